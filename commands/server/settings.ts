import {
  type ActingModerator,
  SERVER_CHOICE_KEYS,
  SERVER_CHOICES,
  type ServerChoiceKey,
  type ServerSettings,
} from '#table'
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, words } from '#text'
import { button, buttonRows, channelSelect, type Post, post, type Row, roleSelect, select } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { parseClockValue } from '../lobby/pace.ts'
import { SERVER_PAGES, type ServerPage, type ServerSettingName } from '../plain-codecs.ts'
import { isReply, type OptionalTableContext, type Reply, reply } from '../reply.ts'
import { moderatorCommand, moderatorWhoPressed } from './who-moderates.ts'

/** Shows what holds in the server, to be changed. */
export const serverSettingsCommand = moderatorCommand('settings', async (service, where, caller) =>
  reply(settingsPost(await service.servers.settings(where.guildId), 'limits', where.by, caller.language)),
)

export async function pressServerSettingsPage(
  { service, caller }: OptionalTableContext,
  { by, what }: ComponentPress<'serverpage'>,
): Promise<Reply> {
  const where = moderatorWhoPressed(caller, by)
  if (isReply(where)) return where
  return reply(settingsPost(await service.servers.settings(where.guildId), what, by, caller.language))
}

/** Changes one setting: what a select says. */
export async function pressServerSetting(
  { service, caller, values }: OptionalTableContext,
  { by, what }: ComponentPress<'serverset'>,
): Promise<Reply> {
  const where = moderatorWhoPressed(caller, by)
  if (isReply(where)) return where
  const page = pageOf(what)
  const changed = changeOf(what, values, where)
  const { servers } = service
  const now = changed === null ? await servers.settings(where.guildId) : await servers.save(where, changed)
  return reply(settingsPost(now, page, by, caller.language))
}

function pageOf(what: ServerSettingName): ServerPage {
  if (what === 'channels' || what === 'opener') return 'limits'
  return what === 'puzzles' ? 'defaults' : SERVER_CHOICES[what].part
}

const ID = /^\d{15,20}$/

/** What a select chose; null where that is no value of the setting. */
function changeOf(
  what: ServerSettingName,
  values: readonly string[],
  { guildId }: ActingModerator,
): Partial<ServerSettings> | null {
  if (what === 'channels') return values.every((one) => ID.test(one)) ? { channels: values } : null
  const [value, ...more] = values
  if (more.length > 0) return null
  if (what === 'puzzles') return value === undefined || ID.test(value) ? { puzzles: value ?? null } : null
  if (what === 'opener') {
    // The role that everybody has is called as the server is.
    if (value === undefined || value === guildId) return { opener: null }
    return ID.test(value) ? { opener: value } : null
  }
  const known = SERVER_CHOICES[what].of.find((one) => one === value)
  return known === undefined ? null : { [what]: known }
}

function settingsPost(set: ServerSettings, page: ServerPage, by: string, language: Language): Post {
  const { server } = words(language)
  const { channels, opener, puzzles } = set
  return post([
    `### ${EMOJI.settings} ${server.title}`,
    `**${server.pages[page]}**`,
    ...(page === 'limits'
      ? [
          server.channels(channels.map((id) => `<#${id}>`)),
          channelSelect(setting('channels', by), server.chooseChannels, channels),
          server.opener(opener === null ? null : `<@&${opener}>`),
          roleSelect(setting('opener', by), server.chooseOpener, opener === null ? [] : [opener]),
        ]
      : [
          server.puzzles(puzzles === null ? null : `<#${puzzles}>`),
          channelSelect(setting('puzzles', by), server.choosePuzzles, puzzles === null ? [] : [puzzles], 1),
        ]),
    ...SERVER_CHOICE_KEYS.filter((key) => SERVER_CHOICES[key].part === page).map((key) =>
      choiceSelect(key, set[key], by, language),
    ),
    ...buttonRows(
      SERVER_PAGES.filter((one) => one !== page).map((one) =>
        button(pressOn(null, { verb: 'serverpage', by, what: one }), server.pages[one]),
      ),
    ),
    `-# ${server.about}`,
  ])
}

const setting = (what: ServerSettingName, by: string) => pressOn(null, { verb: 'serverset', by, what })

function choiceSelect(key: ServerChoiceKey, chosen: string, by: string, language: Language): Row {
  const { server, phrases } = words(language)
  return select(
    setting(key, by),
    server.choices[key],
    SERVER_CHOICES[key].of.map((value) => ({
      value,
      label: phrases.labelled(server.choices[key], readableValue(key, value, language)),
      chosen: value === chosen,
    })),
  )
}

/** A value as it is read. */
function readableValue(key: ServerChoiceKey, value: string, language: Language): string {
  const { server, card, names, pace } = words(language)
  switch (key) {
    case 'person':
    case 'tables':
      return value === '0' ? server.unlimited : value
    case 'computers':
      return value
    case 'where':
      return card.where[value === 'here' ? 'here' : 'thread']
    case 'edition':
      return names.edition[value === 'online' ? 'online' : 'rulebook'].name
    case 'pace': {
      const clock = parseClockValue(value)
      return clock === undefined ? value : pace.clock(clock)
    }
    case 'roles':
    case 'hints':
      return server.hints[value === 'on' ? 'on' : 'off']
    case 'language': {
      const own = LANGUAGES.find((one) => one === value)
      return own === undefined ? server.asDiscord : LANGUAGE_NAMES[own]
    }
  }
}

import {
  ADVICE_KINDS,
  isPlayedAlone,
  mayRecommend,
  type PersonSettings,
  type PublicTable,
  type TableService,
} from '#table'
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, languageOf, words } from '#text'
import { button, buttonRows, type Option, type Post, post, select } from './components.ts'
import { type ComponentPress, NO_TABLE } from './custom-id.ts'
import { seatOfPerson } from './looks/view.ts'
import { requestAction } from './outcome.ts'
import { accentOf, asQuote } from './panel.ts'
import { type Caller, type Reply, reply } from './reply.ts'
import { mayReach } from './rights.ts'
import { type Subcommand, textOption } from './subcommand.ts'
import { inOwnLanguage, tableLanguage } from './table-language.ts'
import { tableRefusalLine } from './table-text.ts'
import { daysFor } from './turn-notices/away.ts'
import { pressTurnNotices, setTyped } from './turn-notices/settings.ts'
import { zonesFor } from './turn-notices/zones.ts'
import type { VerbWithArguments } from './verbs.ts'

/**
 * Shows the caller's settings, and the language of the table here to those who sit there; takes the caller's time zone, and
 * until when they are away.
 */
export const settingsCommand: Subcommand = {
  name: 'settings',
  options: [textOption('zone', { autocomplete: true }), textOption('away', { autocomplete: true })],
  run: async (service, caller, { zone, away }) =>
    typeof zone === 'string' || typeof away === 'string'
      ? setTyped(service, caller, {
          zone: typeof zone === 'string' ? zone : null,
          away: typeof away === 'string' ? away : null,
        })
      : settingsReply(service, caller, await service.inChannel(caller.channelId)),
  suggest: async (service, caller, typed, option) =>
    option === 'away' ? daysFor(service, caller, typed) : zonesFor(typed),
}

const SETTINGS_VERBS = ['settings', 'setting', 'language', 'tablelanguage', 'tablerecommend', 'turnnotice'] as const
export type SettingsVerb = (typeof SETTINGS_VERBS)[number]

/** Whether a press is about settings, which need no table. */
export const isAboutSettings = (press: ComponentPress): press is ComponentPress<SettingsVerb> =>
  SETTINGS_VERBS.some((verb) => verb === press.verb)

/** Opens the settings, or changes one and shows them again. */
export async function pressSettings(
  service: TableService,
  caller: Caller,
  pressed: ComponentPress<SettingsVerb>,
  values: readonly string[],
): Promise<Reply> {
  const [value] = values
  const found = pressed.table === NO_TABLE ? null : await service.view(pressed.table, pressed.seq)
  const table = found !== null && (await mayReach(service, found, caller)) ? found : null
  const press = table === null ? { ...pressed, table: NO_TABLE, seq: 0 } : pressed
  const language = LANGUAGES.find((one) => one === value)
  switch (press.verb) {
    case 'settings': {
      const { post } = await settingsReply(service, caller, table)
      return { kind: 'ephemeral', post }
    }
    case 'setting':
      await service.saveSettings(caller.person.id, { [press.kind]: press.on })
      break
    case 'turnnotice':
      if (press.what !== 'back') return pressTurnNotices(service, caller, press, values)
      break
    case 'language':
      if (language !== undefined || value === AS_DISCORD) {
        await service.saveSettings(caller.person.id, { language: language ?? null })
        await changeOwnGames(service, await inOwnLanguage(service, caller))
      }
      break
    case 'tablelanguage':
    case 'tablerecommend': {
      const change =
        press.verb === 'tablerecommend' ? { recommendations: press.on } : language === undefined ? null : { language }
      if (table === null || change === null) break
      const outcome = await requestAction(service, caller, table, null, { kind: 'option', change })
      if (outcome.kind === 'gone') return settingsReply(service, caller, null)
      const notice =
        outcome.kind === 'refused' ? tableRefusalLine(outcome.table, outcome.refusal, caller.language) : null
      return settingsReply(service, caller, outcome.table, notice)
    }
  }
  return settingsReply(service, await inOwnLanguage(service, caller), table)
}

/** Games that are played alone speak to the one who plays them. */
async function changeOwnGames(service: TableService, caller: Caller): Promise<void> {
  const { language } = caller
  for (const table of await service.openTablesOf(caller.person.id))
    if (isPlayedAlone(table) && tableLanguage(table) !== language)
      await requestAction(service, caller, table, null, { kind: 'option', change: { language } })
}

async function settingsReply(
  service: TableService,
  caller: Caller,
  table: PublicTable | null,
  notice: string | null = null,
): Promise<Reply> {
  return reply(settingsPost(caller, await service.settings(caller.person.id), table, notice))
}

const AS_DISCORD = 'discord'

/**
 * A person's settings.
 * @param table the one that it was asked for at: who sits there with others can change its language
 */
export function settingsPost(
  { person, language, discordLanguage = language }: Pick<Caller, 'person' | 'language' | 'discordLanguage'>,
  set: PersonSettings,
  table: PublicTable | null,
  notice: string | null = null,
): Post {
  const { settings, advice, recommendations } = words(language)
  const on = (pressed: VerbWithArguments): ComponentPress => ({
    table: table?.id ?? NO_TABLE,
    seq: table?.seq ?? 0,
    ...pressed,
  })
  const own = set.language === null ? null : languageOf(set.language)
  const open = table !== null && (table.phase === 'lobby' || table.phase === 'playing')
  const seated = table !== null && seatOfPerson(table, person.id) !== null
  const spoken = open && seated && !isPlayedAlone(table) ? tableLanguage(table) : null
  const recommendationsOf = (at: PublicTable) => [
    recommendations.option(mayRecommend(at)),
    ...buttonRows([
      button(on({ verb: 'tablerecommend', on: !mayRecommend(at) }), recommendations.switchOption(!mayRecommend(at)), {
        emoji: EMOJI.hint,
      }),
    ]),
  ]
  return post(
    [
      asQuote(notice),
      `### ${EMOJI.settings} ${settings.title}`,
      [
        settings.speaks(LANGUAGE_NAMES[language], own === null),
        settings.hints(set.hints),
        settings.warnings(set.warnings),
        settings.pictures(set.pictures),
      ].join('\n'),
      select(on({ verb: 'language' }), settings.chooseOwn, [
        {
          value: AS_DISCORD,
          label: settings.asDiscord(LANGUAGE_NAMES[discordLanguage]),
          emoji: EMOJI.language,
          chosen: own === null,
        },
        ...languageOptions(own),
      ]),
      ...buttonRows([
        ...ADVICE_KINDS.map((kind) =>
          button(
            on({ verb: 'setting', kind, on: !set[kind] }),
            set[kind] ? advice.switchOff[kind] : advice.switchOn[kind],
            { emoji: kind === 'hints' ? EMOJI.hint : EMOJI.warning },
          ),
        ),
        button(on({ verb: 'setting', kind: 'pictures', on: !set.pictures }), settings.switchPictures(!set.pictures)),
      ]),
      ...buttonRows([
        button(on({ verb: 'turnnotice', what: 'open' }), words(language).turnNotices.open, { emoji: EMOJI.turn }),
      ]),
      `-# ${settings.about} ${settings.forget}`,
      ...(spoken === null
        ? []
        : [
            'rule' as const,
            settings.tableSpeaks(LANGUAGE_NAMES[spoken]),
            select(on({ verb: 'tablelanguage' }), settings.chooseForTable, languageOptions(spoken)),
            ...(table === null ? [] : recommendationsOf(table)),
          ]),
    ],
    { accent: accentOf(null) },
  )
}

const languageOptions = (chosen: string | null): Option[] =>
  LANGUAGES.map((one) => ({
    value: one,
    label: LANGUAGE_NAMES[one],
    emoji: EMOJI.language,
    chosen: one === chosen,
  }))

import {
  hasOnePerson,
  type PersonSettings,
  type PublicTable,
  SWITCHES,
  type Switch,
  type TableOptions,
  type TableService,
  tableAllowsHints,
} from '#table'
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, words } from '#text'
import {
  asQuote,
  button,
  buttonRows,
  type Post,
  type PostPart,
  post,
  SEPARATOR_PART,
  type SelectOption,
  select,
} from './components.ts'
import { type ComponentPress, pressOn } from './custom-id.ts'
import { seatOfPerson } from './looks/view.ts'
import { actAtTableOrPlan } from './outcome.ts'
import { type Caller, type OptionalTableContext, type Reply, reply, typedTextOf } from './reply.ts'
import { type Subcommand, textOption } from './subcommand.ts'
import { callerInOwnLanguage, tableLanguage } from './table-language.ts'
import { refusalLineOfOutcome } from './table-text.ts'
import { suggestReturnDays } from './turn-notices/away.ts'
import { changeTurnNoticeSettings, saveZoneAndAwayOptions } from './turn-notices/settings.ts'
import { suggestZones } from './turn-notices/zones.ts'

/**
 * Shows the caller's settings, and to players the language of the table here; saves a typed time zone and days away.
 */
export const settingsCommand: Subcommand = {
  name: 'settings',
  options: [textOption('zone', { autocomplete: true }), textOption('away', { autocomplete: true })],
  run: async (service, caller, { zone, away }) =>
    typeof zone === 'string' || typeof away === 'string'
      ? saveZoneAndAwayOptions(service, caller, { zone: typedTextOf(zone), away: typedTextOf(away) })
      : settingsReply({ service, caller, table: await service.inChannel(caller.channelId) }),
  suggest: async (service, caller, typed, option) =>
    option === 'away' ? suggestReturnDays(service, caller, typed) : suggestZones(typed),
}

export const pressShowSettings = async (context: OptionalTableContext): Promise<Reply> => ({
  kind: 'ephemeral',
  post: (await settingsReply(context)).post,
})

export async function pressSwitchSetting(
  context: OptionalTableContext,
  { kind, on }: ComponentPress<'setting'>,
): Promise<Reply> {
  await context.service.saveSettings(context.caller.person.id, { [kind]: on })
  return settingsReply(context)
}

/** Settings about turns have a message of their own, which leads back here. */
export const pressTurnNoticeSettings = (
  context: OptionalTableContext,
  press: ComponentPress<'turnnotice'>,
): Promise<Reply> => (press.what === 'back' ? settingsReply(context) : changeTurnNoticeSettings(context, press))

const chosenLanguage = ({ values: [value] }: OptionalTableContext) => LANGUAGES.find((one) => one === value)

export async function pressLanguage(context: OptionalTableContext): Promise<Reply> {
  const { service, caller, values } = context
  const language = chosenLanguage(context)
  if (language === undefined && values[0] !== AS_DISCORD) return settingsReply(context)
  await service.saveSettings(caller.person.id, { language: language ?? null })
  const speaking = await callerInOwnLanguage(service, caller)
  await changeOwnGames(service, speaking)
  return settingsReply({ ...context, caller: speaking })
}

export async function pressTableLanguage(context: OptionalTableContext): Promise<Reply> {
  const language = chosenLanguage(context)
  return language === undefined ? settingsReply(context) : changeTableOptionInSettings(context, { language })
}

/** Changes an option of the table that settings are shown at. */
export async function changeTableOptionInSettings(
  context: OptionalTableContext,
  change: Partial<TableOptions>,
): Promise<Reply> {
  const { caller, table } = context
  if (table === null) return settingsReply(context)
  const outcome = await actAtTableOrPlan({ ...context, table }, { kind: 'option', change })
  if (outcome.kind === 'gone') return settingsReply({ ...context, table: null })
  return settingsReply({ ...context, table: outcome.table }, refusalLineOfOutcome(outcome, caller.language))
}

/** A game alone follows its player's language. */
async function changeOwnGames(service: TableService, caller: Caller): Promise<void> {
  const { language } = caller
  for (const table of await service.openTablesOf(caller.person.id))
    if (hasOnePerson(table) && tableLanguage(table) !== language)
      await actAtTableOrPlan({ service, caller, table }, { kind: 'option', change: { language } })
}

const settingsReply = async (
  { service, caller, table }: Omit<OptionalTableContext, 'values'>,
  notice: string | null = null,
): Promise<Reply> => reply(settingsPost(caller, await service.settingsNow(caller.person.id), table, notice))

const AS_DISCORD = 'discord'

/** What stands on the buttons beside their words. */
const SWITCH_EMOJI: Readonly<Record<Switch, { readonly emoji?: string }>> = {
  hints: { emoji: EMOJI.tip },
  warnings: { emoji: EMOJI.warning },
  pictures: {},
  tomsTies: { emoji: EMOJI.tom },
  listed: {},
}

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
  const { settings } = words(language)
  const own = set.language === null ? null : languageOf(set.language)
  return post([
    asQuote(notice),
    `### ${EMOJI.settings} ${settings.title}`,
    [
      settings.speaks(LANGUAGE_NAMES[language], own === null),
      ...SWITCHES.map((kind) => settings.switches[kind](set[kind]).told),
    ],
    select(pressOn(table, { verb: 'language' }), settings.chooseOwn, [
      {
        value: AS_DISCORD,
        label: settings.asDiscord(LANGUAGE_NAMES[discordLanguage]),
        emoji: EMOJI.language,
        chosen: own === null,
      },
      ...languageOptions(own),
    ]),
    ...buttonRows(
      SWITCHES.map((kind) =>
        button(
          pressOn(table, { verb: 'setting', kind, on: !set[kind] }),
          settings.switches[kind](set[kind]).switched,
          SWITCH_EMOJI[kind],
        ),
      ),
    ),
    ...buttonRows([
      button(pressOn(table, { verb: 'turnnotice', what: 'open' }), words(language).turnNotices.open, {
        emoji: EMOJI.turn,
      }),
    ]),
    `-# ${settings.about} ${settings.forget}`,
    ...(table === null || !mayChange(table, person.id) ? [] : tableParts(table, language)),
  ])
}

/** Whether somebody sits there with others, before the table is over. */
const mayChange = (table: PublicTable, personId: string): boolean =>
  (table.phase === 'lobby' || table.phase === 'playing') &&
  seatOfPerson(table, personId) !== null &&
  !hasOnePerson(table)

/** What can be changed of a table: its language, and whether turns are recommended. */
function tableParts(table: PublicTable, language: Language): PostPart[] {
  const { settings, recommendations } = words(language)
  const spoken = tableLanguage(table)
  const recommends = tableAllowsHints(table)
  return [
    SEPARATOR_PART,
    settings.tableSpeaks(LANGUAGE_NAMES[spoken]),
    select(pressOn(table, { verb: 'tablelanguage' }), settings.chooseForTable, languageOptions(spoken)),
    recommendations.option(recommends),
    ...buttonRows([
      button(pressOn(table, { verb: 'tablerecommend', on: !recommends }), recommendations.switchOption(!recommends), {
        emoji: EMOJI.hint,
      }),
    ]),
  ]
}

const languageOptions = (chosen: string | null): SelectOption[] =>
  LANGUAGES.map((one) => ({
    value: one,
    label: LANGUAGE_NAMES[one],
    emoji: EMOJI.language,
    chosen: one === chosen,
  }))

import { mayRecommend, type PublicTable, paceOf, type TableAction } from '#table'
import { EMOJI, LANGUAGE_NAMES, LANGUAGES, type Language, words } from '#text'
import { lines, type Option, type Post, post, type Row, select } from '../components.ts'
import { requestAction, seatReply } from '../outcome.ts'
import { accentOf, pressOn } from '../panel.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { tableLanguage } from '../table-language.ts'
import { calledLaterLines, heldSeatRows } from './held-seats.ts'
import { paceSelects } from './pace.ts'

/** With how many people a game may start by itself; 0: it does not. */
const START_AT = [0, 2, 3, 4] as const

/** How a table is to be played, in a private message: what was chosen in sentences, and a select for each of it. */
export function lobbySettingsPost(table: PublicTable, language: Language): Post {
  const { lobby, pace, gathering } = words(language)
  return post(
    [
      `### ${EMOJI.settings} ${lobby.chooseOptions}`,
      [optionsLine(table, language), pace.agreed(paceOf(table.options)), gathering.startAt(table.options.startAt ?? 0)]
        .map((line) => `-# ${line}`)
        .join('\n'),
      lines(...calledLaterLines(table, language)),
      optionSelect(table, language),
      ...paceSelects(table, language),
      ...heldSeatRows(table, language),
    ],
    { accent: accentOf(null) },
  )
}

/** Shows that to whoever wants to see or change it; what may not be changed is refused when it is chosen. */
export const pressLobbySettings = ({ table, caller }: PressContext): Reply =>
  reply(lobbySettingsPost(table, caller.language))

/** A press that changes how it is played, or for whom a seat is kept: the channel shows it, and whoever pressed sees this again. */
export async function pressLobbySetting({ service, caller, table }: PressContext, action: TableAction): Promise<Reply> {
  const outcome = await requestAction(service, caller, table, null, action)
  const said = seatReply(caller, outcome)
  return said.kind === 'done' && outcome.kind === 'done' && outcome.table.phase === 'lobby'
    ? { kind: 'done', post: lobbySettingsPost(outcome.table, caller.language) }
    : said
}

/** Sets what was chosen in the select of options. */
export async function pressOption(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const change = readOption(values[0] ?? '')
  if (change === null) return reply(lobbySettingsPost(table, caller.language))
  return pressLobbySetting(context, { kind: 'option', change })
}

/** The edition and what else was chosen, in a line. */
function optionsLine(table: PublicTable, language: Language): string {
  const { lobby, recommendations } = words(language)
  const { edition, beginnerIslands } = table.options
  return [
    lobby.edition(edition),
    lobby.beginnerIslands(beginnerIslands),
    lobby.language(LANGUAGE_NAMES[tableLanguage(table)]),
    ...(mayRecommend(table) ? [recommendations.option(true)] : []),
  ].join(' ')
}

function optionSelect(table: PublicTable, language: Language): Row {
  const { lobby, names, recommendations, gathering } = words(language)
  const { edition, beginnerIslands, startAt = 0 } = table.options
  const options: Option[] = [
    ...(['rulebook', 'online'] as const).map((one) => ({
      value: `edition ${one}`,
      label: names.edition[one].name,
      description: names.edition[one].about,
      emoji: edition === one ? EMOJI.endTurn : EMOJI.rules,
    })),
    ...[false, true].map((on) => ({
      value: `beginnerIslands ${on}`,
      label: lobby.beginnerIslands(on),
      emoji: beginnerIslands === on ? EMOJI.endTurn : EMOJI.island,
    })),
    ...LANGUAGES.map((one) => ({
      value: `language ${one}`,
      label: lobby.language(LANGUAGE_NAMES[one]),
      emoji: tableLanguage(table) === one ? EMOJI.endTurn : EMOJI.language,
    })),
    ...[false, true].map((on) => ({
      value: `recommendations ${on}`,
      label: recommendations.option(on),
      emoji: mayRecommend(table) === on ? EMOJI.endTurn : EMOJI.hint,
    })),
    ...START_AT.map((people) => ({
      value: `startAt ${people}`,
      label: gathering.startAt(people),
      emoji: startAt === people ? EMOJI.endTurn : EMOJI.bonfire,
    })),
  ]
  return select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, options)
}

/** What an option of that select changes. */
function readOption(value: string): Partial<PublicTable['options']> | null {
  switch (value) {
    case 'edition rulebook':
      return { edition: 'rulebook' }
    case 'edition online':
      return { edition: 'online' }
    case 'beginnerIslands true':
      return { beginnerIslands: true }
    case 'beginnerIslands false':
      return { beginnerIslands: false }
    case 'recommendations true':
      return { recommendations: true }
    case 'recommendations false':
      return { recommendations: false }
    default: {
      const startAt = START_AT.find((people) => value === `startAt ${people}`)
      if (startAt !== undefined) return { startAt }
      const language = LANGUAGES.find((one) => value === `language ${one}`)
      return language === undefined ? null : { language }
    }
  }
}

import { type PublicTable, paceOf, type TableAction } from '#table'
import { EMOJI, type Language, words } from '#text'
import { lines, type Post, post, select } from '../components.ts'
import { requestAction, seatReply } from '../outcome.ts'
import { accentOf, pressOn } from '../panel.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { calledLaterLines, heldSeatRows } from './held-seats.ts'
import { optionChoices, optionsLine } from './options.ts'
import { paceSelects } from './pace.ts'

/** How a table is to be played, in a private message: what was chosen in sentences, and a select for each of it. */
export function lobbySettingsPost(table: PublicTable, language: Language): Post {
  const { lobby, pace, gathering } = words(language)
  return post(
    [
      `### ${EMOJI.settings} ${lobby.chooseOptions}`,
      [
        optionsLine(table, language),
        pace.agreed(paceOf(table.options)),
        gathering.startAt(table.options.startAt ?? 0),
      ].map((line) => `-# ${line}`),
      lines(...calledLaterLines(table, language)),
      select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, optionChoices(table, language)),
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
  const chosen = optionChoices(table, caller.language).find(({ value }) => value === values[0])
  if (chosen === undefined) return reply(lobbySettingsPost(table, caller.language))
  return pressLobbySetting(context, { kind: 'option', change: chosen.change })
}

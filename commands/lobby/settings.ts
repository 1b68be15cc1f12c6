import { type PublicTable, paceOf, type TableAction } from '#table'
import { EMOJI, type Language, words } from '#text'
import { lines, type Post, post, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { requestAction, seatReply } from '../outcome.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { calledLaterLines, heldSeatRows } from './held-seats.ts'
import { optionChoices, optionsLine } from './options.ts'
import { paceSelects } from './pace.ts'
import { reliabilityLines } from './reliability.ts'
import { isStartFixed, startTimeLines } from './start-time.ts'

/**
 * A private message with the chosen options in sentences, and a select for each.
 * @param others how the others at the table kept to their games
 */
export function lobbySettingsPost(table: PublicTable, language: Language, others: readonly string[] = []): Post {
  const { lobby, pace, gathering } = words(language)
  const { startAt = 0 } = table.options
  return post([
    `### ${EMOJI.settings} ${lobby.chooseOptions}`,
    [
      optionsLine(table, language),
      pace.agreed(paceOf(table.options)),
      ...(isStartFixed(table) ? startTimeLines(table, [], language) : []),
      ...(isStartFixed(table) && startAt === 0 ? [] : [gathering.startAt(startAt)]),
    ].map((line) => `-# ${line}`),
    lines(...calledLaterLines(table, language)),
    lines(...others),
    select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, optionChoices(table, language)),
    ...paceSelects(table, language),
    ...heldSeatRows(table, language),
  ])
}

/** Shows them to anybody who presses; a choice that is not allowed is refused. */
export const pressLobbySettings = async (context: PressContext): Promise<Reply> => reply(await settingsFor(context))

async function settingsFor({ service, caller, table }: PressContext<PublicTable>): Promise<Post> {
  return lobbySettingsPost(table, caller.language, await reliabilityLines(service, table, caller))
}

/** Changes an option or a kept seat: the channel shows it, and the presser sees these settings again. */
export async function pressLobbySetting(context: PressContext, action: TableAction): Promise<Reply> {
  const outcome = await requestAction(context, action)
  const said = seatReply(context.caller, outcome)
  return said.kind === 'done' && outcome.kind === 'done' && outcome.table.phase === 'lobby'
    ? { kind: 'done', post: await settingsFor({ ...context, table: outcome.table }) }
    : said
}

/** Sets what was chosen in the select of options. */
export async function pressOption(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const chosen = optionChoices(table, caller.language).find(({ value }) => value === values[0])
  if (chosen === undefined) return pressLobbySettings(context)
  return pressLobbySetting(context, { kind: 'option', change: chosen.change })
}

import { type Pace, type PublicTable, paceOf, type TableAction, TIME_ENDINGS } from '#table'
import { EMOJI, type Language, words } from '#text'
import { nonEmptyLines, type Post, post, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { requestAction, seatOutcomeReply } from '../outcome.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { calledLaterLines, heldSeatRows } from './held-seats.ts'
import { optionChoices, optionsLine } from './options.ts'
import { clockOf, paceSelects } from './pace.ts'
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
    nonEmptyLines(...calledLaterLines(table, language)),
    nonEmptyLines(...others),
    select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, optionChoices(table, language)),
    ...paceSelects(table, language),
    ...heldSeatRows(table, language),
  ])
}

/** Shows them to anybody who presses; a choice that is not allowed is refused. */
export const pressShowLobbySettings = async (context: PressContext): Promise<Reply> => reply(await settingsFor(context))

async function settingsFor({ service, caller, table }: PressContext<PublicTable>): Promise<Post> {
  return lobbySettingsPost(table, caller.language, await reliabilityLines(service, table, caller))
}

/** Changes an option or a kept seat: the channel shows it, and the presser sees these settings again. */
export async function pressLobbySettingAction(context: PressContext, action: TableAction): Promise<Reply> {
  const outcome = await requestAction(context, action)
  const said = seatOutcomeReply(context.caller, outcome)
  return said.kind === 'done' && outcome.kind === 'done' && outcome.table.phase === 'lobby'
    ? { kind: 'done', post: await settingsFor({ ...context, table: outcome.table }) }
    : said
}

/** Sets what was chosen in the select of options. */
export async function pressOption(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const chosen = optionChoices(table, caller.language).find(({ value }) => value === values[0])
  if (chosen === undefined) return pressShowLobbySettings(context)
  return pressLobbySettingAction(context, { kind: 'option', change: chosen.change })
}

/** Sets the chosen clock; what happens at its end stays, or becomes the mildest that fits. */
export function pressClock(context: PressContext): Reply | Promise<Reply> {
  const clock = clockOf(context.values[0])
  const before = paceOf(context.table.options)
  const atEnd = before.kind === 'live' ? 'remind' : before.atEnd
  if (clock === undefined) return asItIs(context)
  return changed(context, clock.kind === 'live' ? clock : { ...clock, atEnd })
}

/** Sets what happens when the time is over. */
export function pressTimeEnding(context: PressContext): Reply | Promise<Reply> {
  const before = paceOf(context.table.options)
  const atEnd = TIME_ENDINGS.find((one) => one === context.values[0])
  return before.kind === 'live' || atEnd === undefined ? asItIs(context) : changed(context, { ...before, atEnd })
}

const changed = (context: PressContext, pace: Pace): Promise<Reply> =>
  pressLobbySettingAction(context, { kind: 'option', change: { pace } })

const asItIs = ({ table, caller }: PressContext): Reply => reply(lobbySettingsPost(table, caller.language))

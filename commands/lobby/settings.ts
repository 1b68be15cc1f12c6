import { type Pace, type PublicTable, paceOf, type TableAction, TIME_ENDINGS } from '#table'
import { EMOJI, type Language, words } from '#text'
import { nonEmptyLines, type Post, post, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { actAtTableOrPlan, seatOutcomeReply } from '../outcome.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { friendsNotCalledYetLines, holdSeatRows } from './held-seats.ts'
import { optionsLine, tableOptionChoices } from './options.ts'
import { paceSelects, parseClockValue } from './pace.ts'
import { reliabilityLines } from './reliability.ts'
import { startTimeLines, waitsForStartTime } from './start-time.ts'

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
      ...(waitsForStartTime(table) ? startTimeLines(table, [], language) : []),
      ...(waitsForStartTime(table) && startAt === 0 ? [] : [gathering.startAt(startAt)]),
    ].map((line) => `-# ${line}`),
    nonEmptyLines(...friendsNotCalledYetLines(table, language)),
    nonEmptyLines(...others),
    select(pressOn(table, { verb: 'option' }), lobby.chooseOptions, tableOptionChoices(table, language)),
    ...paceSelects(table, language),
    ...holdSeatRows(table, language),
  ])
}

/** Shows them to anybody who presses; a choice that is not allowed is refused. */
export const pressShowLobbySettings = async (context: PressContext): Promise<Reply> => reply(await settingsFor(context))

async function settingsFor({ service, caller, table }: PressContext<PublicTable>): Promise<Post> {
  return lobbySettingsPost(table, caller.language, await reliabilityLines(service, table, caller))
}

/** Changes an option or a kept seat: the channel shows it, and the presser sees these settings again. */
export async function pressChangeLobbySetting(context: PressContext, action: TableAction): Promise<Reply> {
  const outcome = await actAtTableOrPlan(context, action)
  const said = seatOutcomeReply(context.caller, outcome)
  return said.kind === 'done' && outcome.kind === 'done' && outcome.table.phase === 'lobby'
    ? { kind: 'done', post: await settingsFor({ ...context, table: outcome.table }) }
    : said
}

/** Sets what was chosen in the select of options. */
export async function pressOption(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const chosen = tableOptionChoices(table, caller.language).find(({ value }) => value === values[0])
  if (chosen === undefined) return pressShowLobbySettings(context)
  return pressChangeLobbySetting(context, { kind: 'option', change: chosen.change })
}

/** Sets the chosen clock; what happens at its end stays, or becomes the mildest that fits. */
export function pressClock(context: PressContext): Reply | Promise<Reply> {
  const clock = parseClockValue(context.values[0])
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
  pressChangeLobbySetting(context, { kind: 'option', change: { pace } })

const asItIs = ({ table, caller }: PressContext): Reply => reply(lobbySettingsPost(table, caller.language))

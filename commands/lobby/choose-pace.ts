import { type Pace, paceOf, TIME_ENDINGS } from '#table'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { clockOf } from './pace.ts'
import { lobbySettingsPost, pressLobbySetting } from './settings.ts'

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
  pressLobbySetting(context, { kind: 'option', change: { pace } })

const asItIs = ({ table, caller }: PressContext): Reply => reply(lobbySettingsPost(table, caller.language))

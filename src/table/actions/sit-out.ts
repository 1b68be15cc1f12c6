import { cityOf } from '#engine'
import { serializeEvents } from '../state/event-json.ts'
import { actingSeat, letSitOut, undoFloor } from '../state/game.ts'
import {
  type Actor,
  accepted,
  type PendingEntries,
  refused,
  type Validation,
  type ValidationContext,
  withEntry,
} from './draft.ts'
import { whyNotEmpty } from './validate-computers.ts'

/**
 * Lets an empty seat take no more turns. If it is the seat's turn, what can be taken back of that turn is taken back first.
 * @param before what is to be kept before that
 * @param actor who wants it; null for the table itself
 */
export function sitOut(before: PendingEntries, actor: Actor | null, seat: number, now: ValidationContext): Validation {
  let draft = before
  const { game } = draft.state
  const notEmpty = whyNotEmpty(draft.state, seat)
  if (game === null) return refused({ code: 'notStarted' })
  if (notEmpty !== null) return refused(notEmpty)
  if (cityOf(game.settled, seat).status !== 'playing') return refused({ code: 'satOut' })
  const floor = undoFloor(game)
  if (actingSeat(game) === seat && game.openChoices.some((move) => move.seq > floor))
    draft = withEntry(draft, { type: 'undone', at: now.at, to: floor }, actor, now)
  const place = { seq: draft.state.seq + 1, at: new Date(now.at) }
  const { events } = letSitOut(draft.state.game ?? game, place, seat)
  return accepted({
    ...withEntry(draft, { type: 'satOut', at: now.at, seat, told: serializeEvents(events) }, actor, now),
    events,
  })
}

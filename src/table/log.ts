import type { GameEvent } from '#engine'
import type { Kept } from './entries.ts'
import { endsTurn, readTold } from './told.ts'
import type { Closing } from './view.ts'

/** One paragraph of a table's log; an empty name is a former player's. Turns that are still open are not in it. */
export type Logged =
  | {
      readonly kind: 'turn'
      /** Of the turn's last entry. */
      readonly seq: number
      readonly at: Date
      readonly seat: number
      readonly name: string
      readonly events: readonly GameEvent[]
    }
  | {
      readonly kind: 'opened' | 'joined' | 'left'
      readonly seq: number
      readonly at: Date
      readonly name: string
    }
  | { readonly kind: 'started' | 'frozen'; readonly seq: number; readonly at: Date }
  | { readonly kind: 'tookOver'; readonly seq: number; readonly at: Date; readonly seat: number; readonly name: string }
  | {
      readonly kind: 'satOut'
      readonly seq: number
      readonly at: Date
      readonly seat: number
      readonly name: string
      readonly events: readonly GameEvent[]
    }
  | { readonly kind: 'rules'; readonly seq: number; readonly at: Date; readonly number: number }
  | {
      readonly kind: 'closed'
      readonly seq: number
      readonly at: Date
      readonly why: Closing
    }

/**
 * Everything told so far, as it was told when it happened: it needs no rules, so it outlives them.
 * @param entries all of a table's, from the first
 */
export function logOf(entries: readonly Kept[]): Logged[] {
  const log: Logged[] = []
  /** Who sits, or sat last, on which seat. */
  let seats: { id: string; name: string }[] = []
  let started = false
  let line: { seq: number; seat: number; events: GameEvent[] }[] = []
  /** Those of the turn before, with which the log ends then: a choice made for Tom can be taken back after his turn. */
  let closed: typeof line = []
  const name = (seat: number): string => seats[seat]?.name ?? ''
  const closeTurn = (seq: number, at: Date): void => {
    const [first] = line
    if (first !== undefined) {
      const events = line.flatMap((move) => move.events)
      log.push({ kind: 'turn', seq, at, seat: first.seat, name: name(first.seat), events })
    }
    closed = line
    line = []
  }
  for (const { seq, entry } of entries) {
    const at = new Date(entry.at)
    switch (entry.type) {
      case 'opened':
        seats = [entry.host]
        log.push({ kind: 'opened', seq, at, name: entry.host.name })
        break
      case 'joined':
        seats.push(entry.person)
        log.push({ kind: 'joined', seq, at, name: entry.person.name })
        break
      case 'left':
        log.push({ kind: 'left', seq, at, name: seats.find((seat) => seat.id === entry.person)?.name ?? '' })
        if (!started) seats = seats.filter((seat) => seat.id !== entry.person)
        break
      case 'option':
      case 'forgotten':
        break
      case 'started':
        started = true
        log.push({ kind: 'started', seq, at })
        break
      case 'choice': {
        const events = readTold(entry.told)
        line.push({ seq, seat: entry.seat, events })
        if (endsTurn(events)) closeTurn(seq, at)
        break
      }
      case 'undone':
        if (closed.some((move) => move.seq > entry.to)) {
          log.pop()
          line = closed
          closed = []
        }
        line = line.filter((move) => move.seq <= entry.to)
        break
      case 'satOut': {
        const events = readTold(entry.told)
        if (endsTurn(events)) closeTurn(seq, at)
        log.push({ kind: 'satOut', seq, at, seat: entry.seat, name: name(entry.seat), events })
        break
      }
      case 'tookOver':
        seats[entry.seat] = entry.person
        log.push({ kind: 'tookOver', seq, at, seat: entry.seat, name: entry.person.name })
        break
      case 'closed':
        log.push({ kind: 'closed', seq, at, why: entry.why })
        break
      case 'rules':
        line = []
        log.push({ kind: 'rules', seq, at, number: entry.number })
        break
      case 'frozen':
        log.push({ kind: 'frozen', seq, at })
        break
    }
  }
  return log
}

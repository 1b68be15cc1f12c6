import { type GameEvent, TOM_SEAT } from '#engine'
import type { PublicTable } from '../state/public-table.ts'
import type { LogItem } from './log.ts'

/** A turn of one seat, from its first event to its last; in a game against Tom with his turn after it. */
export interface LoggedTurn extends Omit<Extract<LogItem, { kind: 'turn' }>, 'name'> {
  /** Seq of the entry with which it began; null where that ended it as well, for nothing was to be decided. */
  readonly began: number | null
  /** Name of the player, empty for a former one; null where only the seat is known. */
  readonly name: string | null
  /** Counted over all seats, Tom's too, from 1. */
  readonly number: number
}

type Ending = Pick<LoggedTurn, 'seq' | 'at' | 'seat' | 'name' | 'computer' | 'planned' | 'tie'>

/** `round`: nobody has two turns in one; from 1, and 0 before the first turn. */
export type LogByTurnsItem = (LoggedTurn | Exclude<LogItem, { kind: 'turn' }>) & { readonly round: number }

/**
 * A log, turn by turn. An entry may end one turn, play the next one to its end because nothing was to be decided in it,
 * and begin a third: each becomes an item of its own, but what has begun and not ended is left out. What was chosen for
 * Tom (R16.7) belongs to the turn after which his card came.
 * @param log all of a table's, oldest first
 * @param table where it happened
 */
export function logByTurns(
  log: readonly LogItem[],
  { seats, solo }: Pick<PublicTable, 'seats' | 'solo'>,
): LogByTurnsItem[] {
  const items: LogByTurnsItem[] = []
  const roundOf = roundsOf(seats.length)
  let round = 0
  let current: Pick<LoggedTurn, 'began' | 'number' | 'events'> = { began: 0, number: 1, events: [] }
  /** What Tom does in it is being asked. */
  let unfinished: Ending | null = null
  const add = (ending: Ending) => {
    round = roundOf(ending.seat)
    items.push({ kind: 'turn', ...ending, ...current, round })
    current = { ...current, began: ending.seq, events: [] }
    unfinished = null
  }
  for (const item of log) {
    if (item.kind !== 'turn' && item.kind !== 'satOut') {
      if (unfinished !== null) add(unfinished)
      if (item.kind === 'started' || item.kind === 'rules') current = { ...current, began: item.seq, events: [] }
      items.push({ ...item, round })
      continue
    }
    const [own = [], ...next] = turnsIn(item.events, solo)
    if (item.kind === 'satOut') items.push({ ...item, events: own, round })
    else {
      current = { ...current, events: [...current.events, ...own] }
      const tomIsAsked = solo && next.length === 0 && !own.some(({ kind }) => kind === 'gameEnded')
      const { kind: _, events: __, ...ending } = item
      unfinished = ending
      if (!tomIsAsked) add(unfinished)
    }
    next.forEach((events, index) => {
      const [first] = events
      if (first?.kind !== 'turnBegan') return
      const ended = index < next.length - 1 || events.some(({ kind }) => kind === 'gameEnded')
      current = { began: ended ? null : item.seq, number: first.turn, events }
      if (ended) add({ seq: item.seq, at: item.at, seat: first.seat, name: null })
    })
  }
  if (unfinished !== null) add(unfinished)
  return items
}

/** Events parted before each that begins a turn; Tom's turn belongs to the one before. */
function turnsIn(events: readonly GameEvent[], solo: boolean): GameEvent[][] {
  const turns: GameEvent[][] = [[]]
  for (const event of events) {
    if (event.kind === 'turnBegan' && !(solo && event.seat === TOM_SEAT)) turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

/** Counts rounds as it is asked about each turn in order: the seat that began, or the next one that plays, begins each. */
function roundsOf(seats: number): (seat: number) => number {
  let first: number | null = null
  let place = seats
  let round = 0
  return (seat) => {
    first ??= seat
    const now = (seat - first + seats) % seats
    if (now <= place) round++
    place = now
    return round
  }
}

import { z } from 'zod'
import { readState, setupSchema } from '#engine'
import { LEVEL_NAMES } from '#players'
import type { TableRowWithoutState } from '../repository.ts'
import { readStoredEvents, storedEventsOf } from './entries.ts'
import { type FinishedTurn, NEW_TURN } from './game.ts'
import { optionsCommonToAllVersions, optionsSchema } from './options.ts'
import type { SeatView } from './seats.ts'
import { type EvolveContext, emptyTableState, type TableState } from './state.ts'

const person = z.object({ id: z.string(), name: z.string() })
const at = z.int()
const turn = z.object({
  seat: z.int(),
  number: z.int().default(0),
  began: z.int().default(0),
  ended: z.int().default(0),
  told: z.array(z.unknown()),
  at,
  planned: z.boolean().default(false),
})

/**
 * A computer player's seat lacks what the others have, so that a version that knows none cannot read the snapshot: it
 * finds the entry of a newer version, and leaves the table alone.
 */
const keptSeat = z.union([
  z.object({
    person: person.nullable(),
    name: z.string(),
    satOut: z.boolean(),
    substituteWanted: z.literal(true).exactOptional(),
  }),
  z.object({ computer: z.enum(LEVEL_NAMES), name: z.string() }),
])

const seatJson = ({ computer, ...seat }: SeatView): z.input<typeof keptSeat> =>
  computer === undefined ? seat : { computer, name: seat.name }

const seatView = (kept: z.output<typeof keptSeat>): SeatView =>
  'computer' in kept ? { person: null, satOut: false, ...kept } : kept

/** A table after a finished turn. It only saves reading the entries before it. */
const snapshotSchema = z.object({
  solo: z.boolean(),
  host: z.string(),
  options: optionsSchema,
  phase: z.enum(['playing', 'finished']),
  seats: z.array(keptSeat),
  at,
  since: at,
  recent: z.array(z.string()),
  thawedSeq: z.int().nullable().default(null),
  game: z.object({
    rules: z.int(),
    setup: setupSchema,
    settled: z.unknown(),
    began: z.int(),
    lastTurn: turn.nullable(),
    /** Those before the last one. */
    earlierTurns: z.array(turn).default([]),
    since: at,
    /** What each seat has spent of its store of time, in ms. */
    spent: z.array(z.int()).exactOptional(),
    missing: z.object({ turns: z.int(), line: z.array(z.int()) }).default({ turns: 0, line: [] }),
  }),
})

const turnJson = ({ events, at, ...place }: FinishedTurn): z.input<typeof turn> => ({
  ...place,
  told: storedEventsOf(events),
  at: at.getTime(),
})

const turnOf = ({ told, at, ...place }: z.output<typeof turn>): FinishedTurn => ({
  ...place,
  events: readStoredEvents(told),
  at: new Date(at),
})

type Snapshot = z.input<typeof snapshotSchema>

/**
 * The parts of a snapshot that every version writes alike. Earlier ones kept of the turns only who took the last one
 * and what happened in it, and not all of the options; what follows from such a snapshot knows no more.
 */
export function comparableSnapshot(snapshot: Snapshot | null): unknown {
  if (snapshot === null) return null
  const { thawedSeq: _, game, ...others } = snapshot
  const rest = { ...others, options: optionsCommonToAllVersions(others.options) }
  const { earlierTurns: __, lastTurn, spent: ___, ...same } = game
  const last = lastTurn === null ? null : { seat: lastTurn.seat, told: lastTurn.told, at: lastTurn.at }
  return { ...rest, game: { ...same, lastTurn: last } }
}

/** Plain JSON of a table right after a turn whose end is final; null at any other moment. */
export function snapshotOf(table: TableState): Snapshot | null {
  const { solo, options, phase, game, recent } = table
  if (game === null || game.unplayable || (phase !== 'playing' && phase !== 'finished')) return null
  if (game.openChoices.length > 0 || game.undoableForTom.length > 0 || table.votes.reopenedSeq !== null) return null
  const { rulesNumber, setup, settled, began, lastTurns, missing, spent } = game
  const last = lastTurns.at(-1)
  return {
    solo,
    host: table.seating.host,
    options,
    phase,
    seats: table.seating.seats.map(seatJson),
    at: table.at.getTime(),
    since: table.since.getTime(),
    recent: [...recent],
    thawedSeq: table.end.thawedSeq,
    game: {
      rules: rulesNumber,
      setup,
      settled,
      began,
      lastTurn: last === undefined ? null : turnJson(last),
      earlierTurns: lastTurns.slice(0, -1).map(turnJson),
      since: game.since.getTime(),
      ...(spent.length === 0 ? {} : { spent: [...spent] }),
      missing: { turns: missing.turns, line: [...missing.line] },
    },
  }
}

/**
 * The table that a snapshot was made of.
 * @throws when the snapshot is not what this version writes, or its state is unsound: then the entries are read
 */
export function restoreSnapshot(
  table: TableRowWithoutState,
  snapshot: { seq: number; state: unknown },
  { rulesOf }: Pick<EvolveContext, 'rulesOf'>,
): TableState {
  const { game: kept, at, since, host, seats, thawedSeq, ...rest } = snapshotSchema.parse(snapshot.state)
  const { rules: rulesNumber, lastTurn, earlierTurns, ...game } = kept
  const rules = rulesOf(game.setup.box)
  const settled = readState(rules, game.settled)
  const empty = emptyTableState(table, new Date(at))
  return {
    ...empty,
    ...rest,
    seating: { ...empty.seating, host, seats: seats.map(seatView) },
    end: { ...empty.end, endSeq: rest.phase === 'finished' ? snapshot.seq : null, thawedSeq },
    seq: snapshot.seq,
    since: new Date(since),
    game: {
      ...game,
      rules,
      rulesNumber,
      settled,
      ...NEW_TURN,
      lastTurns: [...earlierTurns, ...(lastTurn === null ? [] : [lastTurn])].map(turnOf),
      since: new Date(game.since),
      spent: game.spent ?? [],
      unplayable: false,
      over: settled.ended !== null,
    },
  }
}

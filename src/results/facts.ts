import { z } from 'zod'
import {
  ALL_GUARDIAN_COLOURS,
  COMMON_TASKS,
  CRYSTALS,
  cityOf,
  GAIN_SOURCES,
  type GameEvent,
  type GameState,
  GUARDIAN_PLACES,
  gnomeIdSchema,
  type Journal,
  litCount,
  portalCount,
  RULES_EDITIONS,
  type Rules,
  SCORE_LINES,
  type Seat,
  SPACES,
  scoreSheets,
  TOM_SEAT,
  taskAndBonfireCount,
} from '#engine'
import { replayByTurns } from '#players'
import {
  courseOfSeat,
  type EventWithTurn,
  eventsWithTurnNumbers,
  leadsHeldForRound,
  type PointsAfterTurn,
  pointsIfEnded,
  turnOfCountdownStart,
} from './course.ts'
import { turnRaisingExpectationMost } from './decisive.ts'

/** Rises when a game would come to other facts, so that what is kept of earlier games is made anew. */
export const FACTS_VERSION = 2

const points = z.int()
const count = z.int().min(0)
const seatNumber = z.int().min(0).max(3)
/** Counted from 1 over all seats, Tom's too. */
const turnNumber = z.int().min(1)
const task = z.string()
const space = z.literal(SPACES)

const seatFacts = z.object({
  points,
  /** 1 for the best; shared on ties. */
  rank: z.int().min(1).max(4),
  /** R15, line by line; their sum are the points. */
  lines: z.record(z.enum(SCORE_LINES), points),
  /** Of what was gained during the game, points by where they came from. */
  gained: z.partialRecord(z.enum(GAIN_SOURCES), points),
  /** Own turns that ended, those without a choice too. */
  turns: count,
  /** The own turn in which the table let the seat sit out; null for a seat that played to the end. */
  satOut: turnNumber.nullable(),
  /** In the order in which they were lit. */
  bonfires: z.array(z.object({ task, colour: z.enum(CRYSTALS), space, turn: turnNumber })),
  /** Tasks in the city that were never lit. */
  unlit: count,
  gnomes: z.array(gnomeIdSchema),
  guardians: z.array(z.object({ colour: z.enum(ALL_GUARDIAN_COLOURS), place: z.enum(GUARDIAN_PLACES) })),
  portals: count,
  /** Path tiles built; the one that is printed is not counted. */
  path: count,
  /** Fate tiles laid, the first one too. */
  fateTiles: count,
  commonTasks: z.array(z.enum(COMMON_TASKS)),
  /** How often it did what costs action tiles, offerings laid included. */
  did: z.object({
    ships: count,
    offerings: count,
    processions: count,
    greatBonfires: count,
    novices: count,
    discards: count,
  }),
  /** The own turn that raised the points most, with what it did; null of Tom, and of who took no turn. */
  greatest: z
    .object({
      turn: turnNumber,
      points,
      bonfires: z.array(task),
      gnomes: z.array(gnomeIdSchema),
      portals: count,
      commonTasks: z.array(z.enum(COMMON_TASKS)),
    })
    .nullable(),
  /** What the city would have scored after each of its turns, had the game ended there. */
  course: z.array(points),
})

/** What a finished game came to: plain data that can be kept. By seat, Tom's last. */
export const gameFactsSchema = z.object({
  edition: z.enum(RULES_EDITIONS),
  /** R16: null without Tom. A positive handicap is Tom's head start, a negative one the human's. */
  tom: z.object({ handicap: z.int() }).nullable(),
  seats: z.array(seatFacts).min(2).max(4),
  /** Turns of all seats. */
  turns: count,
  /** False where the game began under earlier rules: then all that is counted in turns begins later. */
  whole: z.boolean(),
  ending: z.enum(['countdown', 'nobodyCanMove', 'fourthDeck']),
  /** Whose turn began it, with how many novices, and what each city would have scored then; null when it never began. */
  countdown: z.object({ turn: turnNumber, seat: seatNumber, novices: count, points: z.array(points) }).nullable(),
  /** The winner's turn that raised most what they could expect to end with; null on a shared win, and where none did. */
  decisive: z.object({ turn: turnNumber, seat: seatNumber, points }).nullable(),
  /** Who led alone for a whole round, or at the end, and from which turn on; the first leader first. */
  leads: z.array(z.object({ turn: turnNumber, seat: seatNumber })),
})
export type GameFacts = z.output<typeof gameFactsSchema>
export type SeatFacts = GameFacts['seats'][number]

/**
 * What a finished game came to: its newest segment, played again.
 * @param rules those of the box that it was played with
 * @throws when the journal cannot be played, or stops before the game's end
 */
export function gameFactsOf(rules: Rules, journal: Pick<Journal, 'segments'>): GameFacts {
  const { start, turns } = replayByTurns(rules, journal)
  const end = turns.at(-1)?.after ?? start
  if (end.ended === null) throw new Error('the game is not over')
  const { edition, solo } = end.setup
  const before = pointsIfEnded(rules, start)
  const scored = turns.map((turn) => ({ turn, points: pointsIfEnded(rules, turn.after) }))
  const happenings = eventsWithTurnNumbers(start, turns)
  const sheets = scoreSheets(rules, end)
  const [winner, ...shared] = sheets.filter(({ rank }) => rank === 1)
  return {
    edition,
    tom: solo === null ? null : { handicap: solo.handicap },
    seats: sheets.map(({ seat, total, rank, lines }) => ({
      points: total,
      rank,
      lines,
      ...happenedTo(seat, happenings),
      ...builtBy(end, seat),
      greatest: solo !== null && seat === TOM_SEAT ? null : greatestOf(seat, before[seat] ?? 0, scored, happenings),
      course: courseOfSeat(scored, seat).map((own) => own.points),
    })),
    turns: end.turn.number,
    whole: journal.segments.length === 1,
    ending: end.ended,
    countdown: turnOfCountdownStart(scored),
    decisive: winner === undefined || shared.length > 0 ? null : turnRaisingExpectationMost(rules, turns, winner.seat),
    leads: leadsHeldForRound(scored, end.cities.length),
  }
}

/** What can be seen of a city at the end. */
function builtBy(end: GameState, seat: Seat) {
  const city = cityOf(end, seat)
  return {
    unlit: taskAndBonfireCount(city) - litCount(city),
    gnomes: [...city.gnomes],
    guardians: city.guardians.map(({ colour, place }) => ({ colour, place })),
    portals: portalCount(city),
    path: city.path.length,
    fateTiles: city.fate.placed.length,
    commonTasks: [...city.met],
  }
}

/** What only what happened tells of a seat. */
function happenedTo(seat: Seat, happenings: readonly EventWithTurn[]) {
  const own = happenings.filter(({ event }) => 'seat' in event && event.seat === seat)
  const times = (matches: (event: GameEvent) => boolean) => own.filter(({ event }) => matches(event)).length
  const gained: SeatFacts['gained'] = {}
  for (const { event } of own)
    if (event.kind === 'gained' && event.points !== 0) gained[event.source] = (gained[event.source] ?? 0) + event.points
  return {
    gained,
    turns: times(({ kind }) => kind === 'turnEnded'),
    satOut: own.find(({ event }) => event.kind === 'wentOut' && event.satOut)?.turn ?? null,
    bonfires: own.flatMap(({ turn, event }) =>
      event.kind === 'ignited' ? { task: event.task, colour: event.colour, space: event.space, turn } : [],
    ),
    did: {
      ships: times(({ kind }) => kind === 'shipMoved'),
      offerings: times(({ kind }) => kind === 'offeringLaid'),
      processions: times(({ kind }) => kind === 'processionBegan'),
      greatBonfires: times(({ kind }) => kind === 'bonfireTurned'),
      novices: times(({ kind }) => kind === 'noviceMoved'),
      discards: times(({ kind }) => kind === 'discarded'),
    },
  }
}

/**
 * The first of the own turns that raised a seat's points most.
 * @param began what its city would have scored at the start
 */
function greatestOf(
  seat: Seat,
  began: number,
  turns: readonly PointsAfterTurn[],
  happenings: readonly EventWithTurn[],
): SeatFacts['greatest'] {
  // What is done by itself as a turn begins stands in the turn before, so the own turns are compared with each other.
  const [best] = courseOfSeat(turns, seat)
    .map(({ turn, points }, nth, course) => ({ turn, points: points - (course[nth - 1]?.points ?? began) }))
    .sort((a, b) => b.points - a.points || a.turn - b.turn)
  if (best === undefined) return null
  const own = happenings.flatMap(({ turn, event }) =>
    turn === best.turn && 'seat' in event && event.seat === seat ? event : [],
  )
  return {
    ...best,
    bonfires: own.flatMap((event) => (event.kind === 'ignited' ? event.task : [])),
    gnomes: own.flatMap((event) => (event.kind === 'gnomeJoined' ? event.gnome : [])),
    portals: own.filter(({ kind }) => kind === 'portalPlaced').length,
    commonTasks: own.flatMap((event) => (event.kind === 'commonTaskMet' ? event.task : [])),
  }
}

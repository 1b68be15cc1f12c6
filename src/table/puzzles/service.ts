import { RULES_NUMBER, standardRules } from '#engine'
import type { ActionOutcome, ActionRequest } from '../actions/action.ts'
import { validate } from '../actions/validate.ts'
import type { ServiceContext } from '../service/service-context.ts'
import type { Person } from '../state/seats.ts'
import type { TableForPerson } from '../state/table-for-person.ts'
import { tableForPerson } from '../state/table-views.ts'
import {
  type Attempt,
  countFinishedTries,
  NEW_ATTEMPT,
  nextTry,
  type PuzzleVerdict,
  puzzleDayAndTryOf,
  puzzleTryId,
  readAttempt,
  tableOfAttempt,
  withPress,
} from './attempt.ts'
import { type Puzzle, puzzleDay, puzzleOf } from './puzzles.ts'

/** Somebody's puzzle of a day as it stands for them. */
export interface PuzzleView {
  readonly day: number
  readonly puzzle: Puzzle
  /** The present or last try, as a game at which nobody else sits. */
  readonly table: TableForPerson
  /** Which try it is, from 1. */
  readonly tries: number
  /** How good its turn was; null while that goes on. */
  readonly verdict: PuzzleVerdict | null
  /** The try that found the best turn; null as long as none did. */
  readonly solvedAt: number | null
  /** The best turn was shown before it was found. */
  readonly shown: boolean
  /** The position, before anything is played. */
  readonly start: TableForPerson
}

/** Results of a server's people on a day. */
export interface PuzzleLeaderboard {
  /** Who found the best turn, and at which try: the fewest tries first. */
  readonly solved: readonly { readonly personId: string; readonly tries: number }[]
  /** How many have begun and not solved it. */
  readonly others: number
}

/** Somebody of a server who shared how they fare. */
export interface SharedAttempt {
  readonly personId: string
  /** The tries that it took, or those made so far. */
  readonly tries: number
  /** Whether they found the best turn. */
  readonly solved: boolean
  /** On so many days in a row. */
  readonly streak: number
}

/** How many of a server's people are counted. */
const MOST_ON_BOARD = 500

/** Presses of one try, far more than a turn takes; after them the next try begins. */
const MOST_ENTRIES = 300

/** How often something is tried again when another press was first. */
const ATTEMPTS = 5

/** The puzzles of the days. Every call may throw `StoreUnavailable`. */
export function createPuzzleService(context: ServiceContext) {
  const { puzzles } = context
  const view = (day: number, person: Person, attempt: Attempt): PuzzleView => {
    const seen = (one: Attempt) => viewOf(day, one, person)
    const { verdict, solvedAt, shown } = attempt
    return {
      ...{ day, verdict, solvedAt, shown, tries: attempt.try, puzzle: puzzleOf(day) },
      table: seen(attempt),
      start: seen({ ...attempt, entries: [] }),
    }
  }
  /**
   * Somebody's puzzle of a day.
   * @param where the server where it was asked for, which is kept with the first press; null in direct messages
   */
  const of = async (day: number, person: Person, where: string | null = null): Promise<PuzzleView> => {
    const kept = await puzzles.find(day, person.id)
    if (kept === null) await puzzles.save(day, { personId: person.id, guildId: where, data: NEW_ATTEMPT }, null)
    return view(day, person, readAttempt(day, kept?.data))
  }
  /** On how many days in a row, up to that one, somebody found the best turn; 1 where a later day was solved since. */
  const streak = async (day: number, personId: string): Promise<number> => {
    const { puzzleStreak } = await context.settings.now(personId)
    return puzzleStreak?.day === day ? puzzleStreak.days : 1
  }
  return {
    /** Today's, for everybody (UTC). */
    today: () => puzzleDay(context.now().at),
    /** Whether a day's puzzle can still be played: today's and yesterday's. */
    open: (day: number) => isOpen(context, day),
    of,
    /** The next try, or the best turn is shown. */
    change: async (day: number, person: Person, where: string | null, what: 'again' | 'show'): Promise<PuzzleView> => {
      for (let tried = 0; tried < ATTEMPTS; tried++) {
        const kept = await puzzles.find(day, person.id)
        if (kept === null) break
        const attempt = readAttempt(day, kept.data)
        // Pressed twice, or late: a try that goes on is no reason for another.
        if (attempt.verdict === null) return view(day, person, attempt)
        const after = what === 'again' ? nextTry(attempt) : { ...attempt, shown: attempt.solvedAt === null }
        if (await puzzles.save(day, { ...kept, data: after }, kept)) return view(day, person, after)
      }
      return of(day, person, where)
    },
    /** Whether an id in a press stands for a try at a puzzle, and for no table. */
    isTable: (id: string) => puzzleDayAndTryOf(id) !== null,
    /** The puzzle of a try's table; null for any other table, and for a puzzle that is over. */
    ofTable: async (tableId: string, person: Person): Promise<PuzzleView | null> => {
      const asked = puzzleDayAndTryOf(tableId)
      return asked === null || !isOpen(context, asked.day) ? null : of(asked.day, person)
    },
    board: async (day: number, guildId: string): Promise<PuzzleLeaderboard> => {
      const kept = await puzzles.ofGuild(day, guildId, MOST_ON_BOARD)
      const solved = kept
        .flatMap(({ personId, data }) => {
          const tries = readAttempt(day, data).solvedAt
          return tries === null ? [] : { personId, tries }
        })
        .sort((a, b) => a.tries - b.tries)
      return { solved, others: kept.length - solved.length }
    },
    streak,
    /**
     * Shares with a server how somebody fares: from then on they count there.
     * @returns false where they have not tried it
     */
    share: async (day: number, person: Person, guildId: string): Promise<boolean> => {
      for (;;) {
        const kept = await puzzles.find(day, person.id)
        const attempt = readAttempt(day, kept?.data)
        if (kept === null || countFinishedTries(attempt) === 0) return false
        const days = attempt.solvedAt === null ? 1 : await streak(day, person.id)
        // A day that was solved may be told with the days before it even once a day later is.
        const shared = { streak: Math.max(days, attempt.shared?.streak ?? 1) }
        if (await puzzles.save(day, { ...kept, guildId, data: { ...attempt, shared } }, kept)) return true
      }
    },
    /** All who shared it with the server: first who solved it, the fewest tries first. */
    shared: async (day: number, guildId: string): Promise<SharedAttempt[]> => {
      const kept = await puzzles.ofGuild(day, guildId, MOST_ON_BOARD)
      return kept
        .flatMap(({ personId, data }) => {
          const attempt = readAttempt(day, data)
          const { solvedAt, shared } = attempt
          if (shared === null) return []
          return { personId, solved: solvedAt !== null, tries: solvedAt ?? countFinishedTries(attempt), ...shared }
        })
        .sort(
          (one, other) =>
            Number(other.solved) - Number(one.solved) ||
            one.tries - other.tries ||
            (one.personId < other.personId ? -1 : 1),
        )
    },
  }
}

function isOpen({ now }: ServiceContext, day: number): boolean {
  const today = puzzleDay(now().at)
  return day <= today && day >= today - 1
}

/** Keeps that somebody found the best turn of a day; once, however often it is asked. */
async function keepStreak({ settings }: ServiceContext, personId: string, day: number): Promise<void> {
  const { puzzleStreak: last } = await settings.now(personId)
  // Yesterday's puzzle can be solved after today's.
  if (last !== null && last.day >= day) return
  const days = last?.day === day - 1 ? last.days + 1 : 1
  await settings.save(personId, { puzzleStreak: { day, days } })
}

/** Nothing is hinted at: it is a puzzle. */
const viewOf = (day: number, attempt: Attempt, person: Person): TableForPerson => {
  const table = tableOfAttempt(day, attempt, person)
  return {
    ...tableForPerson(table, person.id, { hints: false, warnings: false }),
    puzzle: { day, tries: attempt.try },
  }
}

/** Carries out a press in a try: choices of its one turn, or taking them back. */
export async function actOnPuzzle(context: ServiceContext, press: ActionRequest): Promise<ActionOutcome> {
  const { person, action, interactionId } = press
  const asked = puzzleDayAndTryOf(press.tableId)
  if (asked === null || !isOpen(context, asked.day)) return { kind: 'gone' }
  const { day } = asked
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const kept = await context.puzzles.find(day, person.id)
    const attempt = readAttempt(day, kept?.data)
    const table = tableOfAttempt(day, attempt, person)
    const seen = viewOf(day, attempt, person)
    if (interactionId !== null && table.recent.includes(interactionId)) return { kind: 'duplicate', table: seen }
    const late = attempt.verdict !== null || press.tableId !== puzzleTryId(day, attempt)
    if (late || (press.seq !== null && press.seq !== table.seq)) return { kind: 'stale', table: seen }
    if (action.kind !== 'choices' && action.kind !== 'undo') return { kind: 'stale', table: seen }
    const verdict = validate(table, press, { ...context.now(), rulesNumber: RULES_NUMBER, newGames: standardRules })
    if ('code' in verdict) return { kind: 'refused', refusal: verdict, table: seen }
    const full = attempt.entries.length > MOST_ENTRIES
    const after = full ? nextTry(attempt) : withPress(day, attempt, verdict)
    const next = { personId: person.id, guildId: kept?.guildId ?? null, data: after }
    if (after.solvedAt !== null && attempt.solvedAt === null) await keepStreak(context, person.id, day)
    if (!(await context.puzzles.save(day, next, kept))) continue
    const now = viewOf(day, after, person)
    return full
      ? { kind: 'stale', table: now }
      : { kind: 'done', table: now, events: verdict.events, seat: table.game?.settled.turn.seat ?? null }
  }
  return { kind: 'gone' }
}

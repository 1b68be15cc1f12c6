import { z } from 'zod'
import { type Choice, parseChoice, play } from '#engine'
import { REASON_SIZES } from '#players'
import type { Draft } from '../actions/draft.ts'
import type { StoredEntry } from '../repository.ts'
import { readableEntries, rowOfEntry } from '../state/entries.ts'
import { evolveRows } from '../state/evolve-rows.ts'
import { currentPosition } from '../state/game.ts'
import { COMPUTER_NAMES, type Person } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
import { positionTable, STANDARD_EVOLVE_CONTEXT } from './position-table.ts'
import { lineKey, type Puzzle, puzzleOf } from './puzzles.ts'

/** How good a turn was: the best one, or how far behind it. */
const VERDICTS = ['best', ...REASON_SIZES] as const
export type PuzzleVerdict = (typeof VERDICTS)[number]

const entry = z.object({
  seq: z.int(),
  type: z.enum(['choice', 'undone']),
  data: z.unknown(),
  id: z.string().nullable(),
})
const attemptSchema = z.object({
  /** Which try it is, from 1. */
  try: z.int().min(1),
  /** The choices of this try, as entries of its table. */
  entries: z.array(entry),
  /** The verdict on this try; null while its turn goes on. */
  verdict: z.enum(VERDICTS).nullable(),
  /** The try that came to the best turn. */
  solvedAt: z.int().nullable(),
  /** The best turn was shown before it was found. */
  shown: z.boolean(),
  /** It was shared with the server, solved or not, with so many days in a row; null as long as it was not. */
  shared: z
    .object({ streak: z.int().min(1) })
    .nullable()
    .default(null),
})
/** Somebody's way through the puzzle of a day. */
export type Attempt = z.infer<typeof attemptSchema>

export const NEW_ATTEMPT: Attempt = { try: 1, entries: [], verdict: null, solvedAt: null, shown: false, shared: null }

/** A kept attempt; one that cannot be read counts as none. */
export function readAttempt(day: number, data: unknown): Attempt {
  const attempt = attemptSchema.safeParse(data).data ?? NEW_ATTEMPT
  // Another version may have had another puzzle that day: then the try begins anew.
  const played = evolveRows(positionOf(day), rowsOf(attempt), STANDARD_EVOLVE_CONTEXT)
  return played.phase === 'frozen' ? { ...attempt, entries: [], verdict: null } : attempt
}

/** The next try, from the position again. */
export const nextTry = (attempt: Attempt): Attempt => ({ ...attempt, try: attempt.try + 1, entries: [], verdict: null })

/** How many tries were played to the end of the turn. */
export const countFinishedTries = (attempt: Attempt): number => attempt.try - (attempt.verdict === null ? 1 : 0)

/** Stands for a try in custom ids: its presses are of no other one. */
export const puzzleTryId = (day: number, attempt: Attempt): string => `puzzle-${day}-${attempt.try}`
const ID = /^puzzle-(\d{1,6})-(\d{1,4})$/
/** The day and the try of such an id; null for the id of a table. */
export function puzzleDayAndTryOf(id: string): { readonly day: number; readonly try: number } | null {
  const [, day, number] = ID.exec(id) ?? []
  return day === undefined ? null : { day: Number(day), try: Number(number) }
}

/** The positions of the last days, without anybody who sits there. */
const positions = new Map<number, TableState>()
function positionOf(day: number): TableState {
  const table = positions.get(day) ?? positionTable(`puzzle-${day}`, puzzleOf(day))
  if (positions.size > 2) positions.clear()
  positions.set(day, table)
  return table
}

/** The table of a try as it stands: a game that nobody else plays. */
export function tableOfAttempt(day: number, attempt: Attempt, person: Person): TableState {
  const start = positionOf(day)
  const seat = start.game === null ? 0 : currentPosition(start.game).turn.seat
  const seats = start.seating.seats.map((seatView, index) =>
    index === seat ? { ...seatView, person, name: person.name } : { ...seatView, name: COMPUTER_NAMES[index] ?? '' },
  )
  const table = { ...start, id: puzzleTryId(day, attempt), seating: { ...start.seating, seats } }
  return evolveRows(table, rowsOf(attempt), STANDARD_EVOLVE_CONTEXT)
}

const rowsOf = ({ entries }: Attempt): StoredEntry[] =>
  entries.map(({ seq, type, data, id }) => ({ seq, type, data, actor: null, interactionId: id, at: new Date(0) }))

/** The attempt after a press that was allowed. */
export function withPress(day: number, attempt: Attempt, { table, entries }: Draft): Attempt {
  const added = entries.flatMap((one) => {
    const { seq, type, data, interactionId = null } = rowOfEntry(one)
    const read = entry.safeParse({ seq, type, data: withoutTold(data), id: interactionId })
    return read.success ? read.data : []
  })
  const after = { ...attempt, entries: [...attempt.entries, ...added] }
  // As long as the turn goes on.
  if (table.game === null || table.game.began === positionOf(day).game?.began) return after
  const verdict = judge(puzzleOf(day), choicesOf(after), table.game.settled)
  const solvedAt = attempt.solvedAt ?? (verdict === 'best' && !attempt.shown ? attempt.try : null)
  return { ...after, verdict, solvedAt }
}

/** Events follow from the choices: only other rules would need them. */
const withoutTold = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'told' in data ? { ...data, told: [] } : data

/** The choices of a try that stand. */
function choicesOf(attempt: Attempt): Choice[] {
  let standing: { seq: number; choice: Choice | null }[] = []
  for (const { seq, entry } of readableEntries(rowsOf(attempt))) {
    if (entry.type === 'undone') standing = standing.filter((one) => one.seq <= entry.to)
    if (entry.type === 'choice') standing.push({ seq, choice: parseChoice(entry.choice) })
  }
  return standing.flatMap(({ choice }) => choice ?? [])
}

/** The verdict on a whole turn. The best position counts, by whichever way it was reached. */
function judge(puzzle: Puzzle, line: readonly Choice[], end: unknown): PuzzleVerdict {
  const key = lineKey(line)
  const best = bestChoicesOfPuzzle(puzzle)
  if (key === lineKey(best)) return 'best'
  const start = positionTable('best', puzzle).game
  if (start !== null) {
    const reached = best.reduce((state, choice) => play(start.rules, state, choice).state, currentPosition(start))
    if (JSON.stringify(reached) === JSON.stringify(end)) return 'best'
  }
  return puzzle.others.find((other) => other.line === key)?.behind ?? puzzle.others.at(-1)?.behind ?? 'some'
}

/** The best turn of a puzzle, payments and end included. */
export const bestChoicesOfPuzzle = ({ best }: Puzzle): Choice[] => best.flatMap((line) => parseChoice(line) ?? [])

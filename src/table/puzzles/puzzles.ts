import { z } from 'zod'
import { type Choice, formatChoice, setupSchema } from '#engine'
import { PARTS, REASON_SIZES } from '#players'
import { DAY_MS } from '#time'
import puzzles from './puzzles.json' with { type: 'json' }

const size = z.enum(REASON_SIZES)

/** A position of a game of computer players in which one turn is clearly the best, as `npm run tool -- find-puzzles` found it. */
const puzzleSchema = z.strictObject({
  setup: setupSchema,
  /** The game up to the turn, in the journal's notation. */
  played: z.array(z.string()),
  /** Somebody who looks only to the turn's end would play another turn. */
  hard: z.boolean(),
  /** The best turn, payments and end included. */
  best: z.array(z.string()).min(1),
  /** The next best ones, as `lineKey` writes them, and how far they are behind. Any other turn is further behind. */
  others: z.array(z.strictObject({ line: z.string(), behind: size })),
  /** Why it is the best, see `Recommendation`. */
  reason: z.strictObject({
    gains: z.array(z.strictObject({ part: z.enum(PARTS), size })),
    costs: z.array(z.strictObject({ part: z.enum(['goods', 'fate', 'time']), size })),
    nearer: z.array(z.string()),
    newTask: z.boolean(),
  }),
})
export type Puzzle = z.infer<typeof puzzleSchema>

let read: readonly Puzzle[] | null = null
/** All puzzles, in the order in which the days come to them. */
export function allPuzzles(): readonly Puzzle[] {
  read ??= z.array(puzzleSchema).min(1).parse(puzzles)
  return read
}

/** The day of a moment, for everybody: days since 1970, UTC. */
export const puzzleDay = (at: number): number => Math.floor(at / DAY_MS)
/** When a day begins. */
export const startOfPuzzleDay = (day: number): Date => new Date(day * DAY_MS)

/** The puzzle of a day. */
export function puzzleOf(day: number): Puzzle {
  const all = allPuzzles()
  const puzzle = all[day % all.length]
  if (puzzle === undefined) throw new Error(`no puzzle on day ${day}`)
  return puzzle
}

/** Choices that do not make it another turn: payments, and what is turned up or given away. */
const BESIDE: readonly Choice['kind'][] = ['pay', 'give', 'discard', 'turnup', 'end']

/** What a turn does, whatever its order and payments. */
export const lineKey = (line: readonly Choice[]): string =>
  line
    .filter(({ kind }) => !BESIDE.includes(kind))
    .map(formatChoice)
    .sort()
    .join(';')

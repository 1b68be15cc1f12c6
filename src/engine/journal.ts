import { z } from 'zod'
import { assertSound, readState } from './assert-sound.ts'
import { readBox } from './components/box.ts'
import { parseChoice } from './notation.ts'
import { play, sitOut } from './play.ts'
import { type Rules, rulesOf, standardRules } from './rules.ts'
import { newGame } from './setup.ts'
import { type GameState, setupSchema } from './state.ts'

/** Rises only when an old journal would play otherwise. */
export const RULES_NUMBER = 2

/** `sitout 2`: not a choice of the game but the table's word that a seat takes no more turns. */
const SIT_OUT = /^sitout ([0-3])$/

/** A game's history: segments under one rules number each, from a setup or a state, one line a choice. */
export const journalSchema = z.strictObject({
  segments: z
    .array(
      z.strictObject({
        rules: z.int().min(1),
        start: z.union([z.strictObject({ setup: setupSchema }), z.strictObject({ state: z.unknown() })]),
        choices: z.array(z.string().max(200)),
      }),
    )
    .min(1),
  /** The box that it was played with; absent for the standard one. */
  box: z.unknown().optional(),
})
export type Journal = z.infer<typeof journalSchema>

/** Reads a line of a journal: a choice in its notation, or `sitout` and a seat. */
export function playJournalLine(rules: Rules, state: GameState, line: string): ReturnType<typeof play> {
  const seat = SIT_OUT.exec(line)?.[1]
  if (seat !== undefined) {
    if (state.cities[Number(seat)]?.status !== 'playing' || state.ended !== null)
      throw new Error(`'${line}': that seat takes no turns`)
    return sitOut(rules, state, Number(seat))
  }
  const choice = parseChoice(line)
  if (choice === null) throw new Error(`'${line}' is not a choice`)
  return play(rules, state, choice)
}

/**
 * Plays a journal's newest segment again.
 * @param json a journal as `journalSchema` describes it
 * @returns the last position, and the rules of the box that it was played with
 * @throws an error that names the segment and line that is broken, and why
 */
export function replayToEnd(json: unknown): { rules: Rules; state: GameState } {
  const parsed = journalSchema.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`journal ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not a journal'}`)
  }
  const journal = parsed.data
  const rules = rulesFor(journal)
  const index = journal.segments.length - 1
  const segment = journal.segments[index]
  if (segment === undefined) throw new Error('journal segments: none')
  if (segment.rules !== RULES_NUMBER)
    throw new Error(`journal segments.${index}: played under rules ${segment.rules}, these are rules ${RULES_NUMBER}`)
  let state =
    'setup' in segment.start ? startOf(rules, segment.start.setup, index) : readState(rules, segment.start.state)
  segment.choices.forEach((line, number) => {
    try {
      state = playJournalLine(rules, state, line).state
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`journal segments.${index}.choices.${number}: ${why}`)
    }
  })
  assertSound(rules, state)
  return { rules, state }
}

function rulesFor({ box }: Journal): Rules {
  if (box === undefined) return standardRules
  const read = readBox(box)
  if (!read.ok) throw new Error(`journal box: ${read.problems[0]}`)
  return rulesOf(read.box)
}

function startOf(rules: Rules, setup: z.infer<typeof setupSchema>, index: number): GameState {
  if (setup.box !== rules.hash)
    throw new Error(`journal segments.${index}.start.setup.box: ${setup.box}, but the journal’s box is ${rules.hash}`)
  return newGame(rules, setup)
}

import type { Choice, ChoiceKind } from '#engine'
import type { Dice } from '#support/dice'

/**
 * How a random player leans: it draws the *kind* of its choice by these weights first and then, evenly, one choice of
 * that kind. Choices drawn evenly would be fate tiles and discards nearly always (there are so many of them), run out
 * of tiles and never see the countdown.
 */
export type Leaning = Readonly<Partial<Record<ChoiceKind, number>>>

/** What is not named weighs 4. */
const EVEN = 4

export const LEANINGS = {
  /** Every kind alike. Such games hardly ignite anything and end when nobody can move. */
  careless: {},
  /** Gathers, keeps its tiles and ignites what it can. It lives longer, but seldom sees the countdown either. */
  keen: {
    ignite: 200,
    novice: 100,
    task: 40,
    offer: 4,
    fate: 24,
    gnome: 12,
    path: 8,
    guardian: 16,
    bonfire: 8,
    ship: 8,
    procession: 2,
    discard: 1,
    turnup: 1,
    decline: 1,
    bonus: 12,
    point: 1,
    pass: 1,
    out: 1,
    end: 12,
  },
} as const satisfies Record<string, Leaning>

/** One of the legal choices: its kind by the leaning, then any of that kind. */
export function randomChoice(dice: Dice, leaning: Leaning, choices: readonly Choice[]): Choice {
  const kinds = [...new Set(choices.map((choice) => choice.kind))]
  const kind = dice.weighted(kinds, (one) => leaning[one] ?? EVEN)
  return dice.pick(choices.filter((choice) => choice.kind === kind))
}

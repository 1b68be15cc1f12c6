import type { ChoiceKind } from '#engine'
import type { Dice } from '#support/dice'
import type { Policy } from '#support/driver'
import { drawTaste, type Effort, greedyChoice, HASTY } from '#support/greedy-player'

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

/** Draws the kind of each choice by a leaning, then any of that kind. */
export const atRandom =
  (dice: Dice, leaning: Leaning = LEANINGS.keen): Policy =>
  (_, choices) => {
    const kinds = [...new Set(choices.map((choice) => choice.kind))]
    const kind = dice.weighted(kinds, (one) => leaning[one] ?? EVEN)
    return dice.pick(choices.filter((choice) => choice.kind === kind))
  }

/** Brings a turn to its end, rather than to prepare for others. */
export const straightOn: Policy = (_, choices) => {
  const choice =
    choices.find(({ kind }) => kind === 'end') ??
    choices.find(({ kind }) => kind !== 'discard' && kind !== 'novice') ??
    choices[0]
  if (choice === undefined) throw new Error('the game is over')
  return choice
}

/** Every seat goes for what its own taste likes. */
export function greedy(dice: Dice, effort: Effort): Policy {
  const tastes = [0, 1, 2, 3].map(() => drawTaste(dice))
  return (state, choices) => {
    const taste = tastes[state.turn.seat]
    return taste === undefined ? dice.pick(choices) : greedyChoice(dice, taste, effort, state, choices)
  }
}

/**
 * How the seats of one random game choose. Half the games are greedy with one random choice in 24, so that the
 * countdown comes; a quarter draws kinds by the keen leaning, a quarter evenly.
 */
export function drawStrategy(dice: Dice): Policy {
  const style = dice.pick(['greedy', 'greedy', 'keen', 'careless'] as const)
  if (style !== 'greedy') return atRandom(dice, LEANINGS[style])
  const own = greedy(dice, HASTY)
  const slip = atRandom(dice)
  return (state, choices) => (dice.oneIn(24) ? slip : own)(state, choices)
}

import { extendChoicesToFillSelect } from '#commands/choice-sequence'
import { legalChoices } from '#engine'
import {
  type Analysis,
  dealt,
  type Part,
  type ReasonSize,
  type Recommendation,
  replayByTurns,
  STYLE_TRAITS,
} from '#players'
import { diceFor } from '#support/dice'
import type { TableServiceOptions } from '#table'

const GAINS: readonly Part[] = ['tasks', 'path', 'banked']
const SIZES_OF: readonly ReasonSize[] = ['much', 'some', 'little']

/** In the place of computer players' thoughts, which change with them: an option of each of three kinds, with reasons in turn. */
export const recommend: NonNullable<TableServiceOptions['recommend']> = async (rules, known) => {
  const state = dealt(diceFor('kept views'), known)
  const kinds = new Set<string | undefined>()
  const lines = extendChoicesToFillSelect(rules, state, legalChoices(rules, state))
    .filter(({ choices: [first] }) => !kinds.has(first?.kind) && kinds.add(first?.kind))
    .slice(-3)
  return lines.map(
    ({ choices }, nth): Recommendation => ({
      choices,
      gains: GAINS.slice(0, nth + 1).map((part) => ({ part, size: SIZES_OF[nth] ?? 'some' })),
      costs: nth === 0 ? [] : [{ part: 'goods', size: 'some' }],
      next: null,
      nearer: rules.box.tasks.slice(0, nth).map(({ id }) => id),
      newTask: nth === 1,
      behind: SIZES_OF[nth] ?? 'some',
    }),
  )
}

/** The same of a game that is over: three of its turns, as if another first choice had been better. */
export const analyse: NonNullable<TableServiceOptions['analyse']> = async (rules, segments) => {
  const { turns } = replayByTurns(rules, { segments })
  const turning = turns.filter((_, nth) => nth % Math.ceil(turns.length / 3) === 5)
  const seats = turns.at(-1)?.after.cities.length ?? 0
  const analysis: Analysis = {
    course: turns.map((_, nth) => ({ turns: nth + 1, points: Array.from({ length: seats }, (_, seat) => nth + seat) })),
    turningPoints: turning.flatMap(({ seat, number, from, choices }) => {
      const [other] = extendChoicesToFillSelect(rules, from, legalChoices(rules, from))
      return other === undefined || choices === null
        ? []
        : [{ seat, number, state: from, played: choices, choices: other.choices, cost: 7 }]
    }),
    styles: Array.from({ length: seats }, (_, seat) => ({
      most: STYLE_TRAITS[seat % STYLE_TRAITS.length] ?? STYLE_TRAITS[0],
      amount: 12,
      least: null,
    })),
  }
  return analysis
}

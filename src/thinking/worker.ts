import { setPriority } from 'node:os'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { rulesOf, standardRules } from '#engine'
import { type Dice, LEVELS, type Recommendation, recommend } from '#players'
import type { Thought } from './thinkers.ts'

/** Of a thinking thread beside the one that answers, and those that draw. */
const PRIORITY = 10
// Elsewhere than on Linux this would be said of the whole process.
if (process.platform === 'linux') setPriority(PRIORITY)

/** Dice that fall alike each time for one turn. */
function diceFor(turn: number): Dice {
  const generator = xoroshiro128plus(turn)
  return { below: (limit) => uniformInt(generator, 0, limit - 1) }
}

/** Thinks about a position; what Piscina calls. */
export default function think({ box, known, seat, level }: Thought): readonly Recommendation[] {
  const rules = box === null ? standardRules : rulesOf(box)
  return recommend(rules, known, seat, LEVELS[level], () => diceFor(known.turn.number))
}

import { setPriority } from 'node:os'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Box, type Rules, rulesOf, standardRules } from '#engine'
import { type Analysis, analyse, chooseTurn, type Dice, LEVELS, recommend } from '#players'
import { type GameFacts, gameFactsOf } from '#results'
import type { EndedGame, Thought, Thoughts } from './thinkers.ts'

/** Of a thinking thread beside the one that answers, and those that draw. */
const PRIORITY = 10
// Elsewhere than on Linux this would be said of the whole process.
if (process.platform === 'linux') setPriority(PRIORITY)

/** Dice that fall alike each time for one turn. */
function diceFor(turn: number): Dice {
  const generator = xoroshiro128plus(turn)
  return { below: (limit) => uniformInt(generator, 0, limit - 1) }
}

const rulesFor = (box: Box | null): Rules => (box === null ? standardRules : rulesOf(box))

/** Thinks about a position; what Piscina calls. */
export default function think({ wanted, box, known, seat, level }: Thought): Thoughts {
  const rules = rulesFor(box)
  const dice = () => diceFor(known.turn.number)
  return wanted === 'turns'
    ? { turns: recommend(rules, known, seat, LEVELS[level], dice), choices: [] }
    : { turns: [], choices: chooseTurn(rules, known, seat, LEVELS[level], dice())[0]?.choices ?? [] }
}

/** Looks back at a game that is over; what Piscina calls by this name. */
export const lookBack = ({ box, segments }: EndedGame): Analysis => analyse(rulesFor(box), { segments }, diceFor)

/** What a game that is over came to; what Piscina calls by this name. */
export const factsOf = ({ box, segments }: EndedGame): GameFacts => gameFactsOf(rulesFor(box), { segments })

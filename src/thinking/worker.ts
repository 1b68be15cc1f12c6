import { setPriority } from 'node:os'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Box, type Choice, type Journal, type Rules, rulesOf, type Seat, standardRules } from '#engine'
import {
  type Analysis,
  analyse,
  chooseTurn,
  type Dice,
  type Known,
  LEVELS,
  type LevelName,
  type Recommendation,
  recommend,
} from '#players'
import { type GameFacts, gameFactsOf } from '#results'

/** What is to be thought about: nothing in it is hidden from the seat. */
interface Thought {
  /** What the game is made of; null for the standard box. */
  readonly box: Box | null
  readonly known: Known
  readonly seat: Seat
  readonly level: LevelName
}

/** A game that is over. */
interface EndedGame {
  readonly box: Box | null
  readonly segments: Journal['segments']
}

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

/** The best turns of a position, with their reasons. Piscina calls this, and what follows, by name. */
export const recommended = ({ box, known, seat, level }: Thought): readonly Recommendation[] =>
  recommend(rulesFor(box), known, seat, LEVELS[level], () => diceFor(known.turn.number))

/** The choices of the best one. */
export const chosen = ({ box, known, seat, level }: Thought): readonly Choice[] =>
  chooseTurn(rulesFor(box), known, seat, LEVELS[level], diceFor(known.turn.number))[0]?.choices ?? []

/** Looks back at a game that is over. */
export const lookBack = ({ box, segments }: EndedGame): Analysis => analyse(rulesFor(box), { segments }, diceFor)

/** What a game that is over came to. */
export const factsOf = ({ box, segments }: EndedGame): GameFacts => gameFactsOf(rulesFor(box), { segments })

/**
 * `npm run tool -- monkey --games 10 --seed 1`: whole games of three people who know only what Discord shows them, over
 * HTTP and the gateway. They press, by a seeded draw, whatever can be pressed on any message they hold, and every
 * answer is judged (see `monkey/game.ts`). Prints one JSON line; ends with status 1 at the first violation, with what
 * was pressed, what was shown, and the journal. `--draw-one-in 10` really draws every tenth picture only.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { playMonkeys } from '#support/monkey/play'
import { newTally, Violation } from '#support/monkey/tally'
import { fail, whole } from '#support/options'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    'draw-one-in': { type: 'string', default: '10' },
  },
})
const games = whole('games', values.games, 1, 100_000)
const drawOneIn = whole('draw-one-in', values['draw-one-in'], 1, 1_000_000)
const tally = newTally()
const began = performance.now()
const ms = () => Math.round(performance.now() - began)
try {
  const pictures = await playMonkeys({ games, seed: values.seed, drawOneIn }, tally)
  console.log(JSON.stringify({ seed: values.seed, games, ...tally, pictures, violations: 0, ms: ms() }))
} catch (error) {
  if (!(error instanceof Violation)) throw error
  const { message, pressed, shown, journal } = error
  console.log(JSON.stringify({ seed: values.seed, ...tally, violations: 1, pressed, shown, journal, ms: ms() }))
  fail(`${message}\npressed: ${pressed}\nshown: ${shown}`)
}

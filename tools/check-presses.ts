/**
 * `npm run tool -- check-presses --games 30 --seed 1 [--people 3]`: two to four people play through messages only and go straight
 * for one thing a turn.
 * Prints one JSON line: for each kind of turn how many there were, the median, the 95th percentile and the most of presses,
 * opening the panel, whatever is asked and *End turn* included.
 * Ends with status 1 when that is over the budget (`BUDGET` in `presses/count.ts`), or when a kind was played fewer than 100
 * times (`--fewest`).
 */
import { parseArgs } from 'node:util'
import { fail, whole } from '#support/options'
import { countPresses, overBudget, spreads } from '#support/presses/count'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '2' },
    fewest: { type: 'string', default: '100' },
  },
})
const games = whole('games', values.games, 1, 10_000)
const people = whole('people', values.people, 2, 4)
const all = spreads(await countPresses(games, values.seed, { people }))
console.log(JSON.stringify({ games, seed: values.seed, people, ...all }))
const over = overBudget(all, whole('fewest', values.fewest, 0, 1_000_000))
if (over.length > 0) fail(over.join('; '))

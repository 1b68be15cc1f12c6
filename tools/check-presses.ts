/**
 * `npm run tool -- check-presses --games 5 --seed 1 [--people 3]`: two to four people play through messages only and go straight for
 * one thing a turn.
 * Prints one JSON line: for each kind of turn how many there were, the median, the 95th percentile and the most of presses,
 * opening the panel and *End turn* included. `asked` is what the council asked when a bonfire was lit, counted apart.
 * Ends with status 1 when a median is over the budget (`BUDGET` in `presses/count.ts`).
 */
import { parseArgs } from 'node:util'
import { fail, whole } from '#support/options'
import { BUDGET, countPresses, spreads } from '#support/presses/count'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '2' },
  },
})
const games = whole('games', values.games, 1, 10_000)
const people = whole('people', values.people, 2, 4)
const all = spreads(await countPresses(games, values.seed, { people }))
console.log(JSON.stringify({ games, seed: values.seed, people, ...all }))
const over = Object.entries(BUDGET).flatMap(([kind, most]) => {
  const median = Object.entries(all).find(([name]) => name === kind)?.[1].median ?? 0
  return median > most ? `${kind} takes ${median} presses, ${most} are allowed` : []
})
if (over.length > 0) fail(over.join('; '))

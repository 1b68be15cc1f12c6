/**
 * `npm run tool -- perft --players 3 --seed 1 --depth 3 [--edition online] [--after 120]`: counts the sequences of choices
 * from the start of a game, or from the position after so many random choices. Prints one JSON line with `nodes`, the
 * counts for depth 0 to `depth`.
 */
import { parseArgs } from 'node:util'
import { RULES_EDITIONS } from '#engine'
import { countNodes } from '#support/count-nodes'
import { member, whole } from '#support/options'
import { samplePosition } from '#support/sample-position'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    depth: { type: 'string', default: '3' },
    edition: { type: 'string', default: 'rulebook' },
    after: { type: 'string', default: '0' },
  },
})
const players = whole('players', values.players, 1, 4)
const depth = whole('depth', values.depth, 0, 20)
const after = whole('after', values.after, 0, 10_000)
const edition = member('edition', values.edition, RULES_EDITIONS)
const nodes = countNodes(samplePosition(values.seed, players, edition, after), depth)
console.log(JSON.stringify({ players, edition, seed: values.seed, after, depth, nodes }))

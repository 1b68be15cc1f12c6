/**
 * `npm run tool -- check-fairness [--level LEVEL] [--positions 1000]`: in so many positions of games of computer players, what
 * is hidden is dealt anew, and the player has to do the same. Exit status 1 when one does not.
 */
import { parseArgs } from 'node:util'
import { LEVEL_NAMES, LEVELS } from '#players'
import { unfairThoughts } from '#support/fairness'
import { member, whole } from '#support/options'

const { values } = parseArgs({
  options: { level: { type: 'string', default: 'expert' }, positions: { type: 'string', default: '1000' } },
})
const level = member('level', values.level, LEVEL_NAMES)
const positions = whole('positions', values.positions, 1, 1_000_000)
const found = unfairThoughts(LEVELS[level], positions)
for (const thought of found) console.log(thought)
console.log(`${level}: ${positions} positions, ${found.length} thought of otherwise.`)
process.exitCode = found.length === 0 ? 0 : 1

/**
 * `npm run tool -- check-hints [--positions 2000] [--series S] [--plays 20000]`: in so many positions of games of computer
 * players, neutral novices lying in half of them, the best hint has to be as good as the best single action, and on a last
 * turn as good as anything that can be done. Exit status 1 when one is not.
 */
import { parseArgs } from 'node:util'
import { checkHints } from '#support/hint-check'
import { hintPositions } from '#support/hint-positions'
import { whole } from '#support/options'

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '2000' },
    series: { type: 'string', default: 'hints' },
    plays: { type: 'string', default: '20000' },
  },
})
const positions = whole('positions', values.positions, 1, 1_000_000)
const plays = whole('plays', values.plays, 1, 100_000_000)
const { wrong, ...counts } = checkHints(hintPositions(values.series), positions, plays)
for (const line of wrong) console.log(line)
console.log(JSON.stringify({ ...counts, wrong: wrong.length }))
process.exitCode = wrong.length === 0 ? 0 : 1

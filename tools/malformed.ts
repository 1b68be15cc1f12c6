/**
 * `npm run tool -- malformed --count 10000 --seed 7`: hands malformed states, journals and boxes to whoever reads them. Each
 * must be refused with the place of the fault, or be good to play with. Prints one JSON line with how many were refused;
 * ends with status 1, and the error, when one was not.
 */
import { parseArgs } from 'node:util'
import { MALFORMED } from '#support/malformed'
import { whole } from '#support/options'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const run = { seed: values.seed, count: whole('count', values.count, 1, 1_000_000) }
const { states, journals, boxes } = MALFORMED
const refused = { states: states(run), journals: journals(run), boxes: boxes(run) }
console.log(JSON.stringify({ ...run, refused }))

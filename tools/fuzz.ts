/**
 * `npm run tool -- fuzz --count 5000 --seed 7`: real interactions, spoilt in every way that a seeded draw finds, sent to the
 * bot through the sandbox's gateway. Each must be answered, in private, and change nothing. Prints one JSON line with
 * how many there were of each kind; ends with status 1 when anything was wrong.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { fuzz } from '#support/fuzz/run'
import { whole } from '#support/options'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
})
const count = whole('count', values.count, 1, 1_000_000)
const broken: string[] = []
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => broken.push(`${event}: ${error instanceof Error ? error.stack : String(error)}`))
const began = performance.now()
try {
  const { spoilt, real, wrong } = await fuzz(count, values.seed)
  const ms = Math.round(performance.now() - began)
  broken.push(...wrong)
  console.log(JSON.stringify({ seed: values.seed, count, real, spoilt, wrong: broken.length, ms }))
} catch (error) {
  broken.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
for (const one of broken.slice(0, 20)) console.error(one)
process.exitCode = broken.length === 0 ? 0 : 1

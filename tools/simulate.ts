import { parseArgs } from 'node:util'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { installClock } from '#support/simulation/clock'
import { installLines } from '#support/simulation/sockets'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    hours: { type: 'string', default: '72' },
    parties: { type: 'string', default: '2' },
    people: { type: 'string', default: '3' },
    bots: { type: 'string', default: '1' },
    kinds: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
installLines()
// A Monday.
const clock = installClock(Date.UTC(2026, 0, 5, 12), diceFor(`chance ${values.seed}`))
const { simulate } = await import('#support/simulation/run')
const report = await simulate(
  clock,
  {
    seed: whole('seed', values.seed, 0, 999_999_999),
    hours: whole('hours', values.hours, 1, 10_000),
    parties: whole('parties', values.parties, 1, 3),
    people: whole('people', values.people, 2, 4),
    bots: whole('bots', values.bots, 1, 4),
    kinds: values.kinds?.split(',').filter((kind) => kind !== '') ?? null,
  },
  (line) => {
    if (values.verbose) console.error(line)
  },
)
console.log(JSON.stringify(report))
process.exit(report.wrong.length === 0 ? 0 : 1)

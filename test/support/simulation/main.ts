import { diceFor } from '#support/dice'
import { installClock } from './clock.ts'
import type { SimulationOptions } from './run.ts'
import { installLines } from './sockets.ts'

/**
 * Runs one seed, in a process of its own: `node run.mjs test/support/simulation/main.ts OPTIONS [tell]`, those as JSON.
 * Prints the report as a line of JSON; with `tell`, to stderr, what happens.
 */
const options: SimulationOptions = JSON.parse(process.argv[2] ?? '')
installLines()
// A Monday.
const clock = installClock(Date.UTC(2026, 0, 5, 12), diceFor(`chance ${options.seed}`))
const say = process.argv[3] === 'tell' ? (line: string) => console.error(line) : () => undefined
const { simulate } = await import('./run.ts')
console.log(JSON.stringify(await simulate(clock, options, say)))
// A dead bot may hold on to something.
process.exit()

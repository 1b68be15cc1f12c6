import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { RUN } from '#support/run'
import type { SimulationOptions } from '#support/simulation/run'

const Report = z.object({
  wrong: z.array(z.string()),
  hash: z.string(),
  presses: z.int(),
  deaths: z.record(z.string(), z.int()),
})

/** Runs a seed in a process of its own, as `npm run tool -- simulate` does once all is compiled. */
async function simulated(seed: number, hours: number, parties = 1, bots = 1): Promise<z.infer<typeof Report>> {
  const options: SimulationOptions = { seed, hours, parties, people: 3, bots, kinds: null }
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--enable-source-maps', RUN, 'test/support/simulation/main.ts'],
    JSON.stringify(options),
  ])
  return Report.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

it('of one seed the whole bot does the same to the last request, of another something else, and no invariant falls', async () => {
  const [first, again, other] = await Promise.all([simulated(7, 1), simulated(7, 1), simulated(8, 1)])
  expect([...first.wrong, ...other.wrong]).toEqual([])
  expect(first.presses).toBeGreaterThan(10)
  expect(again).toEqual(first)
  expect(other.hash).not.toBe(first.hash)
})

it('one bot and two on one file come through hours of people and faults, and no invariant falls', async () => {
  const runs = await Promise.all([simulated(103, 1), simulated(117, 1, 1, 2)])
  expect(runs.flatMap(({ wrong }) => wrong)).toEqual([])
  for (const { presses } of runs) expect(presses).toBeGreaterThan(10)
})

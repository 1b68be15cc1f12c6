import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT } from '#support/run'

const Report = z.object({
  wrong: z.array(z.string()),
  hash: z.string(),
  presses: z.int(),
  deaths: z.record(z.string(), z.int()),
})

/** Runs a seed as `npm run tool -- simulate` does. */
async function simulated(seed: number, hours: number, parties = 1): Promise<z.infer<typeof Report>> {
  const size = ['--hours', `${hours}`, '--parties', `${parties}`, '--people', '3']
  const args = ['--seed', `${seed}`, ...size, '--shrink', '0']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tools/index.ts', 'simulate', ...args],
    { cwd: PROJECT },
  ).catch((error: { readonly stdout: string }) => error)
  return Report.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

it('of one seed the whole bot does the same to the last request, of another something else, and no invariant falls', async () => {
  const [first, again, other] = await Promise.all([simulated(7, 2), simulated(7, 2), simulated(8, 2)])
  expect([...first.wrong, ...other.wrong]).toEqual([])
  expect(first.presses).toBeGreaterThan(10)
  expect(again).toEqual(first)
  expect(other.hash).not.toBe(first.hash)
}, 60_000)

it('seeds with which something fell before find nothing', async () => {
  const runs = await Promise.all([simulated(51, 2, 2), simulated(103, 7, 2)])
  expect(runs.flatMap(({ wrong }) => wrong)).toEqual([])
  for (const { presses } of runs) expect(presses).toBeGreaterThan(10)
}, 60_000)

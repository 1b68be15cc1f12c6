import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chaos } from '#support/chaos/run'

it('loses nothing and doubles nothing while the bot is killed and Discord misbehaves (npm run tool -- chaos, in small)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const said: string[] = []
  const report = await chaos({
    games: 2,
    seed: 1,
    processes: 1,
    databaseUrl: `file:${join(folder, 'bonfire.db')}`,
    kills: 2,
    killsBeforeAnswer: 0,
    faults: 0,
    presses: 6,
    // Two kills take seconds, on a slow machine minutes.
    minutes: 10,
    say: (line) => said.push(line),
  })
  expect(report.wrong, said.join('\n')).toEqual([])
  expect(report).toMatchObject({ lost: 0, doubled: 0 })
  await rm(folder, { recursive: true, force: true })
})

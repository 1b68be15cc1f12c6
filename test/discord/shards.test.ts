import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { shardOf } from '#sandbox/world/snowflake'
import { startBotProcess } from '#support/bot-process'
import { IN_CHANNELS } from '#support/in-channels'
import { ADA, CAMPFIRE, type } from './playground.ts'

it('of two processes with a shard each only the one whose server it is hears a command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const sandbox = await startSandbox(IN_CHANNELS)
  const start = (shard: number) =>
    startBotProcess({
      token: sandbox.token,
      apiUrl: sandbox.apiUrl,
      // What each keeps does not matter here; an SQLite file is for one bot.
      databaseUrl: `file:${join(folder, `${shard}.db`)}`,
      env: { SHARDS: String(shard), SHARD_COUNT: '2' },
    })
  const bots = await Promise.all([start(0), start(1)])
  const ada = await connectPerson(sandbox.url, ADA)
  onTestFinished(async () => {
    await Promise.all(bots.map((bot) => bot.kill()))
    await ada.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  expect((await type(ada, CAMPFIRE, 'new')).state).toBe('answered')
  const heard = await Promise.all(
    bots.map(async ({ healthUrl }) => {
      const text = await (await fetch(`${healthUrl}/metrics`)).text()
      return text.includes('bonfire_interactions_total{kind="command"} 1')
    }),
  )
  expect(heard).toEqual([0, 1].map((shard) => shard === shardOf(sandbox.guildId, 2)))
})

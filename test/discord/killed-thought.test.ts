import { copyFileSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { startBotProcess } from '#support/bot-process'
import { IN_CHANNELS } from '#support/in-channels'
import { createTableService, type TableServiceOptions } from '#table'
import { startThinkers } from '#thinking'
import { choicesNow, likely } from '../table/sitting.ts'
import { CAMPFIRE, NOOR, type } from './playground.ts'

const serviceOn = (store: Store, parts: Partial<TableServiceOptions> = {}) =>
  createTableService(store.tables, { ...store, now: () => new Date(), seed: () => '0'.repeat(32), ...parts })

/** The choices at a table, without their times. */
const choicesOf = async ({ tables }: Store, tableId: string) =>
  (await tables.entries(tableId)).flatMap(({ seq, actor, type: kind, data }) =>
    kind === 'choice' ? { seq, actor, data: JSON.stringify(data).replace(/"at":\d+/, '') } : [],
  )

/** Waits until a computer player is to act, or none is any more. */
async function until(due: boolean, { tables }: Store): Promise<void> {
  while ((await tables.computersDue(null, 1)).length > 0 !== due) await sleep(5)
}

/**
 * A run of its own, `KILLED_THOUGHT=1 npx vitest run test/discord/killed-thought.test.ts`: on a busy machine the players may
 * be done before this process looks, and then it waits in vain. What it asks is asked of the service in the suite.
 */
it.runIf(process.env.KILLED_THOUGHT !== undefined)(
  'a bot that is killed while computer players think lets them think again, and they come to the same',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bonfire-killed-'))
    const [file, copy] = [join(folder, 'one.db'), join(folder, 'other.db')]
    const sandbox = await startSandbox(IN_CHANNELS)
    const start = () => startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: `file:${file}` })
    const noor = await connectPerson(sandbox.url, NOOR, { patienceMs: 5000 })
    const thinkers = startThinkers({ workers: 1 })
    const first = await start()
    const store = await openStore(`file:${file}`)
    onTestFinished(async () => {
      await first.kill()
      await noor.close()
      await sandbox.close()
      await thinkers.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    })
    await type(noor, CAMPFIRE, 'solo', { opponent: 'expert', opponents: 3 })
    await until(false, store)
    const service = serviceOn(store)
    const [{ id = '', channelId = '' } = {}] = await service.openTablesOf(NOOR, 1)
    for (let table = await viewAsActor(service, id); table !== null; table = await viewAsActor(service, id)) {
      if (choicesNow(table).some(({ kind }) => kind === 'end')) break
      const person = { id: NOOR, name: 'Noor' }
      const action = { kind: 'choices', choices: [likely(table)] } as const
      await service.act({ tableId: id, seq: table.seq, person, moderator: false, interactionId: null, action })
    }
    // With this the bot meets what another process has kept.
    await type(noor, channelId, 'join')
    void type(noor, channelId, 'end').catch(() => undefined)
    await until(true, store)
    await first.kill()
    // Nothing of the turn that was being thought of is there.
    const before = await choicesOf(store, id)
    expect(await store.tables.computersDue(null, 1)).toEqual([id])
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end)

    const second = await start()
    onTestFinished(second.kill)
    const other = await openStore(`file:${copy}`)
    onTestFinished(other.close)
    const elsewhere = serviceOn(other, { chooseTurn: thinkers.chooseTurn })
    await elsewhere.playComputers()
    await elsewhere.computersPlayed(id)
    await elsewhere.idle()
    await until(false, store)
    const after = (await choicesOf(store, id)).slice(before.length)
    expect(after.length).toBeGreaterThan(0)
    expect(after.every(({ actor }) => actor === null)).toBe(true)
    expect((await choicesOf(other, id)).slice(before.length)).toEqual(after)
  },
)

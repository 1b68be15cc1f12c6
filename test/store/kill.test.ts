import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { openStore } from '#store'
import { eventually } from '#support/eventually'
import { RUN } from '#support/run'
import { onBothDatabases } from './databases.ts'

onBothDatabases('a writer that is killed', (freshDatabase) => {
  it('loses nothing that was acknowledged, and leaves nothing half done', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [])
    let from = 1
    for (const acknowledgements of [1, 40]) {
      const acknowledged = await killAfter(acknowledgements, database.url, from)
      // A server may carry out what the writer sent last while it is looked at.
      from = await eventually(async () => {
        const entries = await store.tables.entries('t')
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
        expect(entries.map(({ data }) => data)).toEqual(entries.map(({ seq }) => ({ seq })))
        expect(entries.length).toBeGreaterThanOrEqual(acknowledged)
        // Who sits there was written with the last third entry, in one transaction with it.
        const seated = entries.length - (entries.length % 3)
        if (seated > 0) expect(await store.tables.openTablesOf(`person ${seated}`, 9)).toHaveLength(1)
        return entries.length + 1
      })
    }
    await store.close()
    await database.drop()
  })
})

/** Starts a writer and kills it once it has said so many; returns the last seq that it said. */
async function killAfter(acknowledgements: number, url: string, from: number): Promise<number> {
  const writer = spawn(process.execPath, [RUN, 'test/support/processes/writer.ts', url, 't', String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.split('\n').length > acknowledgements) writer.kill('SIGKILL')
  })
  const [, signal] = await once(writer, 'close')
  expect(signal).toBe('SIGKILL')
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))
}

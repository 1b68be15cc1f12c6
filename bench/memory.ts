/**
 * `npm run bench -- memory [--pictures 3000] [--tables 40] [--workers 2] [--database postgresql://…]`: how much memory
 * the bot takes, in MB, once it is up and has done its first chores (`startMB`), and when people have looked at so many pictures
 * (`endMB`): tables are played, and after each turn somebody opens every view of every table. The sandbox, the bot, which is
 * started as `npm run bot` starts it, and the people are processes of their own.
 *
 * It is resident memory (RSS), as `ps` and `/metrics` tell it and as a small machine has to have it. What other processes
 * share of it, nothing on a machine of its own, is counted. Garbage is not collected first: it takes room, too.
 *
 * Ends with status 1 when it is more than 240 MB before the first picture, or more than 500 MB at the end.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { APIMessage } from 'discord-api-types/v10'
import { z } from 'zod'
import { connectPerson } from '#sandbox/person'
import { startBotProcess } from '#support/bot-process'
import { diceFor } from '#support/dice'
import { whole } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { liveIn, looksAt } from './load/looks.ts'
import { inFlight, prepare, pressAll } from './load/pace.ts'
import { type SeatedTable, seatTable } from './load/seats.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pictures: { type: 'string', default: '3000' },
    tables: { type: 'string', default: '40' },
    workers: { type: 'string', default: '2' },
    database: { type: 'string' },
  },
})
const PICTURES = whole('pictures', values.pictures, 1, 1_000_000)
const TABLES = whole('tables', values.tables, 1, 1000)
const WORKERS = whole('workers', values.workers, 1, 9)
const [MOST_AT_START, MOST_AT_END] = [240, 500]
/** What the bot does once it is up: catching up, closing lobbies. In ms. */
const CHORES_MS = 3000
const AT_ONCE = 6
const TOLD_EVERY = 500
const CAMPFIRE = '802000000000000001'
const [ANN, BEN, WATCHER] = ['801000000000000001', '801000000000000002', '801000000000000003'] as const
/** As the image and the unit have it (hosting). */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
const MANY = {
  MAX_TABLES_PER_PERSON: '9999',
  MAX_TABLES_PER_SERVER: '9999',
  MAX_NEW_TABLES_PER_PERSON: '9999',
  MAX_NEW_TABLES_PER_SERVER: '9999',
}

const RSS = /^process_resident_memory_bytes (\S+)$/m
const DRAWN = /^bonfire_drawing_seconds_count(?:\{[^}]*\})? (\d+)$/gm

const folder = await mkdtemp(join(tmpdir(), 'bonfire-memory-'))
const sandbox = await startSandboxProcess()
const bot = await startBotProcess({
  token: 'sandbox',
  apiUrl: `${sandbox.url}/api`,
  databaseUrl: values.database ?? `file:${join(folder, 'bonfire.db')}`,
  env: { ...MALLOC, ...MANY, APPLICATION_EMOJI: 'on', DRAWING_WORKERS: String(WORKERS) },
})
const metrics = async (): Promise<string> => await (await fetch(`${bot.healthUrl}/metrics`)).text()
const residentMB = (text: string): number => Math.round(z.coerce.number().parse(RSS.exec(text)?.[1]) / 2 ** 20)
const drawn = (text: string): number => [...text.matchAll(DRAWN)].reduce((sum, [, count]) => sum + Number(count), 0)

await sleep(CHORES_MS)
const startMB = residentMB(await metrics())
console.error(`before the first picture: ${startMB} MB`)

const watcher = await connectPerson(sandbox.url, WATCHER, { channels: [] })
const tables: SeatedTable[] = []
let next = 0
await inFlight(4, async () => {
  const at = next++
  if (at >= TABLES) return false
  tables.push(await seatTable(sandbox.url, CAMPFIRE, `Memory ${at}`, [ANN, BEN], diceFor(`memory ${at}`)))
  return true
})

/** The live message, or what a game that is over ends with. */
const isLookedAt = (message: APIMessage): boolean => looksAt(message).length > 0

/** Opens every view of every table, some at once. */
async function lookAround(): Promise<void> {
  const waiting = [...tables]
  await inFlight(AT_ONCE, async () => {
    const table = waiting.shift()
    if (table === undefined) return false
    for (const { message, id, view } of looksAt(await liveIn(watcher, table.channelId, isLookedAt)))
      await watcher.select(message, id, [view])
    return true
  })
}

let endMB = startMB
for (let pictures = 0, told = TOLD_EVERY; pictures < PICTURES; ) {
  await pressAll(await prepare(tables, AT_ONCE), AT_ONCE)
  await lookAround()
  const text = await metrics()
  pictures = drawn(text)
  endMB = residentMB(text)
  if (pictures >= told) console.error(`${pictures} pictures: ${endMB} MB`)
  while (told <= pictures) told += TOLD_EVERY
}

for (const table of tables) await table.close()
await watcher.close()
await bot.stop()
await sandbox.close()
await rm(folder, { recursive: true, force: true })
console.log(JSON.stringify({ bench: 'memory', workers: WORKERS, pictures: PICTURES, startMB, endMB }))
if (startMB > MOST_AT_START || endMB > MOST_AT_END) process.exitCode = 1

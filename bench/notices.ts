/**
 * `npm run bench -- notices [--tables 1000] [--days 7] [--database postgresql://…]`: tables of four side by side, by a clock
 * of their own, on an empty database (SQLite unless given): how many notices are sent, how late at the most, and what
 * looking for those that are due takes. Ends with status 1 when one is late by more than a minute while the bot is up, comes
 * twice, in somebody's quiet hours or within an hour of another of the same turn, or when half of the looks
 * take 5 ms (the 99th of a hundred is told, too: that is the machine's).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '#store'
import { playMonths } from '#support/notice-months'
import { whole } from '#support/options'

const MINUTE = 60_000
const MOST_LOOK_MS = 5

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    tables: { type: 'string', default: '1000' },
    days: { type: 'string', default: '7' },
    database: { type: 'string' },
  },
})
const tables = whole('tables', values.tables, 1, 10_000)
const days = whole('days', values.days, 3, 365)

const folder = await mkdtemp(join(tmpdir(), 'bonfire-notices-'))
const store = await openStore(values.database ?? `file:${join(folder, 'bench.db')}`)
const { lookMs, ...sent } = await playMonths(store, { tables, days })
await store.close()
await rm(folder, { recursive: true })
const at = (share: number): number => Math.round((lookMs[Math.floor(lookMs.length * share)] ?? 0) * 100) / 100
const look = { looks: lookMs.length, medianMs: at(0.5), p99Ms: at(0.99) }
console.log(JSON.stringify({ bench: 'notices', tables, days, ...sent, ...look }))
const { latestMs, twice, inQuietHours, withinAnHour } = sent
if (latestMs > MINUTE || twice + inQuietHours + withinAnHour > 0 || look.medianMs >= MOST_LOOK_MS) process.exitCode = 1

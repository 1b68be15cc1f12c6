/**
 * `npm run bench -- notices [--tables 1000] [--days 7] [--database postgresql://…]`: tables of four side by side that play by
 * and by, by a clock of their own, on an empty database (SQLite unless given): what people hear and what comes by time alone,
 * how late at the most, how many live messages a channel holds, and what looking for notices and deadlines takes. Ends with status 1 when one is late by more than a minute while
 * the bot is up, when something is told twice or in somebody's quiet hours, when somebody hears of a table twice within an
 * hour, when a channel ever holds two live messages or, while its game is on, none, or when half of the looks take 5 ms (the 99th of a hundred is told, too: that is the machine's).
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '#store'
import { playMonths } from '#support/months/play'
import { whole } from '#support/options'
import { MINUTE_MS } from '#time'

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
const {
  noticesMs,
  deadlinesMs,
  withinAnHour: tooSoon,
  ...played
} = await playMonths(store, { tables, days, diesOneIn: 50 })
await store.close()
await rm(folder, { recursive: true })
const looked = (ms: readonly number[]) => {
  const at = (share: number): number => Math.round((ms[Math.floor(ms.length * share)] ?? 0) * 100) / 100
  return { looks: ms.length, medianMs: at(0.5), p99Ms: at(0.99) }
}
const [forNotices, forDeadlines] = [looked(noticesMs), looked(deadlinesMs)]
const withinAnHour = tooSoon.length
console.log(
  JSON.stringify({ bench: 'notices', tables, days, ...played, withinAnHour, tooSoon, forNotices, forDeadlines }),
)
const { latestMs, latestDeadlineMs, twice, inQuietHours } = played
const isLate = Math.max(latestMs, latestDeadlineMs) > MINUTE_MS
const isOneLive = played.channels.mostLive === 1 && played.channels.fewestLive === 1
const isSlow = Math.max(forNotices.medianMs, forDeadlines.medianMs) >= MOST_LOOK_MS
if (isLate || isSlow || !isOneLive || twice + inQuietHours + withinAnHour > 0) process.exitCode = 1

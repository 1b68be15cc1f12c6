import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chaos } from '#support/chaos/run'
import { buildVersion } from '#support/chaos/version-before'
import { fail, whole } from '#support/options'

/**
 * `npm run tool -- chaos --games 20 --seed 7 [--processes 2 --database postgresql://…]`: games at once while bots are
 * killed and Discord misbehaves. Prints one JSON line; status 1 when something was lost, doubled or wrong, or when
 * too little broke.
 *
 * `--before REVISION --minutes 10 --database postgresql://…` is a rolling update: that revision is built from git's history
 * and plays side by side with this version for so long, then ends.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
    processes: { type: 'string', default: '1' },
    database: { type: 'string' },
    before: { type: 'string' },
    kills: { type: 'string', default: '50' },
    faults: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '15' },
  },
})
// Ends by `exit`, so that the processes it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const games = whole('games', values.games, 1, 100)
const kills = whole('kills', values.kills, 1, 10_000)
const folder = await mkdtemp(join(tmpdir(), 'bonfire-chaos-'))
if (values.before !== undefined && values.database === undefined)
  fail('--before wants --database postgresql://…: two versions cannot share an SQLite file.')
const before = values.before === undefined ? undefined : join(folder, 'before')
if (before !== undefined)
  await buildVersion(values.before ?? '', before).catch((error: unknown) =>
    fail(`The version before cannot be built: ${error instanceof Error ? error.message : String(error)}`),
  )
const {
  wrong,
  pressed: _,
  ...figures
} = await chaos({
  games,
  seed: whole('seed', values.seed, 0, 999_999_999),
  processes: whole('processes', values.processes, 1, 8),
  databaseUrl: values.database ?? `file:${join(folder, 'bonfire.db')}`,
  kills,
  killsBeforeAnswer: Math.ceil(kills / 3),
  faults: whole('faults', values.faults, 0, 10_000),
  presses: games * 20,
  minutes: whole('minutes', values.minutes, 1, 600),
  before,
  say: (line) => console.error(line),
})
await rm(folder, { recursive: true, force: true })
for (const line of wrong.slice(0, 50)) console.error(line)
console.log(JSON.stringify(figures))
process.exitCode = wrong.length === 0 ? 0 : 1

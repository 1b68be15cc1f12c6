import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { whole } from '#support/options'
import { runSeason } from '#support/season/run'

/**
 * `npm run tool -- season --games 200 --seed 7 [--database postgresql://…]`: a season of games in two servers, whose history,
 * ranking, records, statistics and achievements are held against an independent computation from the journals; then all of it
 * is made anew by processes that are killed in the middle, by two at once, and while somebody is forgotten. The database must be
 * empty. Prints one JSON line; status 1 when anything differs.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
    database: { type: 'string' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'bonfire-season-'))
const began = performance.now()
const { wrong, ...figures } = await runSeason(values.database ?? `file:${join(folder, 'bonfire.db')}`, {
  name: values.seed,
  games: whole('games', values.games, 10, 2000),
  say: (line) => console.error(line),
})
await rm(folder, { recursive: true, force: true })
for (const line of wrong.slice(0, 50)) console.error(line)
const seconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ seed: values.seed, ...figures, wrong: wrong.length, seconds }))
process.exitCode = wrong.length === 0 ? 0 : 1

/**
 * `npm run tool -- keep-rules`: keeps what these rules play, for the day when they change: whole games in `test/kept/rules-N/games`, and
 * in `tables.db.gz` an SQLite file with tables of every sort, what each has to show in `tables.json`. See
 * `test/kept/README.md`. Refuses to write where something is kept already.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { RULES_NUMBER } from '#engine'
import { fileOf, keptGames } from '#support/keep-rules/games'
import { playTables } from '#support/keep-rules/tables'
import { fail } from '#support/options'

const folder = new URL(`../test/kept/rules-${RULES_NUMBER}/`, import.meta.url)
if (existsSync(folder)) fail(`rules ${RULES_NUMBER} are kept already, in ${folder.pathname}`)

const games = keptGames()
const workshop = mkdtempSync(join(tmpdir(), 'bonfire-'))
const tables = await playTables(join(workshop, 'played.db'), games)
const database = new Sqlite(join(workshop, 'played.db'))
// One file without a write-ahead log beside it.
database.exec(`VACUUM INTO '${join(workshop, 'kept.db')}'`)
database.close()

mkdirSync(new URL('games/', folder), { recursive: true })
for (const game of games) {
  const text = JSON.stringify(fileOf(game), null, 1)
  writeFileSync(new URL(`games/${game.name}.json`, folder), `${text}\n`)
}
writeFileSync(new URL('tables.db.gz', folder), gzipSync(readFileSync(join(workshop, 'kept.db')), { level: 9 }))
writeFileSync(new URL('tables.json', folder), `[\n${tables.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
rmSync(workshop, { recursive: true })
console.log(`${games.length} games and ${tables.length} tables of rules ${RULES_NUMBER} are kept`)

import { parseArgs } from 'node:util'
import { settingsOrExit } from '#settings'
import { restore } from '#store'
import { exitWith } from './exit-with.ts'
import { createByteProgress } from './progress.ts'

/**
 * `npm run restore -- --from FILE`: a backup takes the place of what DATABASE_URL keeps, which is set aside under
 * another name. Refuses while a bot runs there.
 */
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
if (from === undefined || from === '') exitWith('Usage: npm run restore -- --from FILE')

const done = await restore(settingsOrExit().databaseUrl, from, new Date(), createByteProgress()).catch(exitWith)
if (done.kind === 'elsewhere')
  exitWith(
    `PostgreSQL has commands of its own for that, while no bot runs. Drop the database with dropdb and make it anew with createdb: a backup that is restored over what is there mixes two states. Then: pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" "${from}"`,
  )
console.log(JSON.stringify({ restored: from, before: done.before }))

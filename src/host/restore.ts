import { settingsOrExit } from '#settings'
import { restore as restoreFrom } from '#store'
import { exitWithError } from '../exit-with.ts'
import { createByteProgress } from './progress.ts'

/**
 * A backup takes the place of what `DATABASE_URL` keeps, which is set aside under another name. Refuses while a bot runs
 * there.
 */
export async function restore(from: string): Promise<void> {
  const done = await restoreFrom(settingsOrExit().databaseUrl, from, new Date(), createByteProgress()).catch(
    exitWithError,
  )
  if (done.kind === 'elsewhere')
    exitWithError(
      `PostgreSQL has commands of its own for that, while no bot runs. Drop the database with dropdb and make it anew with createdb: a backup that is restored over what is there mixes two states. Then: pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" "${from}"`,
    )
  console.log(JSON.stringify({ restored: from, before: done.before }))
}

import { settingsOrExit } from '#settings'
import { backUp } from '#store'
import { exitWithError } from '../exit-with.ts'
import { createByteProgress } from './progress.ts'

/** Writes everything that `DATABASE_URL` keeps into one file. The bot may run meanwhile. */
export async function backup(to: string): Promise<void> {
  const made = await backUp(settingsOrExit().databaseUrl, to, createByteProgress()).catch(exitWithError)
  if (made.kind === 'elsewhere')
    exitWithError(
      `PostgreSQL has a command of its own for that: pg_dump --format=custom --file="${to}" "$DATABASE_URL"`,
    )
  console.log(JSON.stringify({ file: to, bytes: made.bytes }))
}

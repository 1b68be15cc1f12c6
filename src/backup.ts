import { parseArgs } from 'node:util'
import { settingsOrExit } from '#settings'
import { backUp } from '#store'
import { exitWith } from './exit-with.ts'
import { createByteProgress } from './progress.ts'

/** `npm run backup -- --to FILE`: everything that DATABASE_URL keeps, in one file. The bot may run meanwhile. */
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
if (to === undefined || to === '') exitWith('Usage: npm run backup -- --to FILE')

const made = await backUp(settingsOrExit().databaseUrl, to, createByteProgress()).catch(exitWith)
if (made.kind === 'elsewhere')
  exitWith(`PostgreSQL has a command of its own for that: pg_dump --format=custom --file="${to}" "$DATABASE_URL"`)
console.log(JSON.stringify({ file: to, bytes: made.bytes }))

// Writes the two clients (SQLite, PostgreSQL) from prisma/models.prisma: `npm run generate`, and after every install.
// Says nothing unless something is wrong. Without Prisma's command line (`npm ci --omit=dev`) there is nothing to do after
// an install: what runs there was compiled elsewhere, with the clients in it.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { markClients } from '../build.mjs'

const prisma = commandLine()
markClients(false)

// prisma.config.ts tells the databases apart by their address; `generate` connects to none.
const runs = ['file:./none.db', 'postgresql://none'].map((DATABASE_URL) =>
  promisify(execFile)(process.execPath, [prisma, 'generate'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, DATABASE_URL, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  }),
)

for (const run of await Promise.allSettled(runs)) {
  if (run.status === 'fulfilled') continue
  console.error(run.reason.stdout, run.reason.stderr)
  process.exitCode = 1
}
if (process.exitCode === undefined) markClients(true)

function commandLine() {
  try {
    return createRequire(import.meta.url).resolve('prisma/build/index.js')
  } catch {
    if (process.env.npm_lifecycle_event === 'postinstall') process.exit(0)
    console.error("Prisma's command line makes the clients, and is not installed: `npm ci` does.")
    process.exit(1)
  }
}

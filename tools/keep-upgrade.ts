/**
 * `npm run tool -- keep-upgrade --checkout FOLDER --name NAME --postgres URL`: keeps a database as the version in that folder makes it, for the
 * tests of upgrades, in `test/kept/NAME`: an SQLite file, the same moved to an empty PostgreSQL database at URL by that version and dumped, and
 * the sandbox's world around it. The folder is a checkout of that version, outside of this project, after `npm ci`. Our
 * sandbox is Discord, people press what they see, and the bot is that version's. Says what that version does not know.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import { theirDays } from '#support/keep-upgrade/days'
import { gather } from '#support/keep-upgrade/people'
import { fail } from '#support/options'
import { RUN } from '#support/run'

const { values } = parseArgs({
  options: { checkout: { type: 'string' }, name: { type: 'string' }, postgres: { type: 'string' } },
})
const { checkout, name, postgres } = values
if (checkout === undefined || name === undefined || postgres === undefined)
  fail('Usage: npm run tool -- keep-upgrade --checkout FOLDER --name NAME --postgres URL')
const folder = new URL(`../test/kept/${name}/`, import.meta.url)
if (existsSync(folder)) fail(`${name} is kept already, in ${folder.pathname}`)

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')))
const workshop = mkdtempSync(join(tmpdir(), 'bonfire-'))
const file = join(workshop, 'bonfire.db')
const world = join(workshop, 'world.json')
const lacking = new Set<string>()
const children: ChildProcess[] = []
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

for (const { daysAgo, live } of theirDays()) {
  console.error(`${daysAgo} days ago`)
  const env = { ...process.env, NODE_OPTIONS: `--import ${clockOf(daysAgo)}` }
  const sandbox = await started(
    [process.execPath, RUN, 'sandbox/main.ts'],
    { ...env, PORT: '0', SANDBOX_FILE: world },
    process.cwd(),
    /http:\/\/[\d.:]+/,
  )
  const bot = await started(
    (scripts.bot ?? '').split(' '),
    {
      ...env,
      DISCORD_TOKEN: 'sandbox',
      DISCORD_API_URL: `${sandbox.said}/api`,
      DATABASE_URL: `file:${file}`,
      APPLICATION_EMOJI: 'off',
      PRESSES_PER_SECOND: '100000',
    },
    checkout,
    /The bot is up/,
  )
  const people = await gather(sandbox.said, (what) => lacking.add(what))
  await live(people)
  // What is due is told within some seconds.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  await people.close()
  await bot.stop()
  await sandbox.stop()
}

const database = new Sqlite(file)
// One file without a write-ahead log beside it.
database.exec(`VACUUM INTO '${join(workshop, 'kept.db')}'`)
database.close()
execFileSync('npm', ['run', 'bonfire', '--', 'move', '--from', `file:${join(workshop, 'kept.db')}`, '--to', postgres], {
  cwd: checkout,
  stdio: 'inherit',
})
const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', postgres], {
  maxBuffer: 1e9,
})

mkdirSync(folder, { recursive: true })
const write = (as: string, bytes: Buffer) => writeFileSync(new URL(as, folder), gzipSync(bytes, { level: 9 }))
write('bonfire.db.gz', readFileSync(join(workshop, 'kept.db')))
write('bonfire.sql.gz', dump)
write('world.json.gz', readFileSync(world))
writeFileSync(new URL('kept.json', folder), `${JSON.stringify({ at: new Date().toISOString() })}\n`)
rmSync(workshop, { recursive: true })
console.log(`${name} is kept. It lacks: ${[...lacking].join('; ') || 'nothing'}`)
process.exit(0)

/** Has a process believe that it is some days ago. */
function clockOf(daysAgo: number): string {
  const clock = `
    const ago = ${daysAgo * 86_400_000}
    globalThis.Date = new Proxy(Date, {
      construct: (real, given, as) => Reflect.construct(real, given.length === 0 ? [real.now() - ago] : given, as),
      get: (real, key) => (key === 'now' ? () => real.now() - ago : real[key]),
    })`
  return `data:text/javascript,${encodeURIComponent(clock)}`
}

/** Starts a process and waits until it says so. */
async function started(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  when: RegExp,
): Promise<{ readonly said: string; stop(): Promise<void> }> {
  const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const said = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended (${code})`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = when.exec(line)?.[0]
      if (found !== undefined) resolve(found)
      if (line.includes('"level":')) console.error(line)
    })
  })
  return {
    said,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

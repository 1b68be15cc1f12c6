/**
 * `npm run tool -- try-bot --folder FOLDER [--database postgresql://…] [--uid NUMBER]`: plays on a bot that
 * `hosting/assemble.sh` put into a folder: it starts, as the user of that number where one is given, opens a table, takes
 * presses, shows the first picture of a game, says that it is well, ends when it is told to, and what it kept can be
 * checked. Prints one JSON line; status 1 when something of that fails.
 */
import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import type { APIMessage } from 'discord-api-types/v10'
import { z } from 'zod'
import { connectPerson, type Outcome, type ScriptedPerson } from '#sandbox/person'
import { startBotProcess } from '#support/bot-process'
import { readMessage } from '#support/monkey/read-message'
import { fail } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { slash } from '#support/slash'
import { ADA, BJORN, CAMPFIRE } from '#support/stage'

const { values } = parseArgs({
  options: { folder: { type: 'string' }, database: { type: 'string' }, uid: { type: 'string' } },
})
const { folder, uid } = values
if (folder === undefined) fail('which bot? npm run tool -- try-bot --folder FOLDER')
const user = uid === undefined ? null : { uid: Number(uid), gid: Number(uid) }

const Health = z.looseObject({ ok: z.boolean() })
const Kept = z.looseObject({ tables: z.number(), wrong: z.number() })

/** How long the first picture may take, in ms. */
const PATIENCE_MS = 30_000

const data = await mkdtemp(join(tmpdir(), 'bonfire-try-'))
if (user !== null) await chown(data, user.uid, user.gid)
const databaseUrl = values.database ?? `file:${join(data, 'bonfire.db')}`
const sandbox = await startSandboxProcess()
const began = performance.now()
const bot = await startBotProcess({
  token: 'sandbox',
  apiUrl: `${sandbox.url}/api`,
  databaseUrl,
  folder,
  ...user,
  env: {
    HOME: '/nonexistent',
    BACKUP_DIR: values.database === undefined ? join(data, 'backups') : '',
    NODE_ENV: 'production',
  },
})
const startMs = Math.round(performance.now() - began)
const [ada, bjorn] = await Promise.all([ADA, BJORN].map((id) => connectPerson(sandbox.url, id)))
if (ada === undefined || bjorn === undefined) throw new Error('two people came')
const does = async (what: string, done: Promise<Outcome>): Promise<void> => {
  const { state, why } = await done
  if (state !== 'answered') fail(`${what}: ${why}\n${bot.lines.join('\n')}`)
}
await does('/bonfire new', slash(ada, CAMPFIRE, 'new'))
await does('Join', press(bjorn, 'join'))
await does('Start', press(ada, 'start'))
const picture = await firstPicture(ada)
const health = Health.parse(await (await fetch(`${bot.healthUrl}/healthz`)).json())
await Promise.all([ada.close(), bjorn.close()])
const status = await bot.stop()
await sandbox.close()
const env = { ...process.env, DATABASE_URL: databaseUrl }
const checked = await promisify(execFile)(process.execPath, ['dist/src/bonfire.js', 'check'], {
  cwd: folder,
  env,
  ...user,
})
const kept = Kept.parse(JSON.parse(checked.stdout))
await rm(data, { recursive: true, force: true })
console.log(JSON.stringify({ startMs, picture: picture !== null, health, status, kept }))
process.exitCode = picture !== null && health.ok && status === 0 && kept.tables > 0 ? 0 : 1

/** Presses what the channel's message of the bot offers by that verb. */
async function press(person: ScriptedPerson, verb: string): Promise<Outcome> {
  const buttonOf = (message: APIMessage) =>
    readMessage(message).pressables.find(({ id, disabled }) => id.split(':')[3] === verb && !disabled)
  const message = await person.until(CAMPFIRE, (one) => buttonOf(one) !== undefined)
  return await person.press(message, buttonOf(message)?.id ?? verb)
}

/** The address of the picture that the channel shows of the game, or null. */
async function firstPicture(person: ScriptedPerson): Promise<string | null> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(100)) {
    const live = person.latest(CAMPFIRE, (message) => message.author.bot === true)
    const address = live && readMessage(live).pictures[0]
    if (address !== undefined) return address
  }
  return null
}

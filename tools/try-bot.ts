/**
 * `npm run try:bot -- --folder FOLDER [--database postgresql://…]`: plays on a bot that `hosting/assemble.sh` put into
 * a folder: it starts, opens a table, shows the first picture of a game and ends when it is told to. Prints one JSON line;
 * status 1 when something of that fails.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { startBotProcess } from '#support/bot-process'
import { readMessage } from '#support/monkey/read-message'
import { fail } from '#support/options'
import { startSandboxProcess } from '#support/sandbox-process'
import { slash } from '#support/slash'
import { ADA, BJORN, CAMPFIRE } from '#support/stage'

const { values } = parseArgs({ options: { folder: { type: 'string' }, database: { type: 'string' } } })
if (values.folder === undefined) fail('which bot? npm run try:bot -- --folder FOLDER')

/** How long the first picture may take, in ms. */
const PATIENCE_MS = 30_000

const data = await mkdtemp(join(tmpdir(), 'bonfire-try-'))
const sandbox = await startSandboxProcess()
const began = performance.now()
const bot = await startBotProcess({
  token: 'sandbox',
  apiUrl: `${sandbox.url}/api`,
  databaseUrl: values.database ?? `file:${join(data, 'bonfire.db')}`,
  folder: values.folder,
})
const startMs = Math.round(performance.now() - began)
const [ada, bjorn] = await Promise.all([ADA, BJORN].map((id) => connectPerson(sandbox.url, id)))
if (ada === undefined || bjorn === undefined) throw new Error('two people came')
for (const [person, command] of [
  [ada, 'new'],
  [bjorn, 'join'],
  [ada, 'start'],
] as const) {
  const outcome = await slash(person, CAMPFIRE, command)
  if (outcome.state !== 'answered') fail(`/bonfire ${command}: ${outcome.why}\n${bot.lines.join('\n')}`)
}
const picture = await firstPicture(ada)
const health = await (await fetch(`${bot.healthUrl}/healthz`)).json()
await Promise.all([ada.close(), bjorn.close()])
const status = await bot.stop()
await sandbox.close()
await rm(data, { recursive: true, force: true })
console.log(JSON.stringify({ startMs, picture: picture !== null, health, status }))
process.exitCode = picture !== null && status === 0 ? 0 : 1

/** The address of the picture that the channel shows of the game, or null. */
async function firstPicture(person: ScriptedPerson): Promise<string | null> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(100)) {
    const live = person.latest(CAMPFIRE, (message) => message.author.bot === true)
    const address = live && readMessage(live).pictures[0]
    if (address !== undefined) return address
  }
  return null
}

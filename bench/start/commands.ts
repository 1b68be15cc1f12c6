import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { z } from 'zod'
import { connectPerson } from '#sandbox/person'
import { type BotProcess, startBotProcess } from '#support/bot-process'
import { readMessage } from '#support/monkey/read-message'
import { slash } from '#support/slash'
import { ADA, CAMPFIRE, SECOND } from '#support/stage'

/** How long the event loop stood still at most. */
interface Blocked {
  /** On the clock, what else the machine did included. */
  readonly blockedMs: number
  /** CPU time of its thread between two turns of the loop: what it would be on a machine that does nothing else. */
  readonly blockedCpuMs: number
}

/** What a command cost. */
export interface Cost extends Blocked {
  readonly command: string
  /** To the whole answer. */
  readonly ms: number
}

/** Told a signal, the process says how long its event loop stood still at most since the last one. */
const WATCH = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import { readFileSync } from 'node:fs'
    const most = { told: 0, blockedMs: 0, blockedCpuMs: 0 }
    const cpuMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
    let before = { at: performance.now(), cpu: cpuMs() }
    setInterval(() => {
      const now = { at: performance.now(), cpu: cpuMs() }
      most.blockedMs = Math.max(most.blockedMs, now.at - before.at)
      most.blockedCpuMs = Math.max(most.blockedCpuMs, now.cpu - before.cpu)
      before = now
    }, 1).unref()
    process.on('SIGUSR2', () => {
      console.log(JSON.stringify(most))
      Object.assign(most, { told: most.told + 1, blockedMs: 0, blockedCpuMs: 0 })
    })`)}`,
]
const Told = z.object({ blockedMs: z.number(), blockedCpuMs: z.number() })
/** What is read the first time takes long after Discord's three seconds, in ms. */
const PATIENCE = 900_000

async function blocked(bot: BotProcess): Promise<Blocked> {
  const told = () => bot.lines.findLast((line) => line.startsWith('{"told"'))
  const before = told()
  bot.child.kill('SIGUSR2')
  for (;;) {
    await sleep(5)
    const line = told()
    if (line === undefined || line === before) continue
    const { blockedMs, blockedCpuMs } = Told.parse(JSON.parse(line))
    return { blockedMs: Math.round(blockedMs), blockedCpuMs: Math.round(blockedCpuMs) }
  }
}

const COMMANDS = ['help', 'journal', 'profile', 'look', 'turn', 'new', 'close', 'solo'] as const

/**
 * Types the commands that list somebody's tables or open one, twice: first when nothing of that person's is in memory or
 * in the profile, and again with what is there then; last that person is forgotten.
 */
export async function measureCommands(sandboxUrl: string, databaseUrl: string, personId: string): Promise<Cost[]> {
  const bot = await startBotProcess({
    token: 'sandbox',
    apiUrl: `${sandboxUrl}/api`,
    databaseUrl,
    execArgv: WATCH,
  })
  const person = await connectPerson(sandboxUrl, personId, { patienceMs: PATIENCE })
  const costs: Cost[] = []
  const measured = async (command: string, ask: () => ReturnType<typeof slash>) => {
    await blocked(bot)
    const began = performance.now()
    const outcome = await ask()
    const ms = performance.now() - began
    if (outcome.state !== 'answered') throw new Error(`${command}: ${outcome.state} ${outcome.why ?? ''}`)
    costs.push({ command, ms: Math.round(ms), ...(await blocked(bot)) })
    console.error(JSON.stringify(costs.at(-1)))
    return outcome
  }
  const type = (command: string) => measured(command, () => slash(person, CAMPFIRE, command))
  const push = async (verb: string, asked: APIMessage | null) => {
    if (asked === null) throw new Error(`nothing to ${verb}`)
    const button = readMessage(asked).pressables.find(({ id }) => id.split(':')[3] === verb)
    await measured(`${verb} (pressed)`, () => person.press(asked, button?.id ?? `no ${verb}`))
  }
  // The first time of anything takes a process longest.
  const other = await connectPerson(sandboxUrl, ADA, { patienceMs: PATIENCE })
  for (const command of COMMANDS) await slash(other, SECOND, command)
  await other.close()
  // What starting leaves to do is no command's.
  await sleep(3000)
  await blocked(bot)
  await sleep(3000)
  costs.push({ command: 'none, for 3 s', ms: 3000, ...(await blocked(bot)) })
  for (let time = 0; time < 2; time++) {
    for (const command of COMMANDS) {
      const { message } = await type(command)
      if (command === 'close') await push('confirm', message)
    }
    await push('giveup', (await type('resign')).message)
  }
  await push('forget', (await type('forget-me')).message)
  await person.close()
  await bot.stop()
  return costs
}

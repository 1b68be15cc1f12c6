import { once } from 'node:events'
import Sqlite from 'better-sqlite3'
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { FaultOrders } from '#sandbox'
import { startSandbox } from '#sandbox'
import type { ScriptedPerson } from '#sandbox/person'
import { inChannelAsActor } from '#support/as-actor'
import { startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { type Stage, startStage } from '#support/stage'
import { freshDatabase } from '../store/databases.ts'
import { ADA, BJORN, CAMPFIRE, playFirst, playground, read, shown, type, withVerb } from './playground.ts'
import { proxyTo } from './proxy.ts'

const database = await freshDatabase()
afterAll(database.drop)
const proxy = inject('database') === 'postgresql' ? await proxyTo(database.url) : null
const ground = await playground({ databaseUrl: proxy?.url ?? database.url, drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

const isPrivate = ({ flags }: APIMessage) => ((flags ?? 0) & 64) !== 0
const isLive = (message: APIMessage) => withVerb(message, 'open').length > 0 && !isPrivate(message)
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const trouble = (...rules: NonNullable<FaultOrders['rules']>) => ground.sandbox.faults.set({ rules })
const struck = (fault: string) => ground.sandbox.faults.report().struck[fault] ?? 0
const tableNow = async () => {
  const table = await inChannelAsActor(ground.service(), CAMPFIRE)
  if (table === null) throw new Error('no table')
  return table
}
const choicesKept = async () => (await tableNow()).openTurn?.choices.length ?? 0

await type(ada, CAMPFIRE, 'new')
const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
await bjorn.press(lobby, idOf(lobby, 'join'))
await ada.until(CAMPFIRE, (message) => withVerb(message, 'start').some(({ disabled }) => !disabled))
await type(ada, CAMPFIRE, 'start')
await ada.until(CAMPFIRE, isLive)
let acting: ScriptedPerson = ada
/** Whose turn it is sees the first question of the turn. */
let question: APIMessage

beforeEach(async () => {
  trouble()
  const table = await tableNow()
  acting = table.acting === ADA ? ada : bjorn
  const panel = shown(await type(acting, CAMPFIRE, 'turn'))
  question = withVerb(panel, 'undo').length === 0 ? panel : shown(await acting.press(panel, idOf(panel, 'undo')))
  expect(await choicesKept()).toBe(0)
})

/** Chooses the first option of the question. */
const choose = (panel: APIMessage) => playFirst(acting, panel)
/** The person hears to wait: the answer is deferred. */
const deferral = () => acting.next((frame) => frame.t === 'interaction' && frame.deferred === true)

describe('a choice, while Discord', () => {
  it.each([
    ['says that answers come too fast', { fault: 'rateLimit', on: 'callback', times: 1, retryAfter: 0.3 }],
    ['says that everything comes too fast', { fault: 'rateLimit', on: 'callback', times: 1, global: true }],
    ['breaks over the answer', { fault: 'serverError', on: 'callback', times: 1 }],
    ['has a broken gate before it', { fault: 'serverError', status: 502, on: 'callback', times: 1 }],
    ['does not take the answer', { fault: 'noAnswer', on: 'callback', times: 1 }],
    ['takes the answer and does not say so', { fault: 'answerLost', on: 'callback', times: 1 }],
    ['takes the answer late', { fault: 'lateAnswer', on: 'callback', times: 1, delayMs: 800 }],
    ['sends the press twice', { fault: 'duplicateEvent', on: 'INTERACTION_CREATE', times: 1 }],
    ['loses the line right after the press', { fault: 'dropSocket', on: 'INTERACTION_CREATE', times: 1 }],
    ['loses the line right before the press', { fault: 'dropBeforeEvent', on: 'INTERACTION_CREATE', times: 1 }],
  ] as const)('%s, is answered in time and kept once', async (_, rule) => {
    const before = struck(rule.fault)
    trouble(rule)
    const outcome = await choose(question)
    expect(outcome.state, outcome.why ?? '').toBe('answered')
    expect(read(shown(outcome)).text).toContain('You hold')
    expect(await choicesKept()).toBe(1)
    expect(struck(rule.fault)).toBe(before + 1)
  })

  it('takes no answer at all, is kept, and the next press shows so', async () => {
    trouble({ fault: 'serverError', on: 'callback' })
    expect((await choose(question)).state).toBe('failed')
    trouble()
    expect(await choicesKept()).toBe(1)
    const again = shown(await choose(question))
    expect(read(again).text).toContain('moved on')
    expect(await choicesKept()).toBe(1)
  })
})

describe('the channel, while Discord', () => {
  it('answers 429, 502 or nothing, or loses what it answered, gets one live message a turn with one ping', async () => {
    const before = struck('rateLimit') + struck('serverError') + struck('answerLost') + struck('noAnswer')
    const old = new Set(ada.messages.get(CAMPFIRE)?.keys())
    trouble(
      { fault: 'rateLimit', on: 'POST /channels', times: 1, retryAfter: 0.2, global: true },
      { fault: 'serverError', status: 502, on: 'POST /channels', times: 1 },
      { fault: 'answerLost', on: 'POST /channels', times: 1 },
      { fault: 'noAnswer', on: 'PATCH /channels', times: 1 },
    )
    const menu = shown(await choose(question))
    const path = withVerb(menu, 'page').find(({ id }) => id.endsWith(':path'))
    const built = shown(await choose(shown(await acting.press(menu, path?.id ?? 'no path'))))
    await acting.press(built, idOf(built, 'end'))
    const next = acting === ada ? bjorn : ada
    await eventually(() => {
      const made = [...(next.messages.get(CAMPFIRE)?.values() ?? [])].filter(
        (message) => !old.has(message.id) && !isPrivate(message),
      )
      expect(made.map((message) => message.mentions.map(({ id }) => id))).toEqual([[next.id]])
      const live = [...(next.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
      expect(live.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
    })
    expect(struck('rateLimit') + struck('serverError') + struck('answerLost') + struck('noAnswer')).toBe(before + 4)
  })
})

describe.runIf(proxy === null)('the gateway', () => {
  const closeWith = async (
    { sandbox, deaf }: Pick<Stage, 'sandbox' | 'deaf'>,
    person: ScriptedPerson,
    code: number,
  ) => {
    sandbox.faults.set({ deeds: [code === 1006 ? { do: 'breakGateway' } : { do: 'closeGateway', code }] })
    await eventually(async () => expect((await type(person, CAMPFIRE, 'help')).state, `after ${code}`).toBe('answered'))
    expect(deaf).toEqual([])
  }

  it.each([4000, 4001, 4002, 4009, 1006])('closed with %i, is heard again', (code) => closeWith(ground, ada, code))

  // Discord lets nobody begin another session within five seconds: each waits for itself, all at once.
  it('closed with 4003, 4005, 4007, 4008 or 1001, after which a new session begins, is heard again', async () => {
    await Promise.all(
      [4003, 4005, 4007, 4008, 1001].map(async (code) => {
        const stage = await startStage({ drawOneIn: 1_000_000 })
        onTestFinished(stage.close)
        await closeWith(stage, await stage.person(ADA), code)
      }),
    )
  })

  it.each([
    [4004, 'DISCORD_TOKEN'],
    [4010, 'SHARD_COUNT'],
    [4011, 'SHARD_COUNT'],
    [4012, 'Update'],
    [4013, 'intents'],
    [4014, 'intents'],
  ])('closed with %i, is closed for good: one line says why', async (code, why) => {
    const before = ground.deaf.length
    ground.sandbox.faults.set({ deeds: [{ do: 'closeGateway', code }] })
    await eventually(() => expect(ground.deaf).toHaveLength(before + 1))
    expect(ground.deaf.at(-1)).toContain(why)
    expect(ground.deaf.at(-1)).not.toContain('\n')
    await ground.restart()
  })

  it('that is closed for good ends the process with status 1', async () => {
    const sandbox = await startSandbox(IN_CHANNELS)
    onTestFinished(sandbox.close)
    const own = await freshDatabase()
    onTestFinished(own.drop)
    const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: own.url })
    const ended = once(bot.child, 'close')
    sandbox.faults.set({ deeds: [{ do: 'closeGateway', code: 4014 }] })
    expect(await ended).toEqual([1, null])
    expect(bot.lines.filter((one) => one.includes('intents'))).toHaveLength(1)
  })
})

describe.runIf(proxy === null)('the SQLite file', () => {
  it('that another process writes to for seconds: the person hears to wait, and the choice is kept once it is free', async () => {
    const other = new Sqlite(database.url.slice('file:'.length))
    other.exec('BEGIN IMMEDIATE')
    const hearsToWait = deferral()
    const choosing = choose(question)
    await hearsToWait
    other.exec('COMMIT')
    other.close()
    const outcome = await choosing
    expect(outcome.state).toBe('answered')
    expect(read(shown(outcome)).text).toContain('You hold')
    expect(await choicesKept()).toBe(1)
  })
})

describe.runIf(proxy !== null)('PostgreSQL', () => {
  it('that is slow: the person hears to wait, and the choice is kept', async () => {
    proxy?.delay(1200)
    const [outcome] = await Promise.all([choose(question), deferral()])
    proxy?.delay(0)
    expect(outcome.state).toBe('answered')
    expect(await choicesKept()).toBe(1)
  })

  it('that drops its connections: the next press works', async () => {
    proxy?.drop()
    await eventually(async () => {
      expect(read(shown(await choose(question))).text).not.toContain('storage')
    })
    expect(await choicesKept()).toBe(1)
  })

  it.each(['refuse', 'silence'] as const)(
    'that is away (%s): the person hears so, nothing is kept, and afterwards everything goes on',
    async (how) => {
      const before = new Set(acting.messages.get(CAMPFIRE)?.keys())
      proxy?.[how](true)
      const outcome = await choose(question)
      expect(outcome.state).toBe('answered')
      // The select is left as it was, and the reason comes behind.
      const told = (message: APIMessage) =>
        !before.has(message.id) && read(message).text.includes('I can’t reach my storage')
      expect(isPrivate(await acting.until(CAMPFIRE, told))).toBe(true)
      proxy?.[how](false)
      await eventually(async () => {
        const panel = shown(await type(acting, CAMPFIRE, 'turn'))
        const kept = withVerb(panel, 'undo').length > 0 ? panel : shown(await choose(panel))
        expect(withVerb(kept, 'undo')).toHaveLength(1)
      })
      expect(await choicesKept()).toBe(1)
    },
  )
})

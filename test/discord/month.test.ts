import { afterAll, describe, expect, it, vi } from 'vitest'
import { type Bot, startBot } from '#discord'
import { startSandbox } from '#sandbox'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { IN_CHANNELS } from '#support/in-channels'
import { createTableService, type NoticeRepository, type PersonSettings, type TableService } from '#table'
import { freshPostgres, needs } from '../needs.ts'
import { follow, quiet } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, read, TEO, type } from './playground.ts'
import { isLive } from './turns.ts'

const HOUR = 3_600_000
/** A Monday, one in the morning in Amsterdam. */
const START = Date.UTC(2026, 5, 1)
const PRIVATE = 64
/** How long after something is due the bots look for it at the latest, while they are up. */
const LOOK = 20_000

/**
 * All that calls anybody, by UTC. Ada is slow, and reminded after a day; so is Bjørn, told directly and reminded after
 * two; Noor is reminded after twelve hours, but between eight in the evening and six nothing calls her; Teo is never
 * reminded, and plans a turn ahead on day 13, to which nothing calls him. The bots are stopped from day 9 to day 12, Bjørn closes his direct messages on day 14, and on day 19 Ada leaves.
 */
const SENT: readonly string[] = [
  'day 00 00:00 Ada, channel: all seats are taken',
  'day 00 00:00 Ada, channel: turn',
  'day 00 00:00 Bjørn, direct: You are next',
  'day 01 00:00 Ada, channel: turn',
  'day 01 06:00 Bjørn, direct: It is your turn',
  'day 03 06:00 Bjørn, direct: It is still your turn',
  'day 03 08:00 Noor, channel: turn',
  'day 03 22:00 Teo, channel: turn',
  'day 04 01:00 Ada, channel: turn',
  'day 04 01:00 Bjørn, direct: You are next',
  'day 04 06:00 Bjørn, direct: It is your turn',
  'day 06 06:00 Bjørn, direct: It is still your turn',
  'day 07 06:00 Noor, channel: turn',
  'day 07 18:00 Noor, channel: turn',
  'day 08 06:00 Teo, channel: turn',
  'day 08 14:00 Ada, channel: turn',
  'day 08 14:00 Bjørn, direct: You are next',
  'day 12 00:00 Ada, channel: turn',
  'day 12 02:00 Bjørn, direct: It is your turn',
  'day 12 06:00 Noor, channel: turn',
  'day 12 18:00 Noor, channel: turn',
  'day 13 10:00 Teo, channel: turn',
  'day 13 12:00 Ada, channel: turn',
  'day 13 12:00 Bjørn, direct: You are next',
  'day 13 12:12 Bjørn, direct: It is your turn',
  'day 13 12:18 Noor, channel: turn',
  'day 13 12:24 Ada, channel: turn',
  'day 14 12:24 Ada, channel: turn',
  'day 14 14:30 Bjørn, channel: turn',
  'day 16 14:30 Bjørn, channel: turn',
  'day 17 12:30 Noor, channel: turn',
  'day 18 06:00 Noor, channel: turn',
  'day 19 04:30 Teo, channel: turn',
  'day 19 11:30 Ada, channel: turn',
  'day 19 11:30 Bjørn, channel: next',
  'day 20 11:30 Bjørn, channel: Ada is gone',
  'day 20 11:30 Noor, channel: Ada is gone',
  'day 20 11:30 Teo, channel: Ada is gone',
]

interface Process {
  readonly store: Store
  readonly service: TableService
  readonly bot: Bot
  /** How often it looked for what is due. */
  looks(): number
}

describe.skipIf(!(await needs('postgres')))('a month of a table of four, on two processes with one PostgreSQL', () => {
  it('each hears of their turns as they want, once, in time, and in no quiet hours', { timeout: 120_000 }, async () => {
    const database = await freshPostgres()
    const sandbox = await startSandbox(IN_CHANNELS)
    let clock = START
    let running: Process[] = []
    const stop = async () => {
      for (const { bot, store } of running) {
        await bot.close()
        await store.close()
      }
      running = []
    }
    afterAll(async () => {
      await stop()
      await sandbox.close()
      await database.drop()
    })
    const start = async () => {
      for (let index = 0; index < 2; index++) running.push(await startProcess(database.url, sandbox, () => clock))
    }
    await start()
    const names = new Map(
      [ADA, BJORN, NOOR, TEO].map((id, index) => [id, ['Ada', 'Bjørn', 'Noor', 'Teo'][index] ?? '']),
    )
    const people = new Map<string, ScriptedPerson>()
    const sent: string[] = []
    const when = () =>
      `day ${String(Math.floor((clock - START) / (24 * HOUR))).padStart(2, '0')} ${new Date(clock).toISOString().slice(11, 16)}`
    for (const [id, name] of names) {
      const person = await connectPerson(sandbox.url, id)
      people.set(id, person)
      void hear(person, (where, text) => sent.push(`${when()} ${name}, ${where}: ${text}`))
    }

    /** Waits until both have looked, and nothing is left to be sent. */
    const settled = async () => {
      const before = running.map(({ looks }) => looks())
      await vi.waitFor(
        async () => {
          const [one] = running
          if (one === undefined) return
          for (const [index, { looks }] of running.entries()) expect(looks()).toBeGreaterThan((before[index] ?? 0) + 1)
          expect(await one.store.liveMessages.outdatedChannels(1)).toEqual([])
          expect(await one.store.notices.due(new Date(clock), 9)).toEqual([])
        },
        { timeout: 20_000, interval: 20 },
      )
    }
    const tableId = async () => (await running[0]?.service.inChannel(CAMPFIRE))?.id ?? 'none'
    /** Lets time pass, as the bots would see it: they look soon after something is due. */
    const pass = async (hours: number) => {
      const to = clock + hours * HOUR
      for (;;) {
        const [one] = running
        if (one === undefined) break
        const waiting = (await one.store.notices.ofTable(await tableId())).filter(({ sentAt }) => sentAt === null)
        const next = Math.min(...waiting.map(({ dueAt }) => dueAt.getTime() + LOOK))
        if (next > to) break
        clock = Math.max(clock, next)
        await settled()
      }
      clock = to
      await settled()
    }
    let plays = 0
    /** Plays a turn of whoever must act, on one process and the other in turns; says who that was. */
    const play = async (): Promise<string> => {
      const { service } = running[plays++ % 2] ?? nobody()
      const table = (await viewAsActor(service, await tableId(), await newestSeq())) ?? nobody()
      const acting = table.acting ?? ''
      await follow(service, table).finishTurn()
      await settled()
      return names.get(acting) ?? acting
    }
    /** Somebody who waits plans a turn, to its end. */
    const plan = async (id: string) => {
      const { service } = running[plays % 2] ?? nobody()
      const press = { tableId: await tableId(), revision: null, person: { id, name: names.get(id) ?? '' } }
      await service.view(press.tableId, await newestSeq())
      let planned = await service.plan({ ...press, change: { kind: 'begin' } })
      while (planned.kind === 'done' && planned.table.plan?.drafting) {
        const change = { kind: 'choices' as const, choices: [quiet(planned.table)] }
        planned = await service.plan({ ...press, change })
      }
      expect(planned.kind).toBe('done')
    }
    const newestSeq = async () => (await running[0]?.store.tables.entries(await tableId()))?.at(-1)?.seq ?? 0
    const set = async (id: string, changed: Partial<PersonSettings>) => running[0]?.service.saveSettings(id, changed)

    await set(BJORN, { turnNotice: 'direct', nextNotice: true, reminderHours: 48 })
    await set(NOOR, { zone: 'Europe/Amsterdam', quiet: { from: 22, to: 8 }, reminderHours: 12 })
    await set(TEO, { reminderHours: 0 })
    const ada = people.get(ADA) ?? nobody()
    await type(ada, CAMPFIRE, 'new')
    for (const id of [BJORN, NOOR, TEO]) await type(people.get(id) ?? nobody(), CAMPFIRE, 'join')
    await ada.until(CAMPFIRE, (message) => read(message).text.includes('all seats are taken'))
    await type(ada, CAMPFIRE, 'start')
    await ada.until(CAMPFIRE, isLive)
    await settled()
    const order: string[] = []
    /** After so many hours each, whoever must act plays. */
    const turns = async (...hours: readonly number[]) => {
      for (const wait of hours) {
        await pass(wait)
        order.push(await play())
      }
    }

    await turns(30, 50, 14, 3)
    await turns(5, 66, 30, 8)
    // The bots are stopped for three days, in a turn of which somebody is to be reminded meanwhile.
    await pass(10)
    await stop()
    clock += 72 * HOUR
    await start()
    await pass(1)
    await turns(1, 2, 30, 2)
    // A quick evening: nobody hears that they are next who just played.
    await turns(0.2, 0.1)
    await plan(TEO)
    await turns(0.1)
    await pass(0.1)
    people.get(BJORN)?.closeDms(true)
    await turns(26, 70, 40, 7)
    sandbox.faults.set({ deeds: [{ do: 'leaveServer', personId: ADA }] })
    await pass(260)
    const rounds = Array(5).fill(['Ada', 'Bjørn', 'Noor', 'Teo']).flat()
    expect(order).toEqual(rounds.toSpliced(rounds.length - 5, 1))
    expect(sent.toSorted()).toEqual(SENT)
    expect(clock - START).toBeGreaterThan(30 * 24 * HOUR)
  })
})

function nobody(): never {
  throw new Error('nobody came')
}

/** Tells of each message that calls a person in the channel, and of each that is for them alone. */
async function hear(person: ScriptedPerson, told: (where: string, text: string) => void): Promise<void> {
  for await (const frame of person.frames()) {
    if (frame.t !== 'message' || frame.op !== 'create' || ((frame.message.flags ?? 0) & PRIVATE) !== 0) continue
    const { text } = read(frame.message)
    if (frame.message.channel_id !== CAMPFIRE)
      told(
        'direct',
        text
          .split('\n')[0]
          ?.replace(/ · <#.*/, '')
          .replaceAll('*', '') ?? '',
      )
    else if (frame.mentionsYou) told('channel', callFor(person.id, text))
  }
}

/** What a message in the channel calls somebody for. */
function callFor(personId: string, text: string): string {
  if (text.includes('is not on this server')) return 'Ada is gone'
  if (text.includes('all seats are taken')) return 'all seats are taken'
  return text.includes(`<@${personId}> is next`) ? 'next' : 'turn'
}

async function startProcess(
  databaseUrl: string,
  { token, apiUrl }: { readonly token: string; readonly apiUrl: string },
  clock: () => number,
): Promise<Process> {
  const store = await openStore(databaseUrl)
  const now = () => new Date(clock())
  const service = createTableService(store.tables, { now, seed: () => '7'.repeat(32), people: store.people })
  let looks = 0
  const notices: NoticeRepository = {
    ...store.notices,
    due: async (at, most) => {
      const due = await store.notices.due(at, most)
      looks++
      return due
    },
  }
  const silent = () => undefined
  const bot = await startBot({
    ...{
      token,
      apiUrl,
      guildId: null,
      service,
      liveMessages: store.liveMessages,
      notices,
      deadlines: store.deadlines,
      now,
    },
    onDisconnect: silent,
    pressesPerSecond: 1000,
    pace: { noticesEveryMs: 25 },
    artist: {
      draw: () => Promise.reject(new Error('nothing is drawn here')),
      workers: 1,
      close: async () => undefined,
    },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  return { store, service, bot, looks: () => looks }
}

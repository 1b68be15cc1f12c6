import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { viewAsActor } from '#support/as-actor'
import type { PersonSettings } from '#table'
import { needs } from '../needs.ts'
import { follow, quiet } from '../table/sitting.ts'
import { SENT, START } from './month-sent.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, read, SANNE, SECOND, shown, TEO, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'
import { startTwoBots } from './two-bots.ts'

const HOUR = 3_600_000
const PRIVATE = 64
/** How long after something is due the bots look for it at the latest, while they are up. */
const LOOK = 20_000

const NAMES: Readonly<Record<string, string>> = {
  [ADA]: 'Ada',
  [BJORN]: 'Bjørn',
  [NOOR]: 'Noor',
  [TEO]: 'Teo',
  [SANNE]: 'Sanne',
}

describe.skipIf(!(await needs('postgres')))('a month of a table of four, on two processes with one PostgreSQL', () => {
  it('each hears what concerns them as they want, once, in time, and in no quiet hours', async () => {
    let clock = START
    const { sandbox, bots } = await startTwoBots(() => clock)
    const sent: string[] = []
    const note = (what: string) => sent.push(`${dayAndTime(clock - START)} ${what}`)
    const person = async (id: string): Promise<ScriptedPerson> => {
      const one = await connectPerson(sandbox.url, id)
      // What everybody sees is heard by one of them.
      void listen(one, (message) => {
        if (!ROOMS.has(message.channel_id)) note(`to ${NAMES[id]}: ${toldDirectly(read(message).text)}`)
        else if (id === SANNE) note(toldInChannel(message))
      })
      return one
    }
    const ada = await person(ADA)
    const bjorn = await person(BJORN)
    const noor = await person(NOOR)
    const teo = await person(TEO)
    const sanne = await person(SANNE)

    let tableId = ''
    const live = () => [...(sanne.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
    const settled = async () => {
      await bots.settled(tableId)
      // Who has an answer has heard what was sent before.
      for (const one of [bjorn, noor, teo, sanne]) await one.history(CAMPFIRE)
      expect(live()).toHaveLength(1)
    }
    /** Lets time pass, as the bots would see it: they look soon after something is due. */
    const pass = async (hours: number) => {
      const to = clock + hours * HOUR
      for (;;) {
        const next = (await bots.nextDue(tableId)) + LOOK
        if (next > to) break
        clock = Math.max(clock, next)
        await settled()
      }
      clock = to
    }
    const newestSeq = async () => (await bots.either().store.tables.entries(tableId)).at(-1)?.seq ?? 0
    const order: string[] = []
    /** After so many hours each, whoever must act plays, on one process and the other in turns. */
    const turns = async (...hours: readonly number[]) => {
      for (const wait of hours) {
        await pass(wait)
        const { service } = bots.either()
        const table = (await viewAsActor(service, tableId, await newestSeq())) ?? nobody()
        order.push(NAMES[table.acting ?? ''] ?? 'nobody')
        await follow(service, table).finishTurn()
        await settled()
      }
    }
    /** Somebody who waits plans a turn, to its end. */
    const plan = async (id: string) => {
      const { service } = bots.either()
      const press = { tableId, revision: null, person: { id, name: NAMES[id] ?? '' } }
      await service.view(tableId, await newestSeq())
      let planned = await service.plan({ ...press, change: { kind: 'begin' } })
      while (planned.kind === 'done' && planned.table.plan?.drafting) {
        const change = { kind: 'choices' as const, choices: [quiet(planned.table)] }
        planned = await service.plan({ ...press, change })
      }
      expect(planned.kind).toBe('done')
    }
    const set = (id: string, changed: Partial<PersonSettings>) => bots.either().service.saveSettings(id, changed)

    await set(BJORN, { turnNotice: 'direct', nextNotice: true, reminderHours: 48 })
    await set(NOOR, { zone: 'Europe/Amsterdam', quiet: { from: 22, to: 8 }, reminderHours: 12 })
    await set(TEO, { reminderHours: 0 })
    await type(ada, CAMPFIRE, 'new')
    await ada.until(CAMPFIRE, (message) => withVerb(message, 'lobbysettings').length > 0)
    tableId = (await bots.either().service.inChannel(CAMPFIRE))?.id ?? nobody()
    const agreed = { kind: 'option', change: { pace: { kind: 'turn', hours: 72, atEnd: 'free' } } } as const
    const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
    expect(await bots.either().service.act({ tableId, seq: null, ...host, action: agreed })).toMatchObject({
      kind: 'done',
    })
    for (const one of [bjorn, noor, teo]) await type(one, CAMPFIRE, 'join')
    await ada.until(CAMPFIRE, (message) => read(message).text.includes('all seats are taken'))
    await type(ada, CAMPFIRE, 'start')
    await sanne.until(CAMPFIRE, isLive)
    const panel = shown(await type(bjorn, SECOND, 'follow'))
    await bjorn.select(panel, idOf(panel, 'follow'), [tableId])
    await settled()

    await turns(30, 50, 14, 3)
    await turns(5)
    await pass(24)
    await type(noor, CAMPFIRE, 'settings', { away: '2026-06-11' })
    await turns(42)
    const says = (text: string) => live().map((message) => read(message).text.includes(text))
    expect(says('is away until')).toEqual([true])
    await pass(71)
    expect(says('is away until')).toEqual([false])
    await turns(20, 3)
    // The bots are stopped for three days, in which the time for a turn ends.
    await pass(10)
    await bots.stop()
    clock += 72 * HOUR
    await bots.start()
    await pass(1)
    await turns(2, 2, 21, 2)
    // A quick evening: nobody hears that they are next who just played.
    await turns(0.2, 0.1)
    await plan(TEO)
    await turns(0.1)
    await pass(0.1)
    bjorn.closeDms(true)
    await turns(26, 70, 40, 7)
    sandbox.faults.set({ deeds: [{ do: 'leaveServer', personId: ADA }] })
    await pass(92)
    const [free = nobody()] = live()
    await sanne.press(free, idOf(free, 'takeover'))
    await settled()
    await turns(4, 6, 15, 30, 25)
    await pass(61)

    expect(sent.toSorted()).toEqual(SENT.toSorted())
    const round = ['Ada', 'Bjørn', 'Noor', 'Teo']
    const planned = ['Ada', 'Bjørn', 'Noor']
    expect(order).toEqual([...round, ...round, ...round, ...planned, ...round, 'Sanne', ...round.slice(1), 'Sanne'])
    const { service } = bots.either()
    const log = (await service.log(tableId)) ?? nobody()
    expect(log.flatMap((item) => (item.kind === 'turn' ? item.seat : []))).toEqual(
      Array.from({ length: 25 }, (_, index) => index % 4),
    )
    expect(log.flatMap(({ kind }) => (kind === 'turn' ? [] : kind)).slice(-3)).toEqual([
      'extended',
      'freed',
      'tookOver',
    ])
    expect(await service.viewPlan(TEO, tableId)).toMatchObject({ plan: { alternatives: [] } })
    expect(clock - START).toBeGreaterThan(30 * 24 * HOUR)
  })
})

const ROOMS: ReadonlySet<string> = new Set([CAMPFIRE, SECOND])

function nobody(): never {
  throw new Error('nobody came')
}

const idOf = (message: APIMessage, verb: string): string => withVerb(message, verb)[0]?.id ?? `no ${verb}`

const dayAndTime = (ms: number): string =>
  `day ${String(Math.floor(ms / (24 * HOUR))).padStart(2, '0')} ${new Date(ms).toISOString().slice(11, 16)}`

/** Tells of each new message that a person sees, but of answers to what they did. */
async function listen(person: ScriptedPerson, told: (message: APIMessage) => void): Promise<void> {
  for await (const frame of person.frames()) {
    if (frame.t !== 'message' || frame.op !== 'create' || ((frame.message.flags ?? 0) & PRIVATE) !== 0) continue
    told(frame.message)
  }
}

/** What a direct message is about: its first line. */
const toldDirectly = (text: string): string =>
  (text.split('\n')[0] ?? '').replace(/ · <#.*/, '').replaceAll(/\*| <t:\d+:R>/g, '')

/** Whom a message in a channel mentions, and what it says of the table. */
function toldInChannel(message: APIMessage): string {
  const { text } = read(message)
  const called = message.mentions.map(({ id }) => NAMES[id]).sort()
  const facts = FACTS.flatMap(([pattern, fact]) =>
    [...text.matchAll(pattern)].map(([, some = '']) => fact.replace('…', NAMES[some] ?? some)),
  )
  const place = message.channel_id === CAMPFIRE ? 'table' : 'elsewhere'
  return `${place}${called.length === 0 ? '' : ` @ ${called.join(' ')}`}: ${facts.join(', ')}`
}

/** What can be told, in a few words; what is in parentheses takes the dots' place. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [/a new table/g, 'lobby'],
  [/all seats are taken/g, 'full'],
  [/is now showing this table in/g, 'shown elsewhere'],
  [/It’s <@(\d+)>’s turn/g, 'turn of …'],
  [/Time runs out/g, 'ends soon'],
  [/I was offline when time ran out/g, 'more time'],
  [/<@(\d+)> is next/g, '… next'],
  [/(\S+) is no longer in this server/g, '… is gone'],
  [/direct messages don’t reach (\S+)/g, 'no direct messages to …'],
  [/empty seat’s turn: (\S+) ran out of time/g, '… lost the seat'],
  [/(\S+) ran out of time: the seat is free/g, '… lost the seat'],
  [/(\S+) took over seat/g, '… took over'],
  [/\*\*Turn (\d+)\*\*/g, 'turn …'],
  [/As planned/g, 'planned'],
]

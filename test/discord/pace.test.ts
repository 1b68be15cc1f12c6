import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { viewAsActor } from '#support/as-actor'
import { escapeName, nameAsOneLine, words } from '#text'
import { follow } from '../table/sitting.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  lobbySettings,
  NOOR,
  offersLines,
  playground,
  read,
  SECOND,
  shown,
  TEO,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { rings } from './rings.ts'
import { isLive, turnsOf } from './turns.ts'

const HOUR = 3_600_000
const OFF_TOPIC = '802000000000000003'
const LOOK = 60
const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: LOOK } })
const people = [
  await ground.person(ADA),
  await ground.person(BJORN),
  await ground.person(NOOR),
  await ground.person(TEO),
]
const [ada, bjorn, noor, teo] = people as [ScriptedPerson, ScriptedPerson, ScriptedPerson, ScriptedPerson]
const { tableIn } = turnsOf(ground, ada, bjorn)
const { pace, leaving } = words('en')
let clock = Date.UTC(2026, 10, 23, 12)
const pass = (hours: number) => {
  clock += hours * HOUR
  ground.setNow(new Date(clock))
}
pass(0)
/** Waits until it is kept that a table's message called somebody, and when. */
const recorded = async ({ id, channel_id }: APIMessage) => {
  const table = await tableIn(channel_id)
  await expect.poll(async () => (await ground.service().turnMessage(table.id, table.turnSeq ?? 0))?.messageId).toBe(id)
}
const heard = new Map([CAMPFIRE, SECOND].map((channel) => [channel, people.map((person) => rings(person, channel))]))
/** How often each was called in a channel: Ada, Bjørn, Noor, Teo. */
const calls = (channel: string) => heard.get(channel)?.map(({ length }) => length)
const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string, end = '') =>
  withVerb(message, verb).find(({ id }) => id.endsWith(end))?.id ?? `no ${verb}`
const says = (text: string) => (message: APIMessage) => textOf(message).includes(text)
/** Beginning of a sentence that goes on with a moment. */
const begin = (text: string) => text.slice(0, text.indexOf('…'))
const person = (id: string) => people.find((one) => one.id === id) ?? ada

/** As a message calls somebody. */
const nameOf = (id: string) => escapeName(nameAsOneLine(cast.get(id) ?? ''))
const cast = new Map([
  [ADA, 'Ada'],
  [BJORN, 'Bjørn 🔥'],
  [NOOR, 'نور الهدى'],
  [TEO, 'Teo *the* _quiet_ ||one||'],
])

/** Those who sit down, and start; whose turn it is. */
async function begun(channel: string, ...seated: readonly ScriptedPerson[]) {
  for (const one of seated) await type(one, channel, 'join')
  await type(ada, channel, 'start')
  await ada.until(channel, isLive)
  return person((await tableIn(channel)).acting ?? '')
}

it('a clock is agreed on in the lobby; the person is warned before it is over, then the seat is free, and all hear it once', async () => {
  await type(ada, CAMPFIRE, 'new')
  const lobby = await ada.until(CAMPFIRE, (message) => withVerb(message, 'lobbysettings').length > 0)
  expect(textOf(lobby)).toContain(pace.agreed({ kind: 'live' }))
  const how = await lobbySettings(ada, lobby)
  expect(withVerb(how, 'paceend')).toEqual([])
  const timed = shown(await ada.select(how, idOf(how, 'paceclock'), ['turn 24']))
  expect(textOf(timed)).toContain(pace.agreed({ kind: 'turn', hours: 24, atEnd: 'remind' }))
  await ada.select(timed, idOf(timed, 'paceend'), ['free'])
  await ada.until(CAMPFIRE, says(pace.agreed({ kind: 'turn', hours: 24, atEnd: 'free' })))

  const slow = await begun(CAMPFIRE, bjorn, noor)
  const at = people.indexOf(slow)
  const live = await slow.until(CAMPFIRE, isLive)
  expect(textOf(live)).toContain(begin(pace.timeUntil('…', 'free')))
  /** The slow one is called so often, the others of the three so. */
  const called = (own: number, others: number) =>
    expect.poll(() => calls(CAMPFIRE)).toEqual([0, 1, 2].map((index) => (index === at ? own : others)).concat(0))
  await called(1, 0)
  await recorded(live)
  const own = `${begin(pace.yourTime('…', false))}<t:${(clock + 24 * HOUR) / 1000}:R>`
  const [other = ada] = [ada, bjorn].filter((one) => one !== slow)
  for (const sub of ['turn', 'mine']) {
    expect(textOf(shown(await type(slow, CAMPFIRE, sub)))).toContain(own)
    expect(textOf(shown(await type(other, CAMPFIRE, sub)))).not.toContain(begin(pace.yourTime('…', false)))
  }
  pass(18.01)
  const warned = await slow.until(CAMPFIRE, says(begin(pace.nearlyOver('…', 'free'))))
  expect(warned.id).not.toBe(live.id)
  await called(2, 0)
  await recorded(warned)
  pass(6)
  const freed = await slow.until(CAMPFIRE, (message) => withVerb(message, 'sitout').length > 0)
  expect(textOf(freed)).toContain('ran out of time')
  await called(3, 1)
  pass(100)
  await ground.runtime.looked(LOOK)
  await called(3, 1)
})

it('whoever takes over has the panel at once, with how they came there and what everybody has', async () => {
  const live = await teo.until(CAMPFIRE, (message) => withVerb(message, 'takeover').length > 0)
  const seat = (await tableIn(CAMPFIRE)).actingSeat ?? 0
  const before = escapeName(nameAsOneLine((await tableIn(CAMPFIRE)).seats[seat]?.name ?? ''))
  const told = shown(await teo.press(live, idOf(live, 'takeover', `:${seat}`)))
  expect(textOf(told)).toContain(pace.tookOver(before, seat + 1))
  expect(textOf(told)).toContain(words('en').scores.ifItEndedNow)
  expect(offersLines(told)).toBe(true)
})

it('who is away says so with a day from the list; all tables show it, the clock waits, and it ends by a press', async () => {
  const table = await tableIn(CAMPFIRE)
  const typing = (value: string) => [
    { name: 'settings', type: 1, options: [{ name: 'away', type: 3, value, focused: true }] },
  ]
  const days = await teo.autocomplete(CAMPFIRE, 'bonfire', typing(''))
  expect(days?.[0]?.name).toMatch(/^Back on Sunday 29 November \(tomorrow\)$/)
  expect((await teo.autocomplete(CAMPFIRE, 'bonfire', typing('5.12.')))?.map(({ value }) => value)).toEqual([
    '2026-12-05',
  ])
  expect(textOf(shown(await type(teo, SECOND, 'settings', { away: 'sometime' })))).toContain(
    pace.settings.unknownDay('sometime'),
  )
  const page = shown(await type(teo, SECOND, 'settings', { away: '2026-12-05', zone: 'berlin' }))
  const until = `<t:${Date.UTC(2026, 11, 4, 23) / 1000}:f>`
  expect(textOf(page)).toContain(pace.settings.awayUntil(until))
  await teo.until(CAMPFIRE, says(pace.away(nameOf(TEO), until)))
  const inWords = shown(await type(ada, CAMPFIRE, 'look', { at: 'table' }))
  expect(textOf(shown(await ada.press(inWords, idOf(inWords, 'read'))))).toContain(pace.away(nameOf(TEO), until))
  pass(60)
  expect((await ground.service().view(table.id))?.acting).toBe(TEO)
  const back = shown(await teo.press(page, idOf(page, 'turnnotice', ':awayend')))
  expect(textOf(back)).toContain(pace.settings.notAway)
  await teo.until(CAMPFIRE, (message) => isLive(message) && !says('is away')(message))
})

it('who is silent for three days can be asked about: the question calls the others, and most of them free the seat', async () => {
  await type(ada, SECOND, 'new')
  const slow = await begun(SECOND, bjorn, noor)
  const [asker = ada, second = ada] = [ada, bjorn, noor].filter((one) => one !== slow)
  const live = await asker.until(SECOND, isLive)
  expect(withVerb(live, 'askfree')).toEqual([])
  await recorded(live)
  pass(24.01)
  const reminded = await slow.until(SECOND, (message) => isLive(message) && message.id !== live.id)
  expect(withVerb(reminded, 'askfree')).toEqual([])
  pass(48)
  const silent = await asker.until(SECOND, (message) => withVerb(message, 'askfree').length > 0)
  expect(silent.id).toBe(reminded.id)
  await asker.press(silent, idOf(silent, 'askfree'))
  const doubted = await second.until(SECOND, (message) => withVerb(message, 'answerfree').length > 0)
  await second.press(doubted, idOf(doubted, 'answerfree', ':no'))
  const kept = says(pace.kept(nameOf(slow.id), [nameOf(second.id)]))
  expect(withVerb(await asker.until(SECOND, kept), 'askfree')).toEqual([])

  pass(72.01)
  const still = await asker.until(SECOND, (message) => withVerb(message, 'askfree').length > 0)
  expect(kept(still)).toBe(false)
  const before = calls(SECOND) ?? []
  await asker.press(still, idOf(still, 'askfree'))
  const asked = await second.until(
    SECOND,
    (message) => message.id !== doubted.id && withVerb(message, 'answerfree').length > 0,
  )
  await expect
    .poll(() => calls(SECOND))
    .toEqual(before.map((one, index) => one + (people[index] === asker || index === 3 ? 0 : 1)))
  // It cannot be edited, and keeps its buttons.
  ground.sandbox.faults.set({ rules: [{ fault: 'serverError', on: `PATCH /channels/${SECOND}/messages/${asked.id}` }] })
  await second.press(asked, idOf(asked, 'answerfree', ':yes'))
  const freed = await second.until(SECOND, (message) => withVerb(message, 'sitout').length > 0)
  expect(textOf(freed)).toContain('was inactive for too long')
  const stale = await noor.press(asked, idOf(asked, 'answerfree', ':no'))
  expect(textOf(shown(stale))).toMatch(/vote has ended|not playing/)
  ground.sandbox.faults.set({ rules: [] })
  expect(textOf(shown(await type(asker, SECOND, 'log')))).toContain('was inactive for too long: the seat is free')
  await slow.press(freed, idOf(freed, 'takeover'))
})

it('who has no time any more looks for a substitute, and plays on until one comes', async () => {
  const { id } = await tableIn(SECOND)
  const asked = shown(await type(noor, SECOND, 'resign'))
  expect(textOf(asked)).toContain(leaving.ask.leave)
  expect(textOf(asked)).toContain(pace.orSubstitute)
  expect(textOf(shown(await noor.press(asked, idOf(asked, 'substitute'))))).toContain(pace.substituteAsked)
  await teo.until(SECOND, says(pace.substituteWanted(nameOf(NOOR))))
  for (;;) {
    const table = await viewAsActor(ground.service(), id)
    if (table === null || table.acting === NOOR) break
    await follow(ground.service(), table).finishTurn()
  }
  const mine = await viewAsActor(ground.service(), id)
  if (mine !== null) await follow(ground.service(), mine).finishTurn()
  const again = shown(await type(noor, SECOND, 'resign'))
  expect(read(again).pressables.map(({ label }) => label)).toContain(pace.buttons.keepSeat)
  const { turnSeq } = await tableIn(SECOND)
  await expect.poll(async () => (await ground.service().turnMessage(id, turnSeq ?? 0))?.messageId).toBeDefined()
  const live = await teo.until(SECOND, (message) => withVerb(message, 'takeover').length > 0)
  const told = shown(await teo.press(live, idOf(live, 'takeover')))
  expect(textOf(told)).toContain(nameOf(NOOR))
  const came = await noor.until(SECOND, says(pace.substituteCame(nameOf(TEO), `<@${NOOR}>`)))
  expect(came.mentions.map((one) => one.id)).toEqual([NOOR])
  expect(isLive(came) && !says('substitute')(came)).toBe(true)
  await expect.poll(() => [...(noor.messages.get(SECOND)?.values() ?? [])].filter(isLive)).toHaveLength(1)
  expect((await ground.service().openTablesOf(NOOR)).map((table) => table.id)).not.toContain(id)
})

it('whoever is relieved in their quiet hours hears of it afterwards, once, also when the game is over by then', async () => {
  const asked = shown(await type(bjorn, SECOND, 'resign'))
  await bjorn.press(asked, idOf(asked, 'substitute'))
  const hour = new Date(clock).getUTCHours()
  await ground.service().saveSettings(BJORN, { zone: 'UTC', quiet: { from: hour, to: (hour + 2) % 24 } })
  const live = await noor.until(SECOND, (message) => withVerb(message, 'takeover').length > 0)
  await noor.press(live, idOf(live, 'takeover'))
  const rung = rings(bjorn, SECOND)
  await typeAndConfirm(ada, SECOND, 'close')
  await noor.until(SECOND, (message) => textOf(message).includes('closed this table'))
  pass(2.1)
  const told = await bjorn.until(SECOND, says(pace.substituteCame(nameOf(NOOR), `<@${BJORN}>`)))
  expect(told.mentions.map(({ id }) => id)).toEqual([BJORN])
  expect(textOf(told)).toContain('closed this table')
  pass(5)
  await ground.runtime.looked(LOOK)
  expect(rung.map(({ id }) => id)).toEqual([told.id])
  await ground.service().saveSettings(BJORN, { zone: null, quiet: null })
})

it('where no bot was there when the time was over, there is more of it, which is told once and at once', async () => {
  for (const id of [ADA, BJORN]) await ground.service().saveSettings(id, { reminderHours: 0 })
  await type(ada, OFF_TOPIC, 'new')
  const lobby = await ada.until(OFF_TOPIC, (message) => withVerb(message, 'lobbysettings').length > 0)
  const how = await lobbySettings(ada, lobby)
  const timed = shown(await ada.select(how, idOf(how, 'paceclock'), ['turn 24']))
  await ada.select(timed, idOf(timed, 'paceend'), ['free'])
  const rung = [rings(ada, OFF_TOPIC), rings(bjorn, OFF_TOPIC)]
  const slow = await begun(OFF_TOPIC, bjorn)
  const at = [ada, bjorn].indexOf(slow)
  const called = () => rung[at]?.filter((message) => isLive(message)).length
  await expect.poll(called).toBe(1)
  await recorded(await slow.until(OFF_TOPIC, isLive))
  // All of this passes at once, as it does for bots that are down.
  pass(26)
  const told = await slow.until(OFF_TOPIC, says(begin(pace.moreTime('…'))))
  expect(told.mentions.map(({ id }) => id)).toEqual([slow.id])
  await ground.runtime.looked(LOOK)
  expect(called()).toBe(2)
  const { id: tableId } = await tableIn(OFF_TOPIC)
  const press = { seq: null, moderator: false, interactionId: null }
  await ground.service().act({ ...press, tableId, person: { id: ADA, name: nameOf(ADA) }, action: { kind: 'close' } })
})

it('whose seat sits out because the time was over is told so, once, where the next one is called', async () => {
  const channel = OFF_TOPIC
  await type(ada, channel, 'new')
  const lobby = await ada.until(channel, (message) => withVerb(message, 'lobbysettings').length > 0)
  const how = await lobbySettings(ada, lobby)
  const timed = shown(await ada.select(how, idOf(how, 'paceclock'), ['turn 24']))
  await ada.select(timed, idOf(timed, 'paceend'), ['sitOut'])
  await ada.until(channel, says(pace.agreed({ kind: 'turn', hours: 24, atEnd: 'sitOut' })))
  const called = people.map((one) => rings(one, channel))
  const slow = await begun(channel, bjorn, noor)
  await expect.poll(() => called[people.indexOf(slow)]?.length).toBe(1)
  await recorded(await slow.until(channel, isLive))
  pass(18.01)
  await recorded(await slow.until(channel, says(begin(pace.nearlyOver('…', 'sitOut')))))
  pass(6)
  const told = await slow.until(channel, says(pace.lost(`<@${slow.id}>`)))
  const { acting } = await tableIn(channel)
  expect(told.mentions.map(({ id }) => id).sort()).toEqual([slow.id, acting].sort())
  expect(textOf(told)).toContain('sits out from now on')
  expect(withVerb(told, 'takeover')).toEqual([])
  await expect
    .poll(() => called.map(({ length }) => length))
    .toEqual(people.map(({ id }) => (id === slow.id ? 3 : id === acting ? 1 : 0)))
  const next = await viewAsActor(ground.service(), (await tableIn(channel)).id)
  if (next !== null) await follow(ground.service(), next).finishTurn()
  await ada.until(channel, (message) => isLive(message) && message.id > told.id && !says('ran out of time')(message))
  expect(called[people.indexOf(slow)]).toHaveLength(3)
})

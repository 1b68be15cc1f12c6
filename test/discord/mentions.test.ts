import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { inChannelAsActor, viewAsActor } from '#support/as-actor'
import { eventually } from '#support/eventually'
import { likely, quiet } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, shown, type, typeAndConfirm, withVerb } from './playground.ts'
import { rings } from './rings.ts'
import { isLive } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000 })
const people = await Promise.all([ADA, BJORN, NOOR].map((id) => ground.person(id)))
const heard = new Map(people.map((person) => [person.id, rings(person, CAMPFIRE)]))
const [ada = nobody(), bjorn = nobody(), noor = nobody()] = people

function nobody(): never {
  throw new Error('nobody came')
}
const byId = (id: string | null | undefined): ScriptedPerson => people.find((one) => one.id === id) ?? nobody()
const table = async () => (await inChannelAsActor(ground.service(), CAMPFIRE)) ?? nobody()
const mentioned = (message: APIMessage) => message.mentions.map(({ id }) => id).sort()
/** Everybody's newest message of the bot, after the one before. */
const next = (before: APIMessage, passes: (message: APIMessage) => boolean = () => true) =>
  ada.until(
    CAMPFIRE,
    (message) => BigInt(message.id) > BigInt(before.id) && ((message.flags ?? 0) & 64) === 0 && passes(message),
  )
const bare = (message: APIMessage) =>
  ada.until(CAMPFIRE, (one) => one.id === message.id && read(one).pressables.length === 0)
/** How often each was called by this message or a later one. */
const ringsSince = (message: APIMessage) =>
  people.map(({ id }) => (heard.get(id) ?? []).filter((one) => BigInt(one.id) >= BigInt(message.id)).length)

async function game(players: readonly ScriptedPerson[]): Promise<APIMessage> {
  await type(ada, CAMPFIRE, 'new')
  for (const person of players.slice(1)) await type(person, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  const { acting } = await table()
  return await ada.until(CAMPFIRE, (message) => isLive(message) && mentioned(message).join() === acting)
}
/** Chooses for whoever must act, until the turn is over; the channel shows what comes of it. */
async function finishTurn(): Promise<void> {
  const { turnSeq } = await table()
  for (let now = await table(); now.turnSeq === turnSeq; now = await table()) await choose(now)
}
async function choose(now: Awaited<ReturnType<typeof table>>, which = likely) {
  const seat = now.seats.find(({ person }) => person?.id === now.acting)
  return await ground.service().act({
    tableId: now.id,
    seq: now.seq,
    person: seat?.person ?? nobody(),
    moderator: false,
    interactionId: null,
    action: { kind: 'choices', choices: [which(now)] },
  })
}

/** Agrees that a turn is taken back, on the message as it stands: each answer edits it, and with it what can be pressed. */
const agree = (person: ScriptedPerson, live: APIMessage) =>
  eventually(async () => {
    const asked = await person.until(CAMPFIRE, ({ id }) => id === live.id)
    const { state } = await person.press(asked, withVerb(asked, 'answerundo')[0]?.id ?? 'no answer')
    expect(state).toBe('answered')
  })

afterEach(async () => {
  const open = await ground.service().inChannel(CAMPFIRE)
  const host = open?.seats.find(({ person }) => person?.id === open.host)?.person
  if (open !== null && host != null)
    await ground.service().act({
      tableId: open.id,
      seq: null,
      person: host,
      moderator: false,
      interactionId: null,
      action: { kind: 'close' },
    })
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('somebody who leaves', () => {
  it('in another’s turn: a new message tells those who stay, once each, and the one before loses its buttons', async () => {
    const live = await game(people)
    const acting = byId((await table()).acting)
    const leaver = acting === bjorn ? noor : bjorn
    await typeAndConfirm(leaver, CAMPFIRE, 'resign')
    const told = await next(live, isLive)
    const others = [ada, bjorn, noor].filter((one) => one !== leaver)
    expect(mentioned(told)).toEqual(others.map(({ id }) => id))
    for (const { id } of others) expect(read(told).text).toContain(`<@${id}>`)
    expect(read(told).text).toContain(`It’s <@${acting.id}>’s turn.`)
    expect(read(told).text).toContain('left')
    expect(withVerb(told, 'takeover')).toHaveLength(1)
    await bare(live)
    // What follows changes the message, and calls nobody.
    await type(leaver, CAMPFIRE, 'takeover')
    await ada.until(CAMPFIRE, (one) => one.id === told.id && withVerb(one, 'takeover').length === 0)
    await eventually(() => expect(ringsSince(told)).toEqual(people.map((one) => (one === leaver ? 0 : 1))))
  })

  it('in the own turn: those who stay hear that an empty seat is waited for', async () => {
    const live = await game(people)
    const leaver = byId((await table()).acting)
    await typeAndConfirm(leaver, CAMPFIRE, 'resign')
    const told = await next(live, isLive)
    expect(mentioned(told)).toEqual(people.filter((one) => one !== leaver).map(({ id }) => id))
    expect(read(told).text).toContain('empty seat')
    await eventually(() => expect(ringsSince(told)).toEqual(people.map((one) => (one === leaver ? 0 : 1))))
    // Whoever lets the seat sit out starts a turn: that calls its player alone.
    await type(people.find((one) => one !== leaver) ?? ada, CAMPFIRE, 'sitout')
    const after = await next(told, isLive)
    expect(mentioned(after)).toEqual([(await table()).acting])
    await bare(told)
  })

  it('and whose turn comes later: everybody is called when it does', async () => {
    const live = await game(people)
    const { actingSeat, seats } = await table()
    const leaver = byId(seats[((actingSeat ?? 0) + 1) % 3]?.person?.id)
    await typeAndConfirm(leaver, CAMPFIRE, 'resign')
    const told = await next(live, isLive)
    await finishTurn()
    const waiting = await next(told, isLive)
    expect(mentioned(waiting)).toEqual(people.filter((one) => one !== leaver).map(({ id }) => id))
    expect(read(waiting).text).toContain('empty seat')
    await eventually(() => expect(ringsSince(waiting)).toEqual(people.map((one) => (one === leaver ? 0 : 1))))
  })
})

it('the question whether a turn may be taken back calls those who were not called to the turn, and the turn that comes back its player, once', async () => {
  let live = await game(people)
  let one = ada
  for (let may = false; !may; ) {
    const { id, acting, turnSeq } = await table()
    one = byId(acting)
    for (let now = await table(); now.turnSeq === turnSeq; now = await table()) await choose(now, quiet)
    live = await next(live, isLive)
    may = (await ground.service().viewFor(one.id, id))?.mayAskUndo ?? false
  }
  const panel = shown(await type(one, CAMPFIRE, 'turn'))
  const waiting = shown(await one.press(panel, withVerb(panel, 'askundo')[0]?.id ?? 'no asking'))
  expect(read(waiting).text).toContain('wants to take back the end of their turn')
  expect(withVerb(waiting, 'askundo')).toEqual([])
  const others = people.filter((person) => person !== one)
  const third = others.find(({ id }) => id !== mentioned(live).join()) ?? nobody()
  const asked = await next(live, isLive)
  expect(read(asked).text).toContain(`<@${third.id}>`)
  await eventually(() => expect(ringsSince(asked)).toEqual(people.map((person) => (person === third ? 1 : 0))))
  for (const person of others) await agree(person, asked)
  const back = await next(asked, isLive)
  expect(mentioned(back)).toEqual([one.id])
  expect(read(back).text).toContain('Everybody agreed')
  expect(read(await bare(asked)).text).toBe('-# The previous turn was taken back.')
  const calls = people.map((person) => (person === one ? 1 : 0))
  await eventually(() => expect(ringsSince(back)).toEqual(calls))
  expect(ringsSince(live).reduce((sum, rung) => sum + rung)).toBe(3)
  const open = shown(await one.press(back, withVerb(back, 'open')[0]?.id ?? 'no panel'))
  expect(withVerb(open, 'end')).toHaveLength(1)
  expect(withVerb(open, 'undo')).toHaveLength(1)
})

describe('the end of a game', () => {
  it('is a new message that calls everybody who played, once; Play again calls the same people, once, but who pressed', async () => {
    await game([ada, bjorn])
    const { id } = await table()
    for (
      let now = await viewAsActor(ground.service(), id);
      now?.phase === 'playing';
      now = await viewAsActor(ground.service(), id)
    )
      await choose(now)
    const final = await ada.until(CAMPFIRE, (message) => withVerb(message, 'again').length > 0)
    expect(mentioned(final)).toEqual([ADA, BJORN])
    expect(read(final).text).toContain(`<@${BJORN}>`)
    await eventually(() => expect(ringsSince(final)).toEqual([1, 1, 0]))

    await bjorn.press(final, withVerb(final, 'again')[0]?.id ?? 'no rematch')
    const lobby = await next(final, (message) => withVerb(message, 'join').length > 0)
    expect(mentioned(lobby)).toEqual([ADA])
    expect(read(lobby).text).toContain(`<@${ADA}>`)
    const again = shown(await ada.press(final, withVerb(final, 'again')[0]?.id ?? 'no rematch'))
    expect(read(again).text).toContain('already has an open table')
    await noor.press(lobby, withVerb(lobby, 'join')[0]?.id ?? 'no join')
    const two = await ada.until(CAMPFIRE, (one) => one.id === lobby.id && read(one).text.includes('2 players are here'))
    await ada.press(two, withVerb(two, 'join')[0]?.id ?? 'no join')
    await ada.until(CAMPFIRE, (one) => one.id === lobby.id && !read(one).text.includes('<@'))
    await eventually(() => expect(ringsSince(lobby)).toEqual([1, 0, 0]))
  })

  it('before its time, by closing, is told to the others in a new message', async () => {
    const live = await game(people)
    await typeAndConfirm(ada, CAMPFIRE, 'close')
    const told = await next(live)
    expect(mentioned(told)).toEqual([BJORN, NOOR])
    expect(read(told).text).toContain('closed this table')
    await bare(live)
    await eventually(() => expect(ringsSince(told)).toEqual([0, 1, 1]))
  })

  it('of whoever only watched the last game, Play again calls nobody', async () => {
    const final = ada.latest(CAMPFIRE, (message) => withVerb(message, 'again').length > 0) ?? nobody()
    const before = ada.latest(CAMPFIRE) ?? nobody()
    await noor.press(final, withVerb(final, 'again')[0]?.id ?? 'no rematch')
    const lobby = await next(before, (message) => withVerb(message, 'join').length > 0)
    expect(mentioned(lobby)).toEqual([])
  })
})

it('a message that was deleted comes again without calling anybody a second time', async () => {
  const live = await game([ada, bjorn])
  const leaver = byId((await table()).acting) === ada ? bjorn : ada
  const acting = leaver === ada ? bjorn : ada
  ground.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId: CAMPFIRE, messageId: live.id }] })
  await type(noor, CAMPFIRE, 'takeover')
  const back = await next(live, isLive)
  expect(mentioned(back)).toEqual([])
  await typeAndConfirm(leaver, CAMPFIRE, 'resign')
  const told = await next(back, isLive)
  ground.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId: CAMPFIRE, messageId: told.id }] })
  await type(noor, CAMPFIRE, 'takeover')
  const again = await next(told, isLive)
  expect(mentioned(again)).toEqual([])
  await eventually(() => expect(ringsSince(told)[people.indexOf(acting)]).toBe(1))
})

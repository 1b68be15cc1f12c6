import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { REST } from 'discord.js'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { livePost } from '#commands'
import { plainEmojiSender } from '#discord/application-emoji'
import { createChannelAccess } from '#discord/channel-cool-downs'
import { createOwnMessageReader } from '#discord/channel-history'
import { BOT_TIMINGS } from '#discord/context'
import { createDirectChannels } from '#discord/direct-channels'
import { createEditOrPost } from '#discord/live-message'
import { createDraw } from '#discord/picture-queue'
import { newPublisherMemory } from '#discord/publisher-memory'
import { createRequestGuard } from '#discord/request-guard'
import { syncLiveMessage } from '#discord/sync-live-message'
import { machineRuntime } from '#runtime'
import { viewAsActor } from '#support/as-actor'
import { type TableForPerson, toPublicOnlyTable } from '#table'
import { CLEO, follow, freshTables, serviceOn, tamper } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, type Playground, playground, read, type, withVerb } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

/** How late Discord answers, in ms: another process does its part meanwhile, and the bot does not ask again. */
const LATE_MS = 10_000
/** As long as this file runs; a lease that ends in hours is taken for one of a clock that was ahead. */
const LATER = new Date(Date.now() + 9 * 60_000).toISOString().replace('Z', '+00:00')
const LONG_AGO = '2000-01-01T00:00:00.000+00:00'

/**
 * A game of two on a bot that has it in memory, and `another`: a process on the same database that plays on and that the
 * bot does not hear of.
 */
async function game(choresEveryMs = 100) {
  const { url, store } = await freshTables()
  const ground = await playground({ databaseUrl: url, drawOneIn: 1_000_000, choresEveryMs })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  const begun = await turnsOf(ground, ada, bjorn).begun(CAMPFIRE)
  const shown = () => tamper(url, 'SELECT seq, message_id AS id FROM showings')
  const another = serviceOn(store, { notices: store.notices, deadlines: store.deadlines })
  const newest = async (): Promise<TableForPerson> => {
    const table = await viewAsActor(another, begun.id, (await store.tables.entries(begun.id)).at(-1)?.seq)
    if (table === null) throw new Error('the table is there')
    return table
  }
  await expect.poll(shown).toMatchObject([{ seq: 3, id: begun.live.id }])
  const playsOn = async () => follow(another, await newest()).finishTurn()
  return { ...begun, ...{ ground, url, store, ada, shown, another, newest, playsOn } }
}

/** A message that is posted in nothing's place. */
const place = { edits: null, again: null }

const silent = () => undefined
const silence = { debug: silent, info: silent, warn: silent, error: silent }

/** What another process of the bot's needs to speak to Discord. */
function restOf({ sandbox: { apiUrl, token } }: Playground, { author }: APIMessage) {
  const makeRequest = createRequestGuard(machineRuntime, BOT_TIMINGS.budget, silence)
  const rest = new REST({ version: '10', api: apiUrl, makeRequest }).setToken(token)
  return {
    rest,
    history: createOwnMessageReader(rest, Promise.resolve(author.id)),
    directChannels: createDirectChannels(rest),
    emoji: plainEmojiSender,
    applicationId: Promise.resolve(author.id),
  }
}

it('a channel comes up to date though only a process that has died knew what was kept', async () => {
  const { acting, other, live, newest, playsOn } = await game()
  await playsOn()
  expect((await newest()).acting).toBe(other.id)
  const told = await acting.until(CAMPFIRE, (message) => isLive(message) && message.id !== live.id)
  expect(told.mentions.map(({ id }) => id)).toEqual([other.id])
})

it('who was called by a process that died over it is not called again by one that had not heard of the turn', async () => {
  const { ground, url, ada, acting, other, live, shown, newest, playsOn } = await game()
  const heard = [acting, other].map((person) => rings(person, CAMPFIRE))
  // Another process has the channel.
  await tamper(url, `UPDATE showings SET publisher = 'other', lease_until = '${LATER}'`)
  await takeTurn(acting, CAMPFIRE)
  const table = await playsOn()
  expect((await newest()).acting).toBe(acting.id)
  const post = { ...livePost(toPublicOnlyTable(table), 'en'), mentions: [acting.id] }
  const called = await createEditOrPost(
    restOf(ground, live),
    table,
    post,
    place,
    new Set(),
  )({ picture: 'none', film: 'none' })
  await ada.until(CAMPFIRE, ({ id }) => id === called)
  // It has died before it could record that.
  await tamper(url, `UPDATE showings SET lease_until = '${LONG_AGO}'`)
  await expect.poll(shown).toMatchObject([{ seq: table.seq, id: called }])
  const lives = [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
  expect(lives.map(({ id }) => id)).toEqual([called])
  expect(heard.map(({ length }) => length)).toEqual([1, 0])
})

it('what a process posted once more before it died is the only one left, though the channel shows the last entry already', async () => {
  const { ground, url, ada, acting, live, shown, newest } = await game()
  await tamper(url, `UPDATE showings SET publisher = 'other', lease_until = '${LATER}'`)
  const table = await newest()
  const called = await createEditOrPost(
    restOf(ground, live),
    table,
    { ...livePost(toPublicOnlyTable(table), 'en'), mentions: [acting.id] },
    { edits: null, again: live.id },
    new Set(),
  )({ picture: 'none', film: 'none' })
  await ada.until(CAMPFIRE, ({ id }) => id === called)
  await tamper(url, `UPDATE showings SET lease_until = '${LONG_AGO}'`)
  await expect.poll(shown).toMatchObject([{ seq: table.seq, id: called }])
  expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map(({ id }) => id)).toEqual([called])
})

it('a message of a process that died is known once it was found, also when it cannot be changed and the channel not be read any more', async () => {
  const { ground, url, ada, acting, live, another, newest } = await game()
  await tamper(url, `UPDATE showings SET publisher = 'other', lease_until = '${LATER}'`)
  await takeTurn(acting, CAMPFIRE)
  const table = await newest()
  const post = { ...livePost(toPublicOnlyTable(table), 'en'), mentions: [] }
  const write = createEditOrPost(restOf(ground, live), table, post, { edits: null, again: null }, new Set())
  const left = await write({ picture: 'none', film: 'none' })
  await ada.until(CAMPFIRE, ({ id }) => id === left)
  // The turn has gone on since: to Discord its message would be another one now.
  await follow(another, await newest()).choose()
  const { faults } = ground.sandbox
  const unchangeable = {
    fault: 'serverError',
    status: 500,
    on: `PATCH /channels/${CAMPFIRE}/messages/${left}`,
  } as const
  faults.set({ rules: [unchangeable] })
  await tamper(url, `UPDATE showings SET lease_until = '${LONG_AGO}'`)
  await expect.poll(() => faults.report().struck.serverError ?? 0).toBeGreaterThan(0)
  faults.set({ rules: [unchangeable, { fault: 'historyBroken', on: '/messages' }] })
  // Twice in a row: then the channel counts as one that cannot be read.
  await expect.poll(() => faults.report().struck.historyBroken ?? 0).toBeGreaterThan(7)
  faults.set({ rules: [{ fault: 'historyBroken', on: '/messages' }] })
  const lives = () => [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map(({ id }) => id)
  await expect.poll(lives).toEqual([left])
})

it('what was posted while neither an older message could be changed nor the channel be read is not left to be pressed', async () => {
  const { ground, ada, acting, other, live } = await game()
  const { faults } = ground.sandbox
  const unreadable = { fault: 'historyBroken', on: '/messages' } as const
  faults.set({ rules: [unreadable, { fault: 'serverError', status: 500, on: 'PATCH /channels' }] })
  for (const person of [acting, other]) {
    await takeTurn(person, CAMPFIRE)
    await ada.until(CAMPFIRE, (message) => isLive(message) && message.id > live.id)
  }
  const lives = () => [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map(({ id }) => id)
  await expect.poll(() => lives().length).toBeGreaterThan(2)
  faults.set({ rules: [unreadable] })
  await expect.poll(lives).toHaveLength(1)
})

it.each(['before', 'after'])(
  'what a process posted that lost the channel to another one meanwhile goes, posted %s what is on record',
  async (when) => {
    const { ground, url, ada, acting, other, live, shown, newest } = await game()
    const { faults } = ground.sandbox
    const [posts, answers] = [{ on: `POST /channels/${CAMPFIRE}/messages`, times: 1 }, { delayMs: LATE_MS }]
    faults.set({ rules: [{ fault: 'lateAnswer', ...posts, ...answers, after: when === 'before' }] })
    await takeTurn(acting, CAMPFIRE)
    await expect.poll(() => faults.report().struck.lateAnswer ?? 0).toBe(1)
    // By its clock that of this process is over.
    await tamper(url, `UPDATE showings SET publisher = 'other', lease_until = '${LATER}'`)
    const table = await newest()
    // It had not heard of the last choice: to Discord its message is another one.
    const post = { ...livePost(toPublicOnlyTable(table), 'en'), mentions: [other.id] }
    const write = createEditOrPost(restOf(ground, live), { ...table, seq: table.seq - 1 }, post, place, new Set())
    const recorded = await write({ picture: 'none', film: 'none' })
    const record = `message_id = '${recorded}', seq = ${table.seq}, publisher = NULL, lease_until = NULL`
    await tamper(url, `UPDATE showings SET ${record}`)
    const lives = () => [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map(({ id }) => id)
    await expect.poll(lives).toContain(recorded)
    await ada.until(CAMPFIRE, (message) => isLive(message) && ![live.id, recorded].includes(message.id))
    await expect.poll(shown).toMatchObject([{ seq: table.seq }])
    await expect
      .poll(async () =>
        isDeepStrictEqual(
          await shown(),
          lives().map((id) => ({ seq: table.seq, id })),
        ),
      )
      .toBe(true)
  },
)

/** A lobby whose message the bot edits late, for somebody sat down; and `another` process, that the bot does not hear of. */
async function lateEdit() {
  const { url, store } = await freshTables()
  const ground = await playground({ databaseUrl: url, drawOneIn: 1_000_000, choresEveryMs: 60_000 })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  await type(ada, CAMPFIRE, 'new')
  const live = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  await expect.poll(() => tamper(url, 'SELECT message_id AS id FROM showings')).toMatchObject([{ id: live.id }])
  const { faults } = ground.sandbox
  faults.set({ rules: [{ fault: 'lateAnswer', on: `PATCH /channels/${CAMPFIRE}`, times: 1, delayMs: LATE_MS }] })
  await bjorn.press(live, withVerb(live, 'join')[0]?.id ?? 'no join')
  await expect.poll(() => faults.report().struck.lateAnswer ?? 0).toBe(1)
  const another = serviceOn(store, { notices: store.notices, deadlines: store.deadlines })
  const { id } = (await another.inChannel(CAMPFIRE)) ?? { id: 'no table' }
  const table = await viewAsActor(another, id)
  if (table === null) throw new Error('the table is there')
  const now = () => ada.messages.get(CAMPFIRE)?.get(live.id) ?? live
  return { url, store, ground, ada, live, now, another, id, table }
}

it('what a process wrote late over what another one has on record is written anew', async () => {
  const { url, store, ada, live, now, another, id, table } = await lateEdit()
  await follow(another, table).does(CLEO, { kind: 'join' })
  const { seq } = (await store.tables.entries(id)).at(-1) ?? { seq: 0 }
  await tamper(url, `UPDATE showings SET seq = ${seq}, publisher = NULL, lease_until = NULL`)
  await ada.until(CAMPFIRE, (message) => message.id === live.id && read(message).text.includes('2. Bjørn'))
  await expect.poll(() => read(now()).text).toContain(CLEO.name)
})

/** Brings the channel up to date once, as a process does that knows nothing of it. */
function publishedByAnother({
  ground,
  live,
  store,
  another,
  id,
  draw = async () => {
    throw new Error('nothing is drawn here')
  },
}: Pick<Awaited<ReturnType<typeof game>>, 'ground' | 'live' | 'store' | 'another' | 'id'> & {
  readonly draw?: () => Promise<never>
}) {
  const parts = {
    ...restOf(ground, live),
    ...{
      liveMessages: store.liveMessages,
      service: another,
      draw: createDraw({ draw, drawFrameBatch: draw, workers: 1, close: async () => undefined }),
      films: false,
      log: silence,
    },
    ...{ ...BOT_TIMINGS, processId: 'other', coolDowns: createChannelAccess(machineRuntime, BOT_TIMINGS.coolDown) },
    ...{ tellDirectly: silent, signal: new AbortController().signal },
    runtime: machineRuntime,
    now: () => new Date(),
  }
  return syncLiveMessage(parts, id, newPublisherMemory(), false, silent)
}

it('a message that a process edits late, when another one has posted the next, does not stay to be pressed', async () => {
  const { url, store, ground, ada, live, now, another, id, table } = await lateEdit()
  await follow(another, table).does({ id: ADA, name: 'Ada' }, { kind: 'start' })
  // As where the clock of the other one is ahead by hours.
  await tamper(url, `UPDATE showings SET publisher = NULL, lease_until = NULL`)
  expect(await publishedByAnother({ ground, live, store, another, id })).toBe('done')
  const canBePressed = () => withVerb(now(), 'join').length > 0
  expect(canBePressed()).toBe(false)
  await expect.poll(canBePressed).toBe(true)
  await expect.poll(canBePressed).toBe(false)
  expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)).toHaveLength(1)
})

it('a message whose answer got lost is found by the process that publishes next, though its memory is as the record', async () => {
  const { id, ground, url, store, ada, acting, other, live, shown, another, newest } = await game(60_000)
  const heard = [acting, other].map((person) => rings(person, CAMPFIRE))
  await tamper(url, `UPDATE showings SET publisher = 'other', lease_until = '${LATER}'`)
  await takeTurn(acting, CAMPFIRE)
  // Whoever must act goes on before the message is posted.
  const draw = async () => {
    await follow(another, await newest()).choose()
    throw new Error('nothing is drawn here')
  }
  ground.sandbox.faults.set({ rules: [{ fault: 'answerLost', on: `POST /channels/${CAMPFIRE}/messages`, times: 1 }] })
  await expect(publishedByAnother({ ground, live, store, another, id, draw })).rejects.toThrow()
  const isNext = (message: APIMessage) => isLive(message) && message.id !== live.id
  const posted = await ada.until(CAMPFIRE, isNext)
  const { seq } = await newest()
  await expect.poll(shown).toEqual([{ seq, id: posted.id }])
  await ada.until(CAMPFIRE, (message) => message.id === live.id && !isLive(message))
  expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive).map((one) => one.id)).toEqual([posted.id])
  expect(heard.map(({ length }) => length)).toEqual([0, 1])
})

it('nobody is called again where the message that called them was replaced, and deleted before that was on record', async () => {
  const played = await game(60_000)
  const { ground, other, playsOn, shown, newest } = played
  const heard = rings(other, CAMPFIRE)
  await playsOn()
  const channel = `/channels/${CAMPFIRE}/messages`
  ground.sandbox.faults.set({ rules: [{ fault: 'answerLost', on: `POST ${channel}`, times: 1 }] })
  await expect(publishedByAnother(played)).rejects.toThrow()
  ground.sandbox.faults.set({
    rules: [
      { fault: 'oldEdits', on: `PATCH ${channel}`, times: 1 },
      { fault: 'answerLost', on: `DELETE ${channel}` },
    ],
  })
  await expect(publishedByAnother(played)).rejects.toThrow()
  ground.sandbox.faults.set({ rules: [] })
  expect(await publishedByAnother(played)).toBe('done')
  expect(await shown()).toMatchObject([{ seq: (await newest()).seq }])
  expect(heard).toHaveLength(1)
  expect(await publishedByAnother(played)).toBe('done')
  expect(heard).toHaveLength(1)
})

it('a process that got the channel late posts nothing where another one has it by then', async () => {
  const played = await game(60_000)
  const { url, store, playsOn, ada } = played
  await playsOn()
  const { liveMessages } = store
  const lease: typeof liveMessages.lease = async (...asked) => {
    const leased = await liveMessages.lease(...asked)
    // As where the database is locked for a while: by then it has run out.
    await sleep(BOT_TIMINGS.leaseMs / 2 + 100)
    await tamper(url, `UPDATE showings SET publisher = 'third', lease_until = '${LATER}'`)
    return leased
  }
  const before = [...(ada.messages.get(CAMPFIRE)?.keys() ?? [])]
  const slowed = { ...played, store: { ...store, liveMessages: { ...liveMessages, lease } } }
  expect(await publishedByAnother(slowed)).toBe('again')
  expect([...(ada.messages.get(CAMPFIRE)?.keys() ?? [])]).toEqual(before)
})

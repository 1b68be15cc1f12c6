import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { inChannelAsActor } from '#support/as-actor'
import { eventually } from '#support/eventually'
import { freshDatabase } from '../store/databases.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  galleries,
  NOOR,
  offersLines,
  playFirst,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'

const database = await freshDatabase()
afterAll(database.drop)
const ground = await playground({ databaseUrl: database.url, drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const noor = await ground.person(NOOR)
const byId = new Map([ada, bjorn, noor].map((person) => [person.id, person]))

const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0
const isLive = (message: APIMessage) => withVerb(message, 'open').length > 0 && (message.flags ?? 0) % 128 < 64
const idOf = (message: APIMessage, verb: string, which = 0) => withVerb(message, verb)[which]?.id ?? `no ${verb}`

/** Opens, fills and starts a table; whose turn it is comes first. */
async function startTable(
  channel: string,
): Promise<{ live: APIMessage; acting: ScriptedPerson; other: ScriptedPerson }> {
  const before = BigInt(ada.latest(channel)?.id ?? 0)
  const since = (passes: (message: APIMessage) => boolean) => (message: APIMessage) =>
    BigInt(message.id) > before && passes(message)
  await type(ada, channel, 'new')
  const lobby = await bjorn.until(channel, since(isLobby))
  await bjorn.press(lobby, idOf(lobby, 'join'))
  const startable = (message: APIMessage) => withVerb(message, 'start').some(({ disabled }) => !disabled)
  const full = await ada.until(channel, since(startable))
  await ada.press(full, idOf(full, 'start'))
  const live = await ada.until(channel, since(isLive))
  const acting = byId.get(/<@(\d+)>/.exec(read(live).text)?.[1] ?? '')
  if (acting === undefined) throw new Error(`whose turn is it? ${read(live).text}`)
  return { live, acting, other: acting === ada ? bjorn : ada }
}

const openPanel = async (person: ScriptedPerson, live: APIMessage) =>
  shown(await person.press(live, idOf(live, 'open')))

/** Chooses the first option of the first select of lines. */
async function firstOption(person: ScriptedPerson, panel: APIMessage): Promise<APIMessage> {
  return shown(await playFirst(person, panel))
}

/** From the open panel to the end of the turn: the first fate tile if asked, then a path tile. */
async function takeTurn(person: ScriptedPerson, live: APIMessage): Promise<APIMessage> {
  let panel = await openPanel(person, live)
  if (withVerb(panel, 'page').length === 0) panel = await firstOption(person, panel)
  panel = shown(await person.press(panel, withVerb(panel, 'page').find(({ id }) => id.endsWith(':path'))?.id ?? ''))
  panel = await firstOption(person, panel)
  return shown(await person.press(panel, idOf(panel, 'end')))
}

let channel = CAMPFIRE
afterEach(async () => {
  await typeAndConfirm(ada, channel, 'close')
  // Whatever went wrong unseen is in the log.
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('a game in a channel', () => {
  it('goes from lobby to live message; the turn’s end makes a new one that pings whoever is next, and the old one says what was done', async () => {
    channel = CAMPFIRE
    const { live, acting, other } = await startTable(channel)
    // On a busy machine the words go first, and the picture follows.
    await acting.until(channel, (message) => message.id === live.id && galleries(message).length === 1)
    const done = await takeTurn(acting, live)
    expect(read(done).pressables).toEqual([])
    const next = await other.until(channel, (message) => isLive(message) && message.id !== live.id)
    expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
    const old = await other.until(channel, (message) => message.id === live.id && read(message).pressables.length === 0)
    expect(read(old).text).toMatch(/^-# Turn 1 · .+: placed their first fate tile and built a path\.$/)
    expect(galleries(old)).toEqual([])
  })

  it('lets two people join with one press each at the same moment', async () => {
    channel = SECOND
    await type(ada, channel, 'new')
    const lobby = await bjorn.until(channel, isLobby)
    const outcomes = await Promise.all([
      bjorn.press(lobby, idOf(lobby, 'join')),
      noor.press(lobby, idOf(lobby, 'join')),
    ])
    expect(outcomes.map(({ state }) => state)).toEqual(['answered', 'answered'])
    await ada.until(channel, (message) => isLobby(message) && !read(message).text.includes('-# 3. '))
    const seated = (await ground.service().inChannel(channel))?.seats.map((seat) => seat.person?.id)
    expect(new Set(seated)).toEqual(new Set([ADA, BJORN, NOOR]))
  })

  it('undoes, redraws a stale panel in place, and tells somebody else kindly that it is not their turn', async () => {
    channel = CAMPFIRE
    const { live, acting, other } = await startTable(channel)
    const panel = await openPanel(acting, live)
    const first = await firstOption(acting, panel)
    const undone = shown(await acting.press(first, idOf(first, 'undo')))
    expect(offersLines(undone)).toBe(true)
    // The panel as it was before the undo: its buttons are a seq behind.
    const stale = await acting.press(undone, idOf(first, 'undo')).catch(() => null)
    expect(stale?.state).not.toBe('failed')
    const foreign = shown(await other.press(live, idOf(live, 'open')))
    expect(read(foreign).text).toContain('turn')
    expect(offersLines(foreign)).toBe(false)
  })

  it('keeps the picture of a private panel that did not change, and sends one that did', async () => {
    channel = CAMPFIRE
    const { live, acting } = await startTable(channel)
    const opened = await openPanel(acting, live)
    const drawn = (id: string, other = '') =>
      acting.until(
        channel,
        (message) => message.id === id && galleries(message).some((address) => !address.endsWith(other || '!')),
      )
    const panel = await drawn(opened.id)
    const [before = ''] = galleries(panel)
    expect(before).toMatch(/bonfire-[0-9a-f]{24}\.png$/)
    const again = shown(await acting.select(panel, idOf(panel, 'more'), ['refresh']))
    expect(galleries(again)).toEqual([before])
    // A picture that is asked for later is there: so would be this one.
    await drawn(shown(await acting.select(live, idOf(live, 'look'), ['scores'])).id)
    expect(galleries(await drawn(panel.id))).toEqual([before])
    const laid = await firstOption(acting, again)
    expect(galleries(await drawn(laid.id, before))).toHaveLength(1)
  })

  it('goes on after a restart in the middle of a turn: buttons from before still work', async () => {
    channel = CAMPFIRE
    const { live, acting } = await startTable(channel)
    const panel = await firstOption(acting, await openPanel(acting, live))
    await ground.restart()
    const page = withVerb(panel, 'page').find(({ id }) => id.endsWith(':path'))
    const list = shown(await acting.press(panel, page?.id ?? ''))
    expect(offersLines(list)).toBe(true)
    const built = await firstOption(acting, list)
    expect(read(built).text).toContain('built')
  })

  it('survives that its live message is deleted: the next turn has a new one', async () => {
    channel = CAMPFIRE
    const { live, acting, other } = await startTable(channel)
    const panel = await openPanel(acting, live)
    ground.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId: channel, messageId: live.id }] })
    const laid = await firstOption(acting, panel)
    const path = shown(
      await acting.press(laid, withVerb(laid, 'page').find(({ id }) => id.endsWith(':path'))?.id ?? ''),
    )
    const built = await firstOption(acting, path)
    await acting.press(built, idOf(built, 'end'))
    // The bot may notice the deletion while the turn still goes on: the first message in its place is the same turn's.
    await other.until(
      channel,
      (message) => isLive(message) && message.id !== live.id && read(message).text.includes(other.id),
    )
  })

  it('empties a seat when somebody resigns, and lets another take it over by a press', async () => {
    channel = SECOND
    await startTable(channel)
    await typeAndConfirm(bjorn, channel, 'resign')
    const empty = await noor.until(channel, (message) => withVerb(message, 'takeover').length > 0)
    await noor.press(empty, idOf(empty, 'takeover'))
    const filled = await noor.until(
      channel,
      (message) => isLive(message) && withVerb(message, 'takeover').length === 0 && message.id >= empty.id,
    )
    expect(isLive(filled)).toBe(true)
    expect((await ground.service().inChannel(channel))?.seats.map((seat) => seat.person?.id)).toContain(NOOR)
  })

  it('counts an event that Discord delivers twice once', async () => {
    channel = CAMPFIRE
    const { live, acting } = await startTable(channel)
    const panel = await openPanel(acting, live)
    ground.sandbox.faults.set({ rules: [{ fault: 'duplicateEvent', on: 'INTERACTION_CREATE' }] })
    await firstOption(acting, panel)
    ground.sandbox.faults.set({ rules: [] })
    const table = await inChannelAsActor(ground.service(), channel)
    expect(table?.openTurn?.choices).toHaveLength(1)
  })
})

describe('a channel that turns difficult', () => {
  it('does not stop the game: who plays on hears which rights are missing', async () => {
    channel = SECOND
    const { live, acting, other } = await startTable(channel)
    ground.sandbox.faults.set({
      deeds: [{ do: 'deny', channelId: channel, permissions: ['SendMessages', 'ViewChannel'] }],
    })
    await takeTurn(acting, live)
    const panel = await eventually(async () => {
      const seen = shown(await type(other, channel, 'turn'))
      expect(read(seen).text).toContain('Send Messages')
      return seen
    })
    expect(offersLines(panel)).toBe(true)
    ground.sandbox.faults.set({ deeds: [{ do: 'deny', channelId: channel, permissions: [] }] })
  })

  it('shows that its lobby was closed after a day in which nobody came', async () => {
    channel = CAMPFIRE
    await type(ada, channel, 'new')
    const lobby = await ada.until(channel, isLobby)
    await ground.service().closeStaleLobbies(new Date(Date.now() + 25 * 3600_000))
    const closed = await ada.until(channel, (message) => message.id === lobby.id && !isLobby(message))
    expect(read(closed).pressables).toEqual([])
  })
})

describe('a game against Tom', () => {
  it('is played in direct messages', async () => {
    const dm = await ada.openDm()
    channel = dm.id
    const opened = shown(await type(ada, dm.id, 'solo'))
    const begun = await firstOption(ada, opened)
    expect(withVerb(begun, 'page').length).toBeGreaterThan(3)
  })
})

describe('a gateway that will not listen', () => {
  it('is told in one line, so that the process can end', async () => {
    ground.sandbox.faults.set({ deeds: [{ do: 'closeGateway', code: 4014 }] })
    await eventually(() => expect(ground.deaf.join()).toContain('intents'))
    await ground.restart()
  })
})

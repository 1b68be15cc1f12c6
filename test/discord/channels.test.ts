import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, typeAndConfirm, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

const { now, tableIn, begun, forbidden } = turnsOf(ground, ada, bjorn)

const opened: string[] = []
afterEach(async () => {
  ground.sandbox.faults.set({ rules: [] })
  for (const id of opened.splice(0))
    await ground.service().act({
      tableId: id,
      seq: null,
      person: { id: ADA, name: 'Ada' },
      moderator: true,
      interactionId: null,
      action: { kind: 'close' },
    })
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('a channel in which the bot may not write any more', () => {
  it('stops nobody, and once that is put right whoever must act is called there', async () => {
    const { id, live, other, allow } = await forbidden(SECOND)
    opened.push(id)
    allow()
    const panel = shown(await type(other, SECOND, 'turn'))
    expect(read(panel).text).not.toContain('Send Messages')
    const called = await other.until(SECOND, (message) => isLive(message) && message.id !== live.id)
    expect(called.mentions.map(({ id }) => id)).toEqual([other.id])
    await other.until(SECOND, (message) => message.id === live.id && read(message).pressables.length === 0)
  })
})

describe('a thread', () => {
  it('that was archived wakes up with the next message; one that is locked is told, and goes on when it is not', async () => {
    const thread = await ada.openThread(CAMPFIRE, 'fireside')
    const { live, acting, other } = await begun(thread.id)
    opened.push((await tableIn(thread.id)).id)
    now({ do: 'archiveThread', threadId: thread.id })
    await takeTurn(acting, CAMPFIRE)
    const next = await other.until(thread.id, (message) => isLive(message) && message.id !== live.id)
    expect(next.mentions.map(({ id }) => id)).toEqual([other.id])

    now(
      { do: 'deny', channelId: thread.id, permissions: ['ManageThreads'] },
      { do: 'archiveThread', threadId: thread.id, locked: true },
    )
    await takeTurn(other, CAMPFIRE)
    await eventually(async () => {
      expect(read(shown(await type(acting, CAMPFIRE, 'turn'))).text).toContain('is locked')
    })
    now({ do: 'archiveThread', threadId: thread.id, locked: false })
    await type(acting, thread.id, 'turn')
    const again = await acting.until(thread.id, (message) => isLive(message) && message.id > next.id)
    expect(again.mentions.map(({ id }) => id)).toEqual([acting.id])
  })
})

describe('a channel that is deleted', () => {
  it('takes no game with it: people hear that it is gone, play on from elsewhere, and can close the table', async () => {
    const thread = await ada.openThread(CAMPFIRE, 'ashes')
    const { acting, other } = await begun(thread.id)
    const { id } = await tableIn(thread.id)
    now({ do: 'deleteChannel', channelId: thread.id })
    await takeTurn(acting, CAMPFIRE)
    await eventually(async () => {
      expect(read(shown(await type(other, CAMPFIRE, 'turn'))).text).toContain('is gone')
    })
    await takeTurn(other, CAMPFIRE)
    expect((await ground.service().view(id))?.acting).toBe(acting.id)
    const closed = shown(await typeAndConfirm(ada, CAMPFIRE, 'close'))
    expect(read(closed).text).toContain('closed')
    expect(await ground.service().openTablesOf(ADA)).toEqual([])
  })
})

describe('a live message that is deleted', () => {
  it('comes again with the next choice of the same turn', async () => {
    const { live, acting } = await begun(CAMPFIRE)
    opened.push((await tableIn(CAMPFIRE)).id)
    now({ do: 'deleteMessage', channelId: CAMPFIRE, messageId: live.id })
    await takeTurn(acting, CAMPFIRE)
    await acting.until(CAMPFIRE, (message) => isLive(message) && message.id > live.id)
  })
})

describe('somebody with tables in several channels', () => {
  it('picks one, wherever a command is typed', async () => {
    for (const channel of [CAMPFIRE, SECOND]) {
      await type(ada, channel, 'new')
      opened.push((await tableIn(channel)).id)
    }
    const thread = await ada.openThread(CAMPFIRE, 'elsewhere')
    const list = shown(await type(ada, thread.id, 'turn'))
    expect(withVerb(list, 'open')).toHaveLength(2)
    expect(read(list).text).toContain(`<#${SECOND}>`)
  })
})

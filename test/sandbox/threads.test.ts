import { describe, expect, it } from 'vitest'
import { ADA, BJORN, CAMPFIRE, codeOf, NOOR, openings, request } from './setting.ts'

const { sandbox: start, person } = openings()
const sandbox = await start()
const ada = await person(sandbox, ADA)
const bjorn = await person(sandbox, BJORN)

const idOf = (body: unknown): string => String(Object(body).id)
const ask = (method: string, path: string, body?: unknown) => request(sandbox, method, path, body)
const said = async (channel = CAMPFIRE) =>
  idOf((await ask('POST', `/channels/${channel}/messages`, { content: 'a card' })).body)
/** A thread that the bot opened from a message of its own: both have one id. */
async function grown(name = 'embers'): Promise<string> {
  const message = await said()
  const thread = await ask('POST', `/channels/${CAMPFIRE}/messages/${message}/threads`, { name })
  expect(thread).toMatchObject({
    status: 201,
    body: { id: message, parent_id: CAMPFIRE, owner_id: sandbox.applicationId },
  })
  return message
}

describe('a thread that grows from a message', () => {
  it('is on the message from then on, begins with it, and there is only one: another is 160004', async () => {
    const id = await grown()
    const message = await ask('GET', `/channels/${CAMPFIRE}/messages/${id}`)
    expect(message.body).toMatchObject({ flags: 32, thread: { id, name: 'embers' } })
    expect((await ask('GET', `/channels/${id}/messages`)).body).toMatchObject([
      { type: 21, message_reference: { channel_id: CAMPFIRE, message_id: id } },
    ])
    const again = await ask('POST', `/channels/${CAMPFIRE}/messages/${id}/threads`, { name: 'more' })
    expect([again.status, codeOf(again.body)]).toEqual([400, 160004])
  })

  it('needs the right to open public threads', async () => {
    const message = await said()
    sandbox.faults.set({ deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions: ['CreatePublicThreads'] }] })
    const refused = await ask('POST', `/channels/${CAMPFIRE}/messages/${message}/threads`, { name: 'no' })
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 50013])
    sandbox.faults.set({ deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions: [] }] })
  })
})

describe('members of a thread', () => {
  it('are who opened it, who is added, which it says once, who writes there and who is mentioned', async () => {
    const id = await grown()
    const members = async () => {
      const { body } = await ask('GET', `/channels/${id}/thread-members`)
      return Array.isArray(body) ? body.map((one) => Object(one).user_id).sort() : body
    }
    expect(await members()).toEqual([sandbox.applicationId])
    for (const _ of [1, 2]) expect((await ask('PUT', `/channels/${id}/thread-members/${ADA}`)).status).toBe(204)
    bjorn.say(id, 'me too')
    await ada.until(id, ({ content }) => content === 'me too')
    await ask('POST', `/channels/${id}/messages`, { content: `<@${NOOR}>`, allowed_mentions: { users: [NOOR] } })
    expect(await members()).toEqual([ADA, BJORN, NOOR, sandbox.applicationId].sort())
    expect([...(ada.messages.get(id)?.values() ?? [])].filter(({ type }) => type === 1)).toHaveLength(1)
  })
})

describe('a thread of one’s own', () => {
  it('may be named anew twice in ten minutes and archived, but not locked', async () => {
    const id = await grown()
    for (const name of ['one', 'two']) expect((await ask('PATCH', `/channels/${id}`, { name })).status).toBe(200)
    expect(await ask('PATCH', `/channels/${id}`, { name: 'three' })).toMatchObject({ status: 429 })
    const locked = await ask('PATCH', `/channels/${id}`, { locked: true })
    expect([locked.status, codeOf(locked.body)]).toEqual([403, 50013])
    expect((await ask('PATCH', `/channels/${id}`, { archived: true })).status).toBe(200)
    expect(codeOf((await ask('PUT', `/channels/${id}/thread-members/${BJORN}`)).body)).toBe(50083)
  })

  it('that a moderator locks is closed to the bot and to people: 160005; nobody else locks it', async () => {
    const id = await grown('sealed')
    const refusedTo = async (who: typeof bjorn, change: object) => {
      const refused = who.next(({ t }) => t === 'refused')
      who.changeThread(id, change)
      return (await refused).t
    }
    expect(await refusedTo(bjorn, { locked: true })).toBe('refused')
    ada.changeThread(id, { archived: true, locked: true })
    await bjorn.next((frame) => frame.t === 'channel' && frame.channel.id === id)
    expect(codeOf((await ask('POST', `/channels/${id}/messages`, { content: 'hello?' })).body)).toBe(160005)
    expect(await refusedTo(bjorn, { archived: false })).toBe('refused')
    ada.changeThread(id, { locked: false })
    await bjorn.next((frame) => frame.t === 'channel' && frame.channel.id === id)
    expect((await ask('POST', `/channels/${id}/messages`, { content: 'hello' })).status).toBe(200)
  })
})

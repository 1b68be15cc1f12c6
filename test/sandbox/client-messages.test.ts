import { once } from 'node:events'
import { Events, GatewayIntentBits, MessageFlags } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { openClient, V2 } from './client.ts'
import { openJudge } from './openapi.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, SECOND } from './setting.ts'

const { open, sandbox, bot, bjorn, ada } = await openClient()

describe('messages', () => {
  it('with an enforced nonce are made once', async () => {
    const body = { content: 'once', nonce: 'n-1', enforce_nonce: true }
    const first = await bot.rest.post(`/channels/${CAMPFIRE}/messages`, { body })
    const second = await bot.rest.post(`/channels/${CAMPFIRE}/messages`, { body })
    expect(Object(second).id).toBe(Object(first).id)
    const other = await bot.rest.post(`/channels/${CAMPFIRE}/messages`, { body: { ...body, nonce: 'n-2' } })
    expect(Object(other).id).not.toBe(Object(first).id)
  })

  it('mention whom they name, in text displays too, as far as they may', async () => {
    const send = async (body: object) => {
      const sent = await bot.rest.post(`/channels/${CAMPFIRE}/messages`, { body })
      const named: { id: string }[] = Object(sent).mentions
      return named.map(({ id }) => id)
    }
    const components = [{ type: 10, content: `<@${ADA}> and <@${BJORN}>` }]
    expect(await send({ flags: V2, components })).toEqual([ADA, BJORN])
    expect(await send({ flags: V2, components, allowed_mentions: { users: [ADA] } })).toEqual([ADA])
    expect(await send({ content: `<@${ADA}>`, allowed_mentions: { parse: [] } })).toEqual([])
    const pinged = ada.next((frame) => frame.t === 'message' && frame.mentionsYou)
    const notPinged = bjorn.next((frame) => frame.t === 'message' && frame.op === 'create')
    await send({ content: `<@${ADA}>` })
    await pinged
    expect(await notPinged).toMatchObject({ mentionsYou: false })
  })

  it('are listed newest first, before, after and around another', async () => {
    const ids: string[] = []
    for (let n = 0; n < 6; n++) {
      const sent = await bot.rest.post(`/channels/${SECOND}/messages`, { body: { content: `m${n}` } })
      ids.push(Object(sent).id)
    }
    const list = async (query: Record<string, string>) => {
      const found = await bot.rest.get(`/channels/${SECOND}/messages`, { query: new URLSearchParams(query) })
      return Array.isArray(found) ? found.map(({ content }) => content) : []
    }
    const [first = '', , third = '', , fifth = ''] = ids
    expect(await list({ limit: '2' })).toEqual(['m5', 'm4'])
    expect(await list({ limit: '2', before: fifth })).toEqual(['m3', 'm2'])
    expect(await list({ limit: '2', after: first })).toEqual(['m2', 'm1'])
    expect(await list({ limit: '3', around: third })).toEqual(['m3', 'm2', 'm1'])
  })

  it('in a thread: a new one wakes it, an edit while it sleeps is 50083', async () => {
    const thread = await bot.rest.post(`/channels/${CAMPFIRE}/threads`, { body: { name: 'aside', type: 11 } })
    const { id } = Object(thread)
    await expect.poll(() => bjorn.world().channels.map((channel) => channel.id)).toContain(id)
    const sent = await bot.rest.post(`/channels/${id}/messages`, { body: { content: 'a' } })
    await bot.rest.patch(`/channels/${id}`, { body: { archived: true } })
    const message = `/channels/${id}/messages/${Object(sent).id}` as const
    await expect(bot.rest.patch(message, { body: { content: 'b' } })).rejects.toMatchObject({ code: 50083 })
    await bot.rest.post(`/channels/${id}/messages`, { body: { content: 'c' } })
    expect(await bot.rest.patch(message, { body: { content: 'b' } })).toMatchObject({ content: 'b' })
  })

  it('go into a direct channel unless its person has closed it', async () => {
    const dm = await bot.rest.post('/users/@me/channels', { body: { recipient_id: ADA } })
    const path = `/channels/${Object(dm).id}/messages` as const
    await bot.rest.post(path, { body: { content: 'psst' } })
    await ada.until(Object(dm).id, ({ content }) => content === 'psst')
    sandbox.faults.set({ deeds: [{ do: 'closeDms', personId: ADA }] })
    await expect(bot.rest.post(path, { body: { content: 'psst' } })).rejects.toMatchObject({ code: 50007 })
    sandbox.faults.set({ deeds: [{ do: 'closeDms', personId: ADA, closed: false }] })
  })

  it('reach nobody who has left the server, and whom it does not know any more', async () => {
    const dm = await bot.rest.post('/users/@me/channels', { body: { recipient_id: ADA } })
    const path = `/channels/${Object(dm).id}/messages` as const
    const membership = `/guilds/${ada.world().guild.id}/members/${ADA}` as const
    expect(await bot.rest.get(membership)).toMatchObject({ user: { id: ADA } })
    sandbox.faults.set({ deeds: [{ do: 'leaveServer', personId: ADA }] })
    await expect(bot.rest.get(membership)).rejects.toMatchObject({ code: 10007, status: 404 })
    await expect(bot.rest.post(path, { body: { content: 'psst' } })).rejects.toMatchObject({ code: 50278 })
    expect(await ada.command(CAMPFIRE, 'play')).toMatchObject({ state: 'refused' })
    sandbox.faults.set({ deeds: [{ do: 'leaveServer', personId: ADA, left: false }] })
    expect(await bot.rest.get(membership)).toMatchObject({ user: { id: ADA } })
  })

  it('are pinned by the new address and the old', async () => {
    const sent = await bot.rest.post(`/channels/${SECOND}/messages`, { body: { content: 'pin me' } })
    const { id } = Object(sent)
    await bot.rest.put(`/channels/${SECOND}/messages/pins/${id}`)
    expect(await bot.rest.get(`/channels/${SECOND}/messages/pins`)).toMatchObject({ items: [{ message: { id } }] })
    await bot.rest.delete(`/channels/${SECOND}/pins/${id}`)
    expect(await bot.rest.get(`/channels/${SECOND}/pins`)).toEqual([])
  })

  it('of people are not to be edited or deleted by the bot', async () => {
    bjorn.say(CAMPFIRE, 'mine')
    const { id } = await bjorn.until(CAMPFIRE, ({ content }) => content === 'mine')
    const path = `/channels/${CAMPFIRE}/messages/${id}` as const
    await expect(bot.rest.patch(path, { body: { content: 'yours' } })).rejects.toMatchObject({ code: 50005 })
    await expect(bot.rest.delete(path)).rejects.toMatchObject({ code: 50013 })
  })

  it('are heard by a bot that asked for them, without words it may not read', async () => {
    const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages]
    const listener = await open.bot(sandbox, undefined, { intents })
    expect(listener.guilds.cache.get(sandbox.guildId)?.channels.cache.size).toBeGreaterThanOrEqual(3)
    const heard = once(listener, Events.MessageCreate)
    bjorn.say(CAMPFIRE, 'hear me')
    const [message] = await heard
    expect(message).toMatchObject({ content: '', channelId: CAMPFIRE, author: { id: BJORN } })
    const named = once(listener, Events.MessageCreate)
    bjorn.say(CAMPFIRE, `hear me <@${sandbox.applicationId}>`)
    expect((await named)[0].content).toBe(`hear me <@${sandbox.applicationId}>`)
  })

  it('disappear from every page that shows them', async () => {
    const sent = await bot.rest.post(`/channels/${CAMPFIRE}/messages`, { body: { content: 'soon gone' } })
    const { id } = Object(sent)
    const gone = bjorn.next((frame) => frame.t === 'messageGone' && frame.messageId === id)
    await bot.rest.delete(`/channels/${CAMPFIRE}/messages/${id}`)
    await gone
    expect(bjorn.messages.get(CAMPFIRE)?.has(id)).toBe(false)
  })
})

it('what discord.js sends for all this agrees with the OpenAPI document', async (test) => {
  const judge = openJudge()
  if (judge === null) return test.skip()
  const sent: { method: string; path: string; body: unknown }[] = []
  const quiet = await open.sandbox({ watch: (one) => sent.push(one) })
  const watched = await open.bot(quiet, async (interaction) => {
    if (!interaction.isChatInputCommand()) return
    await interaction.deferReply({ flags: MessageFlags.Ephemeral })
    await interaction.editReply({ content: 'a', allowedMentions: { users: [ADA] } })
    await interaction.followUp({ flags: V2, components: [{ type: 10, content: 'b' }] })
  })
  await watched.application.commands.set([{ name: 'judge', description: 'Judges' }])
  const noor = await open.person(quiet, NOOR)
  expect(await noor.command(CAMPFIRE, 'judge')).toMatchObject({ state: 'answered' })
  await noor.until(CAMPFIRE, ({ flags }) => flags === V2)
  const channel = await watched.channels.fetch(CAMPFIRE)
  if (channel?.isSendable()) {
    const message = await channel.send({
      content: 'a',
      files: [{ attachment: Buffer.from('x'), name: 'x.txt' }],
      nonce: '1',
      enforceNonce: true,
    })
    await message.edit({
      content: 'b',
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'c', customId: 'd' }] }],
    })
  }
  expect(sent.map(({ method }) => method).sort()).toEqual(['PATCH', 'PATCH', 'POST', 'POST', 'POST', 'PUT'])
  for (const { method, path, body } of sent) {
    expect(judge.knows(method, path)).toBe(true)
    expect(judge.complaints(method, path, body)).toEqual([])
  }
})

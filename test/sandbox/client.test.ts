import { once } from 'node:events'
import {
  AttachmentBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { openJudge } from './openapi.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, openings, picture, SECOND } from './setting.ts'

const V2 = MessageFlags.IsComponentsV2
const open = openings()
const sandbox = await open.sandbox()
const handlers: {
  command: (interaction: ChatInputCommandInteraction) => unknown
  button: (interaction: ButtonInteraction) => unknown
  modal: (interaction: ModalSubmitInteraction) => unknown
} = { command: () => undefined, button: () => undefined, modal: () => undefined }
const failures: unknown[] = []
const bot = await open.bot(sandbox, (interaction: Interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused()
    return interaction.respond([{ name: `More of ${typed}`, value: `${typed}!` }])
  }
  if (interaction.isChatInputCommand()) return handlers.command(interaction)
  if (interaction.isButton()) return handlers.button(interaction)
  if (interaction.isModalSubmit()) return handlers.modal(interaction)
  return undefined
})
bot.on('handlerFailed', (error) => failures.push(error))
await bot.application.commands.set([
  {
    name: 'camp',
    description: 'Everything at the fire',
    contexts: [0, 1],
    options: [
      {
        type: 1,
        name: 'sing',
        description: 'Sing',
        options: [
          { type: 3, name: 'song', description: 'Which', autocomplete: true, required: true },
          { type: 6, name: 'with', description: 'With whom' },
        ],
      },
    ],
  },
  { name: 'plain', description: 'Nothing to choose', contexts: [0, 1] },
  { name: 'guarded', description: 'Moderators only', defaultMemberPermissions: 32n, contexts: [0] },
])
const bjorn = await open.person(sandbox, BJORN)
const ada = await open.person(sandbox, ADA)

beforeEach(() => {
  failures.length = 0
})

describe('commands', () => {
  it('reach the people at their pages', () => {
    expect(bjorn.world().commands.map(({ name }) => name)).toEqual(['camp', 'plain', 'guarded'])
    expect(bjorn.world().botOnline).toBe(true)
  })

  it('arrive with subcommand, options and the people they name, and are answered for all to see', async () => {
    handlers.command = (interaction) =>
      interaction.reply(
        `${interaction.options.getSubcommand()} ${interaction.options.getString('song')} with ${interaction.options.getUser('with')?.id} in ${interaction.locale}`,
      )
    const outcome = await bjorn.command(CAMPFIRE, 'camp', [
      {
        name: 'sing',
        type: 1,
        options: [
          { name: 'song', type: 3, value: 'embers' },
          { name: 'with', type: 6, value: ADA },
        ],
      },
    ])
    expect(failures).toEqual([])
    expect(outcome).toMatchObject({ state: 'answered', message: { content: `sing embers with ${ADA} in no` } })
    const seen = await ada.until(CAMPFIRE, ({ id }) => id === outcome.message?.id)
    expect(seen.interaction_metadata?.user.id).toBe(BJORN)
  })

  it('complete what is being typed', async () => {
    const choices = await bjorn.autocomplete(CAMPFIRE, 'camp', [
      { name: 'sing', type: 1, options: [{ name: 'song', type: 3, value: 'em', focused: true }] },
    ])
    expect(choices).toEqual([{ name: 'More of em', value: 'em!' }])
  })

  it('are not sent when Discord would not send them', async () => {
    const missing = await bjorn.command(CAMPFIRE, 'camp', [{ name: 'sing', type: 1, options: [] }])
    expect(missing).toMatchObject({ state: 'refused', why: 'The option "song" is required.' })
    expect(await bjorn.command(CAMPFIRE, 'nothing')).toMatchObject({ state: 'refused' })
    expect(await bjorn.command(CAMPFIRE, 'guarded')).toMatchObject({ state: 'refused' })
    handlers.command = (interaction) => interaction.reply('yes')
    expect(await ada.command(CAMPFIRE, 'guarded')).toMatchObject({ state: 'answered' })
  })

  it('deferred, show that the bot thinks, and then the layout with its picture', async () => {
    const bytes = await picture(400, 300)
    handlers.command = async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      await interaction.editReply({
        flags: V2,
        files: [new AttachmentBuilder(Buffer.from(bytes), { name: 'table.png' })],
        components: [
          { type: 10, content: 'The table' },
          { type: 12, items: [{ media: { url: 'attachment://table.png' }, description: 'A red square' }] },
        ],
      })
    }
    const thinking = bjorn.next((frame) => frame.t === 'interaction' && frame.state === 'thinking')
    const outcome = await bjorn.command(CAMPFIRE, 'plain')
    await thinking
    expect(failures).toEqual([])
    expect(outcome.message?.flags).toBe(V2 | MessageFlags.Ephemeral)
    expect(outcome.message?.attachments).toEqual([])
    const gallery = outcome.message?.components?.[1]
    expect(gallery).toMatchObject({
      type: 12,
      items: [{ description: 'A red square', media: { width: 400, height: 300 } }],
    })
    const url = gallery?.type === 12 ? (gallery.items[0]?.media.url ?? '') : ''
    const fetched = await fetch(url)
    expect(fetched.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(bytes)
    expect(ada.latest(CAMPFIRE, ({ id }) => id === outcome.message?.id)).toBeNull()
  })

  it('that nobody answers fail, and an answer that comes too late is 10062', async () => {
    const hasty = await open.sandbox({ answerMs: 150 })
    const codes: unknown[] = []
    const slow = await open.bot(hasty, async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      await new Promise((resolve) => setTimeout(resolve, 400))
      await interaction.reply('late').catch((error) => codes.push(error.code))
    })
    await slow.application.commands.create({ name: 'wait', description: 'Waits' })
    const noor = await open.person(hasty, NOOR)
    expect(await noor.command(CAMPFIRE, 'wait')).toMatchObject({
      state: 'failed',
      why: 'The application did not respond',
    })
    await expect.poll(() => codes).toEqual([10062])
  })

  it('answered twice are refused with 40060', async () => {
    handlers.command = async (interaction) => {
      await interaction.reply('once')
      await bot.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 4, data: { content: 'twice' } },
        auth: false,
      })
    }
    await bjorn.command(CAMPFIRE, 'plain')
    await expect.poll(() => failures).toMatchObject([{ code: 40060 }])
  })

  it('take follow-ups, for one person or for all, until their token is over', async () => {
    handlers.command = async (interaction) => {
      await interaction.deferReply()
      await interaction.followUp({ content: 'fills the reply in' })
      await interaction.followUp({ content: 'only you', flags: MessageFlags.Ephemeral })
    }
    const outcome = await bjorn.command(CAMPFIRE, 'plain')
    expect(outcome.message?.content).toBe('fills the reply in')
    const own = await bjorn.until(CAMPFIRE, ({ content }) => content === 'only you')
    expect(own.flags).toBe(MessageFlags.Ephemeral)
    expect(ada.latest(CAMPFIRE, ({ content }) => content === 'only you')).toBeNull()

    const brief = await open.sandbox({ tokenMs: 100 })
    const codes: unknown[] = []
    const late = await open.bot(brief, async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      await interaction.reply('now')
      await new Promise((resolve) => setTimeout(resolve, 250))
      await interaction.followUp('too late').catch((error) => codes.push([error.status, error.code]))
    })
    await late.application.commands.create({ name: 'wait', description: 'Waits' })
    const noor = await open.person(brief, NOOR)
    await noor.command(CAMPFIRE, 'wait')
    await expect.poll(() => codes).toEqual([[401, 50027]])
  })

  it('know the direct channel: its person, no server, every answer there', async () => {
    handlers.command = (interaction) => interaction.reply(`${interaction.guildId} ${interaction.context}`)
    const dm = await bjorn.openDm()
    const outcome = await bjorn.command(dm.id, 'plain')
    expect(outcome.message).toMatchObject({ content: 'null 1', channel_id: dm.id })
    expect(ada.messages.has(dm.id)).toBe(false)
    expect(await bjorn.command(dm.id, 'guarded')).toMatchObject({ state: 'refused' })
  })
})

describe('components', () => {
  const panel = {
    flags: V2,
    components: [
      { type: 10, content: 'Panel' },
      {
        type: 1,
        components: [
          { type: 2, style: 1, label: 'Go', custom_id: 'go' },
          { type: 2, style: 2, label: 'No', custom_id: 'no', disabled: true },
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'pick',
            max_values: 2,
            options: ['a', 'b', 'c'].map((value) => ({ label: value, value })),
          },
        ],
      },
    ],
  } as const

  async function shown() {
    handlers.command = (interaction) => interaction.reply(panel)
    const { message } = await bjorn.command(CAMPFIRE, 'plain')
    if (message === null) throw new Error(`No panel: ${String(failures[0])}`)
    return message
  }

  it('pressed by anyone, change the message in place', async () => {
    const message = await shown()
    handlers.button = (interaction) =>
      interaction.update({ flags: V2, components: [{ type: 10, content: `Pressed by ${interaction.user.username}` }] })
    const seen = await ada.until(CAMPFIRE, ({ id }) => id === message.id)
    const outcome = await ada.press(seen, 'go')
    expect(failures).toEqual([])
    expect(outcome.message).toMatchObject({ id: message.id, components: [{ content: 'Pressed by ada' }] })
  })

  it('on an ephemeral message come with that message', async () => {
    handlers.command = (interaction) => interaction.reply({ ...panel, flags: [V2, MessageFlags.Ephemeral] })
    const { message } = await bjorn.command(CAMPFIRE, 'plain')
    if (message === null) throw new Error('No panel.')
    let flags = 0
    handlers.button = async (interaction) => {
      flags = interaction.message.flags.bitfield
      await interaction.deferUpdate()
      await interaction.editReply({ flags: V2, components: [{ type: 10, content: 'Edited' }] })
    }
    const outcome = await bjorn.press(message, 'go')
    expect(flags).toBe(V2 | MessageFlags.Ephemeral)
    expect(outcome.message?.components).toMatchObject([{ content: 'Edited' }])
    expect(await ada.press(message, 'go')).toMatchObject({ state: 'refused' })
  })

  it('that are disabled, gone or not chosen rightly cannot be pressed', async () => {
    const message = await shown()
    expect(await bjorn.press(message, 'no')).toMatchObject({ state: 'refused', why: 'This button is disabled.' })
    expect(await bjorn.press(message, 'else')).toMatchObject({ state: 'refused' })
    expect(await bjorn.select(message, 'pick', ['a', 'b', 'c'])).toMatchObject({ why: 'Choose 1 to 2.' })
    expect(await bjorn.select(message, 'pick', ['x'])).toMatchObject({ why: 'That choice is not in the list.' })
  })

  it('open a form whose answers arrive', async () => {
    const message = await shown()
    handlers.button = (interaction) =>
      interaction.showModal({
        title: 'A word',
        custom_id: 'form',
        components: [
          {
            type: 18,
            label: 'Word',
            component: { type: 4, custom_id: 'word', style: TextInputStyle.Short, max_length: 9 },
          },
        ],
      })
    handlers.modal = (interaction) => interaction.reply(`Got ${interaction.fields.getTextInputValue('word')}`)
    const opened = await bjorn.press(message, 'go')
    expect(failures).toEqual([])
    expect(opened.modal?.title).toBe('A word')
    expect(await bjorn.submitModal(opened, { word: 'far too long' })).toMatchObject({ state: 'refused' })
    const outcome = await bjorn.submitModal(opened, { word: 'ember' })
    expect(failures).toEqual([])
    expect(outcome.message?.content).toBe('Got ember')
  })

  it('keep a picture without a new upload only when id and filename are both named', async () => {
    const file = { attachment: Buffer.from(await picture()), name: 'a.png' }
    const shows = (content: string) => [
      { type: 10 as const, content },
      { type: 12 as const, items: [{ media: { url: 'attachment://a.png' } }] },
    ]
    const channel = await bot.rest.post(`/channels/${SECOND}/messages`, {
      body: { flags: V2, components: shows('first') },
      files: [{ data: file.attachment, name: file.name }],
    })
    const message = await bjorn.until(SECOND, ({ id }) => id === Object(channel).id)
    const gallery = message.components?.[1]
    const id = gallery?.type === 12 ? gallery.items[0]?.media.attachment_id : undefined
    const edit = (attachments: object[]) =>
      bot.rest.patch(`/channels/${SECOND}/messages/${message.id}`, {
        body: { flags: V2, components: shows('second'), attachments },
      })
    await expect(edit([{ id }])).rejects.toThrow('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND')
    expect(await edit([{ id, filename: 'a.png' }])).toMatchObject({
      components: [{}, { items: [{ media: { attachment_id: id } }] }],
    })
    await expect(
      bot.rest.patch(`/channels/${SECOND}/messages/${message.id}`, { body: { content: 'back to words' } }),
    ).rejects.toThrow('MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG')
  })
})

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

import { AttachmentBuilder, MessageFlags, TextInputStyle } from 'discord.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClient, V2 } from './client.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, picture, SECOND } from './setting.ts'

const { open, handlers, failures, bot, bjorn, ada } = await openClient()

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

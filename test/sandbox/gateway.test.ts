import { Events, GatewayIntentBits, type Interaction } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { BJORN, CAMPFIRE, openings, request } from './setting.ts'

const open = openings()

/** A bot's socket without discord.js: what comes, in order, and the code it is closed with. */
async function wire(url: string) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/gateway?v=10&encoding=json`)
  const frames: { op: number; t: string | null; s: number | null; d: unknown }[] = []
  let closed: number | null = null
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw))))
  socket.on('close', (code) => {
    closed = code
  })
  await expect.poll(() => frames[0]?.op).toBe(10)
  return {
    frames,
    socket,
    closed: () => closed,
    send: (op: number, d: unknown) => socket.send(JSON.stringify({ op, d })),
    names: () => frames.flatMap(({ t }) => (t === null ? [] : [t])),
    find: (name: string) => frames.find(({ t }) => t === name),
  }
}

describe('a session', () => {
  it('begins with HELLO, IDENTIFY, READY; heartbeats are acknowledged', async () => {
    const sandbox = await open.sandbox()
    const bot = await wire(sandbox.url)
    bot.send(1, null)
    await expect.poll(() => bot.frames.at(-1)?.op).toBe(11)
    bot.send(2, { token: `Bot ${sandbox.token}`, intents: GatewayIntentBits.Guilds, shard: [0, 1] })
    await expect.poll(bot.names).toEqual(['READY', 'GUILD_CREATE'])
    expect(bot.find('READY')?.d).toMatchObject({
      user: { id: sandbox.applicationId, bot: true },
      application: { id: sandbox.applicationId },
      guilds: [{ id: sandbox.guildId, unavailable: true }],
    })
    bot.socket.close()
  })

  it.each([
    ['an empty token', { token: '', intents: 0 }, 4004],
    ['a shard beyond the count', { token: 'a', intents: 0, shard: [2, 2] }, 4010],
    ['negative intents', { token: 'a', intents: -1 }, 4013],
  ])('is refused with %s', async (_, identify, code) => {
    const sandbox = await open.sandbox()
    const bot = await wire(sandbox.url)
    bot.send(2, identify)
    await expect.poll(bot.closed).toBe(code)
  })

  it('resumes: what was missed comes again, then RESUMED', async () => {
    const sandbox = await open.sandbox()
    const first = await wire(sandbox.url)
    first.send(2, { token: 'a', intents: GatewayIntentBits.GuildMessages })
    await expect.poll(first.names).toEqual(['READY'])
    const ready = first.find('READY')
    first.socket.terminate()
    await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content: 'missed' })

    const second = await wire(sandbox.url)
    second.send(6, { token: 'a', session_id: Object(ready?.d).session_id, seq: ready?.s })
    await expect.poll(second.names).toEqual(['MESSAGE_CREATE', 'RESUMED'])
    expect(second.find('MESSAGE_CREATE')?.d).toMatchObject({ content: 'missed' })
    const stranger = await wire(sandbox.url)
    stranger.send(6, { token: 'a', session_id: 'unknown', seq: 1 })
    await expect.poll(() => stranger.frames.at(-1)).toMatchObject({ op: 9, d: false })
  })

  it('hears only its shard: the server on one, direct messages on the first', async () => {
    const sandbox = await open.sandbox()
    const own = Number((BigInt(sandbox.guildId) >> 22n) % 3n)
    const intents = GatewayIntentBits.GuildMessages | GatewayIntentBits.DirectMessages
    const shards = await Promise.all(
      [0, 1, 2].map(async (shard) => {
        const bot = await wire(sandbox.url)
        bot.send(2, { token: 'a', intents, shard: [shard, 3] })
        await expect.poll(bot.names).toEqual(['READY'])
        return bot
      }),
    )
    const bjorn = await open.person(sandbox, BJORN)
    bjorn.say(CAMPFIRE, 'in the server')
    bjorn.say((await bjorn.openDm()).id, 'to you')
    await expect.poll(() => shards[0]?.names().length).toBe(own === 0 ? 3 : 2)
    await expect.poll(() => shards[own]?.names().includes('MESSAGE_CREATE')).toBe(true)
    const heard = shards.map((bot) => bot.names().filter((name) => name === 'MESSAGE_CREATE').length)
    expect(heard).toEqual([0, 1, 2].map((shard) => (shard === own ? 1 : 0) + (shard === 0 ? 1 : 0)))
    for (const bot of shards) bot.socket.terminate()
  })
})

describe('a real client', () => {
  const count = (codes: unknown[]) => async (interaction: Interaction) => {
    codes.push(interaction.id)
    if (interaction.isChatInputCommand()) await interaction.reply('here')
  }

  it.each([
    ['a broken socket', { do: 'breakGateway' }],
    ['a request to reconnect', { do: 'reconnect' }],
    ['a close with 4000', { do: 'closeGateway', code: 4000 }],
  ] as const)('comes back after %s and answers what it missed', async (_, deed) => {
    const sandbox = await open.sandbox()
    const got: unknown[] = []
    const bot = await open.bot(sandbox, count(got))
    await bot.application.commands.create({ name: 'hey', description: 'Hey' })
    const bjorn = await open.person(sandbox, BJORN)
    const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve))
    sandbox.faults.set({ deeds: [deed] })
    await bjorn.next((frame) => frame.t === 'bot' && !frame.online)
    const outcome = bjorn.command(CAMPFIRE, 'hey')
    await resumed
    expect(await outcome).toMatchObject({ state: 'answered', message: { content: 'here' } })
    expect(got).toHaveLength(1)
  })

  it('begins anew after its session was declared invalid', async () => {
    const sandbox = await open.sandbox()
    const got: unknown[] = []
    // discord.js would wait five seconds before it identifies a second time.
    const ws = { buildIdentifyThrottler: () => ({ waitForIdentify: () => Promise.resolve() }) }
    const bot = await open.bot(sandbox, count(got), { ws })
    await bot.application.commands.create({ name: 'hey', description: 'Hey' })
    const bjorn = await open.person(sandbox, BJORN)
    const ready = new Promise((resolve) => bot.once(Events.ShardReady, resolve))
    sandbox.faults.set({ deeds: [{ do: 'invalidSession' }] })
    await ready
    expect(await bjorn.command(CAMPFIRE, 'hey')).toMatchObject({ state: 'answered' })
  })

  it('stays away after 4014, and the people see that it is gone', async () => {
    const sandbox = await open.sandbox()
    const bot = await open.bot(sandbox)
    const bjorn = await open.person(sandbox, BJORN)
    const gone = new Promise((resolve) => bot.once(Events.ShardDisconnect, resolve))
    sandbox.faults.set({ deeds: [{ do: 'closeGateway', code: 4014 }] })
    await gone
    await expect.poll(() => bjorn.world().botOnline).toBe(false)
  })
})

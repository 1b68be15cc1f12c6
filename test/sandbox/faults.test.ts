import { describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox'
import { ADA, BJORN, CAMPFIRE, codeOf, errorsIn, openings, request, SECOND } from './setting.ts'

const open = openings()
const POST = `POST /channels/${CAMPFIRE}/messages`

const say = (sandbox: Sandbox, content: string) =>
  request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content }).catch(() => 'cut')
const said = async (sandbox: Sandbox) => {
  const { body } = await request(sandbox, 'GET', `/channels/${CAMPFIRE}/messages`)
  return Array.isArray(body) ? body.map(({ content }) => content) : []
}

/** A text of so many bytes, of few characters. */
const ofBytes = (bytes: number) => '😀'.repeat(bytes >> 2) + 'x'.repeat(bytes & 3)
const sendTexts = (sandbox: Sandbox, lengths: readonly number[], rows: readonly object[]) =>
  request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, {
    flags: 1 << 15,
    components: [...lengths.map((bytes) => ({ type: 10, content: ofBytes(bytes) })), ...rows],
  })

describe('REST', () => {
  it('answers 429 and 500 as often as told, then works', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({
      rules: [
        { fault: 'rateLimit', times: 1, on: POST, retryAfter: 0.1 },
        { fault: 'serverError', times: 1, on: POST },
      ],
    })
    expect(await say(sandbox, 'a')).toMatchObject({ status: 429, body: { retry_after: 0.1, global: false } })
    expect(await say(sandbox, 'a')).toMatchObject({ status: 500 })
    expect(await say(sandbox, 'a')).toMatchObject({ status: 200 })
    expect(await said(sandbox)).toEqual(['a'])
    expect(sandbox.faults.report()).toMatchObject({
      struck: { rateLimit: 1, serverError: 1 },
      answers: { 429: 1, 500: 1 },
      refusals: [{ status: 429 }, { status: 500, on: POST }],
    })
  })

  it('loses an answer after the work is done, or does no work at all', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({ rules: [{ fault: 'answerLost', times: 1, on: POST }] })
    expect(await say(sandbox, 'done')).toBe('cut')
    sandbox.faults.set({ rules: [{ fault: 'noAnswer', times: 1, on: POST }] })
    expect(await say(sandbox, 'not done')).toBe('cut')
    expect(await said(sandbox)).toEqual(['done'])
  })

  it('answers late', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({ rules: [{ fault: 'lateAnswer', times: 1, on: POST, delayMs: 3000 }] })
    const order: string[] = []
    await Promise.all([
      say(sandbox, 'late').then(() => order.push('late')),
      request(sandbox, 'GET', '/users/@me').then(() => order.push('other')),
    ])
    expect(order).toEqual(['other', 'late'])
  })

  it('finds a picture that was sent not', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({ rules: [{ fault: 'mediaLost', times: 1, on: 'PATCH' }] })
    const sent = await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content: 'a' })
    const edited = await request(sandbox, 'PATCH', `/channels/${CAMPFIRE}/messages/${Object(sent.body).id}`, {})
    expect(errorsIn(edited.body)).toEqual(['components: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'])
  })

  it('says of an edit that the message is too old, as if that were a rate limit', async () => {
    const sandbox = await open.sandbox()
    const sent = await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content: 'a' })
    const path = `/channels/${CAMPFIRE}/messages/${Object(sent.body).id}`
    sandbox.faults.set({ rules: [{ fault: 'oldEdits', times: 1, on: 'PATCH' }] })
    const edit = () => request(sandbox, 'PATCH', path, { content: 'b' })
    expect(await edit()).toMatchObject({ status: 429, body: { code: 30046 } })
    expect(await edit()).toMatchObject({ status: 200 })
  })

  it('breaks over a channel’s list of messages, and gives each by its id', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({ rules: [{ fault: 'historyBroken', on: CAMPFIRE }] })
    const sent = await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content: 'a' })
    const list = await request(sandbox, 'GET', `/channels/${CAMPFIRE}/messages`)
    expect(list).toMatchObject({ status: 500, body: { code: 0 } })
    const one = await request(sandbox, 'GET', `/channels/${CAMPFIRE}/messages/${Object(sent.body).id}`)
    expect(one).toMatchObject({ status: 200, body: { content: 'a' } })
    expect((await request(sandbox, 'GET', `/channels/${SECOND}/messages`)).status).toBe(200)
  })

  it.each([
    ['a text of 10,158', 10_158, 1],
    ['two texts of 10,146', 10_146, 2],
    ['eight texts of 10,074', 10_074, 8],
  ])('breaks over a message with one byte more than %s', async (_, most, parts) => {
    const sandbox = await open.sandbox()
    const post = (bytes: number) => {
      const rest = Math.floor(most / parts)
      const lengths = [bytes - rest * (parts - 1), ...Array.from({ length: parts - 1 }, () => rest)]
      return sendTexts(sandbox, lengths, [])
    }
    expect((await post(most)).status).toBe(200)
    expect(await post(most + 1)).toMatchObject({ status: 500, body: { code: 0 } })
  })

  it('breaks over less text where selects stand beside it, and over less of all when told so', async () => {
    const sandbox = await open.sandbox()
    const options = Array.from({ length: 25 }, (_, nth) => ({ label: 'x'.repeat(100), value: `${nth}` }))
    const rows = [{ type: 1, components: [{ type: 3, custom_id: 'a', options }] }]
    expect((await sendTexts(sandbox, [9_000], [])).status).toBe(200)
    expect((await sendTexts(sandbox, [9_000], rows)).status).toBe(500)
    expect((await sendTexts(sandbox, [3_000], rows)).status).toBe(200)
    sandbox.faults.set({ rules: [{ fault: 'tooLarge', bytes: 2_000 }] })
    expect((await sendTexts(sandbox, [3_000], rows)).status).toBe(500)
    expect((await sendTexts(sandbox, [1_900], [])).status).toBe(200)
  })

  it('bans an address that makes it refuse too much, until the ban is lifted', async () => {
    const sandbox = await open.sandbox()
    sandbox.faults.set({
      ban: { answers: 3, retryAfter: 7 },
      deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions: ['SendMessages'] }],
    })
    const ask = () => fetch(`${sandbox.apiUrl}/v10/users/@me`, { headers: { authorization: `Bot ${sandbox.token}` } })
    for (let answers = 0; answers < 3; answers++) {
      expect((await ask()).status).toBe(200)
      expect(await say(sandbox, 'a')).toMatchObject({ status: 403 })
    }
    const banned = await ask()
    expect([banned.status, banned.headers.get('retry-after')]).toEqual([429, '7'])
    expect(await banned.text()).toContain('1015')
    expect(sandbox.faults.report().struck).toEqual({ ban: 1 })
    sandbox.faults.set({ ban: null })
    expect((await ask()).status).toBe(200)
  })

  it('goes wrong alike for the same seed', async () => {
    const run = async (seed: number) => {
      const sandbox = await open.sandbox()
      sandbox.faults.set({ seed, rules: [{ fault: 'serverError', chance: 0.5, on: POST }] })
      const seen: boolean[] = []
      for (let n = 0; n < 24; n++) {
        const answer = await say(sandbox, 'a')
        seen.push(typeof answer === 'object' && answer.status === 200)
      }
      return seen
    }
    const first = await run(7)
    expect(await run(7)).toEqual(first)
    expect(await run(8)).not.toEqual(first)
    expect(new Set(first).size).toBe(2)
  })

  it('takes orders over HTTP and refuses nonsense with its place', async () => {
    const sandbox = await open.sandbox()
    const order = (body: unknown) =>
      fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) })
    expect((await order({ rules: [{ fault: 'rateLimit', times: 1 }] })).status).toBe(200)
    expect(await say(sandbox, 'a')).toMatchObject({ status: 429 })
    const nonsense = await order({ rules: [{ fault: 'boredom' }] })
    expect(nonsense.status).toBe(400)
    expect(await nonsense.text()).toContain('rules[0].fault')
    expect((await order({ deeds: [{ do: 'deleteChannel', channelId: '1' }] })).status).toBe(400)
    const report = await (await fetch(`${sandbox.url}/sandbox/faults`)).json()
    expect(report).toMatchObject({ struck: { rateLimit: 1 } })
  })
})

describe('the gateway', () => {
  it('sends an event twice', async () => {
    const sandbox = await open.sandbox()
    const ids: string[] = []
    const bot = await open.bot(sandbox, async (interaction) => {
      ids.push(interaction.id)
      if (interaction.isChatInputCommand()) await interaction.reply('a').catch(() => undefined)
    })
    await bot.application.commands.create({ name: 'twice', description: 'Twice' })
    const bjorn = await open.person(sandbox, BJORN)
    sandbox.faults.set({ rules: [{ fault: 'duplicateEvent', times: 1, on: 'INTERACTION_CREATE' }] })
    expect(await bjorn.command(CAMPFIRE, 'twice')).toMatchObject({ state: 'answered' })
    await expect.poll(() => ids.length).toBe(2)
    expect(ids[0]).toBe(ids[1])
  })

  it.each(['dropSocket', 'dropBeforeEvent'] as const)(
    'breaks around an event (%s), and it is answered after the resume',
    async (fault) => {
      const sandbox = await open.sandbox()
      let count = 0
      const bot = await open.bot(sandbox, async (interaction) => {
        count++
        if (interaction.isChatInputCommand()) await interaction.reply('a')
      })
      await bot.application.commands.create({ name: 'drop', description: 'Drop' })
      const bjorn = await open.person(sandbox, BJORN)
      sandbox.faults.set({ rules: [{ fault, times: 1, on: 'INTERACTION_CREATE' }] })
      expect(await bjorn.command(CAMPFIRE, 'drop')).toMatchObject({ state: 'answered' })
      expect(count).toBe(1)
      expect(sandbox.faults.report().struck).toEqual({ [fault]: 1 })
    },
  )
})

describe('the world', () => {
  it('takes permissions from the bot, each with its own refusal', async () => {
    const sandbox = await open.sandbox()
    const deny = (...permissions: string[]) =>
      sandbox.faults.set({ deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions }] })
    const code = async () => codeOf(Object(await say(sandbox, 'a')).body)
    deny('SendMessages')
    expect(await code()).toBe(50013)
    deny('ViewChannel')
    expect(await code()).toBe(50001)
    deny('ReadMessageHistory')
    expect(await code()).toBeNull()
    expect(await said(sandbox)).toEqual([])
    deny()
    expect(await said(sandbox)).toEqual(['a'])
  })

  it('tells a command what the bot may do where it was given', async () => {
    const sandbox = await open.sandbox()
    const seen: boolean[] = []
    const bot = await open.bot(sandbox, async (interaction) => {
      seen.push(interaction.appPermissions.has('SendMessages'))
      if (interaction.isChatInputCommand()) await interaction.reply('a')
    })
    await bot.application.commands.create({ name: 'may', description: 'May' })
    const ada = await open.person(sandbox, ADA)
    sandbox.faults.set({ deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions: ['SendMessages'] }] })
    await ada.command(CAMPFIRE, 'may')
    await ada.command(SECOND, 'may')
    expect(seen).toEqual([false, true])
  })

  it('takes permissions from people, and tells so with what they press and type there', async () => {
    const seen: unknown[] = []
    const sandbox = await open.sandbox()
    const bot = await open.bot(sandbox, async (interaction) => {
      seen.push(interaction.memberPermissions?.has('SendMessages'))
      if (interaction.isChatInputCommand()) await interaction.reply('a')
    })
    await bot.application.commands.create({ name: 'may', description: 'May' })
    const ada = await open.person(sandbox, ADA)
    sandbox.faults.set({ deeds: [{ do: 'denyPeople', channelId: CAMPFIRE, permissions: ['SendMessages'] }] })
    for (const channel of [CAMPFIRE, SECOND]) {
      await ada.command(channel, 'may')
      await ada.say(channel, `in ${channel}`)
    }
    expect(seen).toEqual([false, true])
    await ada.until(SECOND, ({ content }) => content === `in ${SECOND}`)
    expect(ada.latest(CAMPFIRE, ({ content }) => content === `in ${CAMPFIRE}`)).toBeNull()
  })

  it('goes on without the bot: its commands come as somebody’s own app, and its messages are refused', async () => {
    const seen: unknown[] = []
    const sandbox = await open.sandbox({
      tamper: (raw) => {
        seen.push(Object(raw).authorizing_integration_owners)
        return raw
      },
    })
    const bot = await open.bot(sandbox, async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'a', flags: 64 })
    })
    await bot.application.commands.create({ name: 'anywhere', description: 'Anywhere', integrationTypes: [0, 1] })
    await bot.application.commands.create({ name: 'here', description: 'Here', integrationTypes: [0] })
    const ada = await open.person(sandbox, ADA)
    await ada.command(CAMPFIRE, 'anywhere')
    sandbox.faults.set({ deeds: [{ do: 'botInServer', member: false }] })
    expect(await ada.command(CAMPFIRE, 'anywhere')).toMatchObject({ state: 'answered', message: { content: 'a' } })
    expect(await ada.command(CAMPFIRE, 'here')).toMatchObject({ state: 'refused' })
    expect(seen).toEqual([{ 0: sandbox.guildId }, { 1: ADA }])
    expect(codeOf(Object(await say(sandbox, 'a')).body)).toBe(50001)
    sandbox.faults.set({ deeds: [{ do: 'botInServer', member: true }] })
    expect(await say(sandbox, 'a')).toMatchObject({ status: 200 })
  })

  it('deletes a channel before everyone’s eyes', async () => {
    const sandbox = await open.sandbox()
    const ada = await open.person(sandbox, ADA)
    const gone = ada.next((frame) => frame.t === 'channelGone' && frame.channelId === CAMPFIRE)
    sandbox.faults.set({ deeds: [{ do: 'deleteChannel', channelId: CAMPFIRE }] })
    await gone
    expect(await say(sandbox, 'a')).toMatchObject({ status: 404, body: { code: 10003 } })
  })

  it('archives and locks a thread', async () => {
    const sandbox = await open.sandbox()
    const ada = await open.person(sandbox, ADA)
    const { id } = await ada.openThread(CAMPFIRE, 'aside')
    const sent = await request(sandbox, 'POST', `/channels/${id}/messages`, { content: 'a' })
    sandbox.faults.set({ deeds: [{ do: 'archiveThread', threadId: id }] })
    const path = `/channels/${id}/messages/${Object(sent.body).id}`
    expect(await request(sandbox, 'PATCH', path, { content: 'b' })).toMatchObject({
      status: 400,
      body: { code: 50083 },
    })
    expect(await request(sandbox, 'DELETE', path)).toMatchObject({ body: { code: 50083 } })
  })
})

import { type APIInteraction, Events, GatewayDispatchEvents } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { openJudge } from './openapi.ts'
import { BJORN, CAMPFIRE, codeOf, errorsIn, openings, request } from './setting.ts'

const V2 = 32768
const judge = openJudge()
const open = openings()
const sandbox = await open.sandbox({ answerMs: 60_000, perSecond: 10_000 })
const bot = await open.bot(sandbox)
await bot.application.commands.set([
  { name: 'ask', description: 'Ask', options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }] },
])
const bjorn = await open.person(sandbox, BJORN)

/** The next interaction as it comes over the wire. */
function nextInteraction(): Promise<APIInteraction> {
  return new Promise((resolve) => {
    const listen = (packet: { t: string | null; d: APIInteraction }) => {
      if (packet.t !== GatewayDispatchEvents.InteractionCreate) return
      bot.off(Events.Raw, listen)
      resolve(packet.d)
    }
    bot.on(Events.Raw, listen)
  })
}
async function typed(): Promise<APIInteraction> {
  const coming = nextInteraction()
  void bjorn.command(CAMPFIRE, 'ask')
  return coming
}
async function pressed(): Promise<APIInteraction> {
  const sent = await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, {
    content: 'a',
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }],
  })
  const message = await bjorn.until(CAMPFIRE, ({ id }) => id === Object(sent.body).id)
  const coming = nextInteraction()
  void bjorn.press(message, 'go')
  return coming
}
async function completing(): Promise<APIInteraction> {
  const coming = nextInteraction()
  void bjorn.autocomplete(CAMPFIRE, 'ask', [{ name: 'what', type: 3, value: 'a', focused: true }])
  return coming
}
const callback = ({ id, token }: APIInteraction) => `/interactions/${id}/${token}/callback`

const input = (more: object = {}) => ({ type: 4, custom_id: 'word', style: 1, ...more })
const label = (more: object = {}) => ({ type: 18, label: 'Word', component: input(), ...more })
const modal = (...components: object[]) => ({ type: 9, data: { custom_id: 'form', title: 'Form', components } })

describe('a callback', () => {
  it.each([
    ['of a type that does not exist', typed, { type: 99 }, 'type: BASE_TYPE_CHOICES', 'schema'],
    ['without a type', typed, {}, 'type: BASE_TYPE_REQUIRED', 'schema'],
    [
      'that updates a message where there is none',
      typed,
      { type: 7, data: { content: 'a' } },
      'type: BASE_TYPE_CHOICES',
      'rule',
    ],
    [
      'that completes a command that was sent',
      typed,
      { type: 8, data: { choices: [] } },
      'type: BASE_TYPE_CHOICES',
      'rule',
    ],
    ['that replies to completion', completing, { type: 4, data: { content: 'a' } }, 'type: BASE_TYPE_CHOICES', 'rule'],
    [
      'with 26 choices',
      completing,
      { type: 8, data: { choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) } },
      'data.choices: BASE_TYPE_MAX_LENGTH',
      'schema',
    ],
    [
      'that defers with IS_COMPONENTS_V2',
      typed,
      { type: 5, data: { flags: V2 } },
      'data.flags: BASE_TYPE_CHOICES',
      'rule',
    ],
    [
      'whose content is too long',
      typed,
      { type: 4, data: { content: 'x'.repeat(2001) } },
      'data.content: BASE_TYPE_MAX_LENGTH',
      'schema',
    ],
    [
      'whose layout lacks its flag',
      pressed,
      { type: 7, data: { components: [{ type: 10, content: 'a' }] } },
      'data.components.0: UNION_TYPE_CHOICES',
      'rule',
    ],
    ['whose modal has no components', typed, modal(), 'data.components: BASE_TYPE_BAD_LENGTH', 'schema'],
    [
      'whose modal has six',
      typed,
      modal(...[0, 1, 2, 3, 4, 5].map((n) => label({ component: input({ custom_id: `w${n}` }) }))),
      'data.components: BASE_TYPE_BAD_LENGTH',
      'rule',
    ],
    [
      'whose modal has a title of 46',
      typed,
      { type: 9, data: { ...modal(label()).data, title: 'x'.repeat(46) } },
      'data.title: BASE_TYPE_BAD_LENGTH',
      'schema',
    ],
    [
      'whose modal has a label of 46',
      typed,
      modal(label({ label: 'x'.repeat(46) })),
      'data.components.0.label: BASE_TYPE_BAD_LENGTH',
      'schema',
    ],
    [
      'whose modal takes 4,001 characters',
      typed,
      modal(label({ component: input({ max_length: 4001 }) })),
      'data.components.0.component.max_length: NUMBER_TYPE_MAX',
      'schema',
    ],
    [
      'whose modal names a field twice',
      typed,
      modal(label(), label()),
      'data.components.1: COMPONENT_CUSTOM_ID_DUPLICATED',
      'rule',
    ],
    [
      'whose modal holds a button',
      typed,
      modal({ type: 1, components: [{ type: 2, style: 1, label: 'a', custom_id: 'b' }] }),
      'data.components.0.components.0: UNION_TYPE_CHOICES',
      'schema',
    ],
  ] as const)('%s is refused, and another may follow', async (_, opening, body, expected, judged) => {
    const interaction = await opening()
    const answer = await request(sandbox, 'POST', callback(interaction), body)
    expect(codeOf(answer.body)).toBe(50035)
    expect(errorsIn(answer.body)).toContain(expected)
    const complaints = judge?.complaints('POST', callback(interaction), body)
    if (complaints !== undefined) expect(complaints.length > 0 ? 'schema' : 'rule').toBe(judged)
    const right = interaction.type === 4 ? { type: 8, data: { choices: [] } } : { type: 4, data: { content: 'right' } }
    expect(await request(sandbox, 'POST', callback(interaction), right)).toMatchObject({ status: 204 })
  })

  it('tells what it made when asked to', async () => {
    const interaction = await typed()
    const path = `${callback(interaction)}?with_response=true`
    const answer = await request(sandbox, 'POST', path, { type: 4, data: { content: 'a', flags: 64 } })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        interaction: { id: interaction.id, type: 2, response_message_ephemeral: true, response_message_loading: false },
        resource: { type: 4, message: { content: 'a', flags: 64 } },
      },
    })
  })

  it('with a wrong token is 10062, and the webhook opens only after the first answer', async () => {
    const interaction = await typed()
    const wrong = `/interactions/${interaction.id}/x${interaction.token}/callback`
    expect(await request(sandbox, 'POST', wrong, { type: 5 })).toMatchObject({ status: 404, body: { code: 10062 } })
    const webhook = `/webhooks/${sandbox.applicationId}/${interaction.token}`
    expect(await request(sandbox, 'POST', webhook, { content: 'a' })).toMatchObject({ body: { code: 10015 } })
    await request(sandbox, 'POST', callback(interaction), { type: 4, data: { content: 'a' } })
    expect(await request(sandbox, 'POST', webhook, { content: 'b' })).toMatchObject({ status: 200, body: { type: 19 } })
  })
})

describe('the original answer', () => {
  it('is read, edited and deleted through the token; then it is 10008', async () => {
    const interaction = await typed()
    await request(sandbox, 'POST', callback(interaction), { type: 5, data: { flags: 64 } })
    const original = `/webhooks/${sandbox.applicationId}/${interaction.token}/messages/@original`
    expect(await request(sandbox, 'GET', original)).toMatchObject({ body: { flags: 64 | 128 } })
    const layout = { flags: V2, components: [{ type: 10, content: 'a' }] }
    expect(await request(sandbox, 'PATCH', original, layout)).toMatchObject({ status: 200, body: { flags: 64 | V2 } })
    expect(await request(sandbox, 'PATCH', original, { content: 'b' })).toMatchObject({ status: 400 })
    expect(await request(sandbox, 'DELETE', original)).toMatchObject({ status: 204 })
    expect(await request(sandbox, 'GET', original)).toMatchObject({ status: 404, body: { code: 10008 } })
  })

  it('may not be made empty', async () => {
    const interaction = await typed()
    await request(sandbox, 'POST', callback(interaction), { type: 4, data: { content: 'a' } })
    const original = `/webhooks/${sandbox.applicationId}/${interaction.token}/messages/@original`
    expect(await request(sandbox, 'PATCH', original, { content: '' })).toMatchObject({ body: { code: 50006 } })
  })

  it('of a press is the message that was pressed', async () => {
    const interaction = await pressed()
    await request(sandbox, 'POST', callback(interaction), { type: 6 })
    const original = `/webhooks/${sandbox.applicationId}/${interaction.token}/messages/@original`
    const edited = await request(sandbox, 'PATCH', original, { content: 'changed', components: [] })
    const source = 'message' in interaction ? interaction.message?.id : undefined
    expect(edited.body).toMatchObject({ id: source, content: 'changed', components: [] })
  })

  it('of another interaction is not within reach', async () => {
    const [one, other] = [await typed(), await typed()]
    const made = await request(sandbox, 'POST', `${callback(one)}?with_response=true`, {
      type: 4,
      data: { content: 'a' },
    })
    await request(sandbox, 'POST', callback(other), { type: 4, data: { content: 'b' } })
    const { id } = Object(made.body).resource.message
    const path = `/webhooks/${sandbox.applicationId}/${other.token}/messages/${id}`
    expect(await request(sandbox, 'PATCH', path, { content: 'c' })).toMatchObject({ body: { code: 10008 } })
  })
})

it('what the gateway brings has all that Discord says of an interaction', async () => {
  const interaction = await pressed()
  expect(interaction).toMatchObject({
    application_id: sandbox.applicationId,
    type: 3,
    version: 1,
    guild_id: sandbox.guildId,
    guild: { id: sandbox.guildId },
    channel: { id: CAMPFIRE, type: 0 },
    channel_id: CAMPFIRE,
    member: { user: { id: BJORN }, roles: [] },
    data: { custom_id: 'go', component_type: 2 },
    locale: 'no',
    guild_locale: 'en-US',
    entitlements: [],
    authorizing_integration_owners: { 0: sandbox.guildId },
    context: 0,
    attachment_size_limit: 10 * 1024 * 1024,
    message: { content: 'a' },
  })
  expect(BigInt(interaction.app_permissions)).toBeGreaterThan(0n)
  expect(interaction.id).toMatch(/^[0-9]{17,19}$/)
})

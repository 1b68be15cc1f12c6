import { describe, expect, it } from 'vitest'
import { eventually } from '#support/eventually'
import { brokenCommands, command } from './broken-commands.ts'
import { brokenMessages } from './broken-messages.ts'
import { button, buttons, classic, gallery, layout, long, options, row, select, text, WEB } from './forms.ts'
import { openJudge } from './openapi.ts'
import { CAMPFIRE, codeOf, errorsIn, openings, request } from './setting.ts'

const judge = openJudge()
const open = openings()
const sandbox = await open.sandbox({ perSecond: 10_000 })

describe.each([
  ['message', `/channels/${CAMPFIRE}/messages`, brokenMessages],
  ['command', `/applications/${sandbox.applicationId}/commands`, brokenCommands],
] as const)('a %s', (_, path, table) => {
  it.each(table)('is refused with %s', async (_title, body, expected, judged) => {
    const answer = await request(sandbox, 'POST', path, body)
    expect(answer.status).toBe(400)
    if (typeof expected === 'number') expect(codeOf(answer.body)).toBe(expected)
    else {
      expect(codeOf(answer.body)).toBe(50035)
      expect(errorsIn(answer.body)).toContain(expected)
    }
    if (judge === null) return
    const complaints = judge.complaints('POST', path, body)
    expect(complaints.length > 0 ? 'schema' : 'rule').toBe(judged)
  })
})

/** What stands right at the limits has to pass, here and before the document. */
const fine: readonly (readonly [title: string, body: unknown])[] = [
  ['2,000 characters', { content: long(2000) }],
  ['2,000 characters that take two units each', { content: '🔥'.repeat(2000) }],
  ['five rows of five buttons', classic(...[0, 1, 2, 3, 4].map((n) => row(...buttons(5, n * 5))))],
  ['a select of 25', classic(row(select({ options: options(25), max_values: 25, placeholder: long(150) })))],
  ['40 components', layout({ type: 17, components: Array.from({ length: 39 }, () => text('a')) })],
  ['4,000 characters of text', layout(text(long(2000)), text(long(2000)))],
  [
    'every kind of layout component',
    layout(
      { type: 17, accent_color: 1, components: [text(), { type: 14 }, gallery(WEB), row(select())] },
      { type: 9, components: [text()], accessory: button() },
      { type: 9, components: [text()], accessory: { type: 11, media: { url: WEB } } },
    ),
  ],
  [
    'nulls and unknown fields',
    { content: 'a', embeds: null, components: null, flags: null, nobody: 'knows', allowed_mentions: { parse: [] } },
  ],
  ['a button with only an emoji', classic(row(button({ label: null, emoji: { name: '🔥' } })))],
  [
    'a keycap, a flag and a joined emoji',
    classic(row(...['1️⃣', '🇩🇪', '👩‍🚀'].map((name, n) => button({ custom_id: `e${n}`, emoji: { name } })))),
  ],
]

it.each(fine)('a message passes with %s', async (_, body) => {
  const path = `/channels/${CAMPFIRE}/messages`
  const answer = await request(sandbox, 'POST', path, body)
  expect(errorsIn(answer.body)).toEqual([])
  expect(answer.status).toBe(200)
  expect(judge?.complaints('POST', path, body) ?? []).toEqual([])
})

describe('beyond forms', () => {
  it('broken JSON is refused with 50109', async () => {
    const answer = await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, '{"content":')
    expect(answer).toMatchObject({ status: 400, body: { code: 50109 } })
  })
  it('eleven files are refused with 30015, a file over 10 MiB with 40005', async () => {
    const path = `/channels/${CAMPFIRE}/messages`
    const small = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`f${n}.txt`, new Uint8Array(1)]))
    expect(await request(sandbox, 'POST', path, {}, { files: small })).toMatchObject({
      status: 400,
      body: { code: 30015 },
    })
    const large = { 'large.bin': new Uint8Array(10 * 1024 * 1024 + 1) }
    expect(await request(sandbox, 'POST', path, {}, { files: large })).toMatchObject({
      status: 413,
      body: { code: 40005 },
    })
  })
  it('without a token it answers 401', async () => {
    const answer = await request(sandbox, 'GET', '/users/@me', undefined, { token: '' })
    expect(answer).toEqual({ status: 401, body: { message: '401: Unauthorized', code: 0 } })
  })
  it('with a token set, any other is refused', async () => {
    const strict = await open.sandbox({ token: 'right' })
    expect(await request(strict, 'GET', '/users/@me', undefined, { token: 'wrong' })).toMatchObject({ status: 401 })
    expect(await request(strict, 'GET', '/users/@me', undefined, { token: 'right' })).toMatchObject({ status: 200 })
  })
  it('a route that a bot with slash commands does not need answers 404 and is logged', async () => {
    const lines: string[] = []
    const quiet = await open.sandbox({ log: (line) => lines.push(line) })
    const answer = await request(quiet, 'GET', '/guilds/1/bans')
    expect(answer).toEqual({ status: 404, body: { message: '404: Not Found', code: 0 } })
    expect(lines.join()).toContain('GET /guilds/1/bans → 404')
  })
  it('what is not there has its own code', async () => {
    expect(await request(sandbox, 'GET', '/channels/1')).toMatchObject({ status: 404, body: { code: 10003 } })
    expect(await request(sandbox, 'GET', `/channels/${CAMPFIRE}/messages/1`)).toMatchObject({
      status: 404,
      body: { code: 10008 },
    })
    expect(await request(sandbox, 'POST', '/users/@me/channels', { recipient_id: '1' })).toMatchObject({
      status: 404,
      body: { code: 10013 },
    })
    expect(await request(sandbox, 'POST', '/interactions/1/x/callback', { type: 5 })).toMatchObject({
      status: 404,
      body: { code: 10062 },
    })
    expect(await request(sandbox, 'POST', `/webhooks/${sandbox.applicationId}/x`, { content: 'a' })).toMatchObject({
      status: 404,
      body: { code: 10015 },
    })
    expect(await request(sandbox, 'GET', `/guilds/${sandbox.guildId}/members/1`)).toMatchObject({
      status: 404,
      body: { code: 10007 },
    })
    expect(await request(sandbox, 'DELETE', `/applications/${sandbox.applicationId}/commands/1`)).toMatchObject({
      status: 404,
      body: { code: 10063 },
    })
  })
  it('more than a hundred commands are refused with 30032, two of a name with 50035', async () => {
    const path = `/applications/${sandbox.applicationId}/commands`
    const many = Array.from({ length: 101 }, (_, n) => command({ name: `c${n}` }))
    expect(await request(sandbox, 'PUT', path, many)).toMatchObject({ status: 400, body: { code: 30032 } })
    const twice = await request(sandbox, 'PUT', path, [command(), command()])
    expect(errorsIn(twice.body)).toEqual(['1: APPLICATION_COMMANDS_DUPLICATE_NAME'])
  })
  it('over fifty requests a second are told to wait', async () => {
    // On a slow machine sixty may take more than a second.
    const refused = await eventually(async () => {
      const limited = await open.sandbox()
      const all = await Promise.all(Array.from({ length: 60 }, () => request(limited, 'GET', '/users/@me')))
      const late = all.filter(({ status }) => status === 429)
      expect(late.length).toBe(10)
      return late
    })
    expect(refused[0]?.body).toMatchObject({ global: true, message: 'You are being rate limited.' })
  })
})

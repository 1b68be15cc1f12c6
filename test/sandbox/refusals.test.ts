import { describe, expect, it } from 'vitest'
import { openJudge } from './openapi.ts'
import { CAMPFIRE, codeOf, errorsIn, openings, request } from './setting.ts'

const judge = openJudge()
const open = openings()
const sandbox = await open.sandbox({ perSecond: 10_000 })

const V2 = 32768
const text = (content = 'words') => ({ type: 10, content })
const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more })
const row = (...components: object[]) => ({ type: 1, components })
const option = (n: number | string) => ({ label: `Option ${n}`, value: `o${n}` })
const options = (count: number) => Array.from({ length: count }, (_, n) => option(n))
const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: options(2), ...more })
const layout = (...components: object[]) => ({ flags: V2, components })
const classic = (...components: object[]) => ({ content: 'hello', components })
const buttons = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => button({ custom_id: `b${from + n}` }))
const long = (length: number) => 'x'.repeat(length)
const gallery = (...urls: string[]) => ({ type: 12, items: urls.map((url) => ({ media: { url } })) })
const WEB = 'https://example.org/a.png'

/** Broken messages: what is wrong, the body, where Discord reports it; `schema`: the OpenAPI document catches it too. */
const messages: readonly (readonly [
  title: string,
  body: unknown,
  errors: string | number,
  judged: 'schema' | 'rule',
])[] = [
  ['content over 2,000 characters', { content: long(2001) }, 'content: BASE_TYPE_MAX_LENGTH', 'rule'],
  ['content over 4,000 characters', { content: long(4001) }, 'content: BASE_TYPE_MAX_LENGTH', 'schema'],
  ['content that is a list', { content: ['a'] }, 'content: STRING_TYPE_CONVERT', 'schema'],
  ['nothing at all', {}, 50006, 'rule'],
  ['empty content', { content: '' }, 50006, 'rule'],
  ['a layout without components', { flags: V2, components: [] }, 50006, 'rule'],
  ['eleven embeds', { embeds: Array(11).fill({ title: 'a' }) }, 'embeds: BASE_TYPE_MAX_LENGTH', 'schema'],
  ['an embed title of 257', { embeds: [{ title: long(257) }] }, 'embeds.0.title: BASE_TYPE_MAX_LENGTH', 'schema'],
  [
    'an embed description of 4,097',
    { embeds: [{ description: long(4097) }] },
    'embeds.0.description: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    '26 fields',
    { embeds: [{ fields: Array(26).fill({ name: 'a', value: 'b' }) }] },
    'embeds.0.fields: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'a field value of 1,025',
    { embeds: [{ fields: [{ name: 'a', value: long(1025) }] }] },
    'embeds.0.fields.0.value: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'a footer of 2,049',
    { embeds: [{ footer: { text: long(2049) } }] },
    'embeds.0.footer.text: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'embeds of 6,001 characters together',
    { embeds: [{ description: long(4000) }, { description: long(2001) }] },
    'embeds: MAX_EMBED_SIZE_EXCEEDED',
    'rule',
  ],
  [
    'six rows',
    classic(...[0, 1, 2, 3, 4, 5].map((n) => row(button({ custom_id: `b${n}` })))),
    'components: BASE_TYPE_MAX_LENGTH',
    'rule',
  ],
  ['six buttons in a row', classic(row(...buttons(6))), 'components.0.components: BASE_TYPE_BAD_LENGTH', 'schema'],
  ['an empty row', classic(row()), 'components.0.components: BASE_TYPE_BAD_LENGTH', 'schema'],
  [
    'a button beside a select',
    classic(row(button(), select())),
    'components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    'rule',
  ],
  ['a button that stands in no row', classic(button()), 'components.0: UNION_TYPE_CHOICES', 'schema'],
  ['a row in a row', classic(row(row(button()))), 'components.0.components.0: UNION_TYPE_CHOICES', 'schema'],
  [
    'a text input in a message',
    classic(row({ type: 4, custom_id: 't', style: 1, label: 'a' })),
    'components.0.components.0: UNION_TYPE_CHOICES',
    'schema',
  ],
  [
    'a custom id twice',
    classic(row(button(), button())),
    'components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    'rule',
  ],
  [
    'a custom id twice, one disabled, in two rows',
    classic(row(button()), row(button({ disabled: true }))),
    'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    'rule',
  ],
  [
    'a button without custom id',
    classic(row({ type: 2, style: 1, label: 'a' })),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    'rule',
  ],
  [
    'an empty custom id',
    classic(row(button({ custom_id: '' }))),
    'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'a custom id of 101',
    classic(row(button({ custom_id: long(101) }))),
    'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'a button label of 81',
    classic(row(button({ label: long(81) }))),
    'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'a button with neither label nor emoji',
    classic(row(button({ label: '' }))),
    'components.0.components.0.label: BASE_TYPE_REQUIRED',
    'rule',
  ],
  [
    'a button of unknown style',
    classic(row(button({ style: 9 }))),
    'components.0.components.0.style: BASE_TYPE_CHOICES',
    'schema',
  ],
  [
    'a link without url',
    classic(row({ type: 2, style: 5, label: 'a' })),
    'components.0.components.0.url: BUTTON_COMPONENT_URL_REQUIRED',
    'rule',
  ],
  [
    'a link with a custom id',
    classic(row(button({ style: 5, url: WEB }))),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    'rule',
  ],
  [
    'a button with an url',
    classic(row(button({ url: WEB }))),
    'components.0.components.0.url: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    'rule',
  ],
  [
    'an emoji that is none',
    classic(row(button({ emoji: { name: 'fire' } }))),
    'components.0.components.0.emoji: COMPONENT_INVALID_EMOJI',
    'rule',
  ],
  [
    'a select without options',
    classic(row(select({ options: [] }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    '26 options',
    classic(row(select({ options: options(26) }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'an option value twice',
    classic(row(select({ options: [option(1), option(1)] }))),
    'components.0.components.0.options.1: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    'rule',
  ],
  [
    'an option label of 101',
    classic(row(select({ options: [{ label: long(101), value: 'a' }] }))),
    'components.0.components.0.options.0.label: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'an option value of 101',
    classic(row(select({ options: [{ label: 'a', value: long(101) }] }))),
    'components.0.components.0.options.0.value: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'an option description of 101',
    classic(row(select({ options: [{ ...option(1), description: long(101) }] }))),
    'components.0.components.0.options.0.description: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'a placeholder of 151',
    classic(row(select({ placeholder: long(151) }))),
    'components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'a select without custom id',
    classic(row({ type: 3, options: options(1) })),
    'components.0.components.0.custom_id: BASE_TYPE_REQUIRED',
    'schema',
  ],
  [
    '26 values to choose',
    classic(row(select({ max_values: 26 }))),
    'components.0.components.0.max_values: NUMBER_TYPE_MAX',
    'schema',
  ],
  [
    'two defaults where one may be chosen',
    classic(
      row(
        select({
          options: [
            { ...option(1), default: true },
            { ...option(2), default: true },
          ],
        }),
      ),
    ),
    'components.0.components.0.options: SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    'rule',
  ],
  ['a text display without the flag', classic(text()), 'components.0: UNION_TYPE_CHOICES', 'rule'],
  [
    'a container without the flag',
    classic({ type: 17, components: [text()] }),
    'components.0: UNION_TYPE_CHOICES',
    'rule',
  ],
  [
    'content in a layout',
    { ...layout(text()), content: 'a' },
    'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    'rule',
  ],
  [
    'embeds in a layout',
    { ...layout(text()), embeds: [{ title: 'a' }] },
    'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    'rule',
  ],
  [
    '41 components',
    layout(...Array.from({ length: 41 }, () => text())),
    'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    'schema',
  ],
  [
    '41 components, nested ones counted',
    layout({ type: 17, components: Array.from({ length: 8 }, (_, n) => row(...buttons(4, n * 4))) }),
    'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    'rule',
  ],
  [
    '4,001 characters in texts together',
    layout(text(long(4000)), text('x')),
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    'rule',
  ],
  ['an empty text display', layout(text('')), 'components.0.content: BASE_TYPE_BAD_LENGTH', 'schema'],
  [
    'a section of four texts',
    layout({ type: 9, components: [text(), text(), text(), text()], accessory: button() }),
    'components.0.components: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'a section without accessory',
    layout({ type: 9, components: [text()] }),
    'components.0.accessory: BASE_TYPE_REQUIRED',
    'schema',
  ],
  [
    'a section with a select',
    layout({ type: 9, components: [text()], accessory: select() }),
    'components.0.accessory: UNION_TYPE_CHOICES',
    'schema',
  ],
  ['an empty gallery', layout(gallery()), 'components.0.items: BASE_TYPE_BAD_LENGTH', 'schema'],
  [
    'a gallery of eleven',
    layout(gallery(...Array<string>(11).fill(WEB))),
    'components.0.items: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'alt text of 1,025',
    layout({ type: 12, items: [{ media: { url: WEB }, description: long(1025) }] }),
    'components.0.items.0.description: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'a picture that no file brings',
    layout(gallery('attachment://none.png')),
    'components.0.items.0.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    'rule',
  ],
  [
    'an embed picture that no file brings',
    { embeds: [{ image: { url: 'attachment://none.png' } }] },
    'embeds.0.image.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    'rule',
  ],
  [
    'a container in a container',
    layout({ type: 17, components: [{ type: 17, components: [text()] }] }),
    'components.0.components.0: UNION_TYPE_CHOICES',
    'schema',
  ],
  [
    'an empty container',
    layout({ type: 17, components: [] }),
    'components.0.components: BASE_TYPE_BAD_LENGTH',
    'schema',
  ],
  [
    'an accent colour out of range',
    layout({ type: 17, accent_color: 0x1000000, components: [text()] }),
    'components.0.accent_color: NUMBER_TYPE_MAX',
    'schema',
  ],
  ['a nonce of 26', { content: 'a', nonce: long(26) }, 'nonce: BASE_TYPE_MAX_LENGTH', 'schema'],
  [
    '101 users to mention',
    { content: 'a', allowed_mentions: { users: Array.from({ length: 101 }, (_, n) => String(10 ** 17 + n)) } },
    'allowed_mentions.users: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'all users and some users',
    { content: 'a', allowed_mentions: { parse: ['users'], users: ['801000000000000001'] } },
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    'rule',
  ],
  [
    'an attachment that was not sent',
    { content: 'a', attachments: [{ id: '0', filename: 'a.png' }] },
    'attachments.0: ATTACHMENT_NOT_FOUND',
    'rule',
  ],
  [
    'a reply to a message that is not there',
    { content: 'a', message_reference: { message_id: '900000000000000000' } },
    'message_reference: REPLIES_UNKNOWN_MESSAGE',
    'rule',
  ],
]

const command = (more: object = {}) => ({ name: 'go', description: 'Goes', ...more })
const typed = (more: object = {}) => ({ type: 3, name: 'a', description: 'b', ...more })

const commands: typeof messages = [
  ['an upper-case name', command({ name: 'Go' }), 'name: APPLICATION_COMMAND_INVALID_NAME', 'rule'],
  ['a name with a space', command({ name: 'go on' }), 'name: STRING_TYPE_REGEX', 'rule'],
  ['a name of 33', command({ name: long(33) }), 'name: STRING_TYPE_REGEX', 'schema'],
  ['no description', { name: 'go' }, 'description: BASE_TYPE_REQUIRED', 'rule'],
  ['a description of 101', command({ description: long(101) }), 'description: BASE_TYPE_BAD_LENGTH', 'schema'],
  [
    '26 options',
    command({ options: Array.from({ length: 26 }, (_, n) => typed({ name: `o${n}` })) }),
    'options: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    '26 choices',
    command({
      options: [typed({ choices: Array.from({ length: 26 }, (_, n) => ({ name: `c${n}`, value: `c${n}` })) })],
    }),
    'options.0.choices: BASE_TYPE_MAX_LENGTH',
    'schema',
  ],
  [
    'an option name twice',
    command({ options: [typed(), typed()] }),
    'options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    'rule',
  ],
  [
    'a required option after a free one',
    command({ options: [typed(), typed({ name: 'b', required: true })] }),
    'options.1.required: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    'rule',
  ],
  [
    'subcommands beside options',
    command({ options: [typed(), { type: 1, name: 'sub', description: 'c' }] }),
    'options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    'rule',
  ],
  ['an option of unknown type', command({ options: [typed({ type: 99 })] }), 'options.0: UNION_TYPE_CHOICES', 'schema'],
  [
    'choices and autocompletion',
    command({ options: [typed({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    'options.0: APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    'rule',
  ],
  [
    'a subcommand in a subcommand',
    command({
      options: [{ type: 1, name: 'a', description: 'a', options: [{ type: 1, name: 'b', description: 'b' }] }],
    }),
    'options.0.options.0: UNION_TYPE_CHOICES',
    'schema',
  ],
  [
    'an unknown locale',
    command({ name_localizations: { xx: 'go' } }),
    'name_localizations.xx: BASE_TYPE_CHOICES',
    'rule',
  ],
  [
    'over 8,000 characters',
    command({
      options: Array.from({ length: 25 }, (_, n) =>
        typed({
          name: `o${n}`,
          description: long(100),
          choices: Array.from({ length: 3 }, (_, c) => ({ name: `${long(70)}${c}`, value: `${long(40)}${c}` })),
        }),
      ),
    }),
    ': APPLICATION_COMMAND_TOO_LARGE',
    'rule',
  ],
]

describe.each([
  ['message', `/channels/${CAMPFIRE}/messages`, messages],
  ['command', `/applications/${sandbox.applicationId}/commands`, commands],
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
    const limited = await open.sandbox()
    const all = await Promise.all(Array.from({ length: 60 }, () => request(limited, 'GET', '/users/@me')))
    const refused = all.filter(({ status }) => status === 429)
    expect(refused.length).toBe(10)
    expect(refused[0]?.body).toMatchObject({ global: true, message: 'You are being rate limited.' })
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '#sandbox'
import { openJudge } from './openapi.ts'
import { CAMPFIRE, codeOf, errorsIn, openings, picture, request } from './setting.ts'

const judge = openJudge()
const open = openings()
const sandbox = await open.sandbox({ perSecond: 100_000 })
const path = `/applications/${sandbox.applicationId}/emojis`
const png = await picture(128, 128)
const uri = (bytes: Uint8Array, type = 'image/png') => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const image = uri(png)

describe('emoji of the application', () => {
  it('are made, listed, renamed, shown and deleted, as discord.js does it', async () => {
    const { application } = await open.bot(sandbox)
    const made = await application.emojis.create({ attachment: Buffer.from(png), name: 'root_3fa9' })
    expect(made).toMatchObject({ name: 'root_3fa9', animated: false, author: { id: sandbox.applicationId } })
    await made.setName('root_0000')
    expect((await application.emojis.fetch()).map(({ name }) => name)).toEqual(['root_0000'])
    expect((await application.emojis.fetch(made.id, { force: true })).name).toBe('root_0000')
    const shown = await fetch(`${sandbox.cdnUrl}/emojis/${made.id}.webp`)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png)
    await made.delete()
    expect((await application.emojis.fetch()).size).toBe(0)
    expect((await fetch(`${sandbox.cdnUrl}/emojis/${made.id}.webp`)).status).toBe(404)
    expect(await request(sandbox, 'DELETE', `${path}/${made.id}`)).toMatchObject({ status: 404, body: { code: 10014 } })
  })

  it.each([
    ['without a name', { image }, 'name: BASE_TYPE_REQUIRED', 'schema'],
    ['with a name of one letter', { name: 'a', image }, 'name: BASE_TYPE_BAD_LENGTH', 'schema'],
    ['with a name of 33 letters', { name: 'a'.repeat(33), image }, 'name: BASE_TYPE_BAD_LENGTH', 'schema'],
    ['with a dash in its name', { name: 'two-words', image }, 'name: STRING_TYPE_REGEX', 'rule'],
    ['without a picture', { name: 'root' }, 'image: BASE_TYPE_REQUIRED', 'schema'],
    ['with an address', { name: 'root', image: 'https://example.org/a.png' }, 'image: IMAGE_INVALID', 'rule'],
    ['with a text', { name: 'root', image: uri(png, 'text/plain') }, 'image: IMAGE_INVALID', 'rule'],
    ['with bytes of no picture', { name: 'root', image: uri(Buffer.from('none')) }, 'image: IMAGE_INVALID', 'rule'],
    ['with a picture over 256 KiB', { name: 'root', image: uri(Buffer.alloc(256 * 1024 + 1)) }, 0, 'rule'],
  ] as const)('are not made %s', async (_title, body, expected, judged) => {
    const answer = await request(sandbox, 'POST', path, body)
    expect(answer.status).toBe(400)
    if (typeof expected === 'number') expect(codeOf(answer.body)).toBe(expected)
    else expect(errorsIn(answer.body)).toEqual([expected])
    if (judge !== null) expect(judge.complaints('POST', path, body).length > 0 ? 'schema' : 'rule').toBe(judged)
  })

  it('stand on buttons and options when they are there, and are refused when not', async () => {
    const { body: made } = await request(sandbox, 'POST', path, { name: 'herb_3fa9', image })
    const { id } = Object(made)
    const message = (emoji: object) => ({
      content: `<:herb_3fa9:${id}>`,
      components: [
        { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go', emoji }] },
        { type: 1, components: [{ type: 3, custom_id: 's', options: [{ label: 'One', value: '1', emoji }] }] },
      ],
    })
    const messages = `/channels/${CAMPFIRE}/messages`
    const right = message({ id, name: 'herb_3fa9' })
    expect(await request(sandbox, 'POST', messages, right)).toMatchObject({ status: 200 })
    expect(judge?.complaints('POST', messages, right) ?? []).toEqual([])
    const unknown = await request(sandbox, 'POST', messages, message({ id: '999999999999999999', name: 'herb_3fa9' }))
    expect(errorsIn(unknown.body)).toEqual([
      'components.0.components.0.emoji.id: COMPONENT_INVALID_EMOJI',
      'components.1.components.0.options.0.emoji.id: COMPONENT_INVALID_EMOJI',
    ])
  })

  it('outlive the process, with their pictures; they have names of their own, and are at most 2,000', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    afterAll(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'world.json')
    const before = await startSandbox({ file })
    const { body: made } = await request(before, 'POST', path, { name: 'herb_3fa9', image })
    await before.close()
    const kept = JSON.parse(await readFile(file, 'utf8'))
    const others = Array.from({ length: 1998 }, (_, n) => ({ ...Object(made), id: `${n + 1}`, name: `other_${n}` }))
    await writeFile(file, JSON.stringify({ ...kept, emojis: [made, ...others] }))

    const after = await open.sandbox({ file })
    const shown = await fetch(`${after.cdnUrl}/emojis/${Object(made).id}.png`)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png)
    const last = await request(after, 'POST', path, { name: 'root_3fa9', image })
    expect(last.status).toBe(201)
    expect((await request(after, 'GET', path)).body).toEqual({ items: [made, ...others, last.body] })
    expect(errorsIn((await request(after, 'POST', path, { name: 'root_3fa9', image })).body)).toEqual([
      'name: APPLICATION_EMOJI_NAME_ALREADY_TAKEN',
    ])
    const more = await request(after, 'POST', path, { name: 'one_more', image })
    expect(more).toMatchObject({ status: 400, body: { code: 30008 } })
  })
})

import type { APIEmoji } from 'discord-api-types/v10'
import type { Context, Hono, Next } from 'hono'
import { emojiPatch, newEmoji } from '#sandbox/forms/emoji'
import { errorTree, fault, parseBody } from '#sandbox/forms/form'
import { formatOf, typeOf } from '#sandbox/world/pictures'
import { tell } from '#sandbox/world/world'
import { type Answer, created, done, ok, refuse, refuseForm } from './answer.ts'
import { readBody } from './body.ts'
import type { Env, Kit } from './kit.ts'
import { send } from './send.ts'

const MOST = 2000
const MOST_BYTES = 256 * 1024

/** The application's own emoji. */
export function emojiRoutes(app: Hono<Env>, kit: Kit): void {
  const { world, pictures } = kit
  const all = '/applications/:app/emojis'
  const one = `${all}/:id` as const
  const known = (id: string | undefined) => world.emojis.get(id ?? '')
  const isTaken = (name: string, by?: APIEmoji) =>
    [...world.emojis.values()].some((other) => other.name === name && other !== by)

  app.use(all, guard)
  app.use(one, guard)
  app.get(all, () => send(ok({ items: [...world.emojis.values()] })))
  app.post(all, async (c) => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const form = parseBody(newEmoji, body.json)
    if (!form.ok) return send(refuseForm(form.errors))
    const { name, image } = form.value
    if (image.length > MOST_BYTES) return send(tooBig)
    const format = await formatOf(image)
    if (format === null) return send(wrong('image', 'IMAGE_INVALID', 'Invalid image data'))
    if (isTaken(name)) return send(nameTaken)
    if (world.emojis.size >= MOST) return send(refuse('tooManyEmojis'))
    const emoji: APIEmoji & { id: string } = {
      id: world.nextId(),
      name,
      roles: [],
      user: world.bot,
      require_colons: true,
      managed: false,
      animated: format === 'gif',
      available: true,
    }
    world.emojis.set(emoji.id, emoji)
    pictures.put(emoji.id, image, true)
    tell(world, { kind: 'emojis' })
    return send(created(emoji))
  })
  app.get(one, (c) => {
    const emoji = known(c.req.param('id'))
    return send(emoji === undefined ? refuse('unknownEmoji') : ok(emoji))
  })
  app.patch(one, async (c) => {
    const before = known(c.req.param('id'))
    if (before === undefined) return send(refuse('unknownEmoji'))
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const form = parseBody(emojiPatch, body.json)
    if (!form.ok) return send(refuseForm(form.errors))
    const emoji = { ...before, ...form.value }
    if (isTaken(emoji.name ?? '', before)) return send(nameTaken)
    world.emojis.set(c.req.param('id'), emoji)
    tell(world, { kind: 'emojis' })
    return send(ok(emoji))
  })
  app.delete(one, (c) => {
    if (!world.emojis.delete(c.req.param('id'))) return send(refuse('unknownEmoji'))
    pictures.drop(c.req.param('id'))
    tell(world, { kind: 'emojis' })
    return send(done)
  })

  async function guard(c: Context<Env>, next: Next) {
    if (c.req.param('app') !== world.bot.id) return send(refuse('unknownApplication'))
    await next()
    return undefined
  }
}

/** The pictures of emoji, as Discord's CDN has them: by id, whatever the extension asks for. */
export function emojiPictures(app: Hono<Env>, { world, pictures }: Kit): void {
  app.get('/cdn/emojis/:file', async (c) => {
    const [id = ''] = c.req.param('file').split('.')
    const bytes = world.emojis.has(id) ? await pictures.get(id) : null
    const format = bytes === null ? null : await formatOf(bytes)
    if (bytes === null || format === null) return c.text('', 404)
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': typeOf(`.${format}`), 'cache-control': 'public, max-age=86400' },
    })
  })
}

const wrong = (field: string, code: string, message: string): Answer =>
  refuseForm(errorTree([fault([field], code, message)]))
const nameTaken = wrong('name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'That emoji name is already taken')
/** Discord's words for it come without a code of their own. */
const tooBig: Answer = { status: 400, body: { message: 'File cannot be larger than 256.0 kb.', code: 0 } }

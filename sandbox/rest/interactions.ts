import type { Hono } from 'hono'
import type { Interaction } from '#sandbox/interaction'
import { find, type Place, removePlace } from '#sandbox/world/messages'
import type { Room } from '#sandbox/world/world'
import { type Answer, done, ok, refuse } from './answer.ts'
import { readBody } from './body.ts'
import { answerFirst, reply } from './first-answer.ts'
import type { Env, Kit } from './kit.ts'
import { postEdit } from './posting.ts'
import { send } from './send.ts'

/**
 * Answers to interactions: the first one (`/interactions/…/callback`), and by webhook what follows. The routes need no bot
 * token: an interaction's own opens them.
 */
export function interactionRoutes(app: Hono<Env>, kit: Kit): void {
  app.post('/interactions/:id/:token/callback', async (c) => {
    const interaction = kit.interactions.find(c.req.param('id'), c.req.param('token'))
    if (interaction === null) return send(refuse('unknownInteraction'))
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const withResponse = c.req.query('with_response') === 'true'
    return send(await answerFirst(kit, interaction, body.json, body.uploads, withResponse))
  })

  app.post('/webhooks/:app/:token', async (c) => {
    const behind = open(kit, c.req.param('app'), c.req.param('token'))
    if (!behind.ok) return send(behind.answer)
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const { interaction, room } = behind
    // Right after a deferred reply a follow-up fills that reply in, as Discord does for old clients' sake.
    const thinking = interaction.pending && interaction.sourceId !== interaction.originalId
    const original = thinking ? placeOf(kit, interaction, room, '@original') : null
    const outcome =
      original === null
        ? await reply(kit, interaction, room, body.json, body.uploads, 'body')
        : await postEdit(kit, original, body.json, body.uploads, 'body')
    if (!outcome.ok) return send(outcome.answer)
    settle(kit, interaction, outcome.post.message.id)
    return send(ok(outcome.post.message))
  })

  app.on(['GET', 'PATCH', 'DELETE'], '/webhooks/:app/:token/messages/:message', async (c) => {
    const behind = open(kit, c.req.param('app'), c.req.param('token'))
    if (!behind.ok) return send(behind.answer)
    const { interaction, room } = behind
    const place = placeOf(kit, interaction, room, c.req.param('message'))
    if (place === null) return send(refuse('unknownMessage'))
    if (c.req.method === 'GET') return send(ok(place.post.message))
    if (c.req.method === 'DELETE') {
      removePlace(kit.world, room.channel, place)
      settle(kit, interaction, place.post.message.id)
      return send(done)
    }
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const outcome = await postEdit(kit, place, body.json, body.uploads, 'body')
    if (!outcome.ok) return send(outcome.answer)
    settle(kit, interaction, outcome.post.message.id)
    return send(ok(outcome.post.message))
  })
}

type Opened =
  | { readonly ok: true; readonly interaction: Interaction; readonly room: Room }
  | { readonly ok: false; readonly answer: Answer }

/** The interaction behind a token; it opens only once it was answered, and for 15 minutes. */
function open(kit: Kit, appId: string, token: string): Opened {
  const interaction = kit.interactions.behind(token)
  if (interaction === 'expired') return { ok: false, answer: refuse('invalidWebhookToken') }
  if (interaction === null || appId !== kit.world.bot.id || interaction.state !== 'answered') {
    return { ok: false, answer: refuse('unknownWebhook') }
  }
  const room = kit.world.rooms.get(interaction.channelId)
  return room === undefined ? { ok: false, answer: refuse('unknownChannel') } : { ok: true, interaction, room }
}

function placeOf(kit: Kit, interaction: Interaction, room: Room, name: string): Place | null {
  const id = name === '@original' ? interaction.originalId : name
  if (id === null || (id !== interaction.originalId && !interaction.made.has(id))) return null
  return find(kit.world, room, interaction.person.user.id, id)
}

/** What was promised by deferring has come. */
function settle(kit: Kit, interaction: Interaction, messageId: string): void {
  if (!interaction.pending) return
  kit.interactions.answer(interaction, { messageId, deferred: false, thinking: false })
}

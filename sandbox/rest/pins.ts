import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { type Room, tell } from '#sandbox/world/world'
import { done, ok, refuse } from './answer.ts'
import type { Env, Kit } from './kit.ts'
import { enter, isArchived, lacks } from './messages.ts'
import { send } from './send.ts'

const MOST = 250

/** Pins, by their new address and by the old one. */
export function pinRoutes(app: Hono<Env>, kit: Kit): void {
  app.get('/channels/:channel/messages/pins', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    return send(ok({ items: pinned(room), has_more: false }))
  })
  app.get('/channels/:channel/pins', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    return send(ok(pinned(room).map(({ message }) => message)))
  })
  for (const path of ['/channels/:channel/messages/pins/:message', '/channels/:channel/pins/:message'] as const) {
    app.on(['PUT', 'DELETE'], path, (c) => {
      const room = enter(kit, c.req.param('channel'))
      if ('status' in room) return send(room)
      if (lacks(kit, room, PermissionFlagsBits.PinMessages) && room.channel.type !== 1) {
        return send(refuse('missingPermissions'))
      }
      const post = room.posts.get(c.req.param('message'))
      if (post === undefined) return send(refuse('unknownMessage'))
      if (isArchived(room)) return send(refuse('archived'))
      const pin = c.req.method === 'PUT'
      if (pin && room.pins.size >= MOST && !room.pins.has(post.message.id)) return send(refuse('tooManyPins'))
      if (pin) room.pins.set(post.message.id, new Date().toISOString())
      else room.pins.delete(post.message.id)
      const message = { ...post.message, pinned: pin }
      room.posts.set(message.id, { ...post, message })
      tell(kit.world, { kind: 'message', op: 'update', message, to: null })
      tell(kit.world, { kind: 'pins', channel: room.channel })
      return send(done)
    })
  }
}

/** Newest pin first. */
function pinned(room: Room) {
  return [...room.pins].reverse().flatMap(([id, pinned_at]) => {
    const message = room.posts.get(id)?.message
    return message === undefined ? [] : [{ pinned_at, message }]
  })
}

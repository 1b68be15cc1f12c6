import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10'
import { z } from 'zod'
import type { Deed, Faults } from '#sandbox/faults'
import type { Socket } from '#sandbox/socket'
import { guildCreate } from '#sandbox/world/guild'
import { shardOf } from '#sandbox/world/snowflake'
import type { World } from '#sandbox/world/world'
import { eventsOf, type GatewayEvent, ready, serversHeard } from './events.ts'
import { dispatch, missedSince, newSession, type Session } from './session.ts'

const HEARTBEAT_MS = 41_250
/** How long a session without a socket may be resumed. */
const RESUMABLE_MS = 120_000
const SENDS_A_MINUTE = 120

const payload = z.object({ op: z.int(), d: z.unknown().optional() })
const identify = z.object({
  token: z.string().min(1),
  intents: z
    .int()
    .min(0)
    .max(2 ** 31),
  shard: z.tuple([z.int().min(0), z.int().min(1)]).default([0, 1]),
})
const resume = z.object({ token: z.string().min(1), session_id: z.string(), seq: z.int().min(0) })

export interface Gateway {
  /** Takes a socket that a bot opened. */
  accept(socket: Socket): void
  /** Sends an event to every session that hears of its server (or of direct messages) and asked for its kind. */
  send(event: GatewayEvent): void
  online(): boolean
  /** Does what a fault order says of the gateway; false for deeds that are not its own. */
  perform(deed: Deed): boolean
  close(): void
}

interface Setting {
  readonly world: World
  readonly faults: Faults
  /** The address that READY gives for resuming, `ws://…`. */
  readonly url: string
  readonly accepts: (token: string) => boolean
  readonly onPresence: (online: boolean) => void
}

/** The gateway at the size that a bot needs: HELLO, IDENTIFY, READY, heartbeats, RESUME, and events by shard. */
export function openGateway({ world, faults, url, accepts, onPresence }: Setting): Gateway {
  const sessions = new Map<string, Session>()
  const sockets = new Set<Socket>()
  let wasOnline = false

  const listener = (change: Parameters<typeof eventsOf>[1]) => {
    const isIn = (id: string | null) => id === null || world.guilds.some((guild) => guild.id === id && guild.botIn)
    for (const event of eventsOf(world, change)) if (change.kind === 'botIn' || isIn(event.guildId)) send(event)
  }
  world.listeners.add(listener)

  function online(): boolean {
    for (const session of sessions.values()) if (session.socket !== null) return true
    return false
  }
  function tellPresence(): void {
    if (online() === wasOnline) return
    wasOnline = !wasOnline
    onPresence(wasOnline)
  }

  function send(event: GatewayEvent): void {
    let data: string | null = null
    for (const session of sessions.values()) {
      const [shard, count] = session.shard
      const own = event.guildId === null ? 0 : shardOf(event.guildId, count)
      if (own !== shard || (session.intents & event.intent) !== event.intent) continue
      data ??= JSON.stringify(event.data)
      const late = faults.strike('lateEvent', event.name)
      if (late === null) deliver(session, event.name, data)
      else setTimeout(deliver, late.delayMs, session, event.name, data).unref()
    }
  }
  function deliver(session: Session, name: string, data: string): void {
    // Who hears nothing has no trouble: what is kept for a resume counts as no fault.
    const hears = session.socket !== null
    if (hears && faults.strike('dropBeforeEvent', name) !== null) lose(session)
    dispatch(session, name, data)
    if (!hears) return
    if (faults.strike('duplicateEvent', name) !== null) dispatch(session, name, data)
    if (faults.strike('dropSocket', name) !== null) session.socket?.terminate()
  }
  /** Breaks the socket so that what follows is only kept for the resume. */
  function lose(session: Session): void {
    session.socket?.terminate()
    session.socket = null
    session.lostAt = Date.now()
  }
  function forget(): void {
    for (const session of sessions.values()) {
      if (session.lostAt !== null && Date.now() - session.lostAt > RESUMABLE_MS) sessions.delete(session.id)
    }
  }

  function accept(socket: Socket): void {
    let session: Session | null = null
    let sends = { count: 0, since: Date.now() }
    sockets.add(socket)
    const reply = (op: GatewayOpcodes, d: unknown = null) => socket.send(JSON.stringify({ op, d, s: null, t: null }))
    reply(GatewayOpcodes.Hello, { heartbeat_interval: HEARTBEAT_MS })

    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      sockets.delete(socket)
      if (session?.socket === socket) {
        session.socket = null
        session.lostAt = Date.now()
        // A client that says goodbye does not come back for its events.
        if (code === 1000 || code === 1001) sessions.delete(session.id)
      }
      tellPresence()
    })
    socket.on('message', (raw) => {
      if (Date.now() - sends.since > 60_000) sends = { count: 0, since: Date.now() }
      if (++sends.count > SENDS_A_MINUTE) return socket.close(GatewayCloseCodes.RateLimited)
      const read = payload.safeParse(parsed(String(raw)))
      if (!read.success) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.')
      const { op, d } = read.data
      switch (op) {
        case GatewayOpcodes.Heartbeat:
          return reply(GatewayOpcodes.HeartbeatAck)
        case GatewayOpcodes.Identify:
          return onIdentify(d)
        case GatewayOpcodes.Resume:
          return onResume(d)
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
        case GatewayOpcodes.RequestGuildMembers:
          if (session === null) socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.')
          return
        default:
          return socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.')
      }
    })

    function onIdentify(d: unknown) {
      if (session !== null) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.')
      const read = identify.safeParse(d)
      if (!read.success) {
        const shardWrong = read.error.issues.some(({ path }) => path[0] === 'shard')
        const tokenWrong = read.error.issues.some(({ path }) => path[0] === 'token')
        if (tokenWrong) return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.')
        if (shardWrong) return socket.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.')
        return socket.close(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).')
      }
      const { token, intents, shard } = read.data
      if (!accepts(token)) return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.')
      if (shard[0] >= shard[1]) return socket.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.')
      if (faults.strike('invalidSession', 'IDENTIFY') !== null || !faults.mayIdentify(shard[0]))
        return reply(GatewayOpcodes.InvalidSession, false)
      forget()
      session = newSession(token, shard, intents, socket)
      sessions.set(session.id, session)
      dispatch(session, 'READY', JSON.stringify(ready(world, session.id, url, shard)))
      if ((intents & GatewayIntentBits.Guilds) !== 0)
        for (const guild of serversHeard(world, shard))
          dispatch(session, 'GUILD_CREATE', JSON.stringify(guildCreate(world, guild)))
      tellPresence()
    }

    function onResume(d: unknown) {
      if (session !== null) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.')
      const read = resume.safeParse(d)
      if (!read.success) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.')
      forget()
      const known = sessions.get(read.data.session_id)
      const missed = known === undefined ? null : missedSince(known, read.data.seq)
      const refused = faults.strike('invalidSession', 'RESUME') !== null
      if (known === undefined || missed === null || refused || !accepts(read.data.token)) {
        if (known !== undefined) sessions.delete(known.id)
        return reply(GatewayOpcodes.InvalidSession, false)
      }
      known.socket?.terminate()
      known.socket = socket
      known.lostAt = null
      session = known
      for (const frame of missed) socket.send(frame)
      dispatch(known, 'RESUMED', '{"_trace":[]}')
      tellPresence()
    }
  }

  return {
    accept,
    send,
    online,
    perform(deed) {
      switch (deed.do) {
        case 'closeGateway':
          for (const socket of sockets) socket.close(deed.code)
          return true
        case 'breakGateway':
          for (const socket of sockets) socket.terminate()
          return true
        case 'reconnect':
          for (const socket of sockets) socket.send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null }))
          return true
        case 'invalidSession':
          for (const socket of sockets) {
            socket.send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: deed.resumable }))
          }
          if (!deed.resumable) sessions.clear()
          return true
        default:
          return false
      }
    },
    close() {
      world.listeners.delete(listener)
      for (const socket of sockets) socket.terminate()
      sessions.clear()
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

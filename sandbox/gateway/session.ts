import { randomBytes } from 'node:crypto'
import type { Socket } from '#sandbox/socket'

/** A bot's session: it outlives its socket for a while, and keeps what a resume has to send again. */
export interface Session {
  readonly id: string
  readonly token: string
  readonly shard: readonly [id: number, count: number]
  readonly intents: number
  /** The number of the last event. */
  seq: number
  /** Events that a resume may ask for, as they were sent, oldest first. */
  readonly sent: { readonly seq: number; readonly frame: string }[]
  socket: Socket | null
  /** When the socket was lost, in milliseconds since 1970; null while it stands. */
  lostAt: number | null
}

const REPLAYABLE = 2_000

export function newSession(token: string, shard: readonly [number, number], intents: number, socket: Socket): Session {
  return { id: randomBytes(16).toString('hex'), token, shard, intents, seq: 0, sent: [], socket, lostAt: null }
}

/** Numbers an event, keeps it for a resume and sends it if the socket stands. */
export function dispatch(session: Session, name: string, data: string): void {
  session.seq++
  const frame = `{"op":0,"t":"${name}","s":${session.seq},"d":${data}}`
  session.sent.push({ seq: session.seq, frame })
  if (session.sent.length > REPLAYABLE) session.sent.splice(0, session.sent.length - REPLAYABLE)
  session.socket?.send(frame)
}

/** What came after event `seq`; null when that is no longer known, or was never sent. */
export function missedSince(session: Session, seq: number): readonly string[] | null {
  if (seq > session.seq) return null
  const oldest = session.sent[0]?.seq ?? session.seq + 1
  if (seq < oldest - 1) return null
  return session.sent.filter((event) => event.seq > seq).map((event) => event.frame)
}

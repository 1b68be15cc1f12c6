import { EventEmitter } from 'node:events'
import Module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Socket } from '#sandbox/socket'
import type { Clock } from './clock.ts'
import { inside, type Life, lives, outside, passes } from './life.ts'

/** How lines behave, and who answers them. */
export interface Lines {
  readonly clock: Clock
  /** What takes a socket at an address; null where nobody answers. */
  acceptorOf(url: URL): ((socket: Socket) => void) | null
  /** How long something is on its way, in ms. */
  latency(): number
}

let lines: Lines | null = null

const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3] as const

/** One end of a line within this process, as `ws` and browsers have it. */
class Line extends EventEmitter implements Socket {
  static readonly CONNECTING = CONNECTING
  static readonly OPEN = OPEN
  static readonly CLOSING = CLOSING
  static readonly CLOSED = CLOSED
  readonly OPEN = OPEN
  readonly bufferedAmount = 0
  readyState: number = CONNECTING
  binaryType = 'nodebuffer'
  onopen: ((event: object) => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onerror: ((event: { readonly error: Error }) => void) | null = null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null
  readonly #life: Life | undefined = lives.getStore()
  #other: Line | null = null
  /** When the last thing that was sent arrives: nothing overtakes. */
  #arrives = 0

  /** @param url the other end's; null for the end that accepts */
  constructor(url: string | null) {
    super()
    if (url === null) return
    this.#send(() => this.#connect(url))
  }

  #connect(url: string): void {
    const accept = this.readyState === CONNECTING ? (lines?.acceptorOf(new URL(url)) ?? null) : null
    if (accept === null) {
      const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      this.#hear(() => {
        this.onerror?.({ error })
        if (this.listenerCount('error') > 0) this.emit('error', error)
      })
      this.end(1006, '')
      return
    }
    const server = outside(() => new Line(null))
    server.#other = this
    this.#other = server
    server.readyState = OPEN
    this.#hear(() => {
      this.readyState = OPEN
      this.onopen?.({})
      this.emit('open')
    })
    accept(server)
  }

  /** Does something at the other end, after all that was sent before. */
  #send(arrive: () => void): void {
    if (lines === null) throw new Error('there are no lines')
    const { clock, latency } = lines
    this.#arrives = Math.max(this.#arrives, clock.now() + latency())
    // Who sent it may die: what is on its way arrives.
    clock.after(this.#arrives - clock.now(), undefined, arrive)
  }

  /** Something arrives here. */
  #hear(work: () => void, seam: 'event' | 'press' = 'event'): void {
    if (this.readyState === CLOSED || !passes(this.#life, seam)) return
    inside(this.#life, work)
  }

  end(code: number, reason: string): void {
    this.#hear(() => {
      this.readyState = CLOSED
      this.onclose?.({ code, reason })
      this.emit('close', code, Buffer.from(reason))
    })
  }

  send(text: string): void {
    const other = this.#other
    if (this.readyState !== OPEN || other === null || this.#life?.alive === false) return
    this.#send(() =>
      other.#hear(
        () => {
          if (other.readyState !== OPEN) return
          other.onmessage?.({ data: text })
          other.emit('message', Buffer.from(text), false)
        },
        text.includes('"t":"INTERACTION_CREATE"') ? 'press' : 'event',
      ),
    )
  }

  close(code = 1005, reason = ''): void {
    if (this.readyState === CLOSING || this.readyState === CLOSED) return
    this.readyState = CLOSING
    this.#send(() => {
      this.#other?.end(code, reason)
      // The other end says goodbye, too.
      this.#send(() => this.end(code, reason))
    })
  }

  terminate(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSING
    const other = this.#other
    this.#send(() => other?.end(1006, ''))
    lines?.clock.after(1, undefined, () => this.end(1006, ''))
  }

  /** Its process died: the other end hears that the line broke, this one nothing. */
  drop(): void {
    this.#other?.terminate()
    this.readyState = CLOSED
  }

  get life(): Life | undefined {
    return this.#life
  }
}

const opened = new Set<Line>()

/** The lines of a life break. */
export function dropLines(life: Life): void {
  for (const line of opened)
    if (line.life === life) {
      opened.delete(line)
      outside(() => line.drop())
    }
}

/** Puts lines in place of `ws`, for all that is imported from now on. */
export function installLines(): void {
  const require = createRequire(import.meta.url)
  const path = join(dirname(require.resolve('ws')), 'lib/websocket.js')
  const exports = class extends Line {
    constructor(url: string) {
      super(url)
      if (this.life === undefined) return
      opened.add(this)
      this.on('close', () => opened.delete(this))
    }
  }
  require.cache[path] = Object.assign(new Module(path), { filename: path, loaded: true, exports })
}

export function setLines(to: Lines): void {
  lines = to
}

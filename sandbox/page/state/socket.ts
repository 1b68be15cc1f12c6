import type { FromPage, ToPage } from '#sandbox/page-protocol'

const NO_SUCH_PERSON = 4004

export interface Connection {
  /** False when it is down: then nothing was sent. */
  readonly send: (message: FromPage) => boolean
  readonly close: () => void
}

/**
 * Holds a WebSocket to the sandbox's server open and opens it again, for as long as it takes, when it falls.
 * Without a person the server shows its world to nobody in particular, which is enough to ask who one wants to be.
 */
export function holdConnection(
  person: string | null,
  hears: {
    readonly message: (message: ToPage) => void
    readonly link: (up: boolean) => void
    /** The server knows no such person: there is nothing to try again. */
    readonly stranger: () => void
  },
): Connection {
  let socket: WebSocket | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let wait = 250
  let closed = false

  const connect = () => {
    const url = new URL('/page/ws', location.href)
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    if (person) url.searchParams.set('person', person)
    socket = new WebSocket(url)
    socket.onopen = () => {
      wait = 250
      hears.link(true)
    }
    socket.onmessage = (event) => {
      const message = decode(event.data)
      if (message) hears.message(message)
    }
    socket.onclose = (event) => {
      if (closed) return
      if (event.code === NO_SUCH_PERSON) return hears.stranger()
      hears.link(false)
      again = setTimeout(connect, wait)
      wait = Math.min(wait * 2, 3_000)
    }
  }
  connect()

  return {
    send: (message) => {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close: () => {
      closed = true
      clearTimeout(again)
      socket?.close()
    },
  }
}

const kinds = {
  world: true,
  message: true,
  messageGone: true,
  history: true,
  channel: true,
  channelGone: true,
  commands: true,
  bot: true,
  interaction: true,
  modal: true,
  choices: true,
  refused: true,
} as const satisfies Record<ToPage['t'], true>

/** Page and server come out of one folder, so only the envelope is looked at: an unknown kind is passed over. */
function decode(frame: unknown): ToPage | null {
  if (typeof frame !== 'string') return null
  const value: unknown = JSON.parse(frame)
  return isToPage(value) ? value : null
}

function isToPage(value: unknown): value is ToPage {
  return typeof value === 'object' && value !== null && 't' in value && String(value.t) in kinds
}

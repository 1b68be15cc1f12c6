import type { APIChannel, APIMessage } from 'discord-api-types/v10'
import type { FromPage, ToPage, TypedOption, World } from '#sandbox/page-protocol'
import { isDm, parentOf } from './names.ts'
import { seenBy } from './seen.ts'
import { holdConnection } from './socket.ts'
import type { Event, Pending } from './state.ts'

type ModalFields = Extract<FromPage, { t: 'modal' }>['fields']

/** What a person can do at this page. Each of them sends one message and remembers what it waits for. */
export interface Session {
  readonly go: (channelId: string) => void
  readonly say: (channelId: string, content: string) => boolean
  readonly press: (message: APIMessage, customId: string, componentType: number, values?: readonly string[]) => void
  readonly command: (channelId: string, path: string, name: string, options: readonly TypedOption[]) => boolean
  /** Asks for suggestions; they come as `state.choices` under the nonce that is given back. */
  readonly suggest: (channelId: string, name: string, options: readonly TypedOption[]) => string
  readonly submitModal: (of: string, customId: string, fields: ModalFields) => void
  /** The newest messages of a channel, or those before one. Asking twice for the same asks once. */
  readonly history: (channelId: string, before?: string) => void
  /** Everything up to this message has been looked at. */
  readonly saw: (channelId: string, messageId: string) => void
  readonly openThread: (channelId: string, name: string) => void
  /** Archives or wakes a thread, locks or unlocks it; what is left out stays. */
  readonly changeThread: (channelId: string, change: { readonly archived?: boolean; readonly locked?: boolean }) => void
  readonly openDm: () => void
  readonly closeDms: (closed: boolean) => void
  readonly close: () => void
}

export function openSession(person: string | null, dispatch: (event: Event) => void): Session {
  const seen = seenBy(person)
  /** A thread or direct message that this person opens is gone to as soon as it is there. */
  let opening: ((channel: APIChannel) => boolean) | null = null
  const asked = new Map<string, { channelId: string; before: string | undefined }>()
  const connection = holdConnection(person, { message: hear, link: linkChanged, stranger: () => location.replace('/') })

  function linkChanged(up: boolean) {
    asked.clear()
    dispatch({ t: 'link', up })
  }

  function hear(message: ToPage) {
    if (message.t === 'history') {
      const question = asked.get(message.nonce)
      asked.delete(message.nonce)
      if (!question) return
      const first = question.before === undefined
      dispatch({ t: 'historyOf', channelId: question.channelId, messages: message.messages, first })
      return
    }
    dispatch(message)
    if (message.t === 'channel' && opening?.(message.channel)) {
      opening = null
      dispatch({ t: 'go', channelId: message.channel.id })
    }
    if (message.t === 'world') dispatch({ t: 'missed', channelIds: missedIn(message.world) })
  }

  function missedIn(world: World): string[] {
    return world.channels.flatMap((channel) => {
      const last = 'last_message_id' in channel ? channel.last_message_id : null
      return last && seen.isNew(channel.id, last) ? [channel.id] : []
    })
  }

  function ask(pending: Pending, message: FromPage): boolean {
    dispatch({ t: 'asking', pending })
    if (connection.send(message)) return true
    dispatch({ t: 'interaction', nonce: pending.nonce, state: 'failed' })
    return false
  }

  /** For what has no place of its own to fail at. */
  function send(message: FromPage): boolean {
    const sent = connection.send(message)
    if (!sent) dispatch({ t: 'refused', why: 'The line to the sandbox is down. It is tried again by itself.' })
    return sent
  }

  return {
    go: (channelId) => dispatch({ t: 'go', channelId }),
    say: (channelId, content) => send({ t: 'say', channelId, content }),
    press: (message, customId, componentType, values) => {
      const nonce = newNonce()
      ask(
        { kind: 'press', nonce, messageId: message.id, customId },
        {
          t: 'press',
          nonce,
          channelId: message.channel_id,
          messageId: message.id,
          customId,
          componentType,
          ...(values && { values }),
        },
      )
    },
    command: (channelId, path, name, options) => {
      const nonce = newNonce()
      const sentAt = new Date().toISOString()
      return ask(
        { kind: 'command', nonce, channelId, path, sentAt, failed: null },
        { t: 'command', nonce, channelId, name, options },
      )
    },
    suggest: (channelId, name, options) => {
      const nonce = newNonce()
      connection.send({ t: 'autocomplete', nonce, channelId, name, options })
      return nonce
    },
    submitModal: (of, customId, fields) => {
      const nonce = newNonce()
      ask({ kind: 'modal', nonce }, { t: 'modal', nonce, of, customId, fields })
    },
    history: (channelId, before) => {
      const same = [...asked.values()].some((q) => q.channelId === channelId && q.before === before)
      if (same) return
      const nonce = newNonce()
      if (connection.send({ t: 'history', nonce, channelId, ...(before && { before }) }))
        asked.set(nonce, { channelId, before })
    },
    saw: seen.mark,
    openThread: (channelId, name) => {
      opening = (channel) => parentOf(channel) === channelId && channel.name === name
      send({ t: 'openThread', channelId, name })
    },
    changeThread: (channelId, change) => void send({ t: 'changeThread', channelId, ...change }),
    openDm: () => {
      opening = isDm
      send({ t: 'openDm' })
    },
    closeDms: (closed) => void send({ t: 'closeDms', closed }),
    close: connection.close,
  }
}

let nonces = 0

/** Unlike any other of this tab, and 25 characters at most, as Discord wants them. */
function newNonce(): string {
  nonces++
  return `${Date.now()}${String(nonces).padStart(6, '0')}`
}

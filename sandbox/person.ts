import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type {
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import { ComponentType } from 'discord-api-types/v10'
import { WebSocket } from 'ws'
import { createClientState } from './client-state.ts'
import type { FromPage, ToPage, TypedOption, World } from './page-protocol.ts'

/** What became of something a person did. */
export interface Outcome {
  /** `answered`, `failed` (nobody answered in time), or `refused` (Discord's client would not even send it). */
  readonly state: 'answered' | 'failed' | 'refused'
  readonly why: string | null
  /** The message that answers it, as it stood then: made or changed. */
  readonly message: APIMessage | null
  /** Further messages that it brought so far (follow-ups), oldest first. */
  readonly followUps: readonly APIMessage[]
  /** The form that it opened. */
  readonly modal: APIModalInteractionResponseCallbackData | null
  /** Names this in `submitModal`. */
  readonly nonce: string
  /** Milliseconds until Discord had a first answer, and until something was to be seen. */
  readonly firstMs: number
  readonly seenMs: number
}

export interface PersonOptions {
  /** Hears of these channels of the server only. */
  readonly channels?: readonly string[]
  /**
   * How long to wait for what a deferral promises before settling for what there is (milliseconds). Deferring the
   * change of a message that everybody sees promises nothing: the channel shows what comes of it.
   */
  readonly patienceMs?: number
}

/** A scripted person: sees what a person at the page would see, does what one could do. */
export interface ScriptedPerson {
  readonly id: string
  /** As it was at connecting, kept up to date. */
  readonly world: () => World
  /** Channel → message id → message, oldest first, ephemeral ones too. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, APIMessage>>
  /** The newest message of a channel, or the newest that passes. */
  latest(channelId: string, passes?: (message: APIMessage) => boolean): APIMessage | null
  press(message: APIMessage, customId: string): Promise<Outcome>
  select(message: APIMessage, customId: string, values: readonly string[]): Promise<Outcome>
  /** The same in a select of people, by their ids. */
  selectPeople(message: APIMessage, customId: string, ids: readonly string[]): Promise<Outcome>
  /** The same in selects of channels, and of a role. */
  selectChannels(message: APIMessage, customId: string, ids: readonly string[]): Promise<Outcome>
  selectRole(message: APIMessage, customId: string, ids: readonly string[]): Promise<Outcome>
  command(channelId: string, name: string, options?: readonly TypedOption[]): Promise<Outcome>
  autocomplete(
    channelId: string,
    name: string,
    options: readonly TypedOption[],
  ): Promise<readonly APIApplicationCommandOptionChoice[] | null>
  submitModal(opened: Outcome, fields: Readonly<Record<string, string>>): Promise<Outcome>
  say(channelId: string, content: string): void
  openDm(): Promise<APIChannel>
  closeDms(closed: boolean): void
  openThread(channelId: string, name: string): Promise<APIChannel>
  /** Archives or wakes a thread, locks or unlocks it; what is left out stays. */
  changeThread(channelId: string, change: { readonly archived?: boolean; readonly locked?: boolean }): void
  history(channelId: string, before?: string): Promise<readonly APIMessage[]>
  /** The newest messages of a channel as they are now, as a client fetches them that has missed some. */
  reload(channelId: string): Promise<void>
  /** Waits for the next frame that passes. */
  next(passes: (frame: ToPage) => boolean, timeoutMs?: number): Promise<ToPage>
  /** Waits until a message that passes stands in a channel (it may already). */
  until(channelId: string, passes: (message: APIMessage) => boolean, timeoutMs?: number): Promise<APIMessage>
  /** Every frame from now on. */
  frames(): AsyncIterableIterator<ToPage>
  close(): Promise<void>
}

const PATIENCE_MS = 45_000
/** How long `next` and `until` wait unless told otherwise: a busy machine takes its time. */
const AWAITED_WITHIN_MS = 150_000

/**
 * Connects a person to a sandbox (`url` as startSandbox gives it). Rejects when the person is not known there.
 * Knows only the page's protocol: what it holds is what Discord's own client would hold.
 */
export async function connectPerson(
  url: string,
  personId: string,
  options: PersonOptions = {},
): Promise<ScriptedPerson> {
  const { channels, patienceMs = PATIENCE_MS } = options
  const query = new URLSearchParams({ person: personId })
  if (channels !== undefined) query.set('channels', channels.join(','))
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/page/ws?${query}`)
  const heard = new EventEmitter<{ frame: [ToPage]; close: [] }>()
  heard.setMaxListeners(0)
  const client = createClientState()
  const { messages } = client
  const waiting = new Map<string, (frame: ToPage) => void>()

  function take(frame: ToPage): void {
    client.take(frame)
    if ('nonce' in frame && frame.nonce !== undefined) waiting.get(frame.nonce)?.(frame)
    heard.emit('frame', frame)
  }
  socket.on('message', (raw) => take(frameOf(String(raw))))
  socket.on('close', () => heard.emit('close'))

  await new Promise<void>((resolve, reject) => {
    heard.once('frame', () => resolve())
    socket.once('error', reject)
    socket.once('close', (_, reason) => reject(new Error(String(reason) || 'The sandbox closed the connection.')))
  })

  const send = (request: FromPage) => socket.send(JSON.stringify(request))

  /** Sends something that the bot has to answer, and waits for what becomes of it. */
  function ask(make: (nonce: string) => FromPage): Promise<Outcome> {
    const nonce = randomUUID()
    const started = performance.now()
    return new Promise((resolve) => {
      let first: number | null = null
      let interactionId: string | null = null
      let messageId: string | null = null
      let modal: APIModalInteractionResponseCallbackData | null = null
      const timer = setTimeout(() => finish(first === null ? 'failed' : 'answered', 'nothing came'), patienceMs)
      const closed = () => finish('failed', 'the connection closed')
      heard.once('close', closed)

      function finish(state: Outcome['state'], why: string | null): void {
        clearTimeout(timer)
        heard.off('close', closed)
        waiting.delete(nonce)
        const seenMs = performance.now() - started
        const message = client.message(messageId)
        const own = message === null ? undefined : messages.get(message.channel_id)
        const followUps = [...(own?.values() ?? [])].filter(
          (one) => one.interaction_metadata?.id === interactionId && one.id !== messageId,
        )
        resolve({ state, why, message, followUps, modal, nonce, firstMs: first ?? seenMs, seenMs })
      }
      waiting.set(nonce, (frame) => {
        if (frame.t === 'refused') return finish('refused', frame.why)
        if (frame.t === 'modal') {
          modal = frame.modal
          return undefined
        }
        if (frame.t !== 'interaction') return undefined
        if (frame.state === 'failed') return finish('failed', frame.why ?? null)
        first ??= performance.now() - started
        interactionId = frame.interactionId ?? interactionId
        messageId = frame.messageId ?? messageId
        return frame.deferred === true && !client.isForAll(messageId) ? undefined : finish('answered', null)
      })
      send(make(nonce))
    })
  }

  function next(passes: (frame: ToPage) => boolean, timeoutMs = AWAITED_WITHIN_MS): Promise<ToPage> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        heard.off('frame', listen)
      }
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`Nothing that was waited for came within ${timeoutMs} ms.`))
      }, timeoutMs)
      const listen = (frame: ToPage) => {
        if (!passes(frame)) return
        stop()
        resolve(frame)
      }
      heard.on('frame', listen)
    })
  }

  async function channelAfter(request: FromPage, passes: (channel: APIChannel) => boolean): Promise<APIChannel> {
    const coming = next((frame) => frame.t === 'channel' && passes(frame.channel))
    send(request)
    const frame = await coming
    if (frame.t !== 'channel') throw new Error('No channel came.')
    return frame.channel
  }

  async function history(channelId: string, before?: string): Promise<readonly APIMessage[]> {
    const nonce = randomUUID()
    const coming = next((frame) => frame.t === 'history' && frame.nonce === nonce)
    send({ t: 'history', nonce, channelId, ...(before === undefined ? {} : { before }) })
    const frame = await coming
    if (frame.t !== 'history') return []
    for (const message of [...frame.messages].reverse()) client.hold(message)
    return frame.messages
  }

  const choose = (
    { channel_id: channelId, id: messageId }: APIMessage,
    customId: string,
    componentType: ComponentType,
    values: readonly string[],
  ): Promise<Outcome> => ask((nonce) => ({ t: 'press', nonce, channelId, messageId, customId, componentType, values }))

  return {
    id: personId,
    world: client.world,
    messages,
    latest: client.latest,
    press: ({ channel_id: channelId, id: messageId }, customId) =>
      ask((nonce) => ({ t: 'press', nonce, channelId, messageId, customId, componentType: ComponentType.Button })),
    select: (message, customId, values) => choose(message, customId, ComponentType.StringSelect, values),
    selectPeople: (message, customId, ids) => choose(message, customId, ComponentType.UserSelect, ids),
    selectChannels: (message, customId, ids) => choose(message, customId, ComponentType.ChannelSelect, ids),
    selectRole: (message, customId, ids) => choose(message, customId, ComponentType.RoleSelect, ids),
    command: (channelId, name, typed = []) =>
      ask((nonce) => ({ t: 'command', nonce, channelId, name, options: typed })),
    async autocomplete(channelId, name, typed) {
      const nonce = randomUUID()
      const coming = next((frame) => 'nonce' in frame && frame.nonce === nonce && frame.t !== 'modal')
      send({ t: 'autocomplete', nonce, channelId, name, options: typed })
      const frame = await coming
      return frame.t === 'choices' ? frame.choices : null
    },
    submitModal: ({ nonce: of, modal }, fields) =>
      ask((nonce) => ({
        t: 'modal',
        nonce,
        of,
        customId: modal?.custom_id ?? '',
        fields: Object.entries(fields).map(([customId, value]) => ({ customId, value })),
      })),
    say: (channelId, content) => send({ t: 'say', channelId, content }),
    openDm: () => channelAfter({ t: 'openDm' }, (channel) => channel.type === 1),
    closeDms: (closed) => send({ t: 'closeDms', closed }),
    openThread: (channelId, name) =>
      channelAfter({ t: 'openThread', channelId, name }, (channel) => 'name' in channel && channel.name === name),
    changeThread: (channelId, change) => send({ t: 'changeThread', channelId, ...change }),
    history,
    async reload(channelId) {
      client.leave(channelId)
      await history(channelId)
    },
    next,
    async until(channelId, passes, timeoutMs) {
      const known = client.latest(channelId, passes)
      if (known !== null) return known
      const frame = await next(
        (one) => one.t === 'message' && one.message.channel_id === channelId && passes(one.message),
        timeoutMs,
      )
      if (frame.t !== 'message') throw new Error('No message came.')
      return frame.message
    },
    async *frames() {
      const queue: ToPage[] = []
      let wake = () => {}
      const listen = (frame: ToPage) => {
        queue.push(frame)
        wake()
      }
      const end = () => wake()
      heard.on('frame', listen)
      heard.once('close', end)
      try {
        while (socket.readyState === WebSocket.OPEN || queue.length > 0) {
          const frame = queue.shift()
          if (frame !== undefined) yield frame
          else
            await new Promise<void>((resolve) => {
              wake = resolve
            })
        }
      } finally {
        heard.off('frame', listen)
        heard.off('close', end)
      }
    },
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return
      const gone = new Promise((resolve) => socket.once('close', resolve))
      socket.close()
      await gone
    },
  }
}

/** The server's frames are trusted to keep to the protocol that both share. */
function frameOf(text: string): ToPage {
  return JSON.parse(text)
}

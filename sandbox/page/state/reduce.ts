import type { APIChannel, APIMessage } from 'discord-api-types/v10'
import type { World } from '#sandbox/page-protocol'
import { isEphemeral, merge } from './messages.ts'
import { isDm } from './names.ts'
import type { Event, Pending, State } from './state.ts'

/** What the page shows after something happened: a new state, the old one untouched. */
export function reduce(state: State, event: Event): State {
  switch (event.t) {
    case 'link':
      return event.up ? { ...state, link: 'up' } : lineDown(state)
    case 'world':
      return { ...withWorld(state, event.world), loaded: new Set(), whole: new Set() }
    case 'bot':
      return changeWorld(state, (world) => ({ ...world, botOnline: event.online, bot: event.user ?? world.bot }))
    case 'commands':
      return changeWorld(state, (world) => ({ ...world, commands: event.commands }))
    case 'channel':
      return changeWorld(state, (world) => ({ ...world, channels: putChannel(world.channels, event.channel) }))
    case 'channelGone':
      return withoutChannel(state, event.channelId)
    case 'message':
      return event.op === 'create' ? arrived(state, event.message, event.mentionsYou) : updated(state, event.message)
    case 'messageGone':
    case 'dismissMessage':
      return changeMessages(state, event.channelId, (list) => list.filter((m) => m.id !== event.messageId))
    case 'historyOf':
      return historyOf(state, event.channelId, event.messages, event.first)
    case 'go':
      return { ...state, at: event.channelId, unread: read(state, event.channelId) }
    case 'asking':
      return asking(state, event.pending)
    case 'interaction':
      return settled(state, event.nonce, event.state === 'failed' ? (event.why ?? null) : undefined)
    case 'looking':
      return { ...state, looking: event.looking, unread: event.looking ? read(state, state.at) : state.unread }
    case 'missed':
      return missed(state, event.channelIds)
    case 'modal':
      return {
        ...settled(state, event.nonce, undefined),
        modal: { nonce: event.nonce, data: event.modal, problem: null },
      }
    case 'closeModal':
      return { ...state, modal: null, pending: state.pending.filter((p) => p.kind !== 'modal') }
    case 'dismissCommand':
      return { ...state, pending: state.pending.filter((p) => p.nonce !== event.nonce) }
    case 'choices':
      return { ...state, choices: { nonce: event.nonce, choices: event.choices, problem: null } }
    case 'refused':
      return refused(state, event.nonce, event.why)
    case 'dismissNotice':
      return { ...state, notices: state.notices.filter((notice) => notice.id !== event.id) }
    case 'history':
      // The session knows which channel it asked about, and tells it as `historyOf`.
      return state
  }
}

function withWorld(state: State, world: World): State {
  const open = state.at && world.channels.some((channel) => channel.id === state.at) ? state.at : null
  // Private messages are the page's alone, and end with the sandbox that sent them; it tells all others anew.
  const own = state.world?.run === world.run ? state.messages : []
  const kept = [...own].map(([id, list]) => [id, list.filter(isEphemeral)] as const)
  return { ...state, world, at: open, messages: new Map(kept) }
}

function lineDown(state: State): State {
  return {
    ...state,
    link: 'down',
    pending: state.pending.filter((p) => p.kind === 'command' && p.failed !== null),
    modal: state.modal && { ...state.modal, problem: 'The line to the sandbox is down.' },
  }
}

function changeWorld(state: State, change: (world: World) => World): State {
  return state.world ? { ...state, world: change(state.world) } : state
}

function putChannel(channels: readonly APIChannel[], channel: APIChannel): APIChannel[] {
  return channels.some((c) => c.id === channel.id)
    ? channels.map((c) => (c.id === channel.id ? channel : c))
    : [...channels, channel]
}

function withoutChannel(state: State, channelId: string): State {
  const next = changeWorld(state, (world) => ({
    ...world,
    channels: world.channels.filter((channel) => channel.id !== channelId),
  }))
  return {
    ...next,
    at: state.at === channelId ? null : state.at,
    messages: without(state.messages, channelId),
    unread: without(state.unread, channelId),
  }
}

function arrived(state: State, message: APIMessage, mentionsYou: boolean): State {
  const id = message.channel_id
  const next = changeMessages(state, id, (list) => merge(list, [message]))
  const own = message.author.id === state.world?.person.user.id
  if (own || (id === state.at && state.looking)) return next
  const before = state.unread.get(id) ?? { count: 0, pings: 0 }
  // As in Discord, everything said in a direct message is a ping.
  const direct = state.world?.channels.some((channel) => channel.id === id && isDm(channel))
  const pings = before.pings + (mentionsYou || direct ? 1 : 0)
  return { ...next, unread: new Map(state.unread).set(id, { count: before.count + 1, pings }) }
}

function read(state: State, channelId: string | null): State['unread'] {
  return channelId === null ? state.unread : without(state.unread, channelId)
}

function missed(state: State, channelIds: readonly string[]): State {
  const news = channelIds.filter((id) => id !== state.at && !state.unread.has(id))
  return { ...state, unread: new Map([...state.unread, ...news.map((id) => [id, { count: 1, pings: 0 }] as const)]) }
}

function updated(state: State, message: APIMessage): State {
  const failed = without(state.failed, message.id)
  return changeMessages({ ...state, failed }, message.channel_id, (list) =>
    list.map((m) => (m.id === message.id ? message : m)),
  )
}

function historyOf(state: State, channelId: string, messages: readonly APIMessage[], first: boolean): State {
  const next = changeMessages(state, channelId, (list) => merge(list, messages))
  return {
    ...next,
    loaded: first ? new Set(state.loaded).add(channelId) : state.loaded,
    whole: messages.length === 0 ? new Set(state.whole).add(channelId) : state.whole,
  }
}

function asking(state: State, pending: Pending): State {
  const failed = pending.kind === 'press' ? without(state.failed, pending.messageId) : state.failed
  const modal = pending.kind === 'modal' && state.modal ? { ...state.modal, problem: null } : state.modal
  return { ...state, failed, modal, pending: [...state.pending, pending] }
}

/** `why` undefined: it went well; null: it failed without a word of its own. */
function settled(state: State, nonce: string, why: string | null | undefined): State {
  const asked = state.pending.find((p) => p.nonce === nonce)
  // Suggestions are not waited for; only their failure is told this way.
  if (!asked) return why === undefined ? state : { ...state, choices: { nonce, choices: [], problem: why } }
  const pending = state.pending.filter((p) => p.nonce !== nonce)
  switch (asked.kind) {
    case 'press':
      if (why === undefined) return { ...state, pending }
      return { ...state, pending, failed: new Map(state.failed).set(asked.messageId, why ?? 'This interaction failed') }
    case 'command':
      if (why === undefined) return { ...state, pending }
      return { ...state, pending: [...pending, { ...asked, failed: why ?? 'The application did not respond' }] }
    case 'modal':
      if (why === undefined || !state.modal) return { ...state, pending, modal: null }
      return { ...state, pending, modal: { ...state.modal, problem: why ?? 'Something went wrong. Try again.' } }
  }
}

function refused(state: State, nonce: string | undefined, why: string): State {
  const next = nonce === undefined ? state : settled(state, nonce, why)
  // What is shown where it was pressed need not be said twice.
  if (next !== state) return next
  const id = (state.notices.at(-1)?.id ?? 0) + 1
  return { ...state, notices: [...state.notices.slice(-2), { id, text: why }] }
}

function changeMessages(
  state: State,
  channelId: string,
  change: (list: readonly APIMessage[]) => readonly APIMessage[],
): State {
  return { ...state, messages: new Map(state.messages).set(channelId, change(state.messages.get(channelId) ?? [])) }
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const next = new Map(map)
  next.delete(key)
  return next
}

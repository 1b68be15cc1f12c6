import type { APIChannel, APIMessage } from 'discord-api-types/v10'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { isEphemeral } from '../state/messages.ts'
import { channelTitle, isDm, isThread } from '../state/names.ts'
import { usedCommand } from './above.tsx'
import { Message } from './message.tsx'
import { PendingCommand } from './pending-command.tsx'

/** Scrolled up this far, one reads what is old. */
const AWAY_PX = 700

/** A channel's messages, newest at the bottom, where the list stays unless one scrolls up. */
export function MessageList({ channel }: { readonly channel: APIChannel }) {
  const { state, session } = useHere()
  const messages = state.messages.get(channel.id) ?? []
  const loaded = state.loaded.has(channel.id)
  const whole = state.whole.has(channel.id)
  const oldest = messages.find((message) => !isEphemeral(message))?.id
  const waiting = state.pending.filter((p) => p.kind === 'command').filter((p) => p.channelId === channel.id)

  useEffect(() => {
    if (state.link === 'up' && !loaded) session.history(channel.id)
  }, [state.link, loaded, channel.id, session])

  // Whoever says or asks something wants to see what comes of it: the list goes to its end.
  const scroll = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const you = state.world?.person.user.id
  const own = waiting.at(-1)?.nonce ?? messages.findLast((message) => message.author.id === you)?.id
  const toEnd = () => scroll.current?.scrollTo({ top: 0 })
  useEffect(() => {
    if (own !== undefined) scroll.current?.scrollTo({ top: 0 })
  }, [own])

  /** Commands without an answer, between the two messages where they were asked. */
  const asked = (before: APIMessage | undefined, after: APIMessage | undefined) =>
    waiting
      .filter(({ sentAt }) => before === undefined || Date.parse(sentAt) > Date.parse(before.timestamp))
      .filter(({ sentAt }) => after === undefined || Date.parse(sentAt) <= Date.parse(after.timestamp))
      .map((pending) => <PendingCommand key={pending.nonce} pending={pending} />)

  return (
    <div class="messages-frame">
      {away && (
        <button type="button" class="jump" onClick={toEnd}>
          You're viewing older messages <strong>Jump to present</strong>
        </button>
      )}
      {/* CSS turns the list upside down, so that the browser itself keeps it at its end, also while pictures load. */}
      <div
        class="messages-scroll"
        role="log"
        aria-label="Messages"
        data-testid="messages"
        ref={scroll}
        onScroll={(event) => setAway(event.currentTarget.scrollTop < -AWAY_PX)}
      >
        <div class="messages">
          {loaded && whole && <Beginning channel={channel} />}
          {loaded && !whole && <Older key={oldest} more={() => session.history(channel.id, oldest)} />}
          {messages.map((message, at) => {
            const before = messages[at - 1]
            return (
              <div key={message.id} class="message-slot">
                {asked(before, message)}
                {startsDay(message, before) && <Day iso={message.timestamp} />}
                <Message message={message} follows={follows(message, before)} />
              </div>
            )
          })}
          {asked(messages.at(-1), undefined)}
        </div>
      </div>
    </div>
  )
}

/** Asks for what came before as soon as the top of the list comes into sight. Its key is what it has above it. */
function Older({ more }: { readonly more: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  latest.current = more
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) latest.current()
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return <div class="older" ref={mark} />
}

function Beginning({ channel }: { readonly channel: APIChannel }) {
  const { world } = useHere()
  const title = channelTitle(world, channel)
  const name = isDm(channel) ? title : `#${title}`
  return (
    <div class="beginning">
      <span class="beginning-icon">
        <Icon name={isDm(channel) ? 'at' : isThread(channel) ? 'thread' : 'hash'} size={36} />
      </span>
      <h2>{isDm(channel) || isThread(channel) ? title : `Welcome to ${name}!`}</h2>
      <p>
        {isDm(channel) ? `Your direct messages with ${title} begin here.` : `This is the start of ${name}.`} Type{' '}
        <kbd>/</kbd> to see what the bot can do.
      </p>
    </div>
  )
}

function Day({ iso }: { readonly iso: string }) {
  return (
    <div class="day">
      <span>{new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso))}</span>
    </div>
  )
}

function startsDay(message: APIMessage, before: APIMessage | undefined): boolean {
  return (
    before !== undefined && new Date(message.timestamp).toDateString() !== new Date(before.timestamp).toDateString()
  )
}

const TOGETHER_MS = 7 * 60_000

/** Discord sets messages of one author together for seven minutes, unless something stands above the later one. */
function follows(message: APIMessage, before: APIMessage | undefined): boolean {
  if (!before || before.author.id !== message.author.id || before.type !== message.type) return false
  if (message.message_reference || usedCommand(message) || startsDay(message, before)) return false
  if (isEphemeral(message) !== isEphemeral(before)) return false
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS
}

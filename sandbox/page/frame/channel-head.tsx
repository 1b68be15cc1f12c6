import type { APIChannel } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { useHere } from '../state/context.ts'
import { channelTitle, isDm, isThread, parentOf } from '../state/names.ts'
import { Icon } from './icons.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadDialog } from './thread-dialog.tsx'

/** The bar above the messages: where one is, and the way back to the list on a phone. */
export function ChannelHead(props: {
  readonly channel: APIChannel
  readonly back: () => void
  readonly membersShown: boolean
  readonly toggleMembers: () => void
}) {
  const { channel } = props
  const { state, world, session } = useHere()
  const [newThread, setNewThread] = useState(false)
  const parent = world.channels.find((c) => c.id === parentOf(channel))
  const elsewhere = [...state.unread].reduce((sum, [id, unread]) => sum + (id === channel.id ? 0 : unread.pings), 0)
  const topic = 'topic' in channel ? channel.topic : null
  return (
    <header class="channel-head">
      <button type="button" class="icon-button back" aria-label="Back to the channels" onClick={props.back}>
        <Icon name="back" />
        {elsewhere > 0 && <span class="ping-badge">{elsewhere}</span>}
      </button>
      <Icon name={isDm(channel) ? 'at' : isThread(channel) ? 'thread' : 'hash'} />
      <h1>
        {parent && (
          <button type="button" class="parent-link" onClick={() => session.go(parent.id)}>
            {parent.name} ›
          </button>
        )}
        {channelTitle(world, channel)}
      </h1>
      {topic && <span class="topic">{topic}</span>}
      <span class="spread" />
      {isThread(channel) && <ThreadActions channel={channel} />}
      {!isDm(channel) && !isThread(channel) && (
        <button
          type="button"
          class="icon-button"
          aria-label="New thread"
          title="New thread"
          onClick={() => setNewThread(true)}
        >
          <Icon name="thread" />
        </button>
      )}
      <button
        type="button"
        class="icon-button members-toggle"
        aria-label="Member list"
        aria-pressed={props.membersShown}
        onClick={props.toggleMembers}
      >
        <Icon name="people" />
      </button>
      {newThread && <ThreadDialog channel={channel} close={() => setNewThread(false)} />}
    </header>
  )
}

import type { APIChannel } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { useHere } from '../state/context.ts'
import { channelTitle, displayName, isArchived, isDm, isThread, parentOf } from '../state/names.ts'
import { Avatar } from './avatar.tsx'
import { DevPanel } from './dev-panel.tsx'
import { Icon } from './icons.tsx'
import { PersonBar } from './person-bar.tsx'
import { ThreadDialog } from './thread-dialog.tsx'

/** The server's channels with their threads, the direct messages, and at the foot who one is. */
export function Sidebar({ open }: { readonly open: (channelId: string) => void }) {
  const { state, world, session } = useHere()
  const [threadIn, setThreadIn] = useState<APIChannel | null>(null)
  const texts = world.channels.filter((channel) => !isThread(channel) && !isDm(channel))
  const dms = world.channels.filter(isDm)
  const threads = (parent: APIChannel) =>
    world.channels
      .filter((channel) => parentOf(channel) === parent.id)
      .filter((thread) => !isArchived(thread) || thread.id === state.at || state.unread.has(thread.id))
  return (
    <nav class="sidebar" aria-label="Channels">
      <div class="guild-name">
        <span>{world.guild.name}</span>
        <span class={world.botOnline ? 'bot-state online' : 'bot-state'} role="status">
          {world.botOnline ? 'Bot online' : 'Bot offline'}
        </span>
      </div>
      <div class="channel-list">
        <h2>Text channels</h2>
        {texts.map((channel) => (
          <div key={channel.id}>
            <div class="channel-row">
              <ChannelLink channel={channel} open={open} />
              <button
                type="button"
                class="icon-button row-action"
                aria-label={`New thread in #${channel.name}`}
                title="New thread"
                onClick={() => setThreadIn(channel)}
              >
                <Icon name="plus" size={18} />
              </button>
            </div>
            <div class="thread-rows">
              {threads(channel).map((thread) => (
                <ChannelLink key={thread.id} channel={thread} open={open} />
              ))}
            </div>
          </div>
        ))}
        <h2>Direct messages</h2>
        {dms.map((dm) => (
          <ChannelLink key={dm.id} channel={dm} open={open} />
        ))}
        {dms.length === 0 && world.bot && (
          <button type="button" class="channel-link" onClick={session.openDm}>
            <Avatar user={world.bot} size={24} online={world.botOnline} />
            <span class="channel-title">Message {displayName(world.bot)}</span>
          </button>
        )}
      </div>
      <DevPanel />
      <PersonBar />
      {threadIn && <ThreadDialog channel={threadIn} close={() => setThreadIn(null)} />}
    </nav>
  )
}

function ChannelLink(props: { readonly channel: APIChannel; readonly open: (channelId: string) => void }) {
  const { state, world } = useHere()
  const { channel } = props
  const unread = state.unread.get(channel.id)
  const title = channelTitle(world, channel)
  const here = state.at === channel.id
  const news = unread ? (unread.pings > 0 ? `, ${unread.pings} mentions` : ', unread') : ''
  return (
    <button
      type="button"
      class={`channel-link ${here ? 'here' : ''} ${unread ? 'unread' : ''} ${isArchived(channel) ? 'archived' : ''}`}
      aria-label={`${title}${news}`}
      data-channel-id={channel.id}
      onClick={() => props.open(channel.id)}
      {...(here && { 'aria-current': 'page' as const })}
    >
      {isDm(channel) && world.bot ? (
        <Avatar user={world.bot} size={24} online={world.botOnline} />
      ) : (
        <Icon name={isThread(channel) ? 'thread' : 'hash'} size={isThread(channel) ? 16 : 20} />
      )}
      <span class="channel-title">{title}</span>
      {unread && unread.pings > 0 && <span class="ping-badge">{unread.pings}</span>}
    </button>
  )
}

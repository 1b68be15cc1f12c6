import { type APIMessage, MessageType } from 'discord-api-types/v10'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'
import { messageTime } from '../text/format-time.ts'

/** What Discord itself says in a channel: a thread was opened, a message pinned. */
export function SystemLine({ message }: { readonly message: APIMessage }) {
  const { world, session } = useHere()
  const placeId = message.message_reference?.channel_id ?? message.thread?.id
  const place = world.channels.find((channel) => channel.id === placeId)
  return (
    <div class="system-line" data-message-id={message.id}>
      <Icon name="thread" size={18} />
      <span>
        <strong>{displayName(message.author)}</strong> {words(message)}{' '}
        {place && (message.type === MessageType.ThreadCreated || message.type === MessageType.ThreadStarterMessage) && (
          <button type="button" class="text-link" onClick={() => session.go(place.id)}>
            {message.type === MessageType.ThreadCreated ? 'Open it' : 'Go to it'}
          </button>
        )}{' '}
        <time dateTime={message.timestamp}>{messageTime(message.timestamp, new Date())}</time>
      </span>
    </div>
  )
}

function words(message: APIMessage): string {
  switch (message.type) {
    case MessageType.ThreadCreated:
      return `started a thread: ${message.content}.`
    case MessageType.ChannelPinnedMessage:
      return 'pinned a message to this channel.'
    case MessageType.ChannelNameChange:
      return `changed the channel name: ${message.content}`
    case MessageType.UserJoin:
      return 'joined the server.'
    case MessageType.RecipientAdd:
      return `added ${message.mentions.map(displayName).join(', ')} to the thread.`
    case MessageType.ThreadStarterMessage:
      return 'opened this thread from a message.'
    case MessageType.RecipientRemove:
      return 'removed somebody from the thread.'
    default:
      return message.content === '' ? 'did something that the sandbox does not draw.' : message.content
  }
}

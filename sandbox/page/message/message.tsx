import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10'
import { keysOf, MessageComponent } from '../components/component.tsx'
import { Attachments } from '../components/media.tsx'
import { Avatar } from '../frame/avatar.tsx'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { hasFlag, isEphemeral } from '../state/messages.ts'
import { displayName } from '../state/names.ts'
import { messageTime } from '../text/format-time.ts'
import { Markdown } from '../text/text.tsx'
import { Above } from './above.tsx'
import { EmbedView } from './embed.tsx'
import { SystemLine } from './system-line.tsx'
import { ThreadBox } from './thread-box.tsx'

/** One message. `follows` is true when it stands close under another one of its author and needs no head of its own. */
export function Message({ message, follows }: { readonly message: APIMessage; readonly follows: boolean }) {
  const { state, world } = useHere()
  const you = world.person.user.id
  if (!isSpoken(message)) return <SystemLine message={message} />
  const forYou = message.mention_everyone || message.mentions.some((user) => user.id === you)
  const ephemeral = isEphemeral(message)
  const failure = state.failed.get(message.id)
  return (
    <article
      class={`message ${follows ? 'follows' : ''} ${forYou ? 'for-you' : ''} ${ephemeral ? 'ephemeral' : ''}`}
      data-message-id={message.id}
      data-ephemeral={ephemeral}
      aria-label={`${displayName(message.author)}, ${messageTime(message.timestamp, new Date())}`}
    >
      <Above message={message} />
      {follows ? (
        <time class="message-margin" dateTime={message.timestamp}>
          {messageTime(message.timestamp, new Date(message.timestamp))}
        </time>
      ) : (
        <Avatar user={message.author} size={40} />
      )}
      <div class="message-body">
        {!follows && <Head message={message} />}
        {hasFlag(message, MessageFlags.Loading) ? <Thinking message={message} /> : <Content message={message} />}
        {hasFlag(message, MessageFlags.HasThread) && <ThreadBox message={message} />}
        {failure !== undefined && (
          <div class="failure" role="alert">
            <Icon name="warning" size={16} /> {failure}
          </div>
        )}
        {ephemeral && <OnlyYou message={message} />}
      </div>
    </article>
  )
}

function isSpoken(message: APIMessage): boolean {
  switch (message.type) {
    case MessageType.Default:
    case MessageType.Reply:
    case MessageType.ChatInputCommand:
    case MessageType.ContextMenuCommand:
      return true
    default:
      return false
  }
}

function Head({ message }: { readonly message: APIMessage }) {
  return (
    <h3 class="message-head">
      <span class="author">{displayName(message.author)}</span>
      {message.author.bot && <span class="app-tag">APP</span>}
      <time dateTime={message.timestamp}>{messageTime(message.timestamp, new Date())}</time>
    </h3>
  )
}

function Content({ message }: { readonly message: APIMessage }) {
  const components = message.components ?? []
  const keys = keysOf(components)
  const edited = message.edited_timestamp !== null && <span class="edited">(edited)</span>
  return (
    <>
      {message.content !== '' && (
        <div class="message-content">
          <Markdown source={message.content} />
          {edited}
        </div>
      )}
      {!hasFlag(message, MessageFlags.IsComponentsV2) && <Attachments attachments={message.attachments} />}
      {message.embeds.map((embed, at) => (
        <EmbedView key={`${at}`} embed={embed} />
      ))}
      {components.length > 0 && (
        <div class="components">
          {components.map((component, at) => (
            <MessageComponent key={keys[at] ?? ''} component={component} message={message} />
          ))}
        </div>
      )}
      {message.content === '' && edited}
    </>
  )
}

function Thinking({ message }: { readonly message: APIMessage }) {
  return (
    <div class="thinking" role="status">
      <span class="spinner" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {displayName(message.author)} is thinking…
    </div>
  )
}

function OnlyYou({ message }: { readonly message: APIMessage }) {
  const { dispatch } = useHere()
  return (
    <div class="only-you">
      <Icon name="eye" size={16} /> Only you can see this •{' '}
      <button
        type="button"
        class="text-link"
        onClick={() => dispatch({ t: 'dismissMessage', channelId: message.channel_id, messageId: message.id })}
      >
        Dismiss message
      </button>
    </div>
  )
}

import { type APIMessage, InteractionType, MessageType } from 'discord-api-types/v10'
import { Avatar } from '../frame/avatar.tsx'
import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'

/** The small line above a message: whose command it answers, or which message it replies to. */
export function Above({ message }: { readonly message: APIMessage }) {
  const { state } = useHere()
  const command = usedCommand(message)
  if (command) {
    return (
      <div class="above">
        <Avatar user={command.user} size={16} />
        <strong>{displayName(command.user)}</strong> used <span class="above-command">{command.name}</span>
      </div>
    )
  }
  if (message.type !== MessageType.Reply || !message.message_reference) return null
  const { message_id: id } = message.message_reference
  const near = state.messages.get(message.channel_id)?.find((one) => one.id === id)
  const original = near ?? message.referenced_message
  if (original === undefined) return null
  return (
    <div class="above">
      {original === null ? (
        <em>Original message was deleted</em>
      ) : (
        <>
          <Avatar user={original.author} size={16} />
          <strong>{displayName(original.author)}</strong>
          <a class="above-words" href={`#message-${original.id}`} onClick={(event) => showMessage(event, original.id)}>
            {original.content || 'Click to see attachment'}
          </a>
        </>
      )}
    </div>
  )
}

/** The one who used a slash command and its name, where the message is the command's own answer. */
export function usedCommand(message: APIMessage) {
  const { interaction, message_reference: reference } = message
  if (interaction?.type !== InteractionType.ApplicationCommand || reference) return null
  return { user: interaction.user, name: `/${interaction.name}` }
}

function showMessage(event: MouseEvent, id: string) {
  event.preventDefault()
  document
    .querySelector(`[data-message-id="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

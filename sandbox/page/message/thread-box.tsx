import type { APIMessage } from 'discord-api-types/v10'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { isArchived, isLocked } from '../state/names.ts'

/** Under a message from which a thread grew: the thread. It has the message's id. */
export function ThreadBox({ message }: { readonly message: APIMessage }) {
  const { world, session } = useHere()
  const thread = world.channels.find(({ id }) => id === message.id)
  if (thread === undefined) return null
  const state = isLocked(thread) ? 'Locked' : isArchived(thread) ? 'Archived' : 'See thread'
  return (
    <button type="button" class="thread-box" onClick={() => session.go(thread.id)}>
      <Icon name="thread" size={16} />
      <span class="thread-name">{thread.name}</span>
      <span class="thread-more">{state} ›</span>
    </button>
  )
}

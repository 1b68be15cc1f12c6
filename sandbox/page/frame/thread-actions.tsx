import type { APIChannel } from 'discord-api-types/v10'
import { useHere } from '../state/context.ts'
import { isArchived, isLocked } from '../state/names.ts'
import { Icon } from './icons.tsx'

/** In the bar above a thread: whether it sleeps or is locked, and the buttons that change it. */
export function ThreadActions({ channel }: { readonly channel: APIChannel }) {
  const { world, session } = useHere()
  const [archived, locked] = [isArchived(channel), isLocked(channel)]
  const state = [archived ? 'archived' : '', locked ? 'locked' : ''].filter((one) => one !== '').join(', ')
  const archive = archived ? 'Open the thread again' : 'Archive the thread'
  const lock = locked ? 'Unlock the thread' : 'Archive and lock the thread'
  return (
    <>
      {state !== '' && <span class="thread-state">{state}</span>}
      <button
        type="button"
        class="icon-button"
        aria-label={archive}
        aria-pressed={archived}
        title={archive}
        onClick={() => session.changeThread(channel.id, { archived: !archived })}
      >
        <Icon name="archive" />
      </button>
      {world.person.moderator && (
        <button
          type="button"
          class="icon-button"
          aria-label={lock}
          aria-pressed={locked}
          title={lock}
          onClick={() =>
            session.changeThread(channel.id, locked ? { locked: false } : { archived: true, locked: true })
          }
        >
          <Icon name="lock" />
        </button>
      )}
    </>
  )
}

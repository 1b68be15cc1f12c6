import { Spinner } from '../components/button.tsx'
import { Avatar } from '../frame/avatar.tsx'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'
import type { Pending } from '../state/state.ts'

/** A command that has not been answered: on its way, or without an answer in time. */
export function PendingCommand({ pending }: { readonly pending: Extract<Pending, { kind: 'command' }> }) {
  const { world, dispatch } = useHere()
  const you = world.person.user
  return (
    <article class="message ephemeral" data-pending={pending.nonce}>
      <div class="above">
        <Avatar user={you} size={16} />
        <strong>{displayName(you)}</strong> used <span class="above-command">/{pending.path}</span>
      </div>
      <Avatar user={world.bot ?? you} size={40} />
      <div class="message-body">
        <h3 class="message-head">
          <span class="author">{world.bot ? displayName(world.bot) : 'The application'}</span>
          <span class="app-tag">APP</span>
        </h3>
        {pending.failed === null ? (
          <div class="thinking" role="status">
            <Spinner /> Sending command…
          </div>
        ) : (
          <>
            <div class="failure" role="alert">
              <Icon name="warning" size={16} /> {pending.failed}
            </div>
            <div class="only-you">
              <Icon name="eye" size={16} /> Only you can see this •{' '}
              <button
                type="button"
                class="text-link"
                onClick={() => dispatch({ t: 'dismissCommand', nonce: pending.nonce })}
              >
                Dismiss message
              </button>
            </div>
          </>
        )}
      </div>
    </article>
  )
}

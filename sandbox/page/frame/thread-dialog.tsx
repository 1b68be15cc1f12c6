import type { APIChannel } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import { useHere } from '../state/context.ts'
import { Dialog } from './dialog.tsx'

/** Asks for a thread's name and opens it. */
export function ThreadDialog({ channel, close }: { readonly channel: APIChannel; readonly close: () => void }) {
  const { session } = useHere()
  const [name, setName] = useState('')
  return (
    <Dialog label="New thread" class="window" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          session.openThread(channel.id, name.trim())
          close()
        }}
      >
        <h2 class="window-title">New thread in #{channel.name}</h2>
        <div class="window-body">
          <label class="field">
            <span class="field-label">Thread name</span>
            <input value={name} maxLength={100} required onInput={(event) => setName(event.currentTarget.value)} />
          </label>
        </div>
        <div class="window-foot">
          <button type="button" class="button secondary" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={name.trim() === ''}>
            Create thread
          </button>
        </div>
      </form>
    </Dialog>
  )
}

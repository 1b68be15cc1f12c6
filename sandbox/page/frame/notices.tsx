import { useEffect } from 'preact/hooks'
import { useHere } from '../state/context.ts'
import type { Notice } from '../state/state.ts'
import { Icon } from './icons.tsx'

/** What the server refused, said in passing; and a line across the top while there is no server. */
export function Notices() {
  const { state } = useHere()
  return (
    <div class="notices" aria-live="polite">
      {state.link === 'down' && <div class="notice offline">The sandbox does not answer. Trying again…</div>}
      {state.notices.map((notice) => (
        <Passing key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function Passing({ notice }: { readonly notice: Notice }) {
  const { dispatch } = useHere()
  const { id } = notice
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ t: 'dismissNotice', id }), 8_000)
    return () => clearTimeout(timer)
  }, [id, dispatch])
  return (
    <div class="notice">
      {notice.text}
      <button type="button" class="icon-button" aria-label="Close" onClick={() => dispatch({ t: 'dismissNotice', id })}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

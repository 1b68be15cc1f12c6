import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** Pictures, files and containers that a press uncovers. */
export function MaybeSpoiler(props: { readonly spoiler: boolean; readonly children: ComponentChildren }) {
  const [shown, show] = useState(false)
  if (!props.spoiler || shown) return <>{props.children}</>
  return (
    <div class="veiled">
      <div class="veiled-inside" inert>
        {props.children}
      </div>
      <button type="button" class="veil" onClick={() => show(true)}>
        <span>Spoiler</span>
      </button>
    </div>
  )
}

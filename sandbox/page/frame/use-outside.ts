import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Calls `leave` when somebody presses anywhere outside the element, or the Escape key, as long as it is open. */
export function useOutside(root: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!open) return
    const onDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, root])
}

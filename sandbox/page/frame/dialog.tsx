import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A window over the page; the browser keeps the focus inside. A press beside it or Escape closes it. */
export function Dialog(props: {
  readonly label: string
  readonly class: string
  readonly close: () => void
  readonly children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The first question, rather than the button that closes the window.
    element?.querySelector<HTMLElement>('.window-body :is(input, textarea, button)')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault()
        props.close()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) props.close()
      }}
    >
      {props.children}
    </dialog>
  )
}

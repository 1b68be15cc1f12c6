import type { Field } from './fields.ts'

/** One option as a pill: its name, and a box that grows with what is in it. */
export function OptionInput(props: {
  readonly field: Field
  readonly wrong: boolean
  readonly listId: string
  readonly marked: string | undefined
  readonly change: (text: string) => void
  readonly focused: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}) {
  const { option, text, chosen } = props.field
  return (
    <label class={props.wrong ? 'option-pill wrong' : 'option-pill'}>
      <span>{option.name}</span>
      <span class={chosen ? 'option-grow chosen' : 'option-grow'} data-text={text}>
        <input
          role="combobox"
          aria-label={option.name}
          aria-required={option.required === true}
          aria-invalid={props.wrong}
          aria-expanded={props.marked !== undefined}
          aria-controls={props.listId}
          {...(props.marked !== undefined && { 'aria-activedescendant': props.marked })}
          name={option.name}
          value={text}
          size={1}
          autocomplete="off"
          enterKeyHint="next"
          onInput={(event) => props.change(event.currentTarget.value)}
          onFocus={props.focused}
          onKeyDown={props.onKeyDown}
        />
      </span>
    </label>
  )
}

import type { APIChannel } from 'discord-api-types/v10'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Avatar } from '../frame/avatar.tsx'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { beginFields, type Field, fieldValue, typedOptions } from './fields.ts'
import { OptionInput } from './option-input.tsx'
import { type Entry, type LocalizedOption, nestOptions } from './slash.ts'
import type { Suggestion } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A chosen command with its options as fields in a row. Enter takes the marked suggestion, goes on to the next field,
 * and in the end sends; Tab goes on, Backspace in an empty field goes back.
 */
export function CommandForm(props: {
  readonly entry: Entry
  /** Typed behind the command's name already: it begins the first option. */
  readonly first: string
  readonly channel: APIChannel
  /** Back to plain text, with this in the box. */
  readonly leave: (text: string) => void
}) {
  const { entry, channel, leave } = props
  const { world, session } = useHere()
  const [fields, setFields] = useState(() => beginFields(entry, props.first))
  const [focused, setFocused] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [judged, setJudged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const listId = useId()

  const field = fields.find(({ option }) => option.name === focused)
  const { offers, problem } = useSuggestions({ entry, channelId: channel.id, fields, field })
  const at = Math.min(active, offers.length - 1)
  const problems = fields.flatMap((f) => {
    const read = fieldValue(f)
    return read.ok || (read.empty && !f.option.required) ? [] : [{ name: f.option.name, why: read.why }]
  })
  const shownProblem = judged ? (problems.find(({ name }) => name === focused) ?? problems[0]) : undefined
  const more = entry.options.filter((option) => !fields.some((f) => f.option === option))

  // The keyboard goes on at once: the next key may be pressed before the browser has painted.
  const wanted = useRef<string | null>(fields[0]?.option.name ?? '')
  const focus = (name: string) => {
    wanted.current = name
    giveFocus()
  }
  const giveFocus = () => {
    const { current: name } = wanted
    const target = name === '' ? form.current : form.current?.querySelector<HTMLElement>(`input[name="${name}"]`)
    if (name === null || !target) return
    wanted.current = null
    target.focus()
  }
  useLayoutEffect(giveFocus)

  const change = (name: string, text: string, chosen: Suggestion | null) => {
    setFields((before) => before.map((f) => (f.option.name === name ? { ...f, text, chosen } : f)))
    setActive(0)
  }
  const add = (option: LocalizedOption) => {
    setFields((before) => [...before, { option, text: '', chosen: null }])
    focus(option.name)
  }
  const remove = (name: string) => {
    const where = fields.findIndex((f) => f.option.name === name)
    const gone = fields[where]
    if (!gone || gone.option.required || fields.length === 1) {
      leave(`/${entry.path}`)
      return
    }
    setFields(fields.filter((f) => f !== gone))
    focus(fields[where - 1]?.option.name ?? '')
  }
  const after = (name: string) => fields[fields.findIndex((f) => f.option.name === name) + 1]?.option.name

  const take = (name: string, suggestion: Suggestion) => {
    change(name, suggestion.label, suggestion)
    const next = after(name)
    if (next !== undefined) focus(next)
  }
  const send = () => {
    setJudged(true)
    const wrong = problems[0]
    if (wrong) {
      focus(wrong.name)
      return
    }
    if (session.command(channel.id, entry.path, entry.command.name, nestOptions(entry, typedOptions(fields)))) leave('')
  }

  const onKeyDown = (event: KeyboardEvent, on: Field) => {
    if (event.isComposing) return
    const { name } = on.option
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const offer = on.chosen ? undefined : offers[at]
    const next = after(name)
    if (step !== undefined && offers.length > 0) {
      event.preventDefault()
      setActive((at + step + offers.length) % offers.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (offer) take(name, offer)
      else if (next !== undefined && on.text !== '') focus(next)
      else send()
    } else if (event.key === 'Tab' && !event.shiftKey) {
      if (offer && on.text !== '') change(name, offer.label, offer)
      if (next !== undefined) {
        event.preventDefault()
        focus(next)
      } else if (more[0]) {
        event.preventDefault()
        add(more[0])
      }
    } else if (event.key === 'Backspace' && on.text === '') {
      event.preventDefault()
      remove(name)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      leave('')
    }
  }

  return (
    <form
      class="composer"
      ref={form}
      tabIndex={-1}
      aria-label={`/${entry.path}`}
      data-testid="command-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        // Only a command without options gets here: there is no field to hold the keys.
        if (event.target !== form.current) return
        if (event.key === 'Enter') send()
        else if (event.key === 'Escape') leave('')
        else if (event.key === 'Backspace') leave(`/${entry.path}`)
        else return
        event.preventDefault()
      }}
    >
      <div class="popout">
        <div class="popout-title">
          {field ? field.option.name : `/${entry.path}`}
          <span>{field ? field.option.description : entry.description}</span>
        </div>
        {shownProblem && (
          <div class="popout-problem" role="alert">
            {shownProblem.name}: {shownProblem.why}
          </div>
        )}
        {problem && <div class="popout-problem">{problem}</div>}
        {offers.length > 0 && (
          <div class="popout-options" role="listbox" id={listId} aria-label={field?.option.name} tabIndex={-1}>
            {offers.map((offer, n) => (
              <button
                type="button"
                key={`${offer.value}`}
                role="option"
                id={`${listId}-${n}`}
                class="popout-option"
                aria-selected={n === at}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => field && take(field.option.name, offer)}
              >
                {offer.label}
              </button>
            ))}
          </div>
        )}
        {more.length > 0 && (
          <div class="popout-more">
            {more.map((option) => (
              <button
                type="button"
                key={option.name}
                class="option-chip"
                title={option.description}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(option)}
              >
                + {option.name}
              </button>
            ))}
          </div>
        )}
      </div>
      <div class="composer-box">
        <button type="button" class="icon-button" aria-label="Cancel command" onClick={() => leave('')}>
          <Icon name="close" />
        </button>
        <div class="command-line">
          <span class="command-name">
            {world.bot && <Avatar user={world.bot} size={20} />}/{entry.path}
          </span>
          {fields.map((f) => (
            <OptionInput
              key={f.option.name}
              field={f}
              wrong={judged && problems.some(({ name }) => name === f.option.name)}
              listId={listId}
              marked={f === field && offers[at] ? `${listId}-${at}` : undefined}
              change={(text) => change(f.option.name, text, null)}
              focused={() => {
                setFocused(f.option.name)
                setActive(0)
              }}
              onKeyDown={(event) => onKeyDown(event, f)}
            />
          ))}
        </div>
        <button type="submit" class="icon-button send" aria-label="Send">
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}

import {
  type APIChannelSelectComponent,
  type APIMessage,
  type APIRoleSelectComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { World } from '../../page-protocol.ts'
import { Icon } from '../frame/icons.tsx'
import { useOutside } from '../frame/use-outside.ts'
import { useHere } from '../state/context.ts'
import { displayName, roleName } from '../state/names.ts'
import { Emoji, Spinner, waitingFor } from './button.tsx'

/** A string select under a message. What was chosen stays visible until the bot edits the message. */
export function StringSelect(props: { readonly select: APIStringSelectComponent; readonly message: APIMessage }) {
  const { select, message } = props
  const { state, session } = useHere()
  const preset = useMemo(() => select.options.filter((o) => o.default).map((o) => o.value), [select])
  const [chosen, setChosen] = useState<readonly string[]>(preset)
  useEffect(() => setChosen(preset), [preset])
  const waiting = waitingFor(state, message)
  return (
    <SelectBox
      select={select}
      label={select.placeholder ?? 'Make a selection'}
      chosen={chosen}
      spinning={waiting === select.custom_id}
      disabled={select.disabled === true || waiting !== null}
      send={(values) => {
        setChosen(values)
        session.press(message, select.custom_id, ComponentType.StringSelect, values)
      }}
    />
  )
}

/** A select of people (of everybody here, bots too), of the server's channels, or of its roles. */
export function ThingSelect(props: {
  readonly select: APIUserSelectComponent | APIChannelSelectComponent | APIRoleSelectComponent
  readonly message: APIMessage
}) {
  const { select, message } = props
  const { state, session, world } = useHere()
  const waiting = waitingFor(state, message)
  const preset = useMemo(() => (select.default_values ?? []).map(({ id }) => id), [select])
  const [chosen, setChosen] = useState<readonly string[]>(preset)
  useEffect(() => setChosen(preset), [preset])
  return (
    <SelectBox
      select={{
        ...{ type: ComponentType.StringSelect, custom_id: select.custom_id },
        ...(select.placeholder === undefined ? {} : { placeholder: select.placeholder }),
        ...(select.min_values === undefined ? {} : { min_values: select.min_values }),
        ...(select.max_values === undefined ? {} : { max_values: select.max_values }),
        options: thingsFor(select, world),
      }}
      label={select.placeholder ?? 'Make a selection'}
      chosen={chosen}
      spinning={waiting === select.custom_id}
      disabled={select.disabled === true || waiting !== null}
      send={(values) => {
        setChosen(values)
        session.press(message, select.custom_id, select.type, values)
      }}
    />
  )
}

function thingsFor(
  select: APIUserSelectComponent | APIChannelSelectComponent | APIRoleSelectComponent,
  world: World,
): APISelectMenuOption[] {
  switch (select.type) {
    case ComponentType.UserSelect: {
      const users = [...world.people.map((person) => person.user), ...(world.bot ? [world.bot] : [])]
      return users.map((user) => ({ label: displayName(user), value: user.id }))
    }
    case ComponentType.RoleSelect:
      return world.roles.map(({ id, name }) => ({ label: roleName(name), value: id }))
    case ComponentType.ChannelSelect:
      return world.channels
        .filter(({ type }) => select.channel_types?.includes(type) ?? true)
        .map(({ id, name }) => ({ label: `#${name ?? ''}`, value: id }))
  }
}

/**
 * The box and its list. One that takes a single value sends it at once; one that takes several is confirmed, or sent
 * when it is left with a sufficient and changed choice.
 */
export function SelectBox(props: {
  /** For a label that stands elsewhere. */
  readonly id?: string
  readonly select: APIStringSelectComponent
  readonly label: string
  readonly chosen: readonly string[]
  readonly spinning: boolean
  readonly disabled: boolean
  readonly send: (values: readonly string[]) => void
}) {
  const { select, label, chosen, spinning, disabled } = props
  const { min_values: min = 1, max_values: max = 1, placeholder = 'Make a selection' } = select
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const send = (values: readonly string[]) => {
    setDraft(null)
    props.send(values)
  }
  const leave = () => {
    const changed = draft !== null && (draft.length !== chosen.length || draft.some((v) => !chosen.includes(v)))
    if (max > 1 && changed && draft.length >= min) send(draft)
    else setDraft(null)
  }
  const pick = (value: string) => {
    if (max === 1) return send(min === 0 && chosen.includes(value) ? [] : [value])
    const now = draft ?? chosen
    if (now.includes(value)) setDraft(now.filter((v) => v !== value))
    else if (now.length < max)
      setDraft(select.options.map((o) => o.value).filter((v) => v === value || now.includes(v)))
  }

  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const open = draft !== null
  useOutside(root, open, leave)
  const shown = select.options.filter((option) => chosen.includes(option.value))
  return (
    <div class={open ? 'select open' : 'select'} ref={root}>
      <button
        type="button"
        role="combobox"
        class="select-box"
        {...(props.id !== undefined && { id: props.id })}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-busy={spinning}
        disabled={disabled}
        data-custom-id={select.custom_id}
        onClick={() => (open ? leave() : setDraft(chosen))}
      >
        {shown.length > 0 ? (
          <span class="select-chosen">
            {shown.map((option) => (
              <span key={option.value} class={max > 1 ? 'select-tag' : ''}>
                <Emoji emoji={option.emoji} /> {option.label}
              </span>
            ))}
          </span>
        ) : (
          <span class="select-placeholder">{placeholder}</span>
        )}
        {spinning ? <Spinner /> : <Icon name="chevron" />}
      </button>
      {draft && (
        <OptionList
          id={listId}
          label={label}
          options={select.options}
          ticked={draft}
          several={max > 1}
          full={max > 1 && draft.length >= max}
          pick={pick}
          cancel={() => setDraft(null)}
          confirm={max > 1 && { enough: draft.length >= min, hint: howMany(min, max), send: () => send(draft) }}
        />
      )}
    </div>
  )
}

function howMany(min: number, max: number): string {
  if (min === max) return `Choose ${min}`
  return min === 0 ? `Up to ${max}` : `${min} to ${max}`
}

/** True when the list would run out of the messages below, and has more room above its box. */
function hasMoreRoomAbove(list: HTMLElement): boolean {
  const box = list.closest('.select')?.getBoundingClientRect()
  const view = list.closest('.messages-scroll')?.getBoundingClientRect()
  const height = list.parentElement?.offsetHeight ?? 0
  if (!box || !view) return false
  return view.bottom - box.bottom < height && box.top - view.top > view.bottom - box.bottom
}

function OptionList(props: {
  readonly id: string
  readonly label: string
  readonly options: readonly APISelectMenuOption[]
  readonly ticked: readonly string[]
  readonly several: boolean
  readonly full: boolean
  readonly pick: (value: string) => void
  readonly cancel: () => void
  readonly confirm: false | { readonly enough: boolean; readonly hint: string; readonly send: () => void }
}) {
  const list = useRef<HTMLDivElement>(null)
  const [upwards, openUpwards] = useState(false)
  useLayoutEffect(() => {
    const rows = list.current
    const first =
      rows?.querySelector<HTMLElement>('[aria-selected=true]') ?? rows?.querySelector<HTMLElement>('[role=option]')
    first?.focus({ preventScroll: true })
    openUpwards(rows !== null && hasMoreRoomAbove(rows))
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      props.cancel()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = rows.findIndex((row) => row.matches(':focus'))
    rows[(at + step + rows.length) % rows.length]?.focus()
  }
  return (
    <div class={upwards ? 'select-list upwards' : 'select-list'}>
      <div class="sheet-title">{props.label}</div>
      <div
        class="select-options"
        role="listbox"
        id={props.id}
        aria-label={props.label}
        aria-multiselectable={props.several}
        tabIndex={-1}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {props.options.map((option) => {
          const ticked = props.ticked.includes(option.value)
          return (
            <button
              type="button"
              key={option.value}
              role="option"
              class="select-option"
              aria-label={option.label}
              aria-selected={ticked}
              aria-disabled={props.full && !ticked}
              data-value={option.value}
              onClick={() => props.pick(option.value)}
            >
              <Emoji emoji={option.emoji} />
              <span class="select-words">
                <span class="select-label">{option.label}</span>
                {option.description && <span class="select-description">{option.description}</span>}
              </span>
              <span class={props.several ? 'tick box' : 'tick'}>{ticked && <Icon name="check" size={16} />}</span>
            </button>
          )
        })}
      </div>
      {props.confirm && (
        <div class="select-confirm">
          <span>{props.confirm.hint}</span>
          <button type="button" class="button primary" disabled={!props.confirm.enough} onClick={props.confirm.send}>
            Select
          </button>
        </div>
      )}
    </div>
  )
}

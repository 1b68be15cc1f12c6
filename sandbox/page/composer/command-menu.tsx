import { useEffect, useRef } from 'preact/hooks'
import { Avatar } from '../frame/avatar.tsx'
import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'
import type { Entry } from './slash.ts'

/** The commands that fit what stands behind the slash. */
export function CommandMenu(props: {
  readonly id: string
  readonly entries: readonly Entry[]
  readonly active: number
  readonly choose: (entry: Entry) => void
  /** True when there is no command at all. */
  readonly none: boolean
}) {
  const { world } = useHere()
  const { active } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div class="popout">
      <div class="popout-title">{world.bot ? displayName(world.bot) : 'Commands'}</div>
      {props.entries.length === 0 && (
        <div class="popout-empty">
          {props.none ? 'No commands here yet: the bot has registered none.' : 'No command matches.'}
        </div>
      )}
      <div class="popout-options" role="listbox" id={props.id} aria-label="Commands" tabIndex={-1} ref={list}>
        {props.entries.map((entry, at) => (
          <button
            type="button"
            key={entry.path}
            role="option"
            id={`${props.id}-${at}`}
            class="popout-option"
            aria-label={`/${entry.path}`}
            aria-selected={at === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.choose(entry)}
          >
            {world.bot && <Avatar user={world.bot} size={32} />}
            <span class="popout-words">
              <span class="popout-label">
                /{entry.path}{' '}
                {entry.options.map((option) => (
                  <span key={option.name} class={option.required ? 'option-name required' : 'option-name'}>
                    {option.name}
                  </span>
                ))}
              </span>
              <span class="popout-description">{entry.description}</span>
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

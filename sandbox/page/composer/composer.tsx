import type { APIChannel } from 'discord-api-types/v10'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../frame/icons.tsx'
import { useHere } from '../state/context.ts'
import { channelTitle, isDm } from '../state/names.ts'
import { CommandForm } from './command-form.tsx'
import { CommandMenu } from './command-menu.tsx'
import { type Entry, exactEntry, matchingEntries, slashEntries } from './slash.ts'

/** The box below the messages: plain text is said, a slash opens the commands. `typed` comes from a command mention. */
export function Composer(props: { readonly channel: APIChannel; readonly typed: string; readonly forget: () => void }) {
  const { channel, typed, forget } = props
  const { world, session } = useHere()
  const [text, setText] = useState(typed)
  const [chosen, setChosen] = useState<{ entry: Entry; first: string } | null>(null)
  const [active, setActive] = useState(0)
  const [hushed, setHushed] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()

  const entries = slashEntries(world.commands, isDm(channel), world.person.locale)
  const slash = text.startsWith('/') && !text.includes('\n') ? text.slice(1) : null
  const matches = slash === null || hushed ? [] : matchingEntries(entries, slash)
  const at = Math.min(active, matches.length - 1)
  const title = isDm(channel) ? `@${channelTitle(world, channel)}` : `#${channelTitle(world, channel)}`

  const write = (next: string) => {
    setText(next)
    setActive(0)
    setHushed(false)
  }
  const choose = (entry: Entry, first = '') => {
    write('')
    setChosen({ entry, first })
  }

  useEffect(() => {
    if (typed === '') return
    setChosen(null)
    setText(typed)
    setActive(0)
    forget()
    box.current?.focus()
  }, [typed, forget])

  useEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${Math.min(element.scrollHeight, 260)}px`
  }, [text])

  // Back from a command: the keyboard stays where it was.
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    if (chosen || !wantsFocus.current) return
    wantsFocus.current = false
    box.current?.focus()
  }, [chosen])

  const submit = () => {
    const exact = slash === null ? null : exactEntry(entries, slash)
    if (exact) return choose(exact.entry, exact.rest)
    const match = matches[at]
    if (match) return choose(match)
    if (text.trim() !== '' && session.say(channel.id, text.trim())) write('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const match = matches[at]
    if (step !== undefined && match) {
      event.preventDefault()
      setActive((at + step + matches.length) % matches.length)
    } else if (event.key === 'Tab' && match && !event.shiftKey) {
      event.preventDefault()
      choose(match)
    } else if (event.key === 'Escape' && match) {
      event.preventDefault()
      setHushed(true)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      // With the arrows moved, the marked line counts; else what was typed in full.
      if (match && at > 0) choose(match)
      else submit()
    }
  }

  if (chosen) {
    const leave = (back: string) => {
      setChosen(null)
      write(back)
      wantsFocus.current = true
    }
    return (
      <CommandForm key={chosen.entry.path} entry={chosen.entry} first={chosen.first} channel={channel} leave={leave} />
    )
  }
  return (
    <div class="composer">
      {slash !== null && !hushed && (
        <CommandMenu id={listId} entries={matches} active={at} choose={choose} none={entries.length === 0} />
      )}
      <div class="composer-box">
        <button
          type="button"
          class="icon-button"
          aria-label="Commands"
          title="Commands"
          onClick={() => {
            write('/')
            box.current?.focus()
          }}
        >
          <Icon name="slash" />
        </button>
        <textarea
          ref={box}
          rows={1}
          value={text}
          aria-label={`Message ${title}`}
          placeholder={`Message ${title}`}
          data-testid="composer"
          aria-autocomplete="list"
          aria-controls={listId}
          {...(matches[at] && { 'aria-activedescendant': `${listId}-${at}` })}
          maxLength={2000}
          enterkeyhint="send"
          autocomplete="off"
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="icon-button send" aria-label="Send" disabled={text.trim() === ''} onClick={submit}>
          <Icon name="send" />
        </button>
      </div>
    </div>
  )
}

import { useRef, useState } from 'preact/hooks'
import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'
import { addressOf } from './address.ts'
import { Avatar } from './avatar.tsx'
import { Icon } from './icons.tsx'
import { useOutside } from './use-outside.ts'

/** Who one is, and the menu to be somebody else: here, or in another tab beside this one. */
export function PersonBar() {
  const { world, session } = useHere()
  const [open, setOpen] = useState(false)
  const [dmsClosed, setDmsClosed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useOutside(root, open, () => setOpen(false))
  const you = world.person
  return (
    <div class="person-bar" ref={root}>
      {open && (
        <section class="person-menu" aria-label="Be another person">
          <h2>Be somebody else</h2>
          {world.people.map(({ user, moderator }) => (
            <div key={user.id} class="person-row">
              <a
                class="person-link"
                href={addressOf({ person: user.id })}
                {...(user.id === you.user.id && { 'aria-current': 'true' as const })}
              >
                <Avatar user={user} size={28} />
                <span class="person-name">
                  {displayName(user)}
                  {moderator && <small>moderator</small>}
                </span>
              </a>
              <a
                class="icon-button"
                href={addressOf({ person: user.id })}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open a tab as ${displayName(user)}`}
                title="In a new tab"
              >
                <Icon name="open" size={18} />
              </a>
            </div>
          ))}
          <label class="person-setting">
            <input
              type="checkbox"
              checked={dmsClosed}
              onChange={(event) => {
                setDmsClosed(event.currentTarget.checked)
                session.closeDms(event.currentTarget.checked)
              }}
            />
            Refuse direct messages from the bot
          </label>
        </section>
      )}
      <button
        type="button"
        class="person-me"
        aria-expanded={open}
        aria-label={`You are ${displayName(you.user)}: be somebody else`}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={you.user} size={32} online />
        <span class="person-name">
          {displayName(you.user)}
          <small>{you.moderator ? 'moderator' : `@${you.user.username}`}</small>
        </span>
        <Icon name="people" />
      </button>
    </div>
  )
}

import type { World } from '#sandbox/page-protocol'
import { displayName } from '../state/names.ts'
import { addressOf } from './address.ts'
import { Avatar } from './avatar.tsx'

/** The first thing to see: who would you like to be? Each name is a link, so a middle click opens a tab beside. */
export function Picker({ world }: { readonly world: World }) {
  return (
    <main class="picker">
      <div class="picker-card">
        <h1>Who are you?</h1>
        <p>
          This is {world.guild.name}, a Discord on your own machine. Nobody needs an account: be anyone, and open more
          tabs to be several people at once.
        </p>
        <ul>
          {world.people.map(({ user, moderator }) => (
            <li key={user.id}>
              <a class="person-link" href={addressOf({ person: user.id })}>
                <Avatar user={user} size={40} />
                <span class="person-name">
                  {displayName(user)}
                  <small>{moderator ? 'moderator' : `@${user.username}`}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

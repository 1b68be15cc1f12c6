import { useHere } from '../state/context.ts'
import { displayName } from '../state/names.ts'
import { Avatar } from './avatar.tsx'

/** Who is here, on wide screens. */
export function Members() {
  const { world } = useHere()
  return (
    <aside class="members" aria-label="Members">
      {world.bot && (
        <>
          <h2>App — 1</h2>
          <div class={world.botOnline ? 'member' : 'member away'}>
            <Avatar user={world.bot} size={32} online={world.botOnline} />
            <span class="member-name">{displayName(world.bot)}</span>
            <span class="app-tag">APP</span>
          </div>
        </>
      )}
      <h2>Members — {world.people.length}</h2>
      {world.people.map(({ user }) => (
        <div key={user.id} class="member">
          <Avatar user={user} size={32} online />
          <span class="member-name">{displayName(user)}</span>
        </div>
      ))}
    </aside>
  )
}

import type { APIUser } from 'discord-api-types/v10'
import { displayName } from '../state/names.ts'

const colours = ['#5865f2', '#3ba55d', '#b9770e', '#c2486b', '#1f8b8f', '#8e5bd0', '#c05a2e', '#557ea8']

/** A picture of nobody in particular: initials on a colour that stays the person's own. */
export function Avatar(props: { readonly user: APIUser; readonly size: number; readonly online?: boolean }) {
  const { user, size, online } = props
  const initials = displayName(user)
    .split(/[\s_-]+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
  const background = user.bot ? '#d9622b' : colours[Number(BigInt(user.id) % BigInt(colours.length))]
  return (
    <span class="avatar" style={{ background, '--size': `${size}px` }} aria-hidden="true">
      {initials}
      {online !== undefined && <span class={online ? 'dot online' : 'dot'} />}
    </span>
  )
}

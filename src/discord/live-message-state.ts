import { createHash } from 'node:crypto'
import { containersOfPost, type Post } from '#commands'
import { LIVE_MESSAGE_FIELDS, type LiveMessageTable } from '#table'
import { pictureKey } from './picture-queue.ts'

/** What can be seen of a message; not the seq of its presses, whose age does not matter to its buttons. */
export const postAppearanceKey = (post: Post): string =>
  `${post.picture === null ? '' : pictureKey(post.picture)} ${JSON.stringify(containersOfPost(post), seen)}`

const seen = (key: string, value: unknown): unknown =>
  key === 'seq' ? undefined : typeof value === 'function' ? value(Number.POSITIVE_INFINITY) : value

/**
 * Key of everything that a message can show while a game is on: equal keys need no edit, so the choices of an open turn
 * cost none. Null at any other time: then the looks decide.
 */
export const stateKeyWhilePlaying = (table: LiveMessageTable): string | null =>
  table.phase === 'playing' ? LIVE_MESSAGE_FIELDS.map((field) => textOf(table[field])).join(' ') : null

/** States share what did not change, so each part is read once. */
const digests = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = digests.get(value)
  if (known !== undefined) return known
  const digest = createHash('sha1').update(JSON.stringify(value)).digest('base64')
  digests.set(value, digest)
  return digest
}

import { blocksOf, type Post } from '#commands'
import { isPlayedAlone, type LiveMessage, messageBeganSeq, type PublicTable } from '#table'
import { pictureKey } from './drawing.ts'

/** What can be seen of a message: the seq of its presses is not, and none of its buttons minds an older one. */
export const appearanceOf = (post: Post): string =>
  `${post.picture === null ? '' : pictureKey(post.picture)} ${JSON.stringify(blocksOf(post), seen)}`

const seen = (key: string, value: unknown): unknown =>
  key === 'seq' ? undefined : typeof value === 'function' ? value(Number.POSITIVE_INFINITY) : value

/**
 * In short what a message is made of, while a game is on: two states with one face have one message, so the choices of
 * an open turn change nothing that others see. Null otherwise: then it is told by the looks.
 */
export function gameKeyOf(table: PublicTable): string | null {
  if (table.turnSeq === null) return null
  const { turnSeq, since, acting, actingSeat, seats, options, undoRequest, reopenedSeq, freeRequest, extended } = table
  return JSON.stringify([
    ...[turnSeq, since, acting, actingSeat, seats, options, undoRequest, reopenedSeq, freeRequest, extended],
  ])
}

/** Whether a new message is due: only those notify anybody, so whatever somebody has to hear needs one. */
export const needsNewMessage = (table: PublicTable, shown: LiveMessage): boolean =>
  // Who plays alone needs no ping, unless the game had stopped.
  shown.messageId === null || shown.seq < (isPlayedAlone(table) ? (table.thawedSeq ?? 0) : messageBeganSeq(table))

import type { Post } from '#commands'
import type { LiveMessage, PublicTable } from '#table'
import { pictureKey } from './drawing.ts'

/** What can be seen of a message: the seq in its custom ids is not, and none of its buttons minds an older one. */
export const appearanceOf = ({ components, picture }: Post): string =>
  `${picture === null ? '' : pictureKey(picture)} ${JSON.stringify(components).replaceAll(/("b1:[^":]+:)\d+:/g, '$1')}`

/**
 * In short what a message is made of, while a game is on: two states with one face have one message, so the choices of
 * an open turn change nothing that others see. Null otherwise: then it is told by the looks.
 */
export function gameKeyOf(table: PublicTable): string | null {
  if (table.turnSeq === null) return null
  const { turnSeq, since, acting, actingSeat, seats, options } = table
  return JSON.stringify([turnSeq, since, acting, actingSeat, seats, options])
}

/** The entry with which began what a message is for, a turn or news of its table: one that was drawn before is another's. */
export function messageBeganSeq(table: PublicTable): number {
  switch (table.phase) {
    case 'playing':
      return Math.max(table.turnSeq ?? 0, table.thawedSeq ?? 0, ...table.leavings.map(({ seq }) => seq))
    default:
      return tellsOfAnEnd(table) ? (table.endSeq ?? 0) : 0
  }
}

/** Whether a game was closed, or broke, that somebody still plays; that a broken one was closed is no news. */
const tellsOfAnEnd = ({ phase, settled, seats, fault }: PublicTable): boolean =>
  phase !== 'lobby' &&
  settled !== null &&
  seats.some(({ person }) => person !== null) &&
  (phase === 'frozen' || fault === null)

/** Whether a new message is due: only those notify anybody, so whatever somebody has to hear needs one. */
export const needsNewMessage = (table: PublicTable, shown: LiveMessage): boolean =>
  // Who plays alone needs no ping, unless the game had stopped.
  shown.messageId === null || shown.seq < (table.solo ? (table.thawedSeq ?? 0) : messageBeganSeq(table))

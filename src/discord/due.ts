import type { Post } from '#commands'
import type { Showing, TableView } from '#table'

/** What can be seen of a message: the seq in its custom ids is not, and none of its buttons minds an older one. */
export const looksOf = (post: Post): string => JSON.stringify(post.components).replaceAll(/("b1:[^":]+:)\d+:/g, '$1')

/**
 * In short what a message is made of, while a game is on: two states with one face have one message, so the choices of
 * an open turn change nothing that others see. Null otherwise: then it is told by the looks.
 */
export function faceOf(table: TableView): string | null {
  if (table.phase !== 'playing' || table.openTurn === null) return null
  const { openTurn, since, acting, actingSeat, seats, options } = table
  return JSON.stringify([openTurn.seq, since, acting, actingSeat, seats, options])
}

/** The entry with which began what a message is for: one that was drawn before is another turn's. */
export function turnStart(table: TableView): number {
  switch (table.phase) {
    case 'playing':
      return table.openTurn?.seq ?? 0
    case 'finished':
      return table.seq
    default:
      return 0
  }
}

/** Whether a new message is due: a turn has begun, or the game has ended, since the one that is shown. */
export function wantsNew(table: TableView, showing: Showing): boolean {
  if (showing.messageId === null) return true
  switch (table.phase) {
    case 'playing':
    case 'finished':
      // Who plays alone needs no ping.
      return !table.solo && showing.seq < turnStart(table)
    default:
      return false
  }
}

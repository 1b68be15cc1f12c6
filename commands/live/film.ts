import { type Journal, scoreSheets } from '#engine'
import type { FilmRequest } from '#render'
import type { PublicTable } from '#table'
import type { Language } from '#text'
import { drawnNames } from '../names.ts'

/**
 * The film of a finished game: how the winner's city grew, the first one's of several; against Tom the player's own.
 * @param segments of its journal
 * @returns null where the game's end is not kept
 */
export function filmRequest(table: PublicTable, segments: Journal['segments'], language: Language): FilmRequest | null {
  const { rules, settled } = table
  if (settled?.ended == null) return null
  const winner = scoreSheets(rules, settled).find(({ rank }) => rank === 1)
  const seat = table.solo ? 0 : winner?.seat
  if (seat === undefined) return null
  return { scene: 'film', rules, segments, seat, ...drawnNames(table, language), language }
}

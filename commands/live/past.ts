import type { PublicTable } from '#table'
import { briefDeeds, type Language, words } from '#text'
import { type Post, post } from '../components.ts'
import { accentOf, nameOf, safeNamesOf } from '../panel.ts'

/**
 * What is left of a live message when a newer one takes its place: whose turn it called to, and what was done in that.
 * It asks for nothing and calls nobody.
 * @param seq the entry at which the message was drawn
 */
export function pastPost(table: PublicTable, seq: number, language: Language): Post {
  const { text, seat } = pastLine(table, seq, language)
  return post([`-# ${text}`], { accent: accentOf(seat) })
}

function pastLine(
  table: PublicTable,
  seq: number,
  language: Language,
): { readonly text: string; readonly seat: number | null } {
  const say = words(language)
  const { brief } = say
  const { settled, lastTurns, turnSeq } = table
  if (settled === null) return { text: brief.past, seat: null }
  const turn = lastTurns.find(({ began, ended }) => began <= seq && seq < ended)
  if (turn !== undefined) {
    const { seat, number, events } = turn
    const deeds = briefDeeds(say, table.rules, events, seat)
    return { text: brief.pastTurn(number, nameOf(table, seat, language), deeds), seat }
  }
  const [first] = lastTurns
  const began = first === undefined ? turnSeq : first.number === 1 ? first.began : null
  if (began !== null && seq < began)
    return { text: brief.pastLobby(safeNamesOf(table, language).slice(0, table.seats.length)), seat: null }
  if (turnSeq !== null && table.reopenedSeq !== null && turnSeq < seq && seq < table.reopenedSeq)
    return { text: brief.pastTakenBack, seat: null }
  if (seq < (lastTurns.at(-1)?.ended ?? 0)) return { text: brief.past, seat: null }
  // The turn is still on, or the table was closed or stopped in it.
  const { seat, number } = settled.turn
  return { text: brief.pastTurn(number, nameOf(table, seat, language), []), seat }
}

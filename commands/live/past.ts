import type { FinishedTurn, PublicTable } from '#table'
import { briefDeeds, type Language, words } from '#text'
import { accentOf, nonEmptyLines, type Post, post } from '../components.ts'
import { safeNameOf, safeNamesOf } from '../names.ts'
import { pointsIfEndedNowLine } from './scores.ts'

/**
 * What is left of a live message when a newer one takes its place: whose turn it called to, what was done in that, and in
 * the turns of computer players after it, which have no message of their own, unless the channel keeps rounds; with the points
 * that all have where a round ended. It asks for nothing and calls nobody.
 * @param seq the entry at which the message was drawn
 */
export function pastPost(table: PublicTable, seq: number, language: Language): Post {
  const { text, seat, turns } = pastLine(table, seq, language)
  const ended = turns === null || table.options.story === 'round' ? [] : table.lastTurns.slice(turns)
  const next = ended.findIndex((turn) => table.seats[turn.seat]?.computer === undefined)
  const computers = next < 0 ? ended : ended.slice(0, next)
  const told = [text, ...computers.map((turn) => turnLine(table, turn, language))].map((line) => `-# ${line}`)
  // Of an earlier turn nobody knows any more what the points were.
  const isNewest = turns !== null && turns + computers.length === table.lastTurns.length
  return post([nonEmptyLines(...told, isNewest && endedRound(table) ? pointsIfEndedNowLine(table, language) : null)], {
    accent: accentOf(seat),
  })
}

/** Whether the newest of the last turns was a round's last; before the first turn none was. */
const endedRound = ({ phase, solo, settled, lastTurns }: PublicTable): boolean =>
  phase === 'playing' && !solo && lastTurns.length > 0 && settled !== null && settled.turn.seat === settled.startingSeat

const turnLine = (table: PublicTable, { seat, number, events }: FinishedTurn, language: Language): string => {
  const say = words(language)
  return say.brief.pastTurn(number, safeNameOf(table, seat, language), briefDeeds(say, table.rules, events, seat))
}

interface PastLine {
  readonly text: string
  readonly seat: number | null
  /** How many of the last turns came until then, that one included; null where it is none of them. */
  readonly turns: number | null
}

function pastLine(table: PublicTable, seq: number, language: Language): PastLine {
  const { brief } = words(language)
  const { settled, lastTurns, turnSeq } = table
  const none = { seat: null, turns: null }
  if (settled === null) return { text: brief.past, ...none }
  const at = lastTurns.findIndex(({ began, ended }) => began <= seq && seq < ended)
  const turn = lastTurns[at]
  if (turn !== undefined) return { text: turnLine(table, turn, language), seat: turn.seat, turns: at + 1 }
  const [first] = lastTurns
  const began = first === undefined ? turnSeq : first.number === 1 ? first.began : null
  if (began !== null && seq < began)
    return { text: brief.pastLobby(safeNamesOf(table, language).slice(0, table.seats.length)), seat: null, turns: 0 }
  if (turnSeq !== null && table.reopenedSeq !== null && turnSeq < seq && seq < table.reopenedSeq)
    return { text: brief.pastTakenBack, ...none }
  if (seq < (lastTurns.at(-1)?.ended ?? 0)) return { text: brief.past, ...none }
  // The turn is still on, or the table was closed or stopped in it.
  const { seat, number } = settled.turn
  return { text: brief.pastTurn(number, safeNameOf(table, seat, language), []), seat, turns: null }
}

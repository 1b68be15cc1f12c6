import { scoreSheets } from '#engine'
import type { TableView } from '#table'
import { type Language, words } from '#text'
import { nameOf } from '../panel.ts'

/** The standing in words, best first; before the end it says so. */
export function scoreLines(table: TableView, language: Language): string | null {
  const state = table.settled
  if (state === null) return null
  const { scores } = words(language)
  const sheets = [...scoreSheets(state)].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const lines = sheets.map((sheet) =>
    scores.standing(sheet.rank, nameOf(table, sheet.seat, language), sheet.total, sheet.litBonfires),
  )
  return [...(state.ended === null ? [`-# ${scores.ifItEndedNow}`] : []), ...lines].join('\n')
}

/** Who won, as a sentence; null before the end. */
export function outcome(table: TableView, language: Language): string | null {
  const state = table.settled
  if (state === null || state.ended === null) return null
  const { scores } = words(language)
  const sheets = scoreSheets(state)
  const best = sheets.filter(({ rank }) => rank === 1)
  const [winner] = best
  if (winner === undefined) return null
  if (table.solo) {
    const [human, tom] = [sheets[0]?.total ?? 0, sheets[1]?.total ?? 0]
    return human > tom ? scores.soloWon(human, tom) : human < tom ? scores.soloLost(human, tom) : scores.soloTied(human)
  }
  if (best.length > 1) {
    return scores.shared(
      best.map(({ seat }) => nameOf(table, seat, language)),
      winner.total,
    )
  }
  const tied = sheets.some((sheet) => sheet !== winner && sheet.total === winner.total)
  const name = nameOf(table, winner.seat, language)
  return tied ? scores.wonByBonfires(name, winner.total, winner.litBonfires) : scores.won(name, winner.total)
}

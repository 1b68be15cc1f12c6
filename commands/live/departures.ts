import type { LiveMessageTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { idsAsMentions, safeNameOf } from '../names.ts'

/** That it is the turn of a seat that was freed, and why it was; null where it was not. */
export function turnOfFreedSeatLine(
  table: LiveMessageTable,
  seat: number,
  called: readonly string[],
  language: Language,
): string | null {
  const freed = table.departures.find((one) => one.seat === seat)?.freed
  return freed === undefined
    ? null
    : words(language).pace.freedToAct(safeNameOf(table, seat, language), freed.why, idsAsMentions(called))
}

/** Whose seats were freed in this turn, but for the one that must act; and whose was just before it, which sits out. */
export function otherFreedLines(table: LiveMessageTable, called: readonly string[], language: Language): string[] {
  const { pace } = words(language)
  return table.departures.flatMap(({ seat, freed }) => {
    if (freed === undefined || seat === table.actingSeat) return []
    const name = safeNameOf(table, seat, language)
    const told = table.seats[seat]?.satOut
      ? pace.lost(called.includes(freed.personId) ? `<@${freed.personId}>` : name)
      : pace.freed(name, freed.why, idsAsMentions(called))
    return `${EMOJI.seat} ${told}`
  })
}

/** Who looks for a substitute. */
export const wantsSubstituteLines = (table: LiveMessageTable, language: Language): string[] =>
  table.seats.flatMap(({ substituteWanted }, seat) =>
    substituteWanted ? `${EMOJI.seat} ${words(language).pace.substituteWanted(safeNameOf(table, seat, language))}` : [],
  )

/** Who left in this turn, and what the others can do; where it is the empty seat's turn, the first line says that. */
export function leftLine(table: LiveMessageTable, called: readonly string[], language: Language): string | null {
  const { live } = words(language)
  const left = table.departures.flatMap(({ seat, freed }) =>
    seat === table.actingSeat || freed !== undefined ? [] : seat,
  )
  if (left.length === 0) return null
  const names = left.map((seat) => safeNameOf(table, seat, language))
  return `${EMOJI.seat} ${live.left(names, idsAsMentions(called))}`
}

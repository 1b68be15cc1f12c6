import type { LiveMessageTable, TableForPerson } from '#table'
import { EMOJI, type Language, words } from '#text'
import { type Button, button } from './components.ts'
import { pressOn } from './custom-id.ts'
import { safeNameOf } from './names.ts'

/**
 * What the others are asked: who wants a turn back, and who has still to say so; null when nothing is asked.
 * @param called ids of the people who are mentioned instead of named
 */
export function undoRequestLine(
  table: LiveMessageTable,
  language: Language,
  called: readonly string[] = [],
): string | null {
  const request = table.undoRequest
  if (request === null) return null
  const { live } = words(language)
  const missing = table.seats.flatMap(({ person }, seat) =>
    person === null || seat === request.seat || request.agreed.includes(seat)
      ? []
      : called.includes(person.id)
        ? `<@${person.id}>`
        : safeNameOf(table, seat, language),
  )
  return `${EMOJI.undo} ${live.undoAsked(safeNameOf(table, request.seat, language), missing)}`
}

/** The two answers. */
export function undoAnswerButtons(table: LiveMessageTable, language: Language): Button[] {
  const request = table.undoRequest
  if (request === null) return []
  const { buttons } = words(language)
  const answer = (agrees: boolean) => pressOn(table, { verb: 'answerundo', asked: request.seq, agrees })
  return [
    button(answer(true), buttons.agreeToUndo, { style: 'success' }),
    button(answer(false), buttons.refuseUndo, { style: 'danger' }),
  ]
}

/** Asks the others; null where that cannot be asked. */
export const askUndoButton = (table: TableForPerson, language: Language) =>
  table.mayAskUndo && table.turnSeq !== null
    ? button(pressOn(table, { verb: 'askundo', turn: table.turnSeq }), words(language).buttons.askUndo, {
        emoji: EMOJI.undo,
      })
    : null

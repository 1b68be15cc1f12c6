import type { TableRefusal, TableView } from '#table'
import { type Language, refusalText, turnSummary, words } from '#text'
import { safeName, safeNamesOf } from './panel.ts'
import { storyWithTom } from './panels/solo.ts'

/** Why a press had no effect, in a sentence. */
export function tableRefusalLine(table: TableView, refusal: TableRefusal, language: Language): string {
  const say = words(language)
  const named = (id: string | null): string | null => {
    const seat = table.seats.find((one) => one.person?.id === id)
    return seat === undefined ? null : safeName(seat.name, language)
  }
  const { tableRefusals } = say
  switch (refusal.code) {
    case 'rules':
      return tableRefusals.rules(refusalText(say, refusal.refusal))
    case 'notYourTurn':
      return tableRefusals.notYourTurn(named(refusal.acting))
    case 'alreadyStarted':
      return tableRefusals.alreadyStarted(refusal.emptySeats.map((seat) => seat + 1))
    case 'tooFewPeople':
      return tableRefusals.tooFewPeople(refusal.seated, refusal.needed)
    case 'notTheHost':
      return tableRefusals.notTheHost(named(refusal.host) ?? say.names.nobody)
    case 'notHostNorModerator':
      return tableRefusals.notHostNorModerator(named(refusal.host) ?? say.names.nobody)
    case 'tableOver':
      return tableRefusals.tableOver(refusal.phase)
    case 'seatNotEmpty':
      return tableRefusals.seatNotEmpty(safeName(refusal.person.name, language))
    default:
      return tableRefusals[refusal.code]
  }
}

/** What the last finished turn came to, for the live message; null before the first. */
export function storyOf(table: TableView, language: Language): string | null {
  if (table.lastTurn === null || table.settled === null) return null
  if (table.solo) return storyWithTom(table, table.settled, language)
  const told = turnSummary(words(language), table.settled, safeNamesOf(table, language), table.lastTurn.events)
  return told === '' ? null : told
}

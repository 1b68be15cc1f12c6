import type { GameEvent, GameState, Refusal } from '#engine'
import type { TableRefusal, TableView } from '#table'
import { clip, escapeName, type Language, LIMITS, type Words, words } from '#text'
import { gainedBy } from './label.ts'
import { nameOf } from './panel.ts'

/** Why the rules forbid something, in a sentence. */
export const refusalLine = (say: Words, refusal: Refusal): string => say.refusals[refusal.code](refusal.figures ?? {})

/** Why a press had no effect, in a sentence. */
export function tableRefusalLine(table: TableView, refusal: TableRefusal, language: Language): string {
  const say = words(language)
  const named = (id: string | null): string | null => {
    const seat = table.seats.find((one) => one.person?.id === id)
    return seat === undefined ? null : escapeName(seat.name)
  }
  const { tableRefusals } = say
  switch (refusal.code) {
    case 'rules':
      return tableRefusals.rules(refusalLine(say, refusal.refusal))
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
      return tableRefusals.seatNotEmpty(escapeName(refusal.person.name))
    default:
      return tableRefusals[refusal.code]
  }
}

/** What happened, in sentences: at most as long as the live message has room for. */
export function story(_state: GameState, names: readonly string[], events: readonly GameEvent[], say: Words): string {
  const seats = [...new Set(events.flatMap((event) => ('seat' in event ? event.seat : [])))]
  return seats.map((seat) => say.narration.sentence(names[seat] ?? '', [gainedBy(seat, events)])).join(' ')
}

/** What the last finished turn came to; null before the first. */
export function storyOf(table: TableView, language: Language): string | null {
  if (table.lastTurn === null || table.settled === null) return null
  const names = table.settled.cities.map((_, seat) => nameOf(table, seat, language))
  return clip(story(table.settled, names, table.lastTurn.events, words(language)), LIMITS.turnSummary)
}

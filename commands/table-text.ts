import { computerActs, type FinishedTurn, freeSeatsOf, type PublicTable, type TableRefusal } from '#table'
import { briefTurn, EMOJI, escapeName, type Language, refusalText, turnSummary, words } from '#text'
import { nameOf, safeName, safeNamesOf, sitterName } from './panel.ts'
import { recapWithTom } from './solo/tom.ts'

/** Why a press had no effect, in a sentence. */
export function tableRefusalLine(table: PublicTable, refusal: TableRefusal, language: Language): string {
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
      return tableRefusals.notYourTurn(
        computerActs(table) ? nameOf(table, table.actingSeat ?? 0, language) : named(refusal.acting),
      )
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
    case 'notSeated':
      return tableRefusals.notSeated(table.phase, freeSeats(table))
    case 'noSuchSeat':
      return tableRefusals.noSuchSeat(freeSeats(table))
    case 'tooManyTables':
      return tableRefusals.tooManyTables(refusal.most)
    case 'seatNotEmpty':
      return tableRefusals.seatNotEmpty(safeName(refusal.person.name, language))
    case 'computerSits':
      return tableRefusals.computerSits(escapeName(sitterName({ name: refusal.name, computer: true }, language)))
    default:
      return tableRefusals[refusal.code]
  }
}

/** Numbers, from 1, of the seats that can be taken over. */
const freeSeats = (table: PublicTable): number[] => freeSeatsOf(table).map((seat) => seat + 1)

/**
 * Why somebody who wants to take a turn cannot get a panel of their own: who sits there has one once the game is on.
 * Null for those who have.
 */
export function whyNoPanel(table: PublicTable, personId: string, language: Language): string | null {
  const say = words(language).tableRefusals
  const seated = table.seats.some(({ person }) => person?.id === personId)
  if (table.phase === 'lobby') return seated ? say.notStarted : say.notSeated('lobby', [])
  if (table.phase !== 'playing') return say.tableOver(table.phase)
  return seated ? null : say.notSeated('playing', freeSeats(table))
}

/**
 * What the last finished turn came to, for the live message; null before the first. Of turns of computer players, which
 * have no message of their own, all in a row are told in brief, after the person's turn before them.
 */
export function recapOf(table: PublicTable, language: Language): string | null {
  if (table.lastTurn === null || table.settled === null) return null
  if (table.solo) return recapWithTom(table, language)
  const say = words(language)
  const names = safeNamesOf(table, language)
  const byComputer = ({ seat }: FinishedTurn) => table.seats[seat]?.computer !== undefined
  const before = table.lastTurns.findLastIndex((turn) => !byComputer(turn))
  const told = table.lastTurns[before]
  const own = told === undefined ? '' : turnSummary(say, table.rules, names, told.events)
  const after = table.lastTurns
    .slice(before + 1)
    .map((turn) => `${EMOJI.computer} ${briefTurn(say, table.rules, names[turn.seat] ?? '', turn)}.`)
  const lines = [own, ...after].filter((line) => line !== '')
  return lines.length === 0 ? null : lines.join('\n')
}

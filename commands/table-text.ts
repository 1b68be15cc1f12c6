import {
  type ActionOutcome,
  computerActs,
  type FinishedTurn,
  type LiveMessageTable,
  type PublicTable,
  type TableRefusal,
  takeableSeatsOf,
} from '#table'
import { briefTurn, clippedNarration, EMOJI, escapeName, type Language, refusalText, words } from '#text'
import { nonEmptyLines, type Yielding, yieldingLines } from './components.ts'
import { seatOfPerson } from './looks/view.ts'
import { safeName, safeNameOf, safeNamesOf, sitterName } from './names.ts'
import { recapWithTom } from './solo/tom.ts'
import { liveMessageLabels } from './table-language.ts'

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
        computerActs(table) ? safeNameOf(table, table.actingSeat ?? 0, language) : named(refusal.acting),
      )
    case 'alreadyStarted':
      return tableRefusals.alreadyStarted(refusal.emptySeats.map((seat) => seat + 1))
    case 'tooFewPeople':
      return tableRefusals.tooFewPeople(refusal.seated, refusal.needed)
    case 'notTheHost':
    case 'notHostNorModerator':
      return tableRefusals[refusal.code](named(refusal.host) ?? say.names.nobody)
    case 'tableOver':
      return tableRefusals.tableOver(refusal.phase)
    case 'notSeated':
      return tableRefusals.notSeated(table.phase, freeSeats(table), liveMessageLabels(table))
    case 'noSuchSeat':
      return tableRefusals.noSuchSeat(freeSeats(table))
    case 'tooManyTables':
    case 'tooManyHere':
    case 'fewerComputers':
    case 'planFull':
      return tableRefusals[refusal.code](refusal.most)
    case 'seatNotEmpty':
      return tableRefusals.seatNotEmpty(safeName(refusal.person.name, language))
    case 'computerSits':
      return tableRefusals.computerSits(escapeName(sitterName({ name: refusal.name, computer: true }, language)))
    default:
      return tableRefusals[refusal.code]
  }
}

/** Why nothing came of an action, in a sentence; null where something did. */
export const refusalLineOfOutcome = (outcome: ActionOutcome, language: Language): string | null =>
  outcome.kind === 'refused' ? tableRefusalLine(outcome.table, outcome.refusal, language) : null

/** Numbers, from 1, of the seats that can be taken over. */
const freeSeats = (table: PublicTable): number[] => takeableSeatsOf(table).map((seat) => seat + 1)

/**
 * Why somebody cannot get a panel: only players have one, once the game is on. Null for those who can.
 */
export function whyNoPanel(table: PublicTable, personId: string, language: Language): string | null {
  const say = words(language).tableRefusals
  const seated = seatOfPerson(table, personId) !== null
  if (table.phase === 'lobby') return seated ? say.notStarted : say.notSeated('lobby', [], liveMessageLabels(table))
  if (table.phase !== 'playing') return say.tableOver(table.phase)
  return seated ? null : say.notSeated('playing', freeSeats(table), liveMessageLabels(table))
}

/**
 * Turns since somebody was called last, a line each: the last finished turn and, if it was a computer player's, those
 * before it back to a person's. Turns of computer players are brief. Empty before the first.
 * @param reader the seat of who alone reads it, and is called you: it begins with the last turn of that seat, which has just
 * ended; null where others read it too
 */
function recapLines(table: LiveMessageTable, language: Language, reader: number | null): string[] {
  if (table.lastTurn === null || table.settled === null) return []
  if (table.solo) return recapWithTom(table, language, reader)
  return turnsToTell(table, reader).flatMap((turn) => recapLine(table, turn, language, reader) ?? [])
}

/** The same as a text; null before the first. */
export const recapOf = (table: PublicTable, language: Language, reader: number | null): string | null =>
  nonEmptyLines(...recapLines(table, language, reader))?.join('\n') ?? null

/** The same for the live message: the oldest give way if room is short. */
export const recapWithin = (table: LiveMessageTable, language: Language): Yielding =>
  yieldingLines(recapLines(table, language, null), `-# ${words(language).log.more}`, 'first')

/** The same without the last turn, where that one is told anyway. */
export const recapWithoutLastTurn = (table: LiveMessageTable, language: Language): string[] =>
  table.solo
    ? []
    : turnsToTell(table, null)
        .slice(0, -1)
        .flatMap((turn) => recapLine(table, turn, language, null) ?? [])

const byComputer = ({ seats }: LiveMessageTable, { seat }: FinishedTurn): boolean => seats[seat]?.computer !== undefined

/** As many as a message has room for; only computer players take several turns in a row. */
const MOST_TOLD = 4

function turnsToTell(table: LiveMessageTable, from: number | null): readonly FinishedTurn[] {
  const { lastTurns } = table
  const own = lastTurns.findLastIndex(({ seat }) => seat === from)
  const called = lastTurns.findLastIndex((turn) => !turn.planned && !byComputer(table, turn))
  return lastTurns.slice(Math.max(own < 0 ? called : own, 0)).slice(-MOST_TOLD)
}

function recapLine(
  table: LiveMessageTable,
  turn: FinishedTurn,
  language: Language,
  reader: number | null,
): string | null {
  const say = words(language)
  const names = safeNamesOf(table, language)
  if (byComputer(table, turn)) return `${EMOJI.computer} ${briefTurn(say, table.rules, names[turn.seat] ?? '', turn)}.`
  const told = clippedNarration(say, table.rules, names, turn.events, reader)
  if (told === '') return null
  return turn.planned ? `${EMOJI.plan} ${say.phrases.labelled(`**${say.ahead.played}**`, told)}` : told
}

/** Why a table was closed, in a sentence; null where it was not. A moderator who closes it while a game is on stops that. */
export const closedText = ({ closed, settled }: PublicTable, language: Language): string | null =>
  closed === null ? null : words(language).live.closed(closed === 'moderator' && settled !== null ? 'stopped' : closed)

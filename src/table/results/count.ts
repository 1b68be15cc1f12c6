import { type Journal, RULES_NUMBER, standardRules } from '#engine'
import { type AchievementKey, achievementsOfSeat, type GameFacts } from '#results'
import { errorMessage } from '../errors.ts'
import { journalWithoutBox } from '../log/history.ts'
import { tableClosedAt } from '../people/profile.ts'
import type { TableRowWithoutState } from '../repository.ts'
import { boxHashesOf } from '../service/rules-by-box.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { readableEntries, type TableEntry } from '../state/entries.ts'
import { evolveSeating, NOBODY_SEATED } from '../state/seating.ts'
import { isForgotten, type SeatView } from '../state/seats.ts'
import type { EndedTableResult, ParticipationOutcome } from './repository.ts'
import { RESULTS_VERSION, type ResultData } from './result.ts'

/**
 * Reckons what became of a table that has ended, from its entries alone.
 * @returns what is to be kept: the same whenever, and by whichever process, it is made
 * @throws where the thought took too long; it can be asked again
 */
export async function computeEndedTableResult(
  context: ServiceContext,
  table: TableRowWithoutState,
): Promise<EndedTableResult> {
  const { repository, boxes } = context
  const { id: tableId, ended } = table
  const rows = await repository.entries(tableId)
  const entries = readableEntries(rows)
  const participants = participantsOf(entries, ended === 'finished')
  const count: EndedTableResult = {
    ...{ tableId, guildId: table.guildId ?? table.askedIn, endedAt: tableClosedAt(table), counted: RESULTS_VERSION },
    seq: rows.at(-1)?.seq ?? 0,
    result: null,
    people: [],
  }
  if (participants === null) return count
  const journal = ended === 'finished' ? journalWithoutBox(entries) : null
  await boxes.load(boxHashesOf(null, rows))
  const box = entries.flatMap(({ entry }) => (entry.type === 'started' ? entry.setup.box : [])).at(-1)
  const facts = journal && box ? await factsIn(context, tableId, box, journal.segments) : null
  const data = facts === null ? null : resultOf(facts, participants, box === standardRules.hash)
  const people = [...participants.outcomes].map(([personId, outcome]) => ({
    personId,
    outcome,
    achievements: data === null ? [] : achievedBy(data, personId),
  }))
  if (data === null) return { ...count, people }
  return { ...count, result: { players: data.kind === 'tom' ? 1 : data.seats.length, data }, people }
}

/** Who played in a game, as its entries tell it. */
interface Participants {
  /** When it began. */
  readonly starters: readonly SeatView[]
  /** After the last entry. */
  readonly seats: readonly SeatView[]
  /** By id; those who left and came back played to the end. Of a game that was closed only those who had gone are here. */
  readonly outcomes: ReadonlyMap<string, ParticipationOutcome>
  /** Somebody who played in it is forgotten. */
  readonly forgotten: boolean
}

/**
 * Who played in a game and how that ended for them.
 * @param finished whether it was played to its end
 * @returns null where no game began
 */
function participantsOf(entries: readonly TableEntry[], finished: boolean): Participants | null {
  const outcomes = new Map<string, ParticipationOutcome>()
  let seated = NOBODY_SEATED
  let starters: readonly SeatView[] | null = null
  let forgotten = false
  for (const one of entries) {
    const { entry } = one
    seated = evolveSeating(seated, one)
    if (entry.type === 'started') starters = seated.seating.seats
    if (starters === null) continue
    if (entry.type === 'left') outcomes.set(entry.person, 'left')
    if (entry.type === 'freed') outcomes.set(entry.person, 'lost')
    if (entry.type === 'tookOver') outcomes.delete(entry.person.id)
    if (entry.type === 'forgotten') forgotten ||= entry.seats.length > 0
  }
  if (starters === null) return null
  const { seats } = seated.seating
  if (finished) for (const { person } of seats) if (person !== null) outcomes.set(person.id, 'finished')
  const ids = [...outcomes.keys(), ...starters.flatMap(({ person }) => person?.id ?? [])]
  forgotten ||= ids.some(isForgotten)
  for (const id of ids) if (isForgotten(id)) outcomes.delete(id)
  return { starters, seats, outcomes, forgotten }
}

/** Null for a game that cannot be played again: under other rules, or because what is kept of it is broken. */
async function factsIn(
  { boxes, factsOf, log }: ServiceContext,
  tableId: string,
  box: string,
  segments: Journal['segments'],
): Promise<GameFacts | null> {
  if (factsOf === undefined || segments.at(-1)?.rules !== RULES_NUMBER) return null
  try {
    return await factsOf(boxes.rulesOf(box), segments)
  } catch (error) {
    // It took too long: that says nothing about the game.
    if (error instanceof Error && error.name === 'AbortError') throw error
    log?.error({ table: tableId, error: errorMessage(error) }, 'a finished game cannot be reckoned')
    return null
  }
}

function resultOf(facts: GameFacts, participants: Participants, standardBox: boolean): ResultData {
  const { starters, seats, forgotten } = participants
  // One that plays on for somebody who left takes nothing from the game of the others.
  const withComputer = starters.some(({ computer }) => computer !== undefined)
  return {
    kind: facts.tom !== null ? 'tom' : withComputer ? 'computers' : 'people',
    standardBox,
    counts: !forgotten,
    seats: facts.seats.map((_, seat) => {
      const { name = '', computer = null } = seats[seat] ?? {}
      return { personId: idOf(seats[seat]), name, computer, starterId: idOf(starters[seat]) }
    }),
    facts,
  }
}

/** What somebody achieved who played the whole game on one seat. */
function achievedBy({ seats, facts }: ResultData, personId: string): readonly AchievementKey[] {
  const seat = seats.findIndex((one) => one.personId === personId && one.starterId === personId)
  return seat < 0 ? [] : achievementsOfSeat(facts, seat)
}

const idOf = (seat: SeatView | undefined): string | null => {
  const id = seat?.person?.id ?? null
  return id === null || isForgotten(id) ? null : id
}

import { type Journal, RULES_NUMBER, standardRules } from '#engine'
import { type Achievement, achievementsOf, type GameFacts } from '#results'
import { errorMessage } from '../errors.ts'
import { journalOf } from '../log/history.ts'
import { closedAtOf } from '../people/profile.ts'
import type { StoredTableRow } from '../repository.ts'
import { boxesOf } from '../service/rules-by-box.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { parseEntries } from '../state/entries.ts'
import { isForgotten, type SeatView } from '../state/seats.ts'
import { type Participants, participantsOf } from './participants.ts'
import type { Count } from './repository.ts'
import { COUNTED, type ResultData } from './result.ts'

/**
 * Reckons what became of a table that has ended, from its entries alone.
 * @returns what is to be kept: the same whenever, and by whichever process, it is made
 * @throws where the thought took too long; it can be asked again
 */
export async function countTable(context: ServiceContext, table: StoredTableRow): Promise<Count> {
  const { repository, boxes } = context
  const { id: tableId, ended } = table
  const rows = await repository.entries(tableId)
  const entries = parseEntries(rows)
  const participants = participantsOf(entries, ended === 'finished')
  const count: Count = {
    ...{ tableId, guildId: table.guildId ?? table.askedIn, endedAt: closedAtOf(table), counted: COUNTED },
    seq: rows.at(-1)?.seq ?? 0,
    result: null,
    people: [],
  }
  if (participants === null) return count
  const journal = ended === 'finished' ? journalOf(entries) : null
  await boxes.load(boxesOf(null, rows))
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
function achievedBy({ seats, facts }: ResultData, personId: string): readonly Achievement[] {
  const seat = seats.findIndex((one) => one.personId === personId && one.starterId === personId)
  return seat < 0 ? [] : achievementsOf(facts, seat)
}

const idOf = (seat: SeatView | undefined): string | null => {
  const id = seat?.person?.id ?? null
  return id === null || isForgotten(id) ? null : id
}

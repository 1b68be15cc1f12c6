import { RULES_NUMBER, standardRules } from '#engine'
import { CLOCK_OPTIONS, DEFAULT_OPTIONS, type Pace, type TableAction, TIME_ENDINGS } from '#table'
import { type Actor, newDraft, type ValidationContext, withEntry } from '#table/actions/draft'
import { validate } from '#table/actions/validate'
import type { Pauses } from '#table/clock/turn-clock'
import { bankTimeUsedForEntry, withTurnBankTimeSpent } from '#table/clock/turn-clock'
import type { TimedEntryOf } from '#table/state/entries'
import { withGame, withSeqAndTimeOfEntry } from '#table/state/evolve'
import { emptyTableState, type TableState } from '#table/state/state'
import { type Dice, seedFor } from '../dice.ts'

/** What a press at a table of the simulation is validated with. @param at in ms */
export const contextAt = (at: number, pausesOf: (personId: string) => Pauses): ValidationContext => ({
  at,
  sureAt: at,
  rulesNumber: RULES_NUMBER,
  newGames: standardRules,
  formerGame: null,
  rulesOf: () => standardRules,
  seed: () => seedFor('a month'),
  pausesOf,
  decidesTomsTies: () => true,
})

const actor = (id: string): Actor => ({ person: { id, name: id }, moderator: false, interactionId: null })

/** The table after a press; as it was where that is refused. */
export function pressed(state: TableState, id: string, action: TableAction, now: ValidationContext): TableState {
  const verdict = validate(state, { ...actor(id), action }, now)
  return 'code' in verdict ? state : verdict.table
}

/** A pace with a clock, and with something agreed for its end. */
export function somePace(dice: Dice): Pace {
  const atEnd = dice.weighted(TIME_ENDINGS, (one) => (one === 'free' ? 3 : 1))
  const clocks = CLOCK_OPTIONS.flatMap((clock): Pace[] => (clock.kind === 'live' ? [] : [{ ...clock, atEnd }]))
  return dice.pick(clocks)
}

/** A game that has just begun. */
export function begun(id: string, people: readonly string[], pace: Pace, now: ValidationContext): TableState {
  const [host = '', ...others] = people
  const empty = emptyTableState({ id, guildId: 'guild', channelId: id, cardChannelId: null }, new Date(now.at))
  const opened = {
    type: 'opened',
    host: { id: host, name: host },
    solo: false,
    options: { ...DEFAULT_OPTIONS, pace },
  } as const
  const lobby = withEntry(newDraft(empty, actor(host), now), opened).table
  const full = others.reduce((state, one) => pressed(state, one, { kind: 'join' }, now), lobby)
  return pressed(full, host, { kind: 'start' }, now)
}

/**
 * The table after whoever must act has ended the turn. Nothing is played: the next seat that takes turns has it, and the
 * clocks and what is kept of turns are as after any.
 * @param planned as it was planned ahead
 */
export function turnEnded(state: TableState, now: ValidationContext, planned = false): TableState {
  const { game, seating, seq } = state
  if (game === null) throw new Error('the game has not begun')
  const { settled } = game
  const { seats } = seating
  const { seat, number } = settled.turn
  const next = [1, 2, 3, 4].map((step) => (seat + step) % 4).find((one) => seats[one]?.satOut === false) ?? seat
  const at = new Date(now.at)
  const person = seats[seat]?.person?.id ?? ''
  const entry: TimedEntryOf<'choice'> = {
    type: 'choice',
    at: now.at,
    seat,
    choice: 'end',
    press: seq,
    told: [],
    ...bankTimeUsedForEntry(state, now.pausesOf(person), now.at),
  }
  const turn = { seat, number, began: game.began, ended: seq + 1, events: [], at, planned }
  const after = {
    ...game,
    settled: { ...settled, turn: { ...settled.turn, seat: next, number: number + 1 } },
    began: seq + 1,
    lastTurns: [...game.lastTurns.slice(-7), turn],
    since: at,
  }
  const kept = { seq: seq + 1, actor: person, interactionId: null, entry }
  return withGame(withSeqAndTimeOfEntry(state, kept), withTurnBankTimeSpent(state, after, entry))
}

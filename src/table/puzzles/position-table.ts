import { RULES_NUMBER, standardRules } from '#engine'
import type { TimedEntry } from '../state/entries.ts'
import { evolve } from '../state/evolve.ts'
import { DEFAULT_OPTIONS } from '../state/options.ts'
import type { Person } from '../state/seats.ts'
import { type EvolveContext, emptyTableState, type TableState } from '../state/state.ts'
import type { Puzzle } from './puzzles.ts'

/** Context of such games. */
export const STANDARD_EVOLVE_CONTEXT: EvolveContext = { rulesNumber: RULES_NUMBER, rulesOf: () => standardRules }

const playerAt = (seat: number): Person => ({ id: `chair ${seat}`, name: '' })

/**
 * A table for a position. It is kept nowhere, and nobody sits there yet.
 * @param id stands for it in custom ids
 * @throws when a choice is not legal
 */
export function positionTable(id: string, { setup, played }: Pick<Puzzle, 'setup' | 'played'>): TableState {
  const options = { ...DEFAULT_OPTIONS, edition: setup.edition, beginnerIslands: setup.beginnerIslands }
  const at = 0
  const players = Array.from({ length: setup.players }, (_, seat) => playerAt(seat))
  const entries: TimedEntry[] = [
    { type: 'opened', at, host: playerAt(0), solo: setup.solo !== null, options },
    ...players.slice(1).map((person): TimedEntry => ({ type: 'joined', at, person })),
    { type: 'started', at, rules: RULES_NUMBER, setup },
    ...played.map((choice): TimedEntry => ({ type: 'choice', at, seat: 0, choice, press: 0, told: [] })),
  ]
  const start = emptyTableState({ id, guildId: null, channelId: '', cardChannelId: null }, new Date(at))
  return entries.reduce(
    (table, entry, index) =>
      evolve(table, { seq: index + 1, actor: null, interactionId: null, entry }, STANDARD_EVOLVE_CONTEXT),
    start,
  )
}

import type { TableState } from './state.ts'

/**
 * Whether a table names somebody who can be forgotten at any moment, perhaps by another process: everybody but those who
 * sit at it while it is open. What is in memory of it is no use without asking the database.
 */
export const namesForgettable = ({ phase, seats, heldSeats, leavings, takeovers }: TableState): boolean =>
  (phase !== 'lobby' && phase !== 'playing') ||
  heldSeats.length > 0 ||
  seats.some(({ person, computer, name }) => person === null && computer === undefined && name !== '') ||
  leavings.some(({ freed }) => freed !== undefined) ||
  takeovers.some(({ relieved }) => relieved !== null)

import { newGame, type Setup } from '#engine'
import { type Actor, type PendingEntries, type ValidationContext, withEntry } from './draft.ts'
import { startsByItself } from './lobby-rules.ts'
import { seatsAgain, sitterOf } from './rematch.ts'

/** How often the dice are cast until somebody begins of four: in vain once in a hundred million times. */
const CASTS = 64

/** Adds the start of the game to a draft; where it is played again, with the seats as before and the start passed on. */
export function withGameStart(draft: PendingEntries, actor: Actor, now: ValidationContext): PendingEntries {
  const { seats } = draft.state
  const { formerGame } = now
  if (formerGame === null) return withStart(draft, actor, now, null)
  const { order, first } = seatsAgain(formerGame, seats.map(sitterOf))
  const isAsBefore = order.every((from, seat) => from === seat)
  const seated = isAsBefore ? draft : withEntry(draft, { type: 'arranged', at: now.at, order: [...order] }, actor, now)
  return withStart(seated, actor, now, first)
}

/**
 * The start is drawn (R2.10): where it is to be somebody's, the game is dealt until it is theirs. So what is kept of a game
 * and how it is set up are as always.
 */
function withStart(draft: PendingEntries, actor: Actor, now: ValidationContext, first: number | null): PendingEntries {
  const { options, seats, solo } = draft.state
  const setupOf = (seed: string): Setup => ({
    players: seats.length,
    seed,
    edition: options.edition,
    beginnerIslands: options.beginnerIslands,
    solo: solo ? { handicap: options.handicap, letTomDecide: options.letTomDecide } : null,
    box: now.newGames.hash,
  })
  let setup = setupOf(now.seed())
  for (let cast = 1; first !== null && cast < CASTS && newGame(now.newGames, setup).startingSeat !== first; cast++)
    setup = setupOf(now.seed())
  return withEntry(draft, { type: 'started', at: now.at, rules: now.rulesNumber, setup }, actor, now)
}

/** The same as soon as so many sit there as the host wants; else the draft as it is. */
export const withStartByItself = (draft: PendingEntries, actor: Actor, now: ValidationContext): PendingEntries =>
  startsByItself(draft.state, new Date(now.at)) ? withGameStart(draft, actor, now) : draft

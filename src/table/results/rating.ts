import { rate, rating } from 'openskill'

/** What is thought of somebody's play, and how unsure that is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Rounded after every game: what the machines of this world make of an exponent differs in the last digits. */
const DIGITS = 1e6
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

const made = ({ mu, sigma }: Rating): Rating => ({ mu: rounded(mu), sigma: rounded(sigma) })

/** Of somebody who has not been rated yet. */
export const NEW_RATING: Rating = made(rating())

/**
 * The ratings after a game.
 * @param players with what they came in as, 1 for the best; ties share it
 * @returns in the same order
 */
export function ratingsAfterGame(players: readonly (Rating & { readonly place: number })[]): Rating[] {
  const teams = players.map(({ mu, sigma }) => [{ mu, sigma }])
  return rate(teams, { rank: players.map(({ place }) => place) }).flatMap((team) => team.map(made))
}

/** As it is shown: 1000 for somebody new; it rises with what is thought of the play, and with being surer of that. */
export const shownRating = ({ mu, sigma }: Rating): number => Math.round(1000 + 40 * (mu - 3 * sigma))

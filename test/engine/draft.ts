import type { z } from 'zod'
import type { GameState, stateSchema } from '#engine'

/** A state that a test may change throughout. */
export type Draft = z.infer<typeof stateSchema>
export type CityDraft = Draft['cities'][number]

/** A copy of a state, none of which is shared. */
export function draftOf(state: GameState): Draft {
  const draft: Draft = JSON.parse(JSON.stringify(state))
  return draft
}

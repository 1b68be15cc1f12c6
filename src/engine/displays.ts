import { cityOf, type Emit, pileIndex } from './city.ts'
import { shuffle } from './random.ts'
import type { Draft, GameState, SpecialistId } from './state.ts'
import type { Seat } from './terms.ts'

/** R3.6: whether something taken this turn waits to be replaced by what lies face down. */
export const somethingWaits = (state: GameState): boolean => whatWaits(state).length > 0

/** R3.6: of which kinds it is. */
export const whatWaits = (state: GameState): readonly ('paths' | 'gnomes' | 'offerings')[] => [
  ...(pathsWait(state) ? (['paths'] as const) : []),
  ...(gnomesWait(state) ? (['gnomes'] as const) : []),
  ...(offeringsWait(state, state.turn.seat) ? (['offerings'] as const) : []),
]

const pathsWait = (state: GameState) => state.pathPile.length > 0 && state.pathDisplay.includes(null)
const gnomesWait = (state: GameState) => gnomesLeft(state) > 0 && state.gnomeDisplay.includes(null)
const offeringsWait = (state: GameState, seat: Seat) => {
  const { open, piles } = cityOf(state, seat).offerings
  return (open[0] === null && piles[0].length > 0) || (open[1] === null && piles[1].length > 0)
}

/** Gnomes that can still come up: in the pile, or in solo games among the discards (R16.5). */
export const gnomesLeft = (state: GameState): number => state.gnomePile.length + state.gnomeDiscards.length

/** The next gnome of the pile; an empty pile is made anew from the discards (R16.5). */
export function drawGnome(draft: Draft): SpecialistId | undefined {
  if (draft.gnomePile.length === 0) draft.gnomePile = shuffle(draft, draft.gnomeDiscards.splice(0))
  return draft.gnomePile.shift()
}

/** Fills the gaps of a display from the left; says what came up. */
function refill<T>(display: (T | null)[], draw: () => T | undefined): T[] {
  const cameUp: T[] = []
  display.forEach((item, index) => {
    if (item !== null) return
    const next = draw()
    if (next === undefined) return
    display[index] = next
    cameUp.push(next)
  })
  return cameUp
}

/** R6.1 */
export function refillPaths(draft: Draft, emit: Emit): void {
  const tiles = refill(draft.pathDisplay, () => draft.pathPile.shift())
  if (tiles.length > 0) emit({ kind: 'pathsTurnedUp', tiles })
}

/** R12.2 */
export function refillGnomes(draft: Draft, emit: Emit): void {
  const gnomes = refill(draft.gnomeDisplay, () => drawGnome(draft))
  if (gnomes.length > 0) emit({ kind: 'gnomesTurnedUp', gnomes })
}

/** R8.4: the next offering tile of each pile whose open one was given. */
export function turnUpOfferings(draft: Draft, emit: Emit, seat: Seat): void {
  const { open, piles } = cityOf(draft, seat).offerings
  for (const pile of [1, 2] as const) {
    const index = pileIndex(pile)
    if (open[index] !== null) continue
    const resource = piles[index].shift()
    if (resource === undefined) continue
    open[index] = resource
    emit({ kind: 'offeringTurnedUp', seat, pile, resource })
  }
}

/** R3.6: all that waits. */
export function turnUpAll(draft: Draft, emit: Emit): void {
  refillPaths(draft, emit)
  refillGnomes(draft, emit)
  turnUpOfferings(draft, emit, draft.turn.seat)
}

import { candidatesHandler } from './choice-handler.ts'
import { cityOf, type Emit, offeringPileNumberToIndex } from './city.ts'
import { shuffleInPlace } from './random.ts'
import { refuse } from './refusal.ts'
import type { Draft, GameState, PathTile, SpecialistGnomeId } from './state.ts'
import type { Seat } from './terms.ts'

/** R3.6: whether something taken this turn waits to be replaced by what lies face down. */
const anyRefillWaits = (state: GameState): boolean => refillsWaiting(state).length > 0

/** R3.6: of which kinds it is. */
export const refillsWaiting = (state: GameState): readonly ('paths' | 'gnomes' | 'offerings')[] => [
  ...(pathsWait(state) ? (['paths'] as const) : []),
  ...(gnomesWait(state) ? (['gnomes'] as const) : []),
  ...(offeringsWait(state, state.turn.seat) ? (['offerings'] as const) : []),
]

const pathsWait = (state: GameState) => state.pathPile.length > 0 && state.pathDisplay.includes(null)
const gnomesWait = (state: GameState) => drawableGnomeCount(state) > 0 && state.gnomeDisplay.includes(null)
const offeringsWait = (state: GameState, seat: Seat) => {
  const { open, piles } = cityOf(state, seat).offerings
  return (open[0] === null && piles[0].length > 0) || (open[1] === null && piles[1].length > 0)
}

/** Gnomes that can still come up: in the pile, or in solo games among the discards (R16.5). */
export const drawableGnomeCount = (state: GameState): number => state.gnomePile.length + state.gnomeDiscards.length

/** The next gnome of the pile; an empty pile is made anew from the discards (R16.5). */
export function drawGnome(draft: Draft): SpecialistGnomeId | undefined {
  if (draft.gnomePile.length === 0) {
    draft.gnomePile = shuffleInPlace(draft, [...draft.gnomeDiscards])
    draft.gnomeDiscards = []
  }
  const [gnome, ...left] = draft.gnomePile
  draft.gnomePile = left
  return gnome
}

/** Fills the gaps of a display from the left; says what came up. */
function refill<T>(display: readonly (T | null)[], draw: () => T | undefined): { display: (T | null)[]; cameUp: T[] } {
  const cameUp: T[] = []
  const filled = display.map((item) => {
    if (item !== null) return item
    const next = draw()
    if (next === undefined) return null
    cameUp.push(next)
    return next
  })
  return { display: filled, cameUp }
}

/** R6.1: the top one of the draw pile. */
export function drawTopPathTile(draft: Draft): PathTile | undefined {
  const [tile, ...left] = draft.pathPile
  draft.pathPile = left
  return tile
}

/** R6.1 */
export function refillPaths(draft: Draft, emit: Emit): void {
  if (!draft.pathDisplay.includes(null)) return
  const { display, cameUp: tiles } = refill(draft.pathDisplay, () => drawTopPathTile(draft))
  draft.pathDisplay = display
  if (tiles.length > 0) emit({ kind: 'pathsTurnedUp', tiles })
}

/** R12.2 */
export function refillGnomes(draft: Draft, emit: Emit): void {
  if (!draft.gnomeDisplay.includes(null)) return
  const { display, cameUp: gnomes } = refill(draft.gnomeDisplay, () => drawGnome(draft))
  draft.gnomeDisplay = display
  if (gnomes.length > 0) emit({ kind: 'gnomesTurnedUp', gnomes })
}

/** R8.4: the next offering tile of each pile whose open one was given. */
export function turnUpCityOfferings(draft: Draft, emit: Emit, seat: Seat): void {
  const city = cityOf(draft, seat)
  for (const pile of [1, 2] as const) {
    const index = offeringPileNumberToIndex(pile)
    const { open, piles } = city.offerings
    const [resource, ...left] = piles[index]
    if (open[index] !== null || resource === undefined) continue
    city.offerings =
      index === 0
        ? { open: [resource, open[1]], piles: [left, piles[1]] }
        : { open: [open[0], resource], piles: [piles[0], left] }
    emit({ kind: 'offeringTurnedUp', seat, pile, resource })
  }
}

/** R3.6: the turn's player asks for what waits to be turned up. */
export const turnupHandler = candidatesHandler<'turnup'>({
  candidates: () => [{ kind: 'turnup' }],
  refuse: (state) => (anyRefillWaits(state) ? null : refuse('nothingToTurnUp', 'R3.6')),
  apply: (draft, _question, _choice, emit) => turnUpAllThatWaits(draft, emit),
})

/** R3.6: all that waits. */
export function turnUpAllThatWaits(draft: Draft, emit: Emit): void {
  refillPaths(draft, emit)
  refillGnomes(draft, emit)
  turnUpCityOfferings(draft, emit, draft.turn.seat)
}

import type { Choice } from './choice.ts'
import { candidatesHandler, turnOptionHandler } from './choice-handler.ts'
import { actingCity, type Emit, gainIfAbility, lastPathSpace } from './city.ts'
import type { Question } from './decision.ts'
import { drawTopPathTile, refillPaths } from './displays.ts'
import { tilesShortRefusal } from './pay.ts'
import { shuffleInPlace } from './random.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { type City, type Draft, type GameState, type PathTile, resourceAndCrystal } from './state.ts'
import { pathSpaceByNumber } from './terms.ts'

/** R6.2: green tiles asked for the next path tile; null when six are built. */
export const nextPathTileUnits = (rules: Rules, city: City): number | null =>
  rules.box.pathCost.units[city.path.length] ?? null

/** R6.1, R6.2: what stands against building any path tile, paid or free. */
function refuseAny(rules: Rules, state: GameState, question: Question): Refusal | null {
  const city = actingCity(state)
  const units = nextPathTileUnits(rules, city)
  if (units === null) return refuse('cityFull', 'R6.2', { of: 'pathTiles', most: 6 })
  if (question.kind === 'freePath') return null
  return tilesShortRefusal(city, 'green', units, 'R6.2', { kind: 'pathTile', nth: city.path.length + 1 })
}

function kinds(tiles: readonly (PathTile | null)[]): PathTile[] {
  return [...new Set(tiles)].filter((tile) => tile !== null)
}

/** R6.1: a kind of the display, or the top of the pile unseen. */
export const pathHandler = turnOptionHandler<'path'>({
  candidates: (state, question, rules) =>
    refuseAny(rules, state, question) === null
      ? [...kinds(state.pathDisplay), 'pile' as const].map((from) => ({ kind: 'path', from }))
      : [],
  refuse(state, question, { from }, rules) {
    const refusal = refuseAny(rules, state, question)
    if (refusal !== null) return refusal
    if (from !== 'pile') return state.pathDisplay.includes(from) ? null : refuse('notOnDisplay', 'R6.1')
    if (question.kind === 'freePath') return refuse('notAskedNow', 'R12.6', { asked: question.kind })
    return state.pathPile.length > 0 ? null : refuse('pileEmpty', 'R6.1')
  },
  apply(draft, question, { from }, _emit, rules) {
    const units = nextPathTileUnits(rules, actingCity(draft))
    draft.todo.push({ kind: 'doPath', from })
    if (question.kind !== 'freePath' && units !== null) draft.todo.push({ kind: 'payTiles', colour: 'green', units })
  },
})

/** R6.1, once paid: the tile comes from the display or from the top of the pile. */
export function receivePathTile(draft: Draft, from: PathTile | 'pile', emit: Emit): void {
  if (from === 'pile') {
    const tile = drawTopPathTile(draft)
    if (tile === undefined) throw new Error('the path pile is empty')
    attach(draft, tile, { from: 'pile', turnedUp: true }, emit)
    return
  }
  draft.pathDisplay = draft.pathDisplay.with(draft.pathDisplay.indexOf(from), null)
  attach(draft, from, { from: 'display', turnedUp: false }, emit)
}

interface Source {
  readonly from: 'display' | 'pile' | 'search'
  readonly turnedUp: boolean
}

/** A tile goes to the end of the acting city's path. */
export function layPathTile(draft: Draft, tile: PathTile, source: Source, emit: Emit): void {
  const city = actingCity(draft)
  city.path = [...city.path, tile]
  const space = pathSpaceByNumber(lastPathSpace(city))
  if (space === null) throw new Error('a path has seven spaces')
  emit({ kind: 'pathBuilt', seat: draft.turn.seat, tile, space, ...source })
}

function attach(draft: Draft, tile: PathTile, source: Source, emit: Emit): void {
  layPathTile(draft, tile, source, emit)
  gainIfAbility(draft, emit, 'pathYield', { resources: [resourceAndCrystal(tile).resource] })
}

/** R12.6b: any of the draw pile, listed by kind; the rest is shuffled. */
export const searchPathPileHandler = candidatesHandler<'search'>({
  candidates: (state) => kinds([...state.pathPile].sort()).map((tile) => ({ kind: 'search', tile })),
  refuse: (state, question, { tile }, rules) =>
    refuseAny(rules, state, question) ?? (state.pathPile.includes(tile) ? null : refuse('noSuchTile', 'R12.6')),
  apply(draft, _question, { tile }, emit) {
    draft.pathPile = shuffleInPlace(draft, draft.pathPile.toSpliced(draft.pathPile.indexOf(tile), 1))
    attach(draft, tile, { from: 'search', turnedUp: false }, emit)
  },
})

/** R6.3: four open tiles of one crystal colour go under the pile, and four come up. */
export const newpathsHandler = turnOptionHandler<'newpaths'>({
  candidates: (): Choice<'newpaths'>[] => [{ kind: 'newpaths' }],
  refuse(state, question, _choice, rules) {
    const refusal = refuseAny(rules, state, question)
    if (refusal !== null) return refusal
    if (state.pathPile.length === 0) return refuse('pileEmpty', 'R6.3')
    const open = state.pathDisplay.flatMap((tile) => (tile === null ? [] : resourceAndCrystal(tile).crystal))
    const crystals = [...new Set(open)]
    const same = crystals.length === 1 && open.length === state.pathDisplay.length
    return same ? null : refuse('notOneColour', 'R6.3', { crystals, open: open.length })
  },
  apply(draft, _question, _choice, emit) {
    const tiles = draft.pathDisplay.filter((tile) => tile !== null)
    draft.pathPile = [...draft.pathPile, ...tiles]
    draft.pathDisplay = draft.pathDisplay.map(() => null)
    emit({ kind: 'pathsPutBack', seat: draft.turn.seat, tiles })
    refillPaths(draft, emit)
    draft.todo.push({ kind: 'takePath' })
  },
})

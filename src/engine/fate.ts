import type { Choice } from './choice.ts'
import { asTurnOptionHandler, type ChoiceHandler, candidatesHandler } from './choice-handler.ts'
import { actingCity, adjustedCounts, cityOf, gain, hasAbility, totalTiles } from './city.ts'
import { cellsOfFateTile, type FateSpot, gridIndex } from './fate-grid.ts'
import { fateGridWithTile, symbolAreaCellsAround } from './fate-layout.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { City, GameState, PlacedFateTile } from './state.ts'
import { ACTION_TILES, type ActionColour, type ActionTile, RESOURCES, type Resource, type Seat } from './terms.ts'

/** R5.1: action tiles that may be in supply when a fate tile is placed. */
export const mostTilesHeldToPlaceFate = (city: City): number => (hasAbility(city, 'threeTilesKept') ? 3 : 1)

/** The groups of connected symbols that count for tasks: only inside the area (R5.4). */
export const cityFateGroups = (
  rules: Rules,
  city: City,
): readonly { readonly symbol: ActionColour; readonly size: number }[] => rules.fateLayout(city.fate.placed).groups()

/** How many of these cells of the area fate tiles cover. */
export function coveredCountAmongCells(
  rules: Rules,
  city: City,
  cells: readonly (readonly [number, number])[],
): number {
  const { grid } = rules.fateLayout(city.fate.placed)
  return cells.filter(([row, column]) => grid[gridIndex(row, column)] !== undefined).length
}

/** What placing a fate tile gives: action tiles by area (R5.5), and what it covers (R5.6). */
export function fatePlacementGain(
  rules: Rules,
  state: GameState,
  seat: Seat,
  choice: Omit<Choice<'fate'>, 'kind'>,
): { areas: { tile: ActionTile; count: number }[]; covered: { resources: Resource[]; tiles: ActionTile[] } } {
  const city = cityOf(state, seat)
  return fatePlacementGainBeside(rules, city.fate.placed, choice, hasAbility(city, 'doubleCover') ? 2 : 1)
}

/** The same beside these tiles. `times`: how often a covered symbol counts. */
export function fatePlacementGainBeside(
  rules: Rules,
  placed: readonly PlacedFateTile[],
  choice: Omit<Choice<'fate'>, 'kind'>,
  times: number,
): ReturnType<typeof fatePlacementGain> {
  const symbols = rules.symbols(choice.tile)
  const grid = fateGridWithTile(rules.fateLayout(placed).grid, symbols, choice)
  const covered: { resources: Resource[]; tiles: ActionTile[] } = { resources: [], tiles: [] }
  const areas = cellsOfFateTile(choice).map(({ row, column }, index) => {
    const at = gridIndex(row, column)
    for (let time = 0; time < times; time++) {
      if (rules.printed[at] === 'gold') covered.resources.push('gold')
      if (rules.printed[at] === 'yellow') covered.tiles.push('yellow')
    }
    const tile = symbols[index]
    if (tile === undefined) throw new Error('a fate tile has three symbols')
    return { tile, count: symbolAreaCellsAround(grid, at).length }
  })
  return { areas, covered }
}

/** R5.3, R5.4: where a next tile can lie. */
function spotsFor(rules: Rules, city: City): readonly FateSpot[] {
  const layout = rules.fateLayout(city.fate.placed)
  return hasAbility(city, 'overhang') ? layout.overhangs() : layout.spots()
}

/** R5.2: the top and the bottom tile of the own supply; one when only one is left. */
export function topAndBottomFateTiles(city: City): string[] {
  const top = city.fate.supply[0]
  const bottom = city.fate.supply.at(-1)
  if (top === undefined || bottom === undefined) return []
  return top === bottom ? [top] : [top, bottom]
}

/** Every lawful place of the next fate tiles (R5.2–R5.4), each either way round. */
function placements(rules: Rules, city: City): Choice<'fate'>[] {
  const tiles = topAndBottomFateTiles(city)
  const choices: Choice<'fate'>[] = []
  if (tiles.length === 0) return choices
  for (const { ways } of spotsFor(rules, city))
    for (const { row, column, direction } of ways)
      for (const tile of tiles) choices.push({ kind: 'fate', tile, row, column, direction })
  return choices
}

/** R5.7: whether any fate tile can be placed, were there few enough action tiles. */
export function hasFateSpot(rules: Rules, city: City): boolean {
  return city.fate.supply.length > 0 && spotsFor(rules, city).length > 0
}

export const fateHandler = asTurnOptionHandler<'fate'>({
  list(state, question, rules) {
    const city = actingCity(state)
    if (question.kind === 'turn' && totalTiles(city.actionTiles) > mostTilesHeldToPlaceFate(city)) return []
    return placements(rules, city)
  },
  refuse(state, question, choice, rules) {
    const city = actingCity(state)
    if (city.fate.supply.length === 0) return refuse('noFateTiles', 'R5.7')
    if (question.kind === 'turn') {
      const held = totalTiles(city.actionTiles)
      const most = mostTilesHeldToPlaceFate(city)
      if (held > most) return refuse('tooManyTiles', 'R5.1', { most, held })
    }
    if (!topAndBottomFateTiles(city).includes(choice.tile)) return refuse('notTopOrBottom', 'R5.2')
    const spots = spotsFor(rules, city)
    if (spots.length === 0) return refuse('doesNotFit', 'R5.3', { lacks: null })
    if (spots.some((spot) => isAt(spot, choice))) return null
    const [, lack = null] = [...rules.fateLayout(city.fate.placed).lacks()].find(([spot]) => isAt(spot, choice)) ?? []
    return refuse('doesNotFit', 'R5.3', { lacks: lack ?? 'inside' })
  },
  apply(draft, _question, choice, emit, rules) {
    const seat = draft.turn.seat
    const city = actingCity(draft)
    const { areas, covered } = fatePlacementGain(rules, draft, seat, choice)
    const { tile, row, column, direction } = choice
    const placed = { tile, row, column, direction }
    city.fate = {
      ...city.fate,
      supply: city.fate.supply.filter((one) => one !== tile),
      placed: [...city.fate.placed, placed],
    }
    emit({ kind: 'fateTilePlaced', seat, ...placed })
    const tiles = areas.flatMap((area) => new Array<ActionTile>(area.count).fill(area.tile))
    gain(draft, emit, { source: 'fateArea', tiles })
    gain(draft, emit, { source: 'covered', ...covered })
  },
})

const isAt = ({ ways }: FateSpot, { row, column, direction }: Choice<'fate'>): boolean =>
  ways.some((way) => way.row === row && way.column === column && way.direction === direction)

/**
 * What could be thought of as a placement and is none, while others are: of the tiles between, one each (R5.2); and each
 * place that a next tile cannot take, once. A place that sticks out is only thought of where nothing else is amiss.
 */
export function illegalFatePlacements(rules: Rules, city: City): Choice<'fate'>[] {
  const fits = spotsFor(rules, city)
  const [somewhere] = fits.flatMap(({ ways }) => ways)
  const [tile] = topAndBottomFateTiles(city)
  if (somewhere === undefined || tile === undefined) return []
  const between = city.fate.supply.slice(1, -1).map((one) => ({ kind: 'fate' as const, tile: one, ...somewhere }))
  const places = [...rules.fateLayout(city.fate.placed).lacks()]
    .filter(([spot, lack]) => !fits.includes(spot) && (lack === null || spot.inside === spot.cells.length))
    .flatMap(([{ ways }]) => ways.slice(0, 1))
  return [...between, ...places.map((place) => ({ kind: 'fate' as const, tile, ...place }))]
}

/** R3.2, R3.7: a surplus action tile goes, so that a fate tile can be placed. */
export const discardHandler = candidatesHandler<'discard'>({
  candidates: (state, _question, rules) =>
    mayDiscard(rules, state) === null ? ACTION_TILES.map((tile) => ({ kind: 'discard', tile })) : [],
  refuse: (state, _question, { tile }, rules) =>
    mayDiscard(rules, state) ?? (actingCity(state).actionTiles[tile] === 0 ? refuse('noSuchTile', 'R3.2') : null),
  apply(draft, _question, { tile }, emit) {
    const city = actingCity(draft)
    city.actionTiles = adjustedCounts(city.actionTiles, [tile], -1)
    draft.turn.extra = true
    emit({ kind: 'discarded', seat: draft.turn.seat, tile })
  },
})

function mayDiscard(rules: Rules, state: GameState): Refusal | null {
  const city = actingCity(state)
  if (state.turn.used) return refuse('optionTaken', 'R3.7')
  if (totalTiles(city.actionTiles) <= mostTilesHeldToPlaceFate(city)) return refuse('nothingToDiscard', 'R3.7')
  return hasFateSpot(rules, city) ? null : refuse('nothingToDiscard', 'R3.7')
}

/** R2.12–R2.14: the first fate tile, at the start of the own first turn. */
export const startFateTileHandler: ChoiceHandler<'start'> = {
  list(state) {
    const { hand, supply } = actingCity(state).fate
    const middle = supply[3]
    return [hand, middle].flatMap((tile) =>
      tile ? (['e', 'w'] as const).map((direction) => ({ kind: 'start' as const, tile, direction })) : [],
    )
  },
  refuse(state, _question, { tile }) {
    const { hand, supply } = actingCity(state).fate
    return tile === hand || tile === supply[3] ? null : refuse('noSuchTile', 'R2.12')
  },
  apply(draft, _question, { tile, direction }, emit, rules) {
    const seat = draft.turn.seat
    const city = actingCity(draft)
    const { hand, supply, placed } = city.fate
    const swapped = tile !== hand
    const cells = rules.box.fateArea.start
    const [row, column] = (direction === 'e' ? cells[0] : cells[2]) ?? [3, 4]
    city.fate = {
      supply: swapped && hand !== null ? supply.with(3, hand) : supply,
      hand: null,
      placed: [...placed, { tile, row, column, direction }],
    }
    emit({ kind: 'startTileLaid', seat, tile, swapped, direction })
    gain(draft, emit, {
      source: 'setUp',
      resources: RESOURCES,
      tiles: [...rules.symbols(tile), 'yellow', 'yellow'],
    })
  },
}

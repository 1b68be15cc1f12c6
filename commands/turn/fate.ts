import {
  ACTION_TILES,
  type ActionTile,
  type Choice,
  type City,
  cityOf,
  FATE_TILE_DIRECTIONS,
  fatePlacementGain,
  formatChoices,
  type GameState,
  legalChoices,
  mostTilesHeldToPlaceFate,
  play,
  type Rules,
  topAndBottomFateTiles,
  totalTiles,
} from '#engine'
import type { FateRequest } from '#render'
import { EMOJI, fateSymbolsAsEmoji, goodsText, LIMITS, labelOf } from '#text'
import {
  asQuote,
  button,
  buttonRows,
  PICTURE_PART,
  type Post,
  type Row,
  type SelectOption,
  select,
} from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { currentQuestion, openTurnStory, type PanelContext } from '../panel.ts'
import type { FatePlacementFilter } from '../panel-codecs.ts'
import { backButton, footerRows } from './footer.ts'
import { turnMenuPanel } from './menu.ts'
import { withLetter } from './options.ts'
import { panelPost } from './panel-post.ts'
import { pictureBase } from './pictures.ts'

type Placement = Choice<'fate'>

export const BEST_FATE_PLACEMENT_FILTER: FatePlacementFilter = { end: 'best', direction: 'e', keep: '', part: 0 }

/** R5.1, R3.2: the discards after which only what is kept is left; none when nothing has to go. */
export function discardsBeforeFateTile(
  rules: Rules,
  state: GameState,
  seat: number,
  keep: string,
): Choice<'discard'>[] {
  if (legalChoices(rules, state).every(({ kind }) => kind !== 'discard')) return []
  const city = cityOf(state, seat)
  const kept = keptTiles(city, keep)
  const gone = someTiles((tile) => city.actionTiles[tile] - kept.filter((one) => one === tile).length)
  return gone
    .slice(0, totalTiles(city.actionTiles) - mostTilesHeldToPlaceFate(city))
    .map((tile) => ({ kind: 'discard', tile }))
}

/** So many action tiles of each kind. */
const someTiles = (count: (tile: ActionTile) => number): ActionTile[] =>
  ACTION_TILES.flatMap((tile) => new Array<ActionTile>(count(tile)).fill(tile))

/** What stays: as named, else yellow tiles first, then those of which most are held. */
function keptTiles(city: City, keep: string): ActionTile[] {
  const wanted = keep.split('-')
  const named = someTiles((tile) => Math.min(city.actionTiles[tile], wanted.filter((one) => one === tile).length))
  const rest = someTiles((tile) => (named.includes(tile) ? 0 : city.actionTiles[tile]))
  const value = (tile: ActionTile) => (tile === 'yellow' ? 100 : city.actionTiles[tile])
  return [...named, ...rest.sort((a, b) => value(b) - value(a))].slice(0, mostTilesHeldToPlaceFate(city))
}

/** A fate tile’s placement: the best ones, or all of a tile and direction; and what stays when tiles must go. */
export function fatePanel(panel: PanelContext, placing: FatePlacementFilter): Post {
  const { table, rules, seat, words: say } = panel
  const gone = discardsBeforeFateTile(rules, panel.state, seat, placing.keep)
  const state = gone.reduce((now, choice) => play(rules, now, choice).state, panel.state)
  const all = legalChoices(rules, state).filter((choice) => choice.kind === 'fate')
  if (all.length === 0) return turnMenuPanel(panel)
  const [top, bottom] = topAndBottomFateTiles(cityOf(state, seat))
  const chosen = choose(rules, state, seat, all, placing)
  const atOnce = placing.end === 'best' ? BEST_AT_ONCE : LIMITS.options
  const parts = Math.min(Math.ceil(chosen.length / atOnce), NOWHERE)
  const part = Math.min(placing.part, Math.max(parts - 1, 0))
  const listed = chosen.slice(part * atOnce, (part + 1) * atOnce)
  const more =
    parts < 2
      ? null
      : button(
          pressOn(table, { verb: 'placing', placing: { ...placing, part: (part + 1) % parts } }),
          say.panel.morePlaces(part + 1, parts),
          { emoji: EMOJI.more },
        )
  const picture: FateRequest = {
    ...pictureBase(
      { ...panel, state },
      listed.map((choice) => ({ choices: [choice] })),
    ),
    scene: 'fate',
    seat,
  }
  const { names, phrases } = say
  const optional = currentQuestion(panel)?.kind === 'turn'
  return panelPost(panel, picture, [
    `### ${EMOJI.fate} ${say.panel.actions.fate}`,
    asQuote(panel.notice),
    openTurnStory(panel),
    [
      top && phrases.labelled(names.fateEnd.top, fateSymbolsAsEmoji(rules, top, 'e')),
      bottom && phrases.labelled(names.fateEnd.bottom, fateSymbolsAsEmoji(rules, bottom, 'e')),
    ]
      .filter(Boolean)
      .join(' · '),
    PICTURE_PART,
    ...(gone.length === 0 ? [] : keepParts(panel, placing)),
    gone.length === 0 ? null : `-# ${EMOJI.discard} ${say.choices.discards(gone.map(({ tile }) => tile))}`,
    listed.length === 0
      ? say.refusals.doesNotFit({ figures: { lacks: null } }).why
      : select(
          pressOn(table, { verb: 'place', placing }),
          say.panel.choosePlace,
          listed.map((choice, index) => withLetter(index, placementOption({ ...panel, state }, choice))),
        ),
    waySelect(panel, placing, all),
    ...buttonRows([more, optional ? backButton(panel) : null]),
    ...footerRows(panel, { shown: { of: 'placing', placing }, saves: !optional }),
  ])
}

/**
 * Every place is to be had here: those of one tile that lies one way, or the best of all. Of those only as many are shown as
 * one picture tells apart with what each gives.
 */
function waySelect(panel: PanelContext, placing: FatePlacementFilter, all: readonly Placement[]): Row {
  const { words: say, rules, state, seat } = panel
  const ways = topAndBottomFateTiles(cityOf(state, seat)).flatMap((tile, index) =>
    FATE_TILE_DIRECTIONS.flatMap((direction) => {
      const end = index === 0 ? 'top' : 'bottom'
      if (!all.some((one) => one.tile === tile && one.direction === direction)) return []
      const label = say.panel.way(say.names.fateEnd[end], fateSymbolsAsEmoji(rules, tile, direction), direction)
      const chosen = placing.end === end && placing.direction === direction
      return { value: `${end}.${direction}`, label, chosen }
    }),
  )
  return select(
    // An id of its own, whatever can be pressed beside it.
    pressOn(panel.table, { verb: 'placing', placing: { ...placing, part: NOWHERE } }),
    say.panel.allPlaces,
    [{ value: 'best.e', label: say.panel.best, emoji: EMOJI.fate, chosen: placing.end === 'best' }, ...ways],
  )
}

/** What one picture shows legibly, each with what it gives. */
const BEST_AT_ONCE = 6
/** As many parts as an id can name, and one more for none. */
const NOWHERE = 9

function choose(
  rules: Rules,
  state: GameState,
  seat: number,
  all: readonly Placement[],
  { end, direction }: FatePlacementFilter,
): Placement[] {
  const worth = (choice: Placement): number => {
    const { areas, covered } = fatePlacementGain(rules, state, seat, choice)
    return areas.reduce((sum, area) => sum + area.count, 0) + covered.resources.length + covered.tiles.length
  }
  const [top, bottom] = topAndBottomFateTiles(cityOf(state, seat))
  const tile = end === 'top' ? top : (bottom ?? top)
  return all
    .filter((choice) => end === 'best' || (choice.tile === tile && choice.direction === direction))
    .map((choice) => ({ choice, worth: worth(choice) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice }) => choice)
}

function placementOption({ words: say, rules, state, seat }: PanelContext, choice: Placement): SelectOption {
  const { areas, covered } = fatePlacementGain(rules, state, seat, choice)
  const tiles = areas.flatMap(({ tile, count }) => new Array<ActionTile>(count).fill(tile))
  const gain = goodsText({ tiles: [...tiles, ...covered.tiles], resources: covered.resources })
  return {
    value: formatChoices([choice]),
    label: say.choices.gain(gain),
    description: labelOf(say, rules, state, choice).label,
  }
}

/** Which tiles stay: as many as the limit allows. */
function keepParts(panel: PanelContext, placing: FatePlacementFilter): [string, Row] {
  const city = cityOf(panel.state, panel.seat)
  const limit = mostTilesHeldToPlaceFate(city)
  const question = panel.words.panel.keepWhich(limit, totalTiles(city.actionTiles))
  const kept = keptTiles(city, placing.keep)
  const options = ACTION_TILES.flatMap((tile) =>
    Array.from({ length: Math.min(city.actionTiles[tile], limit) }, (_, nth) => ({
      value: `${tile}.${nth}`,
      label: panel.words.panel.keptTile(tile),
      emoji: EMOJI.actionTile[tile],
      chosen: kept.filter((one) => one === tile).length > nth,
    })),
  )
  return [
    `-# ${question}`,
    select(pressOn(panel.table, { verb: 'keep', placing }), question, options, { least: limit, most: limit }),
  ]
}

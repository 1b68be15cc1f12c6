import {
  ACTION_TILES,
  type ActionTile,
  type Choice,
  cityOf,
  DIRECTIONS,
  fateGain,
  formatChoices,
  type GameState,
  legalChoices,
  nextFateTiles,
  play,
  type Rules,
  tileLimit,
  totalTiles,
} from '#engine'
import type { FateRequest } from '#render'
import { EMOJI, fateSymbols, goodsText, LIMITS, labelOf, type Words } from '#text'
import { asQuote, button, buttonRows, type Option, PICTURE, type Post, post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { currentQuestion, openTurnStory, type PanelContext, panelAccent } from '../panel.ts'
import type { FatePlacementFilter } from '../panel-codecs.ts'
import { backButton, footerRows } from './footer.ts'
import { panelInWords } from './in-words.ts'
import { turnPanel } from './menu.ts'
import { withLetter } from './options.ts'
import { pictureBase } from './pictures.ts'

type Placement = Choice<'fate'>

export const BEST_FIRST_FILTER: FatePlacementFilter = { end: 'best', direction: 'e', keep: '', part: 0 }

/** R5.1, R3.2: the discards after which only what is kept is left; none when nothing has to go. */
export function discardsFor(rules: Rules, state: GameState, seat: number, keep: string): Choice[] {
  const city = cityOf(state, seat)
  const limit = tileLimit(city)
  if (legalChoices(rules, state).every(({ kind }) => kind !== 'discard')) return []
  const kept = keptTiles(state, seat, keep)
  const gone = ACTION_TILES.flatMap((tile) => {
    const surplus = city.actionTiles[tile] - kept.filter((one) => one === tile).length
    return new Array<ActionTile>(Math.max(surplus, 0)).fill(tile)
  })
  return gone.slice(0, totalTiles(city.actionTiles) - limit).map((tile) => ({ kind: 'discard', tile }))
}

/** What stays: as named, else yellow tiles first, then those of which most are held. */
function keptTiles(state: GameState, seat: number, keep: string): ActionTile[] {
  const city = cityOf(state, seat)
  const held = ACTION_TILES.flatMap((tile) => new Array<ActionTile>(city.actionTiles[tile]).fill(tile))
  const wanted = keep.split('-')
  const named: ActionTile[] = []
  for (const tile of held) {
    const place = wanted.indexOf(tile)
    if (place < 0) continue
    wanted.splice(place, 1)
    named.push(tile)
  }
  const rest = held.filter((tile) => !named.includes(tile))
  const value = (tile: ActionTile) => (tile === 'yellow' ? 100 : city.actionTiles[tile])
  return [...named, ...rest.sort((a, b) => value(b) - value(a))].slice(0, tileLimit(city))
}

/** A fate tile’s placement: the best ones, or all of a tile and direction; and what stays when tiles must go. */
export function fatePanel(panel: PanelContext, placing: FatePlacementFilter): Post {
  const { table, seat } = panel
  const say = panel.words.panel
  const gone = discardsFor(panel.rules, panel.state, seat, placing.keep)
  const state = gone.reduce((now, choice) => play(panel.rules, now, choice).state, panel.state)
  const all = legalChoices(panel.rules, state).filter((choice) => choice.kind === 'fate')
  if (all.length === 0) return turnPanel(panel)
  const [top, bottom] = nextFateTiles(cityOf(state, seat))
  const chosen = choose(panel.rules, state, seat, all, placing)
  const atOnce = placing.end === 'best' ? BEST_AT_ONCE : LIMITS.options
  const parts = Math.min(Math.ceil(chosen.length / atOnce), NOWHERE)
  const part = Math.min(placing.part, Math.max(parts - 1, 0))
  const listed = chosen.slice(part * atOnce, (part + 1) * atOnce)
  const more =
    parts < 2
      ? null
      : button(
          pressOn(table, { verb: 'placing', placing: { ...placing, part: (part + 1) % parts } }),
          say.morePlaces(part + 1, parts),
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
  const { names, phrases } = panel.words
  const optional = currentQuestion(panel)?.kind === 'turn'
  return post(
    [
      `### ${EMOJI.fate} ${panel.words.panel.actions.fate}`,
      asQuote(panel.notice),
      openTurnStory(panel),
      [
        top && phrases.labelled(names.fateEnd.top, fateSymbols(panel.rules, top, 'e')),
        bottom && phrases.labelled(names.fateEnd.bottom, fateSymbols(panel.rules, bottom, 'e')),
      ]
        .filter(Boolean)
        .join(' · '),
      PICTURE,
      gone.length === 0 ? null : `-# ${keepQuestion(panel)}`,
      gone.length === 0 ? null : keepSelect(panel, placing),
      gone.length === 0
        ? null
        : `-# ${EMOJI.discard} ${panel.words.choices.discards(gone.flatMap((choice) => (choice.kind === 'discard' ? choice.tile : [])))}`,
      listed.length === 0
        ? panel.words.refusals.doesNotFit({ figures: { lacks: null } }).why
        : select(
            pressOn(table, { verb: 'place', placing }),
            say.choosePlace,
            listed.map((choice, index) => placementOption(panel.words, panel.rules, state, seat, choice, index)),
          ),
      waySelect(panel, placing, all),
      ...buttonRows([more, optional ? backButton(panel) : null]),
      ...footerRows(panel, { shown: { of: 'placing', placing }, end: false, saves: !optional }),
    ],
    { accent: panelAccent(panel), picture, inWords: (shown) => panelInWords(panel, shown) },
  )
}

/**
 * Every place is to be had here: those of one tile that lies one way, or the best of all. Of those only as many are shown as
 * one picture tells apart with what each gives.
 */
function waySelect(panel: PanelContext, placing: FatePlacementFilter, all: readonly Placement[]): Row {
  const { words: say, rules, state, seat } = panel
  const [top, bottom] = nextFateTiles(cityOf(state, seat))
  const ways = (
    [
      ['top', top],
      ['bottom', bottom],
    ] as const
  ).flatMap(([end, tile]) =>
    DIRECTIONS.flatMap((direction) => {
      if (tile === undefined || !all.some((one) => one.tile === tile && one.direction === direction)) return []
      const label = say.panel.way(say.names.fateEnd[end], fateSymbols(rules, tile, direction), direction)
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
    const { areas, covered } = fateGain(rules, state, seat, choice)
    return areas.reduce((sum, area) => sum + area.count, 0) + covered.resources.length + covered.tiles.length
  }
  const ranked = all.map((choice) => ({ choice, worth: worth(choice) })).sort((a, b) => b.worth - a.worth)
  if (end === 'best') return ranked.map(({ choice }) => choice)
  const [top, bottom] = nextFateTiles(cityOf(state, seat))
  const tile = end === 'top' ? top : (bottom ?? top)
  return ranked.map(({ choice }) => choice).filter((choice) => choice.tile === tile && choice.direction === direction)
}

function placementOption(
  say: Words,
  rules: Rules,
  state: GameState,
  seat: number,
  choice: Placement,
  index: number,
): Option {
  const { areas, covered } = fateGain(rules, state, seat, choice)
  const tiles = areas.flatMap(({ tile, count }) => new Array<ActionTile>(count).fill(tile))
  const gain = goodsText({ tiles: [...tiles, ...covered.tiles], resources: covered.resources })
  return withLetter(index, {
    value: formatChoices([choice]),
    label: say.choices.gain(gain),
    description: labelOf(say, rules, state, choice).label,
  })
}

function keepQuestion({ state, seat, words: say }: PanelContext): string {
  const city = cityOf(state, seat)
  return say.panel.keepWhich(tileLimit(city), totalTiles(city.actionTiles))
}

/** Which tiles stay: as many as the limit allows. */
function keepSelect(panel: PanelContext, placing: FatePlacementFilter): Row {
  const city = cityOf(panel.state, panel.seat)
  const limit = tileLimit(city)
  const kept = keptTiles(panel.state, panel.seat, placing.keep)
  const options = ACTION_TILES.flatMap((tile) =>
    Array.from({ length: Math.min(city.actionTiles[tile], limit) }, (_, nth) => ({
      value: `${tile}.${nth}`,
      label: panel.words.panel.keptTile(tile),
      emoji: EMOJI.actionTile[tile],
      chosen: kept.filter((one) => one === tile).length > nth,
    })),
  )
  return select(pressOn(panel.table, { verb: 'keep', placing }), keepQuestion(panel), options, {
    least: limit,
    most: limit,
  })
}

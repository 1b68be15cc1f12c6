import { councilCount, countdownTile, decision, type GameState } from '#engine'
import { icon, type Layout, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { changesOf } from '../parts/changes.ts'
import { council } from '../parts/council.ts'
import { headline } from '../parts/headline.ts'
import { MAP_HEIGHT, map, mapBack } from '../parts/map.ts'
import { commonTasks, gnomes, paths } from '../parts/market.ts'
import { players } from '../parts/players.ts'
import { sky } from '../parts/sky.ts'
import { story } from '../parts/story.ts'
import { wheel } from '../parts/wheel.ts'
import type { TableRequest } from '../request.ts'
import { colours, line, radius, space, type } from '../tokens.ts'
import { type PictureWords, pictureWords } from '../words.ts'

const W = 1200
const STORY = 84
const H = 1556
/** Where everything lies when the last turn's story takes `extra` pixels. */
const placesAt = (extra: number) =>
  ({
    header: rect(space.edge, 18, W - 2 * space.edge, 96),
    players: rect(space.edge, 126, W - 2 * space.edge, 122),
    story: rect(space.edge, 260, W - 2 * space.edge, extra - 12),
    map: rect(20, 268 + extra, W - 40, MAP_HEIGHT),
    wheel: rect(space.edge, 982 + extra, 492, 550),
    council: rect(540, 982 + extra, 636, 226),
    specialists: rect(540, 1218 + extra, 636, 112),
    elders: rect(540, 1338 + extra, 636, 82),
    paths: rect(540, 1428 + extra, 340, 104),
    common: rect(892, 1428 + extra, 284, 104),
  }) satisfies Record<string, Rect>

/** Everything that lies on the table between the players. */
export function tableLayout(request: TableRequest, measure: Measure): Layout {
  const { state, names, lastTurn } = request
  const words = pictureWords(request.language)
  const extra = lastTurn === null ? 0 : STORY
  const at = placesAt(extra)
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, H + extra), [
    { x: 270, y: 1257 + extra, size: 1100 },
    { x: 66, y: 66, size: 420 },
  ])
  mapBack(back, at.map, state)

  const sheet: Sheet = { items: [], measure }
  const acting = decision(state)?.seat ?? null
  const events = lastTurn?.events ?? []
  const changes = changesOf(events)
  header(sheet, at.header, state, names, words, acting)
  players(sheet, at.players, state, names, words, acting, events)
  if (lastTurn !== null) story(sheet, at.story, state, lastTurn)
  map(sheet, at.map, state, words, changes)
  wheel(sheet, at.wheel, state, words, changes.bonfire)
  council(sheet, at.council, state, changes)
  gnomes(sheet, at.specialists, at.elders, state, changes)
  paths(sheet, at.paths, state, changes)
  commonTasks(sheet, at.common, state)
  return {
    width: W,
    height: H + extra,
    back: { key: `table ${state.setup.box}`, items: back.items },
    items: sheet.items,
  }
}

/** Whose turn it is, and how near the end is: novices in the council, or the countdown's tile. */
function header(
  sheet: Sheet,
  r: Rect,
  state: GameState,
  names: readonly string[],
  words: PictureWords,
  acting: number | null,
): void {
  const { novices, countdownAt } = councilCount(state)
  const tile = acting === null ? null : countdownTile(state, acting)
  const label = tile === null ? `${novices}/${countdownAt}` : `${tile}`
  const w = measureLabel(sheet, label) + 110
  const right = rect(r.x + r.w - w, r.y + 10, w, r.h - 20)
  panel(sheet, right, {
    fill: tile === null ? colours.panel : colours.lit,
    line: tile === null ? colours.panelEdge : colours.ember,
    width: line.normal,
    radius: radius.card,
  })
  icon(sheet, square(right.x + 46, right.y + right.h / 2, 56), tile === null ? 'novice' : 'countdown')
  text(sheet, rect(right.x + 84, right.y, w - 96, right.h), label, {
    face: 'strong',
    size: type.score,
    colour: colours.flame,
  })
  icon(sheet, square(r.x + 42, r.y + r.h / 2, 82), 'bonfire')
  headline(sheet, rect(r.x + 96, r.y, r.w - w - 120, r.h), state, names, words, acting)
}
const measureLabel = (sheet: Sheet, label: string): number => sheet.measure.width(label, 'strong', type.score)

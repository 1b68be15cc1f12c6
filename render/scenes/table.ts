import { councilCount, countdownTile, decision, type GameState } from '#engine'
import { icon, type Layout, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { changesOf } from '../parts/changes.ts'
import { council } from '../parts/council.ts'
import { MAP_HEIGHT, map, mapBack } from '../parts/map.ts'
import { commonTasks, gnomes, paths } from '../parts/market.ts'
import { players } from '../parts/players.ts'
import { sky } from '../parts/sky.ts'
import { wheel } from '../parts/wheel.ts'
import { outcome } from '../parts/winners.ts'
import type { TableRequest } from '../request.ts'
import { colours, line, radius, space, type } from '../tokens.ts'
import { type PictureWords, pictureWords } from '../words.ts'

const W = 1200
const H = 1560
const at = {
  header: rect(space.edge, 18, W - 2 * space.edge, 96),
  players: rect(space.edge, 126, W - 2 * space.edge, 122),
  map: rect(20, 268, W - 40, MAP_HEIGHT),
  wheel: rect(space.edge, 986, 492, 550),
  council: rect(540, 986, 636, 216),
  specialists: rect(540, 1212, 636, 116),
  elders: rect(540, 1336, 636, 84),
  paths: rect(540, 1428, 340, 108),
  common: rect(892, 1428, 284, 108),
} satisfies Record<string, Rect>

/** Everything that lies on the table between the players. */
export function tableLayout(request: TableRequest, measure: Measure): Layout {
  const { state, names } = request
  const words = pictureWords(request.language)
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, H), [
    { x: 270, y: 1260, size: 1000 },
    { x: 66, y: 66, size: 420 },
  ])
  mapBack(back, at.map, state)

  const sheet: Sheet = { items: [], measure }
  const acting = decision(state)?.seat ?? null
  const changes = changesOf(request.lastTurn?.events ?? [])
  header(sheet, at.header, state, names, words, acting)
  players(sheet, at.players, state, names, words, acting)
  map(sheet, at.map, state, words, changes)
  wheel(sheet, at.wheel, state, words, changes.bonfire)
  council(sheet, at.council, state, changes)
  gnomes(sheet, at.specialists, at.elders, state, changes)
  paths(sheet, at.paths, state, changes)
  commonTasks(sheet, at.common, state)
  return { width: W, height: H, back: { key: `table ${state.setup.box}`, items: back.items }, items: sheet.items }
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
  const title = acting === null ? outcome(state, names, words) : words.turnOf(names[acting] ?? '')
  icon(sheet, square(r.x + 42, r.y + r.h / 2, 82), 'bonfire')
  text(sheet, rect(r.x + 96, r.y, r.w - w - 120, r.h), title, {
    face: 'display',
    size: type.title,
    colour: colours.cream,
  })
}
const measureLabel = (sheet: Sheet, label: string): number => sheet.measure.width(label, 'strong', type.score)

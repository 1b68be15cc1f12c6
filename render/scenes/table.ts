import { decision } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { centredSquare, type Layout, type LayoutDraft, makeRect, type Rect, verticalStrip } from '../layout.ts'
import { boardChangesIn } from '../parts/changes.ts'
import { council, councilChoiceRects } from '../parts/council.ts'
import { commonTaskChoiceRects, commonTasks, pathChoiceRects, pathTileDisplay } from '../parts/displays.ts'
import { elderDisplay, gnomeChoiceRects, specialistDisplay } from '../parts/gnome-cards.ts'
import { GREAT_BONFIRE_HEIGHT_PER_WIDTH, greatBonfire, greatBonfireMarkRects } from '../parts/great-bonfire.ts'
import { turnOrWinnerHeadline } from '../parts/headline.ts'
import { emptySeaRects, MAP_HEIGHT, map, mapBackground, mapChoiceRects } from '../parts/map.ts'
import { type ChoiceRectFinder, marks } from '../parts/marks.ts'
import { players, playersHeight } from '../parts/players.ts'
import { gameEndProgress } from '../parts/progress.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { PartInput, TableRequest, WithWords } from '../request.ts'
import { colours, spacing, textStyle, typeSize } from '../tokens.ts'

const W = 1200
const RING = 540
const LEFT = { x: spacing.edge, w: 596 }
const CORNER = discordAltBadgeSize(W)
const TITLE = 34
/** A turn of the Great Bonfire is marked at its space, on the side of the fire. */
const MARK = 20

/** Where everything lies, by the number of seats: cards of four stand in two rows. */
function placesFor(seats: number) {
  const cards = makeRect(spacing.edge, 106, W - 2 * spacing.edge, playersHeight(seats))
  const sea = makeRect(20, cards.y + cards.h + 18, W - 40, MAP_HEIGHT)
  const y = sea.y + sea.h + 14
  const left = (from: number, h: number): Rect => makeRect(LEFT.x, y + from, LEFT.w, h)
  const gnomesEnd = y + 2 * TITLE + 328
  const height = gnomesEnd + spacing.hair + CORNER.h
  return {
    header: makeRect(spacing.edge, 8, W - 2 * spacing.edge, 92),
    players: cards,
    map: sea,
    ring: makeRect(W - 18 - RING, y, RING, RING * GREAT_BONFIRE_HEIGHT_PER_WIDTH),
    councilTitle: left(0, TITLE),
    council: left(TITLE, 164),
    gnomesTitle: left(TITLE + 168, TITLE),
    gnomes: left(2 * TITLE + 168, 160),
    elders: makeRect(CORNER.w, height - 60, LEFT.w, 52),
    height,
  }
}

/** Everything that lies on the table between the players. */
export function tableLayout(request: WithWords<TableRequest>): Layout {
  const { state, lastTurn } = request
  const words = request.words.pictures
  const at = placesFor(state.cities.length)
  const { back, sheet, frame, done } = layoutWithSky(W, at.height, [
    { x: at.ring.x + at.ring.w / 2, y: at.ring.y + 262, size: 1100 },
    { x: 66, y: 66, size: 420 },
  ])
  mapBackground(back, at.map, request.rules)

  const acting = decision(state)?.seat ?? null
  const lastEvents = lastTurn?.events ?? []
  const changes = boardChangesIn(lastEvents)
  header(sheet, at.header, request, acting)
  players(sheet, at.players, { ...request, acting, lastEvents })
  map(sheet, at.map, request, changes)
  greatBonfire(sheet, at.ring, request, changes.bonfire, acting)
  title(sheet, at.councilTitle, words.council)
  council(sheet, at.council, state, changes)
  title(sheet, at.gnomesTitle, words.gnomes)
  pile(sheet, at.gnomesTitle, state.gnomePile.length)
  specialistDisplay(sheet, at.gnomes, request, changes)
  elderDisplay(sheet, at.elders, request)
  const { left, right } = emptySeaRects(at.map, state)
  pathTileDisplay(sheet, left, state, changes)
  commonTasks(sheet, right, state)
  const rims = greatBonfireMarkRects(at.ring, request.rules, MARK)
  const places: readonly ChoiceRectFinder[] = [
    mapChoiceRects(at.map, request.rules, state),
    pathChoiceRects(left, state),
    commonTaskChoiceRects(right),
    councilChoiceRects(at.council),
    gnomeChoiceRects(at.gnomes, at.elders, state),
    (choice) => (choice.kind === 'bonfire' ? (rims[choice.space] ?? null) : null),
  ]
  const placeOf: ChoiceRectFinder = (choice) =>
    places.map((place) => place(choice)).find((found) => found !== null) ?? null
  marks(sheet, frame, request.candidates ?? [], placeOf)
  return done(`table ${state.setup.box} ${state.cities.length}`)
}

/** Whose turn it is, and how near the end is. */
function header(sheet: LayoutDraft, r: Rect, shown: PartInput, acting: number | null): void {
  const taken = gameEndProgress(sheet, r, shown, acting)
  sheet.icon(centredSquare(r, 82, 42), 'bonfire')
  turnOrWinnerHeadline(sheet, verticalStrip(r, 96, r.w - taken - 116), shown, acting)
}

const title = (sheet: LayoutDraft, r: Rect, words: string): void =>
  sheet.text(verticalStrip(r, 0, 300), words, textStyle.display(typeSize.body, colours.flame))

/** How many gnomes are still to come. */
function pile(sheet: LayoutDraft, r: Rect, count: number): void {
  sheet.icon(centredSquare(r, 32, r.w - 60), 'pile')
  sheet.text(verticalStrip(r, r.w - 38, 38), `${count}`, textStyle.strong(typeSize.small, colours.ash))
}

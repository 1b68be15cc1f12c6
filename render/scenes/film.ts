import {
  type City,
  type Crystal,
  cityOf,
  type GameState,
  isElder,
  litCount,
  type Rules,
  type Seat,
  SPACES,
  type Space,
  scoreSheetOf,
} from '#engine'
import { replayByTurns } from '#players'
import { words } from '#text'
import { discordAltBadgeSize } from '../corner.ts'
import { seatPieceIcon } from '../icons/index.ts'
import { type Layout, type LayoutDraft, makeRect, middle, square } from '../layout.ts'
import { widthOf } from '../measure.ts'
import { cityBackground, cityColumnRects } from '../parts/city-columns.ts'
import { cityPathAndTasks } from '../parts/city-row.ts'
import { starsOrGlintsPath } from '../parts/land.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { FilmRequest } from '../request.ts'
import { colours, coloursByCrystal, spacing as gaps, textStyle, typeSize } from '../tokens.ts'

const W = 1200
/** Discord's desktop client shows a gallery's only picture within 550 × 350: as wide as that lets it be. */
const H = 764
/** The foot begins beside the corner. */
const FOOT = discordAltBadgeSize(W).w + 60
const AT = {
  header: makeRect(gaps.edge, 18, W - 2 * gaps.edge, 92),
  row: makeRect(gaps.edge, 140, W - 2 * gaps.edge, 460),
  gnomes: makeRect(FOOT, 604, 0, 0),
  fuse: makeRect(FOOT, 708, W - FOOT - 60, 0),
} as const
const SCORE = 84

/** A film's size in pixels, and how much smaller than its layouts it is painted. */
export const FILM_SIZE = { width: W / 2, height: H / 2, scale: 0.5 } as const

/** What a film may take: so many frames, of which the first one and the last ones show the fires of the finished city. */
export const MOST_FRAMES = 32
const FLICKERS = 6
const GROWING = MOST_FRAMES - FLICKERS - 1

/** How long something is looked at, in ms. */
const SHOWN = { poster: 700, start: 900, turn: 320, fire: 800, flicker: 170, end: 3200 } as const

/** A bonfire, and how much of the film was over when it was first seen: 0 to 1. */
interface Fire {
  readonly space: Space
  readonly colour: Crystal
  readonly at: number
}

/** One picture of a film. */
export interface FilmMoment {
  readonly state: GameState
  /** How much of the film is over: 0 to 1, which its last fire is lit at, or what else came last. */
  readonly at: number
  readonly fires: readonly Fire[]
  /** Those among them that were not there in the moment before. */
  readonly fresh: readonly Fire[]
  /** How the fires flare: the same number looks the same. */
  readonly flicker: number
  /** In ms. */
  readonly shownFor: number
}

/**
 * What a film shows, one picture after the other: the finished city, which is all that who wants nothing to move sees of it; the
 * city at the beginning, then each turn after which it looks different,
 * and at last its fires. Of too many turns some without a new fire are left out, evenly.
 * @throws when the journal cannot be played by these rules
 */
export function filmMomentsOf({
  rules,
  segments,
  seat,
}: Pick<FilmRequest, 'rules' | 'segments' | 'seat'>): FilmMoment[] {
  const { start, turns } = replayByTurns(rules, { segments })
  const end = turns.at(-1)?.after ?? start
  const own = turns.filter((turn) => turn.seat === seat).map(({ after }) => after)
  const states = thinned(unlike([start, ...own, end], seat), seat)
  const fires: Fire[] = []
  const grown = states.map((state, nth): FilmMoment => {
    const at = nth / Math.max(1, states.length - 1)
    const fresh = burning(rules, cityOf(state, seat))
      .filter(({ space }) => !fires.some((fire) => fire.space === space))
      .map((fire) => ({ ...fire, at }))
    fires.push(...fresh)
    const shownFor = nth === 0 ? SHOWN.start : fresh.length > 0 ? SHOWN.fire : SHOWN.turn
    return { state, at, fires: [...fires], fresh, flicker: 0, shownFor }
  })
  // Where nothing burns nothing flickers.
  const flickers = fires.length === 0 ? 1 : FLICKERS
  const finished = Array.from({ length: flickers }, (_, nth): FilmMoment => {
    const shownFor = nth === flickers - 1 ? SHOWN.end : SHOWN.flicker
    return { state: end, at: 1, fires, fresh: [], flicker: nth + 1, shownFor }
  })
  const poster = finished.slice(-1).map((last) => ({ ...last, shownFor: SHOWN.poster }))
  return [...poster, ...grown, ...finished]
}

/** Of states in a row those in which a city looks otherwise than in the one before. */
function unlike(states: readonly GameState[], seat: Seat): GameState[] {
  const looks = states.map((state) => looksOf(cityOf(state, seat)))
  return states.filter((_, nth) => looks[nth] !== looks[nth - 1])
}

/** What can be seen of a city. */
const looksOf = ({ path, portals, tasks, guardians, novices, gnomes }: City): string =>
  JSON.stringify([path, portals, tasks, guardians, novices, gnomes])

const burning = (rules: Rules, city: City) =>
  SPACES.flatMap((space) => {
    const task = city.tasks[space - 1]
    return task?.lit === true ? { space, colour: rules.task(task.task).colour } : []
  })

/** As many as there may be: the first one and each with a new fire, and of the others some, evenly. */
function thinned(states: readonly GameState[], seat: Seat): GameState[] {
  const lit = states.map((state) => litCount(cityOf(state, seat)))
  const isKept = (nth: number) => nth === 0 || lit[nth] !== lit[nth - 1]
  const others = states.flatMap((_, nth) => (isKept(nth) ? [] : nth))
  const room = GROWING - (states.length - others.length)
  const chosen = new Set(
    others.length <= room
      ? others
      : Array.from({ length: room }, (_, nth) => others[Math.floor(((nth + 0.5) * others.length) / room)]),
  )
  return states.filter((_, nth) => isKept(nth) || chosen.has(nth))
}

/** One frame of a film: whose city it is, what it counts so far, the city with its gnomes, and how far the film has come. */
export function filmMomentLayout(request: FilmRequest, moment: FilmMoment): Layout {
  const { rules, seat } = request
  const { state } = moment
  const city = cityOf(state, seat)
  const { back, sheet, done } = layoutWithSky(W, H)
  cityBackground(back, AT.row, W)
  light(sheet, moment)
  header(sheet, request, pointsIn(rules, state, seat))
  cityPathAndTasks(sheet, AT.row, { ...request, state, tentative: [], words: words(request.language) }, false)
  sparks(sheet, moment)
  gnomes(sheet, rules, city)
  fuse(sheet, moment)
  return done()
}

/** What a city counts; before the end without what is only left over, which comes and goes. */
function pointsIn(rules: Rules, state: GameState, seat: Seat): number {
  const { total, lines } = scoreSheetOf(rules, state, seat)
  return state.ended === null ? total - lines.fateTiles - lines.leftovers : total
}

/** How brightly a fire burns: one that was just lit flares, and those of the finished city flicker, each in its own time. */
const brightness = ({ fresh, flicker }: FilmMoment, fire: Fire): number =>
  fresh.includes(fire) ? 1 : 0.62 + (flicker === 0 ? 0 : 0.3 * Math.sin(flicker * 2.1 + fire.space * 1.7))

/** What the fires throw on the city, and on the hill. */
function light(sheet: LayoutDraft, moment: FilmMoment): void {
  sheet.glow(makeRect(-150, AT.row.y - 60, W + 300, H - AT.row.y + 160), colours.coal, 0.07 * moment.fires.length)
  for (const fire of moment.fires) {
    const [x, y] = middle(cityColumnRects(AT.row).of(fire.space).task)
    const bright = brightness(moment, fire)
    sheet.glow(square(x, y, 300 + 120 * bright), coloursByCrystal[fire.colour].fill, 0.75 * bright)
    sheet.glow(square(x, y, 200 + 100 * bright), colours.ember, 0.8 * bright)
  }
}

/** Above the fires that flare or flicker. */
function sparks(sheet: LayoutDraft, { fires, fresh, flicker }: FilmMoment): void {
  for (const { space } of flicker === 0 ? fresh : fires) {
    const { x, y, w } = cityColumnRects(AT.row).of(space).task
    const place = makeRect(x + 10, y - 84, w - 20, 110)
    const d = starsOrGlintsPath(`sparks ${space} ${flicker}`, place, { count: 11, bright: true, wide: 2, high: 3 })
    sheet.shape(makeRect(0, 0, W, H), d, colours.flame)
  }
}

function header(sheet: LayoutDraft, { seat, names }: FilmRequest, points: number): void {
  const { x, y, w, h } = AT.header
  const score = `${points}`
  const scoreWidth = widthOf(score, 'strong', SCORE) + 8
  sheet.icon(square(x + 42, y + h / 2, 80), seatPieceIcon('shield', seat))
  sheet.text(makeRect(x + w - scoreWidth, y, scoreWidth, h), score, textStyle.strong(SCORE, colours.flame, 'right'))
  const name = makeRect(x + 104, y, w - 134 - scoreWidth, h)
  sheet.text(name, names[seat] ?? '', textStyle.display(typeSize.title, colours.cream))
}

/** Those who joined the city, before it. */
function gnomes(sheet: LayoutDraft, rules: Rules, city: City): void {
  city.gnomes.forEach((gnome, nth) => {
    const x = AT.gnomes.x + nth * 116
    sheet.icon(square(x, AT.gnomes.y, 92), isElder(gnome) ? 'elder' : 'gnome')
    sheet.icon(square(x + 40, AT.gnomes.y + 28, 44), rules.gnomeResource(gnome), { on: true })
  })
}

/** A fuse that burns down as the film goes on, with the fires where they were lit. */
function fuse(sheet: LayoutDraft, { at, fires }: FilmMoment): void {
  const { x, y, w } = AT.fuse
  const burns = x + at * w
  sheet.line(makeRect(x, y, w, 0), colours.surfaceEdge, 8)
  sheet.line(makeRect(x, y, at * w, 0), colours.ember, 8)
  sheet.glow(square(burns, y, 130), colours.flame, 0.9)
  for (const fire of fires) sheet.icon(square(x + fire.at * w, y - 14, 68), `bonfire-${fire.colour}`)
}

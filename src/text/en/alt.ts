import type { CommonTask, CouncilSpace, Crystal, Guardian, Island, Place, Resource, Space } from '#engine'
import { type ActionTile, PLACE_PARTS, type Portal } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { goodsIn } from '../goods.ts'
import type { GnomeWords } from '../words/gnomes.ts'
import type { BonfireCompassPoint } from '../words/names.ts'
import { fateEndsText } from '../words/reading.ts'
import type { ScoreLine } from '../words/scores.ts'
import { club } from './club.ts'
import { live } from './live.ts'
import { count, joined, names } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { phrases } from './phrases.ts'
import { reading } from './reading.ts'
import { scores } from './scores.ts'

interface PathFacts {
  readonly crystal: Crystal
  readonly resource: Resource
}

const inSpace = (one: { readonly portal: Portal; readonly space: Space }): string =>
  `${names.portal[one.portal]} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

/**
 * What a picture tells people who cannot see it, a sentence a function: the facts go in, and each language has its nouns
 * and its grammar to itself. Lists may be empty. Names are those of people.
 */
export const alt = {
  /** `tile`: of the countdown, once it has begun. */
  council: ({ novices, countdownAt, tile }: { novices: number; countdownAt: number; tile: number | null }): string =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  /** The ship of the one whose city it is. */
  ship: (island: Island): string => `The ship is at ${names.island(island)}.`,
  /** Whose ships lie at an island. */
  shipsHere: (of: readonly string[]): string => `Ships here: ${joined(of, 'and')}.`,
  /** Null before its first use. */
  bonfireAt: (compass: BonfireCompassPoint | null): string =>
    compass === null
      ? 'The Great Bonfire hasn’t been used yet.'
      : `The Great Bonfire points ${names.compass[compass]}.`,
  bonfirePortals: (spaces: readonly { compass: BonfireCompassPoint; portals: readonly Portal[] }[]): string =>
    `Portals at the Great Bonfire: ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.join(', ') || 'none')).join(', ')}.`,
  /** Portals at the Great Bonfire that the reader could take next. */
  fittingPortals: (portals: readonly Portal[]): string =>
    `Portals you could take next: ${portals.join(', ') || 'none'}.`,
  openPaths: (tiles: readonly PathFacts[]): string =>
    `Path tiles on display: ${tiles.map(pathTile).join(', ') || 'none'}.`,
  gnomes: (gnomes: readonly GnomeWords[]): string =>
    `Gnomes on display: ${gnomes.map(({ name }) => name).join(', ') || 'none'}.`,
  elders: (elders: readonly GnomeWords[]): string =>
    `Elders on display: ${elders.map(({ name }) => name).join(', ') || 'none'}.`,
  /** Beside the rules, which say what the tile brings. */
  fateExample: 'An example: a fate area with three tiles. The framed one is new and joins groups of the other two.',
  gnome: ({ name, ability }: GnomeWords, resource: Resource): string =>
    `${name} (${names.resource[resource]}): ${ability}`,
  /** Where neutral novices are left. */
  commonTasks: (common: readonly CommonTask[]): string =>
    `Common tasks that still have their neutral novice: ${phrases.apart(common.map((task) => names.commonTask[task])) || 'none'}.`,
  /** R16.8: one that Tom sent lies flat, and blocks nothing. */
  councilSpace: (space: CouncilSpace, novices: readonly ({ of: string } | 'neutral' | 'flat')[]): string =>
    `${names.council[space].name}: ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'none'}.`,
  /** What a seat holds, how long its path is, and what it would have if the game ended now. */
  holds: ({
    name,
    tiles,
    resources,
    path,
    total,
  }: {
    name: string
    tiles: Readonly<Record<ActionTile, number>>
    resources: Readonly<Record<Resource, number>>
    path: number
    total: number | null
  }): string =>
    `${name} ${name === reading.you ? 'hold' : 'holds'} ${narration.goods(goodsIn(tiles, resources)) || 'nothing'}. Path: ${count(path, 'tile')}.${total === null ? '' : ` If the game ended now: ${names.points(total)}.`}`,
  /** Without a name: of the one who reads it. */
  city: (name: string | null, points: number): string =>
    `${name === null ? 'Your' : `${name}’s`} city, ${names.points(points)}.`,
  standing: { out: 'No turns left.', passed: 'Passed.' },
  starts: 'Goes first each round.',
  hand: (tile: readonly ActionTile[]): string => `First fate tile in hand: ${signs(tile)}.`,
  tiles: (tiles: Readonly<Record<ActionTile, number>>): string =>
    `${capital(narration.goods(goodsIn(tiles, {})) || 'no action tiles')}.`,
  resources: (resources: Readonly<Record<Resource, number>>): string =>
    `${capital(narration.goods(goodsIn({}, resources)) || 'no resources')}.`,
  /** A sentence about the turn before the one that is on. */
  lastTurn: (text: string): string => text,
  soFar: (text: string): string => `This turn so far: ${uncapital(text)}`,
  /** The open tiles of the two piles, with how many lie beneath. */
  openOfferings: (piles: readonly { open: Resource | null; beneath: number }[]): string =>
    `Offering piles: ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'empty pile'
            : `still face down (${beneath})`
          : `${names.resource[open]} (${beneath} beneath)`,
      )
      .join(', ')}.`,
  guardians: (guardians: readonly { colour: Guardian; place: Place }[]): string =>
    `Guardians: ${joined(
      guardians.map(
        ({ colour, place }) =>
          `the ${names.guardian[colour]} ${PLACE_PARTS[place].on === 'bonfire' ? 'at' : 'on'} ${names.place(place)}`,
      ),
      'and',
    )}.`,
  path: (tiles: readonly PathFacts[]): string =>
    `Path from space 2 on: ${tiles.map(pathTile).join(', ') || 'still empty'}.`,
  portals: ({
    placed,
    next,
  }: {
    placed: readonly { portal: Portal; space: Space }[]
    next: readonly { portal: Portal; space: Space }[]
  }): string =>
    `${placed.length === 0 ? 'No portals yet.' : `Portals: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Next: ${next.map(inSpace).join(' or ')}.`
    }`,
  /** `next`: the signs of the tiles that may be placed next. */
  fate: ({ placed, left, next }: { placed: number; left: number; next: readonly (readonly ActionTile[])[] }): string =>
    `Fate tiles: ${placed} placed, ${left} in supply.${fateEndsText(next, names, phrases.labelled)}`,
  /** The largest joined area of each sign. */
  joined: (areas: readonly { tile: ActionTile; size: number }[]): string =>
    `Largest connected ${areas.length === 1 ? 'group' : 'groups'}: ${joined(
      areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`),
      'and',
    )} symbols.`,
  tomsDeck: (left: number, round: number): string => `Tom’s deck: ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Where your next fate tile can go.',
  ifItEnded: 'Standings if the game ended now:',
  island: (island: Island): string => `${names.island(island)}.`,
  guardiansLeft: (n: number): string => `${n} of 4 guardians are here.`,
  /** A picture that moves: how a city grew, and what it came to. */
  film: (name: string, bonfires: number, points: number): string =>
    `Moving picture: ${name}’s city grows from its first tile to ${count(bonfires, 'bonfire')} and ${names.points(points)}.`,
  /** What somebody's cities came to, and the line that brought most of it. */
  stats: (
    name: string,
    average: number,
    best: number,
    most: { line: ScoreLine; own: number; server: number },
  ): string =>
    `${name}: ${club.stats.points(average, best)}. Highest category: ${scores.lines[most.line]}, ${club.stats.mean(most.own)} (server average ${club.stats.mean(most.server)}).`,
  /** What each could expect from turn to turn, what they scored, and the turns that are marked. */
  course: (scored: readonly { name: string; points: number }[], marked: readonly number[]): string =>
    `Chart of expected points, turn by turn. Final scores: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Marked: ${marked.length === 1 ? 'turn' : 'turns'} ${joined(marked.map(String), 'and')}.`}`,
}

const NOVICE = { neutral: 'neutral', flat: 'neutral, lying flat' } as const

function pathTile({ crystal, resource }: PathFacts): string {
  return `${names.resource[resource]} with a ${names.crystal[crystal]} crystal`
}

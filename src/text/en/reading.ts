import {
  type ActionTile,
  type CommonTask,
  type CouncilSpace,
  type Crystal,
  type Guardian,
  type GuardianPlace,
  type Island,
  type IslandId,
  PARTS_BY_GUARDIAN_PLACE,
  type PortalKind,
  type Resource,
  type Space,
  type Task,
} from '#engine'
import { capital, uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import { goodsFromCounts } from '../goods.ts'
import type { GnomeWords, GreatBonfireCompassPoint, ScoreLineName } from '../words/facts.ts'
import {
  type FateCellContent,
  fateCellsText,
  nextFateTilesText,
  type TaskProgress,
  taskProgressText,
  withoutZeroCounts,
} from '../words/reading.ts'
import { club, scores } from './club.ts'
import { buttons, count, joined, names, phrases } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { live } from './table.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskProgress): string =>
  taskProgressText(it, {
    counts: (points) => `worth ${names.points(points)} in all`,
    progress: reading.progress,
    fulfilled: 'already fulfilled',
    notYet: 'not fulfilled yet',
  })

/** "blue 2-point task: 4 gnomes": what follows is said of the task, not of the gnomes. */
const titled = ({ colour, points, condition }: Task, lit: boolean): string =>
  `${names.crystal[colour]} ${points}-point ${lit ? 'bonfire' : 'task'}: ${tasks.condition(condition)}`

const fateCells = (cells: readonly FateCellContent[]): string =>
  fateCellsText(cells, {
    free: (n) => (n === 1 ? 'empty' : `${n} × empty`),
    gold: 'gold',
    yellow: 'yellow tile',
    highlighted: 'highlighted',
    actionTile: names.actionTile,
  })

const read = 'Text version'

/** What a look says in words alone, beyond the sentences of `alt`; heading by heading. Lists may be empty. */
export const reading = {
  /** A button under a picture; and the one that leads back to it. */
  read,
  showPicture: 'Show the picture',
  placeholder: 'Read about a city, the islands…',
  /** Ends the short text of a picture, and names the button `read`. */
  whole: `“${read}” has all the details.`,
  headings: {
    turn: 'The game',
    changed: 'What changed',
    yours: 'What you have',
    /** In the city of somebody else. */
    supply: 'Supply',
    options: 'What you can do',
    others: 'The other players',
    /** For a guest, who has no seat to be left out. */
    everybody: 'The players',
    display: 'On display',
    tasks: 'Tasks',
    boards: 'Guardians, path and portals',
    gnomes: 'Gnomes',
    elders: 'Elders',
    commonTasks: 'Common tasks',
    fate: 'Fate tiles and offerings',
  },
  /** An option that stands as chosen. */
  chosen: (option: string): string => `${option} (chosen)`,
  /** "2 of 3 so far" */
  progress: (have: number, need: number): string => `${have} of ${need} so far`,
  /** How far a city is with a task, alone: "2 of 3 so far", "already fulfilled". */
  standing: howFar,
  taskInCity: ({ space, task, standing }: { space: Space; task: Task; standing: TaskProgress }): string =>
    `Space ${space}, ${titled(task, 'counts' in standing)}; ${howFar(standing)}.`,
  /** `standing`: of the one who looks; null for a guest. */
  taskOnIsland: (task: Task, standing: TaskProgress | null): string =>
    `${capital(titled(task, false))}${standing === null ? '' : `; ${howFar(standing)}`}.`,
  /** Whose offerings lie at an island, and how many. */
  offeringsOf: (all: readonly { name: string; count: number }[]): string =>
    `Offerings: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  /** In the place of the reader's name, before what they have. */
  you: 'You',
  /** What there is of a seat, in figures. `island` null: at the landing stage. */
  seat: ({
    name,
    points,
    island,
    tasks: unlit,
    bonfires,
    portals,
    guardians,
    gnomes,
    fateTiles,
  }: {
    name: string
    points: number
    island: IslandId | null
    tasks: number
    bonfires: number
    portals: number
    guardians: number
    gnomes: number
    fateTiles: number
  }): string =>
    `${name} ${name === reading.you ? 'have' : 'has'} ${joined(
      [
        names.points(points),
        ...withoutZeroCounts([
          count(unlit, 'task'),
          count(bonfires, 'bonfire'),
          count(portals, 'portal'),
          count(guardians, 'guardian'),
          count(gnomes, 'gnome'),
        ]),
      ],
      'and',
    )}; ${fateTiles === 0 ? 'no' : fateTiles} fate ${fateTiles === 1 ? 'tile' : 'tiles'} left; ship at ${island ?? names.landingStage}.`,
  /** `waits`: its neutral novice is still there. */
  commonTask: ({
    task,
    have,
    need,
    met,
    waits,
  }: {
    task: CommonTask
    have: number
    need: number
    met: boolean
    waits: boolean
  }): string =>
    `${capital(names.commonTask[task])}: ${met ? 'fulfilled' : reading.progress(have, need)}; the neutral novice is ${waits ? 'still there' : 'gone'}.`,
  /** `units`: purple tiles that turning there costs the one who looks; null for a guest. */
  bonfireSpace: ({
    compass,
    tile,
    reward,
    portals,
    units,
  }: {
    compass: GreatBonfireCompassPoint
    tile: ActionTile
    reward: Resource | 'points'
    portals: readonly PortalKind[]
    units: number | null
  }): string =>
    `${capital(names.compass[compass])}${units === null ? '' : `, for ${count(units, 'purple tile')}`}: ${joined(
      [
        `1 ${names.actionTile[tile]} tile`,
        reward === 'points' ? names.points(2) : `1 ${names.resource[reward]}`,
        ...portals.map((portal) => names.portal[portal]),
      ],
      'and',
    )}.`,
  /** A row of the fate area, from left to right; `sign` null where no fate tile lies. `from`: its first column. */
  fateRow: ({ row, from, cells }: { row: number; from: number; cells: readonly FateCellContent[] }): string =>
    `Row ${row}, from column ${from}: ${fateCells(cells)}.`,
  /** At the end, where a picture that moves shows it. */
  grown: `${controlInSentence(buttons.log)} shows how the cities grew, turn by turn.`,
  /** Ends what is told where there was no room for all: the list of looks has it. */
  rest: 'There’s more to read: choose it from the list below.',
  /** Options that there was no room for. */
  moreOptions: (n: number): string => `${count(n, 'more option')} in the lists below.`,
}

/** The few words that stand in pictures. */
export const pictures = {
  turnOf: (name: string): string => `${name}’s turn`,
  greatBonfire: 'Great Bonfire',
  council: 'High Council',
  gnomes: 'Gnomes',
  elders: 'Elders',
  commonTasks: 'Common tasks',
  landing: 'Landing',
  passed: 'passed',
  out: 'no turns left',
  nothingHeld: 'nothing in hand',
  /** Before the total that a seat would have now, and before what the final score is made of. */
  ifItEnded: 'if it ended',
  scoredFor: 'scored for',
  /** Which time Tom's deck is played through. */
  round: (round: number, of: number): string => `deck ${round} of ${of}`,
  countdownAt: (novices: number): string => `countdown at ${novices}`,
  countdown: 'countdown',
  /** Before the notches that the next portal may fill. */
  nextPortal: 'next portal',
  start: 'Start',
  fateArea: 'Fate area',
  supply: 'Supply',
  scoresSoFar: 'If it ended now',
  /** On a task: its condition is met (where that is longer than some 10 letters the figures stand there), or how much of it there is. */
  canLight: 'can ignite',
  progress: (have: number, need: number): string => `${have} of ${need}`,
  noElders: 'none',
  noGnomes: 'No gnomes yet',
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0] ?? ''} wins` : `${names.join(' & ')} share the win`,
  tie: 'A tie with Tom',
  /** A bar beside somebody's own. */
  serverAverage: 'Server average',
  /** Above the final points that each could expect from turn to turn. */
  expected: 'Expected points',
  /** Beneath them: after so many turns of all. */
  turn: (turns: number): string => `Turn ${turns}`,
}

interface PathFacts {
  readonly crystal: Crystal
  readonly resource: Resource
}

const inSpace = (one: { readonly portal: PortalKind; readonly space: Space }): string =>
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
  bonfireAt: (compass: GreatBonfireCompassPoint | null): string =>
    compass === null
      ? 'The Great Bonfire hasn’t been used yet.'
      : `The Great Bonfire points ${names.compass[compass]}.`,
  bonfirePortals: (spaces: readonly { compass: GreatBonfireCompassPoint; portals: readonly PortalKind[] }[]): string =>
    `Portals at the Great Bonfire: ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.join(', ') || 'none')).join(', ')}.`,
  /** Portals at the Great Bonfire that the reader could take next. */
  fittingPortals: (portals: readonly PortalKind[]): string =>
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
    `${name} ${name === reading.you ? 'hold' : 'holds'} ${narration.goods(goodsFromCounts(tiles, resources)) || 'nothing'}. Path: ${count(path, 'tile')}.${total === null ? '' : ` If the game ended now: ${names.points(total)}.`}`,
  /** Without a name: of the one who reads it. */
  city: (name: string | null, points: number): string =>
    `${name === null ? 'Your' : `${name}’s`} city, ${names.points(points)}.`,
  standing: { out: 'No turns left.', passed: 'Passed.' },
  starts: 'Goes first each round.',
  hand: (tile: readonly ActionTile[]): string => `First fate tile in hand: ${signs(tile)}.`,
  tiles: (tiles: Readonly<Record<ActionTile, number>>): string =>
    `${capital(narration.goods(goodsFromCounts(tiles, {})) || 'no action tiles')}.`,
  resources: (resources: Readonly<Record<Resource, number>>): string =>
    `${capital(narration.goods(goodsFromCounts({}, resources)) || 'no resources')}.`,
  /** A sentence about the turn before the one that is on. */
  lastTurn: (text: string): string => text,
  soFar: (text: string): string => `This turn so far: ${uncapital(text)}`,
  /** The open tiles of the two piles, with how many lie beneath. */
  openOfferings: (piles: readonly { open: Resource | null; beneath: number }[]): string =>
    `Offering piles: ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'one empty'
            : `one still face down (${count(beneath, 'tile')})`
          : `one showing a ${names.resource[open]} (${beneath} more below)`,
      )
      .join(', ')}.`,
  guardians: (guardians: readonly { colour: Guardian; place: GuardianPlace }[]): string =>
    `Guardians: ${joined(
      guardians.map(
        ({ colour, place }) =>
          `the ${names.guardian[colour]} ${PARTS_BY_GUARDIAN_PLACE[place].on === 'bonfire' ? 'at' : 'on'} ${names.place(place)}`,
      ),
      'and',
    )}.`,
  path: (tiles: readonly PathFacts[]): string =>
    tiles.length === 1
      ? `Path space 2: ${tiles.map(pathTile).join()}.`
      : `Path from space 2 onward: ${tiles.map(pathTile).join(', ') || 'still empty'}.`,
  portals: ({
    placed,
    next,
  }: {
    placed: readonly { portal: PortalKind; space: Space }[]
    next: readonly { portal: PortalKind; space: Space }[]
  }): string =>
    `${placed.length === 0 ? 'No portals yet.' : `Portals: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Next: ${next.map(inSpace).join(' or ')}.`
    }`,
  /** `next`: the signs of the tiles that may be placed next. */
  fate: ({ placed, left, next }: { placed: number; left: number; next: readonly (readonly ActionTile[])[] }): string =>
    `Fate tiles: ${placed} placed, ${left} left to place.${nextFateTilesText(next, names, phrases.labelled)}`,
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
    most: { line: ScoreLineName; own: number; server: number },
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

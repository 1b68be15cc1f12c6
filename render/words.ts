import type { Language } from '#text'

/** The few words that only pictures say, and the sentences of alt texts, by language. */
export interface PictureWords {
  readonly turnOf: (name: string) => string
  readonly greatBonfire: string
  readonly council: string
  readonly gnomes: string
  readonly elders: string
  readonly commonTasks: string
  readonly landing: string
  readonly passed: string
  readonly out: string
  readonly nothingHeld: string
  /** Before the total that a seat would have now, and before what the final score is made of. */
  readonly ifItEnded: string
  readonly scoredFor: string
  /** Which time Tom's deck is played through. */
  readonly round: (round: number, of: number) => string
  readonly countdownAt: (novices: number) => string
  readonly countdown: string
  /** Before the notches that the next portal may fill. */
  readonly nextPortal: string
  /** A gnome's name where the guardian of a companion is drawn beside it. */
  readonly gnomeName: (name: string) => string
  readonly start: string
  readonly fateArea: string
  readonly supply: string
  readonly scoresSoFar: string
  /** On a task: its condition is met, or how much of it there is. */
  readonly canLight: string
  readonly progress: (have: number, need: number) => string
  readonly noGnomes: string
  readonly wins: (names: readonly string[]) => string
  readonly tie: string
  readonly alt: AltWords
}

/** Sentences of alt texts. */
export interface AltWords {
  readonly scores: (list: string) => string
  readonly lastTurn: (text: string) => string
  readonly ships: (list: string) => string
  readonly bonfireAt: (space: string) => string
  readonly bonfireUnused: string
  readonly paths: (list: string) => string
  readonly gnomes: (list: string) => string
  readonly elders: (list: string) => string
  /** What a seat holds, how long its path is, and what it would have if the game ended now. */
  readonly holds: (name: string, list: string, path: number, total: number | null) => string
  readonly bonfirePortals: (list: string) => string
  readonly city: (name: string, points: string) => string
  readonly standing: { readonly out: string; readonly passed: string }
  readonly starts: string
  readonly hand: (signs: string) => string
  readonly openOfferings: (list: string) => string
  readonly offering: (tile: string, left: number) => string
  readonly tiles: (list: string) => string
  readonly resources: (list: string) => string
  readonly soFar: (text: string) => string
  readonly tasks: (list: string) => string
  readonly task: (space: number, colour: string, points: number, condition: string) => string
  /** A bonfire, and what its space counts with all that stands there. */
  readonly burning: (points: number) => string
  readonly canBeLit: string
  readonly progress: (have: number, need: number) => string
  readonly none: string
  readonly guardians: (list: string) => string
  readonly path: (list: string) => string
  readonly portals: (list: string, next: string) => string
  readonly fate: (placed: number, left: number, next: string) => string
  readonly tomsDeck: (left: number, round: number) => string
  readonly ifItEnded: string
  readonly guardiansLeft: (n: number) => string
  readonly offerings: (list: string) => string
  readonly commonTasks: (list: string) => string
  readonly fateOf: (name: string) => string
  readonly joined: (list: string) => string
  /** What the short form of placements says: row/column, direction, how many things it gives. */
  readonly placements: string
  readonly nextPortal: (name: string, portals: string) => string
  readonly cell: (row: number, column: number) => string
}

const english: PictureWords = {
  turnOf: (name) => `${name}’s turn`,
  greatBonfire: 'Great Bonfire',
  council: 'High Council',
  gnomes: 'Gnomes',
  elders: 'Elders',
  commonTasks: 'Common tasks',
  landing: 'Landing',
  passed: 'passed',
  out: 'no turns left',
  nothingHeld: 'nothing in hand',
  ifItEnded: 'if it ended',
  scoredFor: 'scored for',
  round: (round, of) => `round ${round} of ${of}`,
  countdownAt: (novices) => `countdown at ${novices}`,
  countdown: 'countdown',
  nextPortal: 'next portal',
  gnomeName: (name) => name.replace(/ \(.*\)$/u, ''),
  start: 'Start',
  fateArea: 'Fate area',
  supply: 'Supply',
  scoresSoFar: 'If it ended now',
  canLight: 'can light',
  progress: (have, need) => `${have} of ${need}`,
  noGnomes: 'No gnomes yet',
  wins: (names) => (names.length === 1 ? `${names[0] ?? ''} wins` : `${names.join(' & ')} share the win`),
  tie: 'A tie with Tom',
  alt: {
    scores: (list) => `Scores: ${list}.`,
    lastTurn: (text) => `Last turn: ${text}`,
    ships: (list) => `Ships: ${list}.`,
    bonfireAt: (space) => `The Great Bonfire points to ${space}.`,
    bonfireUnused: 'The Great Bonfire has not been used yet.',
    paths: (list) => `Open path tiles: ${list}.`,
    gnomes: (list) => `Gnomes: ${list}.`,
    elders: (list) => `Elders: ${list}.`,
    holds: (name, list, path, total) =>
      `${name}: ${list}; path ${path}${total === null ? '' : `; ${total} points if it ended`}.`,
    bonfirePortals: (list) => `Portals: ${list}.`,
    city: (name, points) => `City of ${name}, ${points}.`,
    standing: { out: 'No turns left.', passed: 'Passed.' },
    starts: 'Starting player.',
    hand: (signs) => `Holds the fate tile ${signs} for the start.`,
    openOfferings: (list) => `Open offering tiles: ${list}.`,
    offering: (tile, left) => `${tile} (${left} beneath)`,
    tiles: (list) => `Action tiles: ${list}.`,
    resources: (list) => `Resources: ${list}.`,
    soFar: (text) => `This turn so far: ${text}`,
    tasks: (list) => `Tasks by space: ${list}.`,
    task: (space, colour, points, condition) => `${space}: ${colour}, ${points} points, ${condition}`,
    burning: (points) => `burning, counts ${points}`,
    canBeLit: 'can be lit',
    progress: (have, need) => `${have} of ${need}`,
    none: 'none',
    guardians: (list) => `Guardians: ${list}.`,
    path: (list) => `Path after the gold: ${list}.`,
    portals: (list, next) => `Portals by space: ${list}; next ${next === '' ? 'none' : next}.`,
    fate: (placed, left, next) =>
      `Fate tiles: ${placed} placed, ${left} in supply${next === '' ? '' : `, next ${next}`}.`,
    tomsDeck: (left, round) => `Tom’s deck: ${left} cards left, round ${round} of 4.`,
    ifItEnded: 'If the game ended now.',
    guardiansLeft: (n) => `${n} of 4 guardians are here.`,
    offerings: (list) => `Offerings of ${list}.`,
    commonTasks: (list) => `Neutral novices wait at: ${list}.`,
    fateOf: (name) => `Where the next fate tile of ${name} could go.`,
    joined: (list) => `Joined at most: ${list}.`,
    placements: 'By row/column of the first sign, direction, and how many things come:',
    nextPortal: (name, portals) => `The next portal of ${name}: ${portals}.`,
    cell: (row, column) => `row ${row}, column ${column}`,
  },
}

const CATALOGUE: Readonly<Record<Language, PictureWords>> = { en: english }
export const pictureWords = (language: Language): PictureWords => CATALOGUE[language]

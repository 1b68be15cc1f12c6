import type { Language } from '#text'

/** The few words that only pictures say, and the sentences of alt texts, by language. */
export interface PictureWords {
  readonly turnOf: (name: string) => string
  readonly gameOver: string
  readonly solo: string
  readonly novices: string
  readonly countdown: string
  readonly greatBonfire: string
  readonly council: string
  readonly gnomes: string
  readonly elders: string
  readonly paths: string
  readonly commonTasks: string
  readonly landing: string
  readonly passed: string
  readonly out: string
  readonly start: string
  readonly top: string
  readonly bottom: string
  readonly fateArea: string
  readonly supply: string
  readonly offerings: string
  readonly hand: string
  readonly points: string
  readonly empty: string
  readonly scoresSoFar: string
  readonly wins: (names: readonly string[]) => string
  readonly scoreLines: {
    readonly duringPlay: string
    readonly bonfires: string
    readonly guardians: string
    readonly portals: string
    readonly crystals: string
    readonly commonTasks: string
    readonly fateTiles: string
    readonly leftovers: string
    readonly total: string
  }
}

const english: PictureWords = {
  turnOf: (name) => `${name}’s turn`,
  gameOver: 'The fire has burnt down',
  solo: 'Tom',
  novices: 'Council',
  countdown: 'Countdown',
  greatBonfire: 'Great Bonfire',
  council: 'High Council',
  gnomes: 'Gnomes',
  elders: 'Elders',
  paths: 'Paths',
  commonTasks: 'Common tasks',
  landing: 'Landing',
  passed: 'passed',
  out: 'no turns left',
  start: 'Start',
  top: 'top',
  bottom: 'bottom',
  fateArea: 'Fate area',
  supply: 'Supply',
  offerings: 'Offerings',
  hand: 'in hand',
  points: 'points',
  empty: 'empty',
  scoresSoFar: 'If it ended now',
  wins: (names) => (names.length === 1 ? `${names[0] ?? ''} wins` : `${names.join(' & ')} share the win`),
  scoreLines: {
    duringPlay: 'During play',
    bonfires: 'Bonfires',
    guardians: 'Guardians at bonfires',
    portals: 'Portals at bonfires',
    crystals: 'Matching crystals',
    commonTasks: 'Common tasks',
    fateTiles: 'Fate tiles kept',
    leftovers: 'Tiles and resources',
    total: 'Total',
  },
}

const CATALOGUE: Readonly<Record<Language, PictureWords>> = { en: english }
export const pictureWords = (language: Language): PictureWords => CATALOGUE[language]

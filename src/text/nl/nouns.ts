import type { ActionTile, Crystal, Guardian, PortalKind, Resource } from '#engine'
import { type Adjective, a, de, het, type Noun } from './grammar.ts'

/** What the game and the bot speak of. The words of the Dutch rulebook are in docs/glossary.md. */
export const nouns = {
  point: de('punt', 'punten'),
  turn: de('beurt', 'beurten'),
  step: de('stap', 'stappen'),
  actionTile: het('actiefiche', 'actiefiches'),
  /** The same where it is clear that no other is meant. */
  tile: het('fiche', 'fiches'),
  resource: het('middel', 'middelen'),
  crystal: het('kristal', 'kristallen'),
  pathTile: het('wegfiche', 'wegfiches'),
  fateTile: de('lottegel', 'lottegels'),
  offering: de('offerschaal', 'offerschalen'),
  island: het('eiland', 'eilanden'),
  task: de('opdracht', 'opdrachten'),
  bonfire: het('vreugdevuur', 'vreugdevuren'),
  portal: het('portaal', 'portalen'),
  /** The rulebook calls her zij and haar. */
  guardian: de('hoeder', 'hoeders'),
  novice: de('pupil', 'pupillen'),
  neutralNovice: het('raadslid', 'raadsleden'),
  gnome: de('gnoom', 'gnomen'),
  elder: de('oudere', 'ouderen'),
  card: de('kaart', 'kaarten'),
  game: het('spel', 'spellen'),
  computer: de('computer', 'computers'),
  player: de('speler', 'spelers'),
  /** Where a game is played, in a channel. */
  table: de('tafel', 'tafels'),
} as const satisfies Record<string, Noun>

export const resources: Readonly<Record<Resource, Noun>> = {
  blossom: de('bloem', 'bloemen'),
  fruit: de('vrucht', 'vruchten'),
  herb: het('kruid', 'kruiden'),
  shell: de('schelp', 'schelpen'),
  root: de('wortel', 'wortels'),
  gold: het('goud', 'goud'),
}

/** What is pictured, in a sentence: "een schelp", "goud" */
export const shown = (resource: Resource): string => (resource === 'gold' ? resources.gold.one : a(resources[resource]))

/** "bloemeneiland" */
export const islands: Readonly<Record<Resource, Noun>> = {
  blossom: het('bloemeneiland', 'bloemeneilanden'),
  fruit: het('vruchteneiland', 'vruchteneilanden'),
  herb: het('kruideneiland', 'kruideneilanden'),
  shell: het('schelpeneiland', 'schelpeneilanden'),
  root: het('worteleiland', 'worteleilanden'),
  gold: het('goudeiland', 'goudeilanden'),
}

/** "sterportaal" */
export const portals: Readonly<Record<PortalKind, Noun>> = {
  circle: het('cirkelportaal', 'cirkelportalen'),
  triangle: het('driehoekportaal', 'driehoekportalen'),
  square: het('vierkantportaal', 'vierkantportalen'),
  diamond: het('ruitportaal', 'ruitportalen'),
  hexagon: het('zeshoekportaal', 'zeshoekportalen'),
  star: het('sterportaal', 'sterportalen'),
  crescent: het('maanportaal', 'maanportalen'),
}

/** One that is said the same everywhere: roze, oranje. */
const always = (plain: string): Adjective => ({ plain, inflected: plain })

export const colours: Readonly<Record<ActionTile | Crystal | Guardian, Adjective>> = {
  green: { plain: 'groen', inflected: 'groene' },
  blue: { plain: 'blauw', inflected: 'blauwe' },
  red: { plain: 'rood', inflected: 'rode' },
  white: { plain: 'wit', inflected: 'witte' },
  purple: { plain: 'paars', inflected: 'paarse' },
  brown: { plain: 'bruin', inflected: 'bruine' },
  yellow: { plain: 'geel', inflected: 'gele' },
  wood: { plain: 'neutraal', inflected: 'neutrale' },
  grey: { plain: 'grijs', inflected: 'grijze' },
  pink: always('roze'),
  turquoise: always('turquoise'),
  orange: always('oranje'),
  black: { plain: 'zwart', inflected: 'zwarte' },
}

import type { ActionTile, Crystal, Guardian, PortalKind, Resource } from '#engine'
import { type Adjective, a, adjective, agreed, de, type Noun, noun } from './grammar.ts'

/** What the game and the bot speak of. The words of the French edition are in docs/glossary.md. */
export const nouns = {
  point: noun('m', 'point'),
  turn: noun('m', 'tour'),
  step: noun('m', 'pas', 'pas'),
  symbol: noun('m', 'symbole'),
  actionTile: noun('f', 'tuile action', 'tuiles action'),
  /** The same where it is clear that no other tile is meant. */
  tile: noun('f', 'tuile'),
  resource: noun('f', 'ressource'),
  crystal: noun('m', 'cristal', 'cristaux'),
  pathTile: noun('f', 'tuile chemin', 'tuiles chemin'),
  fateTile: noun('f', 'tuile destin', 'tuiles destin'),
  offering: noun('f', 'offrande'),
  island: noun('f', 'île'),
  route: noun('f', 'route'),
  space: noun('f', 'case'),
  task: noun('f', 'mission'),
  bonfire: noun('m', 'brasier'),
  portal: noun('m', 'portail'),
  guardian: noun('f', 'gardienne'),
  novice: noun('m', 'novice'),
  gnome: noun('m', 'gnome'),
  elder: noun('m', 'sage'),
  card: noun('f', 'carte'),
  game: noun('f', 'partie'),
  win: noun('f', 'victoire'),
  tie: noun('f', 'égalité'),
  loss: noun('f', 'défaite'),
  computer: noun('m', 'ordinateur'),
  option: noun('f', 'option'),
  place: noun('f', 'place'),
  plan: noun('m', 'plan'),
  hour: noun('f', 'heure'),
  day: noun('m', 'jour'),
  channel: noun('m', 'salon'),
  /** Where a game is played, in a channel. */
  table: noun('f', 'table'),
} as const satisfies Record<string, Noun>

export const resources: Readonly<Record<Resource, Noun>> = {
  blossom: noun('f', 'fleur'),
  fruit: noun('m', 'fruit'),
  herb: noun('f', 'herbe'),
  shell: noun('m', 'coquillage'),
  root: noun('f', 'racine'),
  gold: noun('m', 'or', 'or'),
}

/** "une fleur", "de l’or" */
export const someOf = (resource: Resource): string => (resource === 'gold' ? 'de l’or' : a(resources[resource]))

/** "île aux fleurs", "îles aux fleurs" */
const islandOf = (goods: string): Noun => noun('f', `île ${goods}`, `îles ${goods}`)
export const islands: Readonly<Record<Resource, Noun>> = {
  blossom: islandOf('aux fleurs'),
  fruit: islandOf('aux fruits'),
  herb: islandOf('aux herbes'),
  shell: islandOf('aux coquillages'),
  root: islandOf('aux racines'),
  gold: islandOf('de l’or'),
}

/** Of a portal where it is clear that portals are meant. */
export const shapes = {
  circle: 'cercle',
  triangle: 'triangle',
  square: 'carré',
  diamond: 'losange',
  hexagon: 'hexagone',
  star: 'étoile',
  crescent: 'lune',
} as const satisfies Record<PortalKind, string>

/** "portail étoile" */
const portalOf = (shape: string): Noun => noun('m', `portail ${shape}`, `portails ${shape}`)
export const portals: Readonly<Record<PortalKind, Noun>> = {
  circle: portalOf(shapes.circle),
  triangle: portalOf(shapes.triangle),
  square: portalOf(shapes.square),
  diamond: portalOf(shapes.diamond),
  hexagon: portalOf(shapes.hexagon),
  star: portalOf(shapes.star),
  crescent: portalOf(shapes.crescent),
}

export const colours: Readonly<Record<ActionTile | Crystal | Guardian, Adjective>> = {
  green: adjective('vert', 'verte'),
  blue: adjective('bleu', 'bleue'),
  red: adjective('rouge', 'rouge'),
  white: adjective('blanc', 'blanche'),
  purple: adjective('violet', 'violette'),
  brown: adjective('marron'),
  yellow: adjective('jaune', 'jaune'),
  wood: adjective('en bois'),
  grey: adjective('gris', 'grise', 'gris'),
  pink: adjective('rose', 'rose'),
  turquoise: adjective('turquoise'),
  orange: adjective('orange'),
  black: adjective('noir', 'noire'),
}

/** "offrande de fleurs", "offrande d’or": what an offering tile shows. */
export const offeringOf = (resource: Resource): Noun =>
  noun('f', `offrande ${de(resources[resource].many)}`, `offrandes ${de(resources[resource].many)}`)

/** Among guardians: "la grise", "celle en bois" */
export const oneOf = (colour: Guardian): string =>
  `${colour === 'wood' ? 'celle' : 'la'} ${agreed(nouns.guardian, false, colours[colour])}`

import type { ActionTile, Crystal, Guardian, PortalKind, Resource } from '#engine'
import { type Adjective, type Noun, noun } from './grammar.ts'

/** What the game and the bot speak of. The words of the German rulebook are in docs/glossary.md. */
export const nouns = {
  point: noun('m', 'Punkt', 'Punkte'),
  turn: noun('m', 'Zug', 'Züge'),
  step: noun('m', 'Schritt', 'Schritte'),
  round: noun('f', 'Runde', 'Runden'),
  actionTile: noun('m', 'Aktionsmarker', 'Aktionsmarker'),
  /** The same where it is clear that no other marker is meant. */
  tile: noun('m', 'Marker', 'Marker'),
  resource: noun('f', 'Ressource', 'Ressourcen'),
  crystal: noun('m', 'Kristall', 'Kristalle'),
  pathTile: noun('n', 'Wegplättchen', 'Wegplättchen'),
  fateTile: noun('n', 'Schicksalsplättchen', 'Schicksalsplättchen'),
  offering: noun('f', 'Opferschale', 'Opferschalen'),
  island: noun('f', 'Insel', 'Inseln'),
  task: noun('f', 'Aufgabe', 'Aufgaben'),
  /** Its plural is the same in the rulebook, in the dative too. */
  bonfire: {
    gender: 'n',
    one: { nom: 'Bonfire', acc: 'Bonfire', dat: 'Bonfire' },
    many: { nom: 'Bonfire', acc: 'Bonfire', dat: 'Bonfire' },
  },
  portal: noun('n', 'Portal', 'Portale'),
  guardian: noun('f', 'Hüterin', 'Hüterinnen'),
  novice: noun('m', 'Novize', 'Novizen', { weak: true }),
  neutralNovice: noun('m', 'Rats-Novize', 'Rats-Novizen', { weak: true }),
  gnome: noun('m', 'Gnom', 'Gnome'),
  specialist: noun('m', 'Spezialist', 'Spezialisten', { weak: true }),
  /** An adjective that has become a noun: ein Ältester, einen Ältesten. */
  elder: {
    gender: 'm',
    one: { nom: 'Ältester', acc: 'Ältesten', dat: 'Ältesten' },
    many: { nom: 'Älteste', acc: 'Älteste', dat: 'Ältesten' },
  },
  companion: noun('f', 'Gefährtin', 'Gefährtinnen'),
  card: noun('f', 'Karte', 'Karten'),
  game: noun('f', 'Partie', 'Partien'),
  computer: noun('m', 'Computer', 'Computer'),
  seat: noun('m', 'Platz', 'Plätze'),
  person: noun('f', 'Person', 'Personen'),
  /** Where a game is played, in a channel. */
  table: noun('m', 'Tisch', 'Tische'),
} as const satisfies Record<string, Noun>

export const resources: Readonly<Record<Resource, Noun>> = {
  blossom: noun('f', 'Blüte', 'Blüten'),
  fruit: noun('f', 'Frucht', 'Früchte'),
  herb: noun('n', 'Kraut', 'Kräuter'),
  shell: noun('f', 'Muschel', 'Muscheln'),
  root: noun('f', 'Wurzel', 'Wurzeln'),
  gold: noun('n', 'Gold', 'Gold'),
}

/** "Blüteninsel" */
export const islands: Readonly<Record<Resource, Noun>> = {
  blossom: noun('f', 'Blüteninsel', 'Blüteninseln'),
  fruit: noun('f', 'Früchteinsel', 'Früchteinseln'),
  herb: noun('f', 'Kräuterinsel', 'Kräuterinseln'),
  shell: noun('f', 'Muschelinsel', 'Muschelinseln'),
  root: noun('f', 'Wurzelinsel', 'Wurzelinseln'),
  gold: noun('f', 'Goldinsel', 'Goldinseln'),
}

/** "Sternportal" */
export const portals: Readonly<Record<PortalKind, Noun>> = {
  circle: noun('n', 'Kreisportal', 'Kreisportale'),
  triangle: noun('n', 'Dreiecksportal', 'Dreiecksportale'),
  square: noun('n', 'Quadratportal', 'Quadratportale'),
  diamond: noun('n', 'Rautenportal', 'Rautenportale'),
  hexagon: noun('n', 'Sechseckportal', 'Sechseckportale'),
  star: noun('n', 'Sternportal', 'Sternportale'),
  crescent: noun('n', 'Mondportal', 'Mondportale'),
}

export const colours: Readonly<Record<ActionTile | Crystal | Guardian, Adjective>> = {
  green: { stem: 'grün' },
  blue: { stem: 'blau' },
  red: { stem: 'rot' },
  white: { stem: 'weiß' },
  purple: { stem: 'lila', fixed: true },
  brown: { stem: 'braun' },
  yellow: { stem: 'gelb' },
  wood: { stem: 'naturfarben' },
  grey: { stem: 'grau' },
  pink: { stem: 'rosa', fixed: true },
  turquoise: { stem: 'türkisfarben' },
  orange: { stem: 'orangefarben' },
  black: { stem: 'schwarz' },
}

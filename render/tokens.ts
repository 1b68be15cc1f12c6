import type { Crystal, Guardian, Resource } from '#engine'

/**
 * Art direction in one file: every colour, type size, space and line that the pictures use has its name here.
 * Lengths are picture pixels; a phone shows a 1,200 px wide picture at a third of them.
 */

/** Dusk (the ground), firelight (what counts) and parchment (what can be held in the hand). */
export const colours = {
  night: '#15122b',
  dusk: '#231a3d',
  plum: '#3a2550',
  sea: '#1c2748',
  seaLine: '#33436e',
  land: '#3f4a3c',
  landEdge: '#6f7d58',
  landGuardian: '#4c4260',
  landGuardianEdge: '#8a7aa6',
  surface: '#2a2146',
  surfaceEdge: '#4d4070',
  well: '#1b1631',
  parchment: '#f3e4c4',
  parchmentEdge: '#c9b083',
  parchmentDim: '#b9a988',
  ink: '#2a1c2e',
  inkSoft: '#6d5a5e',
  cream: '#fff1d6',
  ash: '#bfb2cf',
  smoke: '#8c80a6',
  ember: '#ff8c2e',
  flame: '#ffd166',
  coal: '#c23a24',
  stone: '#c7bddb',
  stoneDark: '#6e6390',
  /** Gnomes' cards; what is lit by the fire; the hearth. */
  card: '#3b3158',
  lit: '#5b3040',
  hearth: '#46202c',
  /** The city behind the city: towers, their windows, the hill. */
  tower: '#2d2249',
  window: '#8a6a4a',
  hill: '#2a2036',
  /** Sea and routes beneath the islands, and the shade on land. */
  deep: '#0f1226',
  shallow: '#1d3150',
  seaLineDim: '#27345c',
  route: '#8fa3dc',
  landShade: '#2a3528',
  /** Path tiles, the way beneath them, the starting tile. */
  sand: '#d8c7a0',
  way: '#6d5748',
  wayEdge: '#4a3a3a',
  startTile: '#4b3a3a',
  /** The fate area's centre and highlighted spaces. */
  fateStart: '#4a3a6b',
  fateHighlighted: '#382c58',
  wood: '#a87c50',
  woodDark: '#5f4027',
  /** Round icons whose own colours are dark, so that they stand out from dusk and land. */
  rim: '#b3a48e',
  changed: '#ffd166',
  tentative: '#7df0c4',
} as const

/** The resources' own colours; the icon's shape tells the same. */
export const resourceColours: Readonly<Record<Resource, string>> = {
  blossom: '#f07fae',
  fruit: '#d93a2b',
  herb: '#4f9a4a',
  shell: '#f4dcc8',
  root: '#a4662f',
  gold: '#f2bd2c',
}

/** Action tiles and fate symbols: the colour of the tile, and of the sign on it. */
export const tileColours = {
  green: { fill: '#3f8f4f', sign: '#f0ffe0' },
  blue: { fill: '#2f6fc4', sign: '#eaf4ff' },
  red: { fill: '#c23a35', sign: '#fff0e6' },
  white: { fill: '#f4efe4', sign: '#4a4258' },
  purple: { fill: '#7c45b0', sign: '#fbe9ff' },
  brown: { fill: '#7d5433', sign: '#fbe6c8' },
  yellow: { fill: '#f5c93a', sign: '#5a3d00' },
} as const

/** Tasks, bonfires and crystals: one, two or three points of crystal tell the same. */
export const coloursByCrystal: Readonly<Record<Crystal, { fill: string; dark: string; light: string }>> = {
  blue: { fill: '#3f86dc', dark: '#1d4a8c', light: '#a9d4ff' },
  red: { fill: '#d9433c', dark: '#8a1f24', light: '#ffb3a0' },
  yellow: { fill: '#eeb422', dark: '#8a5f00', light: '#fff0a6' },
}

/** Guardians; the emblem on the cloak tells the same. */
export const guardianColours: Readonly<Record<Guardian, { fill: string; sign: string }>> = {
  wood: { fill: '#b98552', sign: '#4b2f18' },
  grey: { fill: '#8d95a3', sign: '#23262e' },
  red: { fill: '#cc3b36', sign: '#ffe9d6' },
  pink: { fill: '#f29ac0', sign: '#7a1f4b' },
  turquoise: { fill: '#2fb5b0', sign: '#063f45' },
  blue: { fill: '#2f62c9', sign: '#dbe8ff' },
  green: { fill: '#3f9a3a', sign: '#0d3a0b' },
  yellow: { fill: '#f2d13a', sign: '#5a4300' },
  orange: { fill: '#f07f13', sign: '#4a2300' },
  purple: { fill: '#7a3fb5', sign: '#f3e3ff' },
  black: { fill: '#24242c', sign: '#d8dbe4' },
  white: { fill: '#f4f1ea', sign: '#4a4a52' },
}

/** Seats, in order; the blazon (disc, pale, cross, chevron) tells the same. */
export const seatColours = [
  { fill: '#f08a3c', sign: '#3b1703' },
  { fill: '#58b4f2', sign: '#062a45' },
  { fill: '#b5d94c', sign: '#2a3800' },
  { fill: '#c58af0', sign: '#33064f' },
] as const

/** The colour of a seat's own things. */
export const seatFillColour = (seat: number): string => seatColours[seat]?.fill ?? seatColours[0].fill

/** Typefaces: Grenze for what is said, Fira Sans Condensed for what is counted. */
export type Typeface = 'display' | 'label' | 'strong'
export type Align = 'left' | 'centre' | 'right'
const styled =
  (name: Typeface) =>
  (size: number, colour: string, align: Align = 'left') => ({ face: name, size, colour, align })

/** Text of a size and a colour, by its typeface. */
export const textStyle = { display: styled('display'), label: styled('label'), strong: styled('strong') }

/** Type sizes. `least` is the smallest that any scene may use; `glance` is 11 px on a phone that shows 1,200 px at 400. */
export const typeSize = {
  least: 27,
  small: 28,
  body: 31,
  glance: 36,
  heading: 40,
  score: 58,
  title: 68,
  /** A title about people is not made smaller: its capitals are 11 px high on a phone. */
  titleLeast: 56,
} as const

export const spacing = { hair: 4, tight: 8, gap: 14, edge: 24 } as const
export const strokeWidth = { thin: 2, normal: 3, strong: 5, mark: 6 } as const
export const radius = { chip: 10, card: 14, surface: 22 } as const

/** Round what the last turn changed, what the open turn did, and what is best or has its turn. */
export const CHANGE_OUTLINE = { stroke: colours.changed, width: strokeWidth.strong }
export const TENTATIVE_OUTLINE = { stroke: colours.tentative, width: strokeWidth.mark }
export const BEST_OR_ON_TURN_STYLE = { fill: colours.lit, stroke: colours.flame, width: strokeWidth.mark }

/** How a card is drawn that something stands on, and a sheet of parchment. */
export const CARD_STYLE = {
  fill: colours.surface,
  stroke: colours.surfaceEdge,
  width: strokeWidth.thin,
  radius: radius.card,
}
export const PARCHMENT_STYLE = {
  fill: colours.parchment,
  stroke: colours.parchmentEdge,
  width: strokeWidth.normal,
  radius: radius.card,
}

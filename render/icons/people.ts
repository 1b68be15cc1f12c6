import { ALL_GUARDIAN_COLOURS, type Guardian } from '#engine'
import { colours, guardianColours, seatColours } from '../tokens.ts'
import { type Icon, iconPerKind, type Layer, lightRimmed } from './icon.ts'
import { discPath, roundedRectPath } from './paths.ts'

const ink = colours.ink

/** A box has one of the fourth colours, so that these may share their emblem. */
const fourth = discPath(24, 32.5, 6.8)
/** The emblem on each guardian's cloak. */
const emblems: Readonly<Record<Guardian, string>> = {
  wood: 'M24 23C31 27 31 35 24 41C17 35 17 27 24 23Z',
  grey: roundedRectPath(17.5, 26, 13, 13, 1),
  red: 'M24 22L32 39H16Z',
  pink: 'M24 40C17 35 15 31 16.500 28C18 25 22 25 24 29C26 25 30 25 31.500 28C33 31 31 35 24 40Z',
  ...{ turquoise: fourth, blue: fourth, green: fourth, yellow: fourth },
  ...{ orange: fourth, purple: fourth, black: fourth, white: fourth },
}

const cloak = 'M24 16C14 17 9 30 7 45H41C39 30 34 17 24 16Z'
const hood = 'M15 14C13 4 20 1 24 1C28 1 35 4 33 14C31 9 28 7 24 7C20 7 17 9 15 14Z'
const figure = (fill: string): Layer[] => [
  { d: cloak, fill, stroke: ink, width: 2.5 },
  { d: discPath(24, 11, 8.5), fill: '#f6d9b8', stroke: ink, width: 2.5 },
  { d: hood, fill, stroke: ink, width: 2 },
]
const guardian = (colour: Guardian): Icon =>
  lightRimmed(cloak + discPath(24, 11, 8.5) + hood, [
    ...figure(guardianColours[colour].fill),
    { d: emblems[colour], fill: guardianColours[colour].sign },
  ])

/** The guardians (R1.4), five in a game, and one of whatever colour. */
export const guardianIcons = iconPerKind('guardian', ALL_GUARDIAN_COLOURS, guardian)
export const anyGuardianIcon: Icon = [...figure(colours.stone), { d: 'M24 25V41', stroke: ink, width: 3 }]

/** Specialists and elders (R2.4). */
export const anyGnomeIcon: Icon = [
  { d: 'M13 27C11 38 16 46 24 46C32 46 37 38 35 27Z', fill: '#e9e2da', stroke: ink, width: 2.5 },
  { d: discPath(24, 27, 9), fill: '#f0b48c', stroke: ink, width: 2 },
  { d: 'M24 1C31 8 38 19 40 26C32 22 16 22 8 26C10 19 16 6 24 1Z', fill: '#b3402f', stroke: ink, width: 2.5 },
  { d: discPath(24, 29.5, 3.2), fill: '#d9805a' },
  { d: 'M19 26H20M28 26H29', stroke: ink, width: 3 },
]
export const anyElderIcon: Icon = [
  { d: 'M10 26C8 40 17 47 24 47C31 47 40 40 38 26Z', fill: '#ffffff', stroke: ink, width: 2.5 },
  { d: discPath(24, 25, 9), fill: '#e8b793', stroke: ink, width: 2 },
  { d: 'M27 1C30 9 37 17 40 25C32 21 16 21 8 25C12 18 16 5 27 1Z', fill: '#6b55b0', stroke: ink, width: 2.5 },
  { d: 'M24 9L26 13L30 13.500L27 16.500L28 20.500L24 18.500L20 20.500L21 16.500L18 13.500L22 13Z', fill: '#ffe08a' },
  { d: 'M19 25H20M28 25H29', stroke: ink, width: 3 },
  { d: 'M20 34C22 37 26 37 28 34', stroke: '#b9aeb0', width: 2.5 },
]

export const SEATS = [0, 1, 2, 3] as const
type SeatNumber = (typeof SEATS)[number]

/** What tells the seats apart besides their colours: disc, pale, cross, chevron; within a field of 48 × 48. */
const blazon = (seat: SeatNumber): Layer => {
  const sign = seatColours[seat].sign
  switch (seat) {
    case 0:
      return { d: discPath(24, 24, 8.5), fill: sign }
    case 1:
      return { d: 'M24 12V36', stroke: sign, width: 8, cap: 'butt' }
    case 2:
      return { d: 'M24 11V37M11 24H37', stroke: sign, width: 6, cap: 'butt' }
    case 3:
      return { d: 'M11 33L24 17L37 33', stroke: sign, width: 6, cap: 'butt' }
  }
}

const shield = (seat: SeatNumber): Icon => [
  {
    d: 'M5 4H43V24C43 35 35 43 24 47C13 43 5 35 5 24Z',
    fill: seatColours[seat].fill,
    stroke: colours.cream,
    width: 3,
  },
  { lay: [blazon(seat)], x: 2, y: -1, size: 44 },
]
const ship = (fill: string, sign: Layer | null): Icon => [
  { d: 'M24 3V36', stroke: colours.woodDark, width: 4 },
  { d: 'M8 5H40C43 13 43 22 40 30H8C11 22 11 13 8 5Z', fill, stroke: ink, width: 2.5 },
  ...(sign === null ? [] : [{ lay: [sign], x: 5.5, y: -1, size: 37 }]),
  { d: 'M3 34H45C44 41 39 46 33 46H15C9 46 4 41 3 34Z', fill: colours.wood, stroke: ink, width: 2.5 },
]
const novice = (fill: string, sign: Layer | null): Icon => [
  { d: 'M24 3C14 3 12 12 14 20C9 26 6 36 6 46H42C42 36 39 26 34 20C36 12 34 3 24 3Z', fill, stroke: ink, width: 2.5 },
  { d: discPath(24, 14.5, 6.5), fill: '#f6d9b8', stroke: ink, width: 2 },
  ...(sign === null ? [] : [{ lay: [sign], x: 9, y: 19.5, size: 30 }]),
]
const offering = (seat: SeatNumber): Icon => [
  { d: roundedRectPath(3, 3, 42, 42, 10), fill: seatColours[seat].fill, stroke: ink, width: 2.5 },
  { d: roundedRectPath(7.5, 7.5, 33, 33, 7), stroke: seatColours[seat].sign, width: 2 },
  { lay: [blazon(seat)], x: 6, y: 6, size: 36 },
]
const neutralMark: Layer = { d: 'M24 12L34 24L24 36L14 24Z', fill: colours.woodDark }
const neutral = novice('#dcc7a3', neutralMark)

/** What belongs to a seat. */
export const seatPieceIcons = {
  ...iconPerKind('shield', SEATS, shield),
  ...iconPerKind('ship', SEATS, (seat) => ship(seatColours[seat].fill, blazon(seat))),
  ...iconPerKind('novice', SEATS, (seat) => novice(seatColours[seat].fill, blazon(seat))),
  ...iconPerKind('offering', SEATS, offering),
}

/** A novice of nobody, upright, and one that Tom sent, lying flat because it blocks nothing (R16.8). */
export const neutralNoviceIcons = {
  novice: novice(colours.stone, null),
  'novice-neutral': neutral,
  'novice-flat': [{ lay: neutral, x: 0, y: 0, size: 48, turn: 90 }],
} satisfies Record<string, Icon>

/** An offering and a ship of whatever seat. */
export const anySeatPieceIcons = {
  offering: [
    { d: roundedRectPath(3, 3, 42, 42, 10), fill: colours.stone, stroke: ink, width: 2.5 },
    { d: roundedRectPath(7.5, 7.5, 33, 33, 7), stroke: colours.stoneDark, width: 2 },
    {
      d: 'M13 26C16 36 32 36 35 26ZM24 23V13M18 20V16M30 20V16',
      fill: colours.stoneDark,
      stroke: colours.stoneDark,
      width: 3.5,
    },
  ],
  ship: ship(colours.stone, null),
} satisfies Record<string, Icon>

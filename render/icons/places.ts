import { colours } from '../tokens.ts'
import { taskAndBonfireIcons } from './fire.ts'
import type { Icon, Layer } from './icon.ts'
import { discPath, roundedRectPath } from './paths.ts'
import { anyGnomeIcon, anyGuardianIcon, anySeatPieceIcons } from './people.ts'
import { resourceIcons } from './resources.ts'
import { actionTileIcons, fateAreaIcons } from './tiles.ts'

const ink = colours.ink

const path: Icon = [
  { d: roundedRectPath(3, 3, 42, 42, 7), fill: '#d8c7a0', stroke: ink, width: 2.5 },
  { d: 'M12 42C12 33 36 31 36 22C36 16 22 15 23 6', stroke: '#8a6f47', width: 9 },
  { d: 'M12 42C12 33 36 31 36 22C36 16 22 15 23 6', stroke: '#f1e3be', width: 3 },
]
const island: Icon = [
  {
    d: 'M2 34C6 27 12 27 16 21C19 15 27 12 31 19C34 25 43 25 46 34C38 38 10 38 2 34Z',
    fill: '#8fae6b',
    stroke: ink,
    width: 2.5,
  },
  { d: 'M3 40C9 43 14 38 20 41C26 44 31 38 37 41C40 42 43 41 45 39', stroke: '#7fb2f0', width: 3.5 },
]
const arrow = (d: string): Layer[] => [
  { d, stroke: ink, width: 8.5 },
  { d, stroke: colours.flame, width: 5 },
]
const plus = (x: number, y: number): Layer[] => arrow(`M${x} ${y - 6}V${y + 6}M${x - 6} ${y}H${x + 6}`)
const toAndFro = arrow('M6 40H42M12 34L6 40L12 46M36 34L42 40L36 46')

/** The common tasks' sign: a wreath round a novice's place (R13.1). */
const common: Icon = [
  { d: discPath(24, 24, 19), fill: colours.well, stroke: ink, width: 2.5 },
  { d: discPath(24, 24, 16), stroke: '#dcc7a3', width: 5 },
  { d: 'M24 13L32 24L24 35L16 24Z', fill: '#dcc7a3' },
]

export const otherIcons = {
  path,
  island,
  common,
  /** Steps of a procession: prints on a way. */
  steps: [
    { d: 'M9 42L19 33M21 31L30 22M32 20L40 10M40 10H30M40 10V20', stroke: ink, width: 8 },
    { d: 'M9 42L19 33M21 31L30 22M32 20L40 10M40 10H30M40 10V20', stroke: colours.cream, width: 4.5 },
  ],
  check: [
    { d: 'M8 26L20 38L41 11', stroke: ink, width: 12 },
    { d: 'M8 26L20 38L41 11', stroke: '#8fe07a', width: 7 },
  ],
  /** An action tile of whatever kind. */
  'tile-any': [
    { d: roundedRectPath(2, 2, 44, 44, 9), fill: colours.parchmentDim, stroke: ink, width: 2.5 },
    { d: 'M24 10V38M10 24H38M14 14L34 34M34 14L14 34', stroke: colours.inkSoft, width: 3 },
  ],
  'offering-pile': [
    { lay: anySeatPieceIcons.offering, x: 12, y: 0, size: 34 },
    { lay: anySeatPieceIcons.offering, x: 6, y: 6, size: 34 },
    { lay: anySeatPieceIcons.offering, x: 0, y: 12, size: 34 },
  ],
  pile: [
    { d: roundedRectPath(9, 3, 32, 32, 6), fill: colours.smoke, stroke: ink, width: 2.5 },
    { d: roundedRectPath(6, 8, 32, 32, 6), fill: colours.smoke, stroke: ink, width: 2.5 },
    { d: roundedRectPath(3, 13, 32, 32, 6), fill: colours.stone, stroke: ink, width: 2.5 },
  ],
} satisfies Record<string, Icon>

/** The council's eight bonuses (R12.6). */
export const councilBonusIcons = {
  'council-goldAndYellow': [
    { lay: resourceIcons.gold, x: 0, y: 2, size: 28 },
    { lay: actionTileIcons['tile-yellow'], x: 20, y: 19, size: 28 },
  ],
  'council-pathTile': [{ lay: path, x: 0, y: 0, size: 40 }, ...plus(38, 38)],
  'council-guardian': [{ lay: anyGuardianIcon, x: -2, y: 0, size: 44 }, ...plus(39, 37)],
  'council-greatBonfire': [
    { lay: taskAndBonfireIcons.bonfire, x: 4, y: 0, size: 40 },
    ...arrow('M5 35A21 21 0 0 0 43 35M43 35L33 34M43 35L44 46'),
  ],
  'council-specialist': [{ lay: anyGnomeIcon, x: -3, y: 0, size: 44 }, ...plus(39, 38)],
  'council-moveGuardian': [{ lay: anyGuardianIcon, x: 6, y: -1, size: 36 }, ...toAndFro],
  'council-moveShip': [{ lay: anySeatPieceIcons.ship, x: 6, y: -1, size: 36 }, ...toAndFro],
  'council-fateTile': [{ lay: fateAreaIcons['fate-tile'], x: 0, y: -6, size: 48 }, ...plus(38, 38)],
} satisfies Record<string, Icon>

const card = (sign: Icon, size = 30): Icon => [
  { d: roundedRectPath(7, 1, 34, 46, 5), fill: '#39506b', stroke: colours.cream, width: 2.5 },
  { lay: sign, x: 24 - size / 2, y: 24 - size / 2, size },
]
const withGnome = (icon: Icon): Icon => [...icon, { lay: anyGnomeIcon, x: 26, y: 26, size: 22 }]

/** Tom's six kinds of card (R16.6); a gnome in the corner is the gnome sign. */
export const tomCardIcons = {
  'tom-gnome': withGnome(card(anyGnomeIcon)),
  'tom-path': withGnome(card(path)),
  'tom-taskHighest': withGnome(
    card([{ lay: taskAndBonfireIcons.task, x: 0, y: 0, size: 48 }, ...arrow('M24 40V10M14 20L24 10L34 20')]),
  ),
  'tom-taskLowest': withGnome(
    card([{ lay: taskAndBonfireIcons.task, x: 0, y: 0, size: 48 }, ...arrow('M24 8V38M14 28L24 38L34 28')]),
  ),
  'tom-guardian': card(anyGuardianIcon),
  'tom-greatBonfire': card(taskAndBonfireIcons.bonfire),
} satisfies Record<string, Icon>

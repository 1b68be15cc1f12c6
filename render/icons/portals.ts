import { PORTAL_KINDS, type PortalKind } from '#engine'
import { colours } from '../tokens.ts'
import { type Icon, iconPerKind } from './icon.ts'
import { discPath, regularPolygonPath, roundedRectPath, starPath } from './paths.ts'

const shapes: Readonly<Record<PortalKind, string>> = {
  circle: discPath(24, 24, 17),
  triangle: regularPolygonPath(24, 28, 22, 3),
  square: roundedRectPath(8, 8, 32, 32, 2),
  diamond: 'M24 3L40 24L24 45L8 24Z',
  hexagon: regularPolygonPath(24, 24, 20, 6, 30),
  star: starPath(24, 26, 22, 9.5, 5),
  crescent: 'M30 4A20.500 20.500 0 1 0 42 33A17 17 0 0 1 30 4Z',
}

/** A portal tile: lit stone. */
const portal = (kind: PortalKind): Icon => [
  { d: shapes[kind], stroke: colours.ink, width: 8 },
  { d: shapes[kind], fill: '#fff4d8', stroke: '#b48cff', width: 4.5 },
]
/** The empty notch for it in a city. */
const notch = (kind: PortalKind): Icon => [{ d: shapes[kind], fill: colours.well, stroke: colours.smoke, width: 3.5 }]

/** The seven kinds of portal and their notches (R2.5, R11.3). */
export const portalAndNotchIcons = {
  ...iconPerKind('portal', PORTAL_KINDS, portal),
  ...iconPerKind('notch', PORTAL_KINDS, notch),
}

/** A portal of whatever kind: an archway. */
export const anyPortalIcon: Icon = [
  {
    d: 'M6 45V24A18 18 0 0 1 42 24V45H32V25A8 8 0 0 0 16 25V45Z',
    fill: colours.stone,
    stroke: colours.ink,
    width: 2.5,
  },
  { d: 'M16 45V25A8 8 0 0 1 32 25V45Z', fill: '#b48cff' },
  { d: 'M24 7V16M8 20L16 23M40 20L32 23', stroke: colours.ink, width: 2 },
]

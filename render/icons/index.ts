/** One family of icons. A name is a closed set; an icon is data. */
import { taskAndBonfireIcons } from './fire.ts'
import {
  anyElderIcon,
  anyGnomeIcon,
  anyGuardianIcon,
  anySeatPieceIcons,
  guardianIcons,
  neutralNoviceIcons,
  SEATS,
  seatPieceIcons,
} from './people.ts'
import { councilBonusIcons, otherIcons, tomCardIcons } from './places.ts'
import { anyPortalIcon, portalAndNotchIcons } from './portals.ts'
import { anyResourceIcons, resourceIcons } from './resources.ts'
import { actionTileIcons, fateAreaIcons, fateSymbolGroupIcons } from './tiles.ts'

export const icons = {
  ...resourceIcons,
  ...anyResourceIcons,
  ...actionTileIcons,
  ...fateSymbolGroupIcons,
  ...fateAreaIcons,
  ...portalAndNotchIcons,
  portal: anyPortalIcon,
  ...guardianIcons,
  guardian: anyGuardianIcon,
  gnome: anyGnomeIcon,
  elder: anyElderIcon,
  ...seatPieceIcons,
  ...neutralNoviceIcons,
  ...anySeatPieceIcons,
  ...taskAndBonfireIcons,
  ...otherIcons,
  ...councilBonusIcons,
  ...tomCardIcons,
}
export type IconName = keyof typeof icons

/** The name of a seat's own icon. */
export const seatPieceIcon = (what: 'shield' | 'ship' | 'novice' | 'offering', seat: number): IconName =>
  `${what}-${SEATS[seat] ?? 0}`

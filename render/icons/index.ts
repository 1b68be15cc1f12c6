/** One family of icons. A name is a closed set; an icon is data. */
import { taskAndBonfireIcons } from './fire.ts'
import {
  anyGuardianIcon,
  anySeatIcons,
  elderIcon,
  gnomeIcon,
  guardianIcons,
  noviceIcons,
  SEATS,
  seatIcons,
} from './people.ts'
import { councilIcons, thingAndPlaceIcons, tomIcons } from './places.ts'
import { anyPortalIcon, portalIcons } from './portals.ts'
import { anyResourceIcons, resourceIcons } from './resources.ts'
import { actionTileIcons, fateAreaIcons, fateGroupIcons } from './tiles.ts'

export const icons = {
  ...resourceIcons,
  ...anyResourceIcons,
  ...actionTileIcons,
  ...fateGroupIcons,
  ...fateAreaIcons,
  ...portalIcons,
  portal: anyPortalIcon,
  ...guardianIcons,
  guardian: anyGuardianIcon,
  gnome: gnomeIcon,
  elder: elderIcon,
  ...seatIcons,
  ...noviceIcons,
  ...anySeatIcons,
  ...taskAndBonfireIcons,
  ...thingAndPlaceIcons,
  ...councilIcons,
  ...tomIcons,
}
export type IconName = keyof typeof icons

/** The name of a seat's own icon. */
export const seatIcon = (what: 'shield' | 'ship' | 'novice' | 'offering', seat: number): IconName =>
  `${what}-${SEATS[seat] ?? 0}`

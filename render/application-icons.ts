import { createHash } from 'node:crypto'
import { type EmojiIconName, ICON_NAMES_BY_EMOJI } from '#text'
import { type IconName, icons } from './icons/index.ts'

/** Pixels a side; Discord asks for so many. */
export const APPLICATION_ICON_PX = 128

/** Which icon is drawn for each word. */
const DRAWN: Readonly<Record<EmojiIconName, IconName>> = {
  blossom: 'blossom',
  fruit: 'fruit',
  herb: 'herb',
  shell: 'shell',
  root: 'root',
  gold: 'gold',
  green_tile: 'tile-green',
  blue_tile: 'tile-blue',
  red_tile: 'tile-red',
  white_tile: 'tile-white',
  purple_tile: 'tile-purple',
  brown_tile: 'tile-brown',
  yellow_tile: 'tile-yellow',
  blue_crystal: 'crystal-blue',
  red_crystal: 'crystal-red',
  yellow_crystal: 'crystal-yellow',
  wood_guardian: 'guardian-wood',
  grey_guardian: 'guardian-grey',
  red_guardian: 'guardian-red',
  pink_guardian: 'guardian-pink',
  turquoise_guardian: 'guardian-turquoise',
  blue_guardian: 'guardian-blue',
  green_guardian: 'guardian-green',
  yellow_guardian: 'guardian-yellow',
  orange_guardian: 'guardian-orange',
  purple_guardian: 'guardian-purple',
  black_guardian: 'guardian-black',
  white_guardian: 'guardian-white',
  guardian: 'guardian',
  circle_portal: 'portal-circle',
  triangle_portal: 'portal-triangle',
  square_portal: 'portal-square',
  diamond_portal: 'portal-diamond',
  hexagon_portal: 'portal-hexagon',
  star_portal: 'portal-star',
  crescent_portal: 'portal-crescent',
  portal: 'portal',
  points: 'points',
  path_tile: 'path',
  pile: 'pile',
  ship: 'ship',
  island: 'island',
  task: 'task',
  offering: 'offering',
  bonfire: 'bonfire',
  gnome: 'gnome',
  elder: 'elder',
  novice: 'novice',
  fate_tile: 'fate-tile',
  countdown: 'countdown',
}

/** An icon that becomes an emoji of the application. */
export interface ApplicationIcon {
  /** The emoji in whose place it stands. */
  readonly plain: string
  /** Its word, and a hash of what is drawn: another drawing is another emoji. */
  readonly name: string
  readonly icon: IconName
}

/** A hash of the drawing's data, which is known before anything is drawn, and on every machine the same. */
const hashOf = (icon: IconName): string =>
  createHash('sha256')
    .update(JSON.stringify([APPLICATION_ICON_PX, icons[icon]]))
    .digest('hex')
    .slice(0, 4)

/** All icons that stand in words. */
export const applicationIconList = (): ApplicationIcon[] =>
  Object.entries(ICON_NAMES_BY_EMOJI).map(([plain, word]) => {
    const icon = DRAWN[word]
    return { plain, name: `${word}_${hashOf(icon)}`, icon }
  })

/** Whether an emoji of that name was made of an icon of ours, now or by another version. */
export const isOurEmojiName = (name: string): boolean => OURS.test(name)
const OURS = new RegExp(`^(${Object.keys(DRAWN).join('|')})_[0-9a-f]{4}$`)

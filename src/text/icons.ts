import { EMOJI } from './emoji.ts'

const { resource, actionTile, crystal, guardian, portal } = EMOJI

/**
 * What the icon is called that we have drawn for an emoji: what a reader hears, and sees when hovering. The others are
 * shown as they are.
 */
export const ICON_NAMES_BY_EMOJI = {
  [resource.blossom]: 'blossom',
  [resource.fruit]: 'fruit',
  [resource.herb]: 'herb',
  [resource.shell]: 'shell',
  [resource.root]: 'root',
  [resource.gold]: 'gold',
  [actionTile.green]: 'green_tile',
  [actionTile.blue]: 'blue_tile',
  [actionTile.red]: 'red_tile',
  [actionTile.white]: 'white_tile',
  [actionTile.purple]: 'purple_tile',
  [actionTile.brown]: 'brown_tile',
  [actionTile.yellow]: 'yellow_tile',
  [crystal.blue]: 'blue_crystal',
  [crystal.red]: 'red_crystal',
  [crystal.yellow]: 'yellow_crystal',
  [guardian.wood]: 'wood_guardian',
  [guardian.grey]: 'grey_guardian',
  [guardian.red]: 'red_guardian',
  [guardian.pink]: 'pink_guardian',
  [guardian.turquoise]: 'turquoise_guardian',
  [guardian.blue]: 'blue_guardian',
  [guardian.green]: 'green_guardian',
  [guardian.yellow]: 'yellow_guardian',
  [guardian.orange]: 'orange_guardian',
  [guardian.purple]: 'purple_guardian',
  [guardian.black]: 'black_guardian',
  [guardian.white]: 'white_guardian',
  [EMOJI.guardians]: 'guardian',
  [portal.circle]: 'circle_portal',
  [portal.triangle]: 'triangle_portal',
  [portal.square]: 'square_portal',
  [portal.diamond]: 'diamond_portal',
  [portal.hexagon]: 'hexagon_portal',
  [portal.star]: 'star_portal',
  [portal.crescent]: 'crescent_portal',
  [EMOJI.portals]: 'portal',
  [EMOJI.points]: 'points',
  [EMOJI.path]: 'path_tile',
  [EMOJI.pile]: 'pile',
  [EMOJI.ship]: 'ship',
  [EMOJI.island]: 'island',
  [EMOJI.task]: 'task',
  [EMOJI.offering]: 'offering',
  [EMOJI.bonfire]: 'bonfire',
  [EMOJI.specialist]: 'gnome',
  [EMOJI.elder]: 'elder',
  [EMOJI.novice]: 'novice',
  [EMOJI.fate]: 'fate_tile',
  [EMOJI.countdown]: 'countdown',
} as const
export type EmojiIconName = (typeof ICON_NAMES_BY_EMOJI)[keyof typeof ICON_NAMES_BY_EMOJI]

/** An icon as Discord keeps it: `root_3fa9`, and a number. */
interface UploadedIcon {
  readonly name: string
  readonly id: string
}
/** The icons that may be shown, by the emoji in whose place they stand; the emoji of all others stay. */
export type EmojiIcons = ReadonlyMap<string, UploadedIcon>
export const NO_ICONS: EmojiIcons = new Map()

const DRAWN = Object.keys(ICON_NAMES_BY_EMOJI).join('')
/** An emoji that we have drawn: not one that others are joined to, that is tinted, or that `KEPT` follows. */
const STANDS_FOR_ICON = new RegExp(
  `[${DRAWN}](?<!\\u200d.)(?![\\u200b\\u200d\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}])`,
  'gu',
)
/** After it an emoji stays what it is; not to be seen. */
const KEPT = '\u{200b}'

/** A text with our icons in place of the emoji that stand for them. */
export function withIcons(text: string, icons: EmojiIcons): string {
  if (icons.size === 0) return text
  return text.replace(STANDS_FOR_ICON, (plain) => {
    const icon = icons.get(plain)
    return icon === undefined ? plain : `<:${icon.name}:${icon.id}>`
  })
}

/** A text whose emoji are nobody's icons: what somebody calls themselves. */
export const withEmojiProtectedFromIcons = (text: string): string => text.replace(STANDS_FOR_ICON, `$&${KEPT}`)

/** What each icon adds to a text beyond its emoji: `<:root_3fa9:12345678901234567890>`, ids at their longest. */
const ADDED = new Map<string, number>(
  Object.entries(ICON_NAMES_BY_EMOJI).map(([plain, word]) => [plain, `<:${word}_0000:>`.length + 20 - plain.length]),
)

/** How long a text is at most as Discord counts it, with all icons there or none; in UTF-16 units. */
export function lengthWithIcons(text: string): number {
  let length = text.length
  for (const [plain] of text.matchAll(STANDS_FOR_ICON)) length += ADDED.get(plain) ?? 0
  return length
}

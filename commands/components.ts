import type { PictureRequest } from '#render'
import { seatColours } from '#render/tokens'
import { LIMITS, lengthWithIcons } from '#text'
import type { ComponentPress } from './custom-id.ts'

/** A message to be shown, as plain values: `src/discord/components.ts` makes Discord's components of them. */
export interface Post extends Block {
  /** Others in the same message, to which it gives way. */
  readonly above: readonly Block[]
  readonly below: readonly Block[]
  /** Stands in the place of `PICTURE_PART` or `THUMBNAIL_PART`. */
  readonly picture: PictureRequest | null
  /** Makes the same in words, for somebody who wants no picture; null where there is no picture, or none to be told. */
  readonly inWords: (() => Post) | null
  /** Ids of the people whom it may mention. */
  readonly mentions: readonly string[]
  /** Ids of the roles that it may mention; absent where there are none. */
  readonly roles?: readonly string[]
  /** A line below the message's heading, or else on top, that says where its table is; absent where that is known. */
  readonly place?: string
  /** The id of the table whose own panel it is, of which a person has one at a time; absent where it is none. */
  readonly panelOf?: string
}

/** Parts from top to bottom in one frame. */
interface Block {
  readonly parts: readonly PostPart[]
  /** Colour of the edge, 0xRRGGBB. */
  readonly accent: number
}

export const PICTURE_PART = { shows: 'picture' } as const
/** In place of `PICTURE_PART`, as the first part: small, beside the texts that follow, three at most; left out where it is not drawn. */
export const THUMBNAIL_PART = { shows: 'thumbnail' } as const
/** Where a picture that moves is put, once it is drawn; until then, and where it cannot be, nothing stands there. */
export const FILM_PART = { shows: 'film' } as const
export const SEPARATOR_PART = { shows: 'rule' } as const

/** What can be pressed beside each other. */
export interface Row {
  readonly actions: readonly RowComponent[]
}
export type RowComponent =
  | (Look & { readonly kind: 'button'; readonly press: ComponentPress; readonly label: string })
  | { readonly kind: 'link'; readonly url: string; readonly label: string }
  | { readonly kind: 'select'; readonly press: ComponentPress; readonly placeholder: string; readonly of: Options }
  | { readonly kind: 'people'; readonly press: ComponentPress; readonly placeholder: string }
  /** Selects of Discord's own: of channels several may be chosen, of roles one, or none. */
  | (OfDiscord & { readonly kind: 'channels'; readonly most: number })
  | (OfDiscord & { readonly kind: 'role' })
interface OfDiscord {
  readonly press: ComponentPress
  readonly placeholder: string
  /** Ids. */
  readonly chosen: readonly string[]
}
export type Button = Extract<RowComponent, { kind: 'button' }>
interface Look {
  readonly emoji?: string | undefined
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger'
  readonly disabled?: boolean
}
export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  readonly emoji?: string | undefined
  readonly chosen?: boolean
}
interface Options {
  readonly options: readonly SelectOption[]
  /** How many are chosen; one unless given. */
  readonly several?: { readonly least: number; readonly most: number } | undefined
}
/** Lines of Markdown that stand together. */
export type FixedText = string | readonly string[]
/**
 * A text that gives way: it gets the room that the other parts leave, in characters with all icons, and says itself what it
 * leaves out and where all of it is to be had.
 */
export type Yielding = (room: number) => FixedText | null
export type PostPart =
  | FixedText
  | Row
  | typeof SEPARATOR_PART
  | typeof PICTURE_PART
  | typeof THUMBNAIL_PART
  | typeof FILM_PART
  | Yielding

export const isFixedText = (part: PostPart): part is FixedText =>
  typeof part === 'string' || (typeof part === 'object' && 'length' in part)

/** Lines that stand together, without those that say nothing; null when there is none. */
export function nonEmptyLines(...all: readonly (string | null)[]): readonly string[] | null {
  const told = all.filter((one): one is string => one !== null && one !== '')
  return told.length === 0 ? null : told
}

/** How much room lines take beneath each other. */
export const lengthOfLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + lengthWithIcons(line) + 1, 0)

/** As many of the first lines as there is room for, and how many are left. */
export function splitLinesToFit(lines: readonly string[], room: number): { fitting: readonly string[]; left: number } {
  let used = 0
  const end = lines.findIndex((line) => {
    used += lengthOfLines([line])
    return used > room
  })
  return end < 0 ? { fitting: lines, left: 0 } : { fitting: lines.slice(0, end), left: lines.length - end }
}

/**
 * Lines of which some are left out where there is too little room for all.
 * @param rest stands in their place: says where they are to be had
 * @param least which of them matter least, and go first
 */
export const yieldingLines =
  (lines: readonly string[], rest: string, least: 'first' | 'last' = 'last'): Yielding =>
  (room) => {
    if (splitLinesToFit(lines, room).left === 0) return lines
    const left = room - lengthOfLines([rest])
    return least === 'last'
      ? [...splitLinesToFit(lines, left).fitting, rest]
      : [rest, ...splitLinesToFit(lines.toReversed(), left).fitting.toReversed()]
  }

/** A text that says nothing that one has to know: left out where there is no room for all of it. */
export const ifRoom =
  (text: string): Yielding =>
  (room) =>
    lengthOfLines([text]) <= room ? text : null

/**
 * One frame with its parts from top to bottom: text (Markdown), rows, the picture, rules.
 * @param options accent: colour of the edge, 0xRRGGBB; the fire's unless given
 */
export function post(
  parts: readonly (PostPart | null)[],
  options: {
    accent?: number
    picture?: PictureRequest | null
    inWords?: (shown: Post) => Post
    mentions?: readonly string[]
  } = {},
): Post {
  const { accent = accentOf(null), picture = null, inWords: told, mentions = [] } = options
  const shown = parts.flatMap((part) =>
    part === null || part === '' || ((part === PICTURE_PART || part === THUMBNAIL_PART) && picture === null)
      ? []
      : [part],
  )
  const made: Post = {
    parts: shown,
    accent,
    above: [],
    below: [],
    picture,
    mentions,
    inWords: picture === null || told === undefined ? null : () => told(made),
  }
  return made
}

/** A post for somebody who wants no pictures: the same in words, or just without its picture. */
export function inWords(made: Post): Post {
  const told = made.inWords?.() ?? { ...made, above: [], below: [], picture: null }
  const { above, below, place, panelOf } = made
  const about = { ...(place && { place }), ...(panelOf && { panelOf }) }
  return { ...told, above: [...above, ...told.above], below: [...told.below, ...below], ...about }
}

/** All of a message, from top to bottom. */
export const containersOfPost = ({ above, parts, accent, below }: Post): Block[] => [
  ...above,
  { parts, accent },
  ...below,
]

/** A post with another one above it, to which it gives way. */
export const putAbove = (other: Post, made: Post): Post => ({
  ...made,
  above: [...containersOfPost(other), ...made.above],
})

/** A post with another one below it, to which it gives way. */
export const withBelow = (made: Post, other: Post): Post => ({
  ...made,
  below: [...made.below, ...containersOfPost(other)],
})

/** A button that says what it does. */
export const button = (press: ComponentPress, label: string, look: Look = {}): Button => ({
  kind: 'button',
  press,
  label,
  ...look,
})

/** A button that leads elsewhere. */
export const linkButton = (url: string, label: string): RowComponent => ({ kind: 'link', url, label })

/** As few rows as there can be with so many at most, each as long as the others or shorter by one. */
export function evenRows(buttons: readonly RowComponent[], most: number): Row[] {
  const count = Math.ceil(buttons.length / most)
  return Array.from({ length: count }, (_, row) => ({
    actions: buttons.slice(Math.ceil((row * buttons.length) / count), Math.ceil(((row + 1) * buttons.length) / count)),
  }))
}

/** @param most how many buttons stand in a row: as many as Discord lets, unless fewer of them fit into a line */
export function buttonRows(buttons: readonly (RowComponent | null)[], most: number = LIMITS.buttonsInRow): Row[] {
  const all = buttons.filter((one) => one !== null)
  const rows: Row[] = []
  for (let from = 0; from < all.length; from += most) rows.push({ actions: all.slice(from, from + most) })
  return rows
}

/**
 * A select.
 * @throws when there are none or more than 25 options: longer lists are parted before
 */
export function select(
  press: ComponentPress,
  placeholder: string,
  options: readonly SelectOption[],
  several?: Options['several'],
): Row {
  if (options.length === 0 || options.length > LIMITS.options) throw new Error(`a select of ${options.length} options`)
  return { actions: [{ kind: 'select', press, placeholder, of: { options, several } }] }
}

/** A select of somebody on the server. */
export const userSelect = (press: ComponentPress, placeholder: string): Row => ({
  actions: [{ kind: 'people', press, placeholder }],
})

/** Selects of any of the server's channels, and of a role; none may be chosen, too. */
export const channelSelect = (
  press: ComponentPress,
  placeholder: string,
  chosen: readonly string[],
  most: number = LIMITS.options,
): Row => ({
  actions: [{ kind: 'channels', press, placeholder, chosen, most }],
})
export const roleSelect = (press: ComponentPress, placeholder: string, chosen: readonly string[]): Row => ({
  actions: [{ kind: 'role', press, placeholder, chosen }],
})

/** One sentence for one person. */
export const noticePost = (text: string, rows: readonly Row[] = []): Post => post([text, ...rows], { accent: 0x8c80a6 })

/** 0xRRGGBB of a seat's colour; of the fire where nobody is meant. */
export function accentOf(seat: number | null): number {
  const colour = seat === null ? undefined : seatColours[seat]
  return Number.parseInt((colour?.fill ?? '#ff9a3d').slice(1), 16)
}

/** What is the matter, above all else that is said. */
export const asQuote = (notice: string | null): string | null =>
  notice === null ? null : `> ${notice.replaceAll('\n', '\n> ')}`

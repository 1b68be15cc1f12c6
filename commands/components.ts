import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10'
import type { PictureRequest } from '#render'
import { clip, LIMITS, lengthWithIcons } from '#text'
import { type ComponentPress, encodeCustomId } from './custom-id.ts'

/**
 * A message to be shown: Discord's components, and the picture that belongs into it. The gallery names the picture
 * `PICTURE`; whoever sends puts the file's real name and its alt text there, which come with the drawn picture, or takes
 * the gallery out while there is no file.
 */
export interface Post {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly picture: PictureRequest | null
  /** Makes the same in words, for somebody who wants no picture; null where there is no picture, or none to be told. */
  readonly inWords: (() => Post) | null
  /** Ids of the people whom it may mention. */
  readonly mentions: readonly string[]
  /** How the texts begin for which there was no room: none, as the tests see to. */
  readonly cut: readonly string[]
  /**
   * The same for a message in which less room is left: what gives way does so, and where that does not do, the last text is
   * clipped.
   * @param room for its texts, in characters with all icons
   */
  readonly within: (room: number) => Pick<Post, 'components' | 'cut'>
}

export const PICTURE = 'attachment://picture'

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>
/**
 * A text that gives way: it gets the room that the other parts leave, in characters with all icons, and says itself what it
 * leaves out and where all of it is to be had.
 */
export type Yielding = (room: number) => string | null
export type PostPart = string | Row | 'rule' | typeof PICTURE | Yielding

/**
 * With room to spare; our icons are counted with what their mark-up takes, whether they are shown or not. What Discord
 * keeps in bytes is seen to when a post is sent (`post-size.ts`).
 */
const MOST_TEXT = LIMITS.messageText - 100

/** Lines that stand together, without those that say nothing; null when there is none. */
export function lines(...all: readonly (string | null)[]): string | null {
  const told = all.filter((one) => one !== null && one !== '')
  return told.length === 0 ? null : told.join('\n')
}

/** How much room lines take beneath each other. */
export const lengthOfLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + lengthWithIcons(line) + 1, 0)

/** As many of the first lines as there is room for, and how many are left. */
export function linesWithin(lines: readonly string[], room: number): { fitting: readonly string[]; left: number } {
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
export const yielding =
  (lines: readonly string[], rest: string, least: 'first' | 'last' = 'last'): Yielding =>
  (room) => {
    if (linesWithin(lines, room).left === 0) return lines.join('\n')
    const left = room - lengthOfLines([rest])
    return least === 'last'
      ? [...linesWithin(lines, left).fitting, rest].join('\n')
      : [rest, ...linesWithin(lines.toReversed(), left).fitting.toReversed()].join('\n')
  }

/** A text that says nothing that one has to know: left out where there is no room for all of it. */
export const ifRoom =
  (text: string): Yielding =>
  (room) =>
    lengthOfLines([text]) <= room ? text : null

/**
 * One container with its parts from top to bottom: text (Markdown), rows, the picture, rules.
 * @param accent colour of the edge, 0xRRGGBB
 */
export function post(
  parts: readonly (PostPart | null)[],
  options: {
    accent: number
    picture?: PictureRequest | null
    inWords?: (shown: Post) => Post
    mentions?: readonly string[]
  },
): Post {
  const picture = options.picture ?? null
  const { inWords: told } = options
  const rendered = (most: number): Pick<Post, 'components' | 'cut'> => {
    const { inner, cut } = contentsOf(parts, picture !== null, most)
    return {
      components: [{ type: ComponentType.Container, accent_color: options.accent, components: inner }],
      cut,
    }
  }
  const full = rendered(MOST_TEXT)
  const made: Post = {
    ...full,
    picture,
    inWords: picture === null || told === undefined ? null : () => told(made),
    mentions: options.mentions ?? [],
    within: (room) => (room >= MOST_TEXT ? full : rendered(room)),
  }
  return made
}

/** Parts as a container holds them, with so many characters of text at most. */
function contentsOf(
  parts: readonly (PostPart | null)[],
  hasPicture: boolean,
  most: number,
): { readonly inner: APIComponentInContainer[]; readonly cut: readonly string[] } {
  const cut: string[] = []
  let room = most
  const inner = yielded(parts, most).flatMap((part): APIComponentInContainer[] => {
    if (part === null || part === '') return []
    if (part === 'rule') return [{ type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }]
    if (part === PICTURE) {
      return hasPicture ? [{ type: ComponentType.MediaGallery, items: [{ media: { url: PICTURE } }] }] : []
    }
    if (typeof part !== 'string') return part.components.length === 0 ? [] : [part]
    const content = clip(part, Math.max(room, 1), lengthWithIcons)
    if (content !== part) cut.push(part.slice(0, 80))
    room -= lengthWithIcons(content)
    return room < 0 ? [] : [{ type: ComponentType.TextDisplay, content }]
  })
  return { inner, cut }
}

/** Parts with what gives way as the others let it be. */
function yielded(parts: readonly (PostPart | null)[], most: number): (Exclude<PostPart, Yielding> | null)[] {
  const others = () => parts.filter((part) => typeof part === 'string').filter((part) => part !== PICTURE)
  let room: number | null = null
  return parts.map((part) => {
    if (typeof part !== 'function') return part
    room ??= most - lengthOfLines(others())
    const text = part(Math.max(room, 0))
    room -= lengthOfLines([text ?? ''])
    return text
  })
}

/** How much room the texts of components take, in characters with all icons. */
export const lengthOfTexts = (components: readonly APIMessageTopLevelComponent[]): number =>
  components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : one))
    .reduce((sum, one) => sum + (one.type === ComponentType.TextDisplay ? lengthWithIcons(one.content) : 0), 0)

/** A post for somebody who wants no pictures: the same in words, or just without its picture. */
export const inWords = (made: Post): Post => made.inWords?.() ?? { ...made, picture: null }

/** A post with another one above it, to which it gives way. */
export const withAbove = ({ components }: Post, made: Post): Post =>
  withMore(made, lengthOfTexts(components), (own) => [...components, ...own])

/** A post with another one below it, to which it gives way. */
export const withBelow = (made: Post, { components }: Post): Post =>
  withMore(made, lengthOfTexts(components), (own) => [...own, ...components])

/**
 * A post with more in its message than its own.
 * @param length room that the texts of what is added take
 * @param add how it is added
 */
export function withMore(
  made: Post,
  length: number,
  add: (own: readonly APIMessageTopLevelComponent[]) => readonly APIMessageTopLevelComponent[],
): Post {
  const { inWords: told } = made
  return {
    ...made,
    components: add(made.components),
    within: (room) => {
      const { components, cut } = made.within(room - length)
      return { components: add(components), cut }
    },
    inWords: told === null ? null : () => withMore(told(), length, add),
  }
}

type Style = 'primary' | 'secondary' | 'success' | 'danger'
const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const

/** A button that says what it does. */
export function button(
  press: ComponentPress,
  label: string,
  options: { emoji?: string; style?: Style; disabled?: boolean } = {},
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[options.style ?? 'secondary'],
    custom_id: encodeCustomId(press),
    label: clip(label, LIMITS.buttonLabel),
    ...(options.emoji === undefined ? {} : { emoji: { name: options.emoji } }),
    ...(options.disabled ? { disabled: true } : {}),
  }
}

/** A button that leads elsewhere. */
export const linkButton = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label: clip(label, LIMITS.buttonLabel),
  url,
})

/** @param most how many buttons stand in a row: as many as Discord lets, unless fewer of them fit into a line */
export function buttonRows(
  buttons: readonly (APIButtonComponentWithCustomId | APIButtonComponentWithURL | null)[],
  most: number = LIMITS.buttonsInRow,
): Row[] {
  const all = buttons.filter((one) => one !== null)
  const rows: Row[] = []
  for (let from = 0; from < all.length; from += most)
    rows.push({ type: ComponentType.ActionRow, components: all.slice(from, from + most) })
  return rows
}

export interface Option {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  readonly emoji?: string | undefined
  readonly chosen?: boolean
}

/**
 * A select.
 * @throws when there are none or more than 25 options: whoever lists parts them
 */
export function select(
  press: ComponentPress,
  placeholder: string,
  options: readonly Option[],
  several?: { readonly least: number; readonly most: number },
): Row {
  if (options.length === 0 || options.length > LIMITS.options) throw new Error(`a select of ${options.length} options`)
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: encodeCustomId(press),
        placeholder: clip(placeholder, LIMITS.placeholder),
        options: options.map(selectOption),
        ...(several === undefined ? {} : { min_values: several.least, max_values: several.most }),
      },
    ],
  }
}

/** A select of somebody on the server. */
export const userSelect = (press: ComponentPress, placeholder: string): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: encodeCustomId(press),
      placeholder: clip(placeholder, LIMITS.placeholder),
    },
  ],
})

const selectOption = ({ value, label, description, emoji, chosen }: Option): APISelectMenuOption => ({
  value,
  label: clip(label, LIMITS.optionLabel),
  ...(description === undefined || description === ''
    ? {}
    : { description: clip(description, LIMITS.optionDescription) }),
  ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
  ...(chosen ? { default: true } : {}),
})

/** One sentence for one person. */
export const noticePost = (text: string, rows: readonly Row[] = []): Post => post([text, ...rows], { accent: 0x8c80a6 })

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
}

export const PICTURE = 'attachment://picture'

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>
export type PostPart = string | Row | 'rule' | typeof PICTURE

/** With room to spare; our icons are counted with what their mark-up takes, whether they are shown or not. */
export const MOST_TEXT = LIMITS.messageText - 100

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
  const cut: string[] = []
  let room = MOST_TEXT
  const components = parts.flatMap((part): APIComponentInContainer[] => {
    if (part === null || part === '') return []
    if (part === 'rule') return [{ type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }]
    if (part === PICTURE) {
      return picture === null ? [] : [{ type: ComponentType.MediaGallery, items: [{ media: { url: PICTURE } }] }]
    }
    if (typeof part !== 'string') return part.components.length === 0 ? [] : [part]
    const content = clip(part, Math.max(room, 1), lengthWithIcons)
    if (content !== part) cut.push(part.slice(0, 80))
    room -= lengthWithIcons(content)
    return room < 0 ? [] : [{ type: ComponentType.TextDisplay, content }]
  })
  const { inWords: told } = options
  const made: Post = {
    components: [{ type: ComponentType.Container, accent_color: options.accent, components }],
    picture,
    inWords: picture === null || told === undefined ? null : () => told(made),
    mentions: options.mentions ?? [],
    cut,
  }
  return made
}

/** A post for somebody who wants no pictures: the same in words, or just without its picture. */
export const inWords = (made: Post): Post => made.inWords?.() ?? { ...made, picture: null }

/** A post with another one above it. */
export function withAbove(above: Post, made: Post): Post {
  const { inWords: told } = made
  return {
    ...made,
    components: [...above.components, ...made.components],
    inWords: told === null ? null : () => withAbove(above, told()),
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

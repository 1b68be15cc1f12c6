import {
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMessageComponentEmoji,
  type APISelectMenuOption,
  ButtonStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10'
import {
  encodeCustomId,
  FILM_PART,
  type FixedText,
  isFixedText,
  lengthOfLines,
  type Post,
  type PostPart,
  type Row,
  type RowComponent,
  SEPARATOR_PART,
  type SelectOption,
  THUMBNAIL_PART,
  type Yielding,
} from '#commands'
import { clip, type EmojiIcons, type Language, LIMITS, lengthWithIcons, withIcons, withTranslatedCommands } from '#text'
import { textExcessOf } from './message-size.ts'

/** What stands where a post has its picture: a file, or a line that says why there is none; null: nothing. */
export type PictureSlotContent = ShownPicture | { readonly instead: string } | null

interface ShownPicture {
  readonly url: string
  readonly alt: string | undefined
}

/** What is known only when a post is sent: what its picture became, and which icons stand in place of their emoji. */
interface Sending {
  readonly shown: PictureSlotContent
  /** What its film became; nothing unless given. */
  readonly film?: PictureSlotContent
  readonly icons: EmojiIcons
  /** In which its reader's Discord names commands; as they are written unless given. */
  readonly commandLanguage?: Language | undefined
}

/**
 * With room to spare; our icons are counted with what their mark-up takes, whether they are shown or not. What Discord
 * keeps in bytes is seen to when a post is sent (`message-size.ts`).
 */
const MOST_TEXT = LIMITS.messageText - 100

/** The least step, in characters, by which the room shrinks: without icons a text is shorter than counted. */
const LEAST_CUT = 40

/**
 * A post as Discord takes it, a container a block: yielding texts are cut until the whole message fits.
 * @returns cut: how the texts begin for which there was no room: none, as the tests see to
 */
export function componentsOf(
  post: Post,
  sending: Sending,
): { readonly components: APIContainerComponent[]; readonly cut: readonly string[] } {
  const { place } = post
  const above = post.above.map((block, nth) => containerOf(block, MOST_TEXT, sending, nth === 0 ? place : undefined))
  const below = post.below.map((block) => containerOf(block, MOST_TEXT, sending))
  for (let room = MOST_TEXT; ; ) {
    const own = containerOf(post, room, sending, above.length === 0 ? place : undefined)
    const components = [...above, own, ...below].map(({ container }) => container)
    const excess = textExcessOf(components)
    if (excess === 0 || room <= 0) return { components, cut: own.cut }
    room = Math.min(room, own.length) - Math.max(excess, LEAST_CUT)
  }
}

/** A block with so many characters of text at most, beside the line that says where its table is. */
function containerOf({ parts, accent }: Post['above'][number], most: number, sending: Sending, place?: string) {
  const cut: string[] = []
  let room = most
  const inner = yielded(parts, most).flatMap((part, nth): APIComponentInContainer[] => {
    if (part === null) return []
    if (!isFixedText(part))
      return 'actions' in part
        ? [rowOf(part, sending.icons)]
        : part === SEPARATOR_PART
          ? [LINE]
          : part === THUMBNAIL_PART
            ? []
            : gallery(part === FILM_PART ? (sending.film ?? null) : sending.shown)
    const written = textOf(part)
    const text =
      sending.commandLanguage === undefined ? written : withTranslatedCommands(written, sending.commandLanguage)
    if (text === '') return []
    const length = lengthWithIcons(text)
    const content = length <= room ? text : clip(text, Math.max(room, 1), lengthWithIcons)
    if (content !== text) cut.push(text.slice(0, 80))
    room -= content === text ? length : lengthWithIcons(content)
    if (room < 0) return []
    const told = nth === 0 && place !== undefined ? placed(content, part, place) : content
    return [{ type: ComponentType.TextDisplay, content: withIcons(told, sending.icons) }]
  })
  const components = parts[0] === THUMBNAIL_PART ? besideThumbnail(inner, sending.shown) : inner
  const container: APIContainerComponent = { type: ComponentType.Container, accent_color: accent, components }
  return { container, cut, length: most - room }
}

const textOf = (text: FixedText): string => (typeof text === 'string' ? text : text.join('\n'))

const LINE = { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small } as const

const rowOf = ({ actions }: Row, icons: EmojiIcons): APIComponentInContainer => ({
  type: ComponentType.ActionRow,
  components: actions.map((action) => actionOf(action, icons)),
})

/** A text with a line below its heading, or on top where it has none. */
function placed(content: string, part: FixedText, place: string): string {
  const first = (typeof part === 'string' ? part : part[0]) ?? ''
  return first.startsWith('#')
    ? `${content.slice(0, first.length)}\n${place}${content.slice(first.length)}`
    : `${place}\n${content}`
}

/** Parts, with yielding texts cut to the room that the others leave; the first ones have first what is beyond each one's least. */
function yielded(parts: readonly PostPart[], most: number): Exclude<PostPart | null, Yielding>[] {
  const lengthOf = (text: FixedText | null) => lengthOfLines([text === null ? '' : textOf(text)])
  const least = parts.map((part) =>
    typeof part === 'function' ? lengthOf(part(0)) : isFixedText(part) ? lengthOf(part) : 0,
  )
  let room = most - least.reduce((sum, one) => sum + one, 0)
  return parts.map((part, nth) => {
    if (typeof part !== 'function') return part
    const own = least[nth] ?? 0
    const text = part(Math.max(room + own, 0))
    room -= lengthOf(text) - own
    return text
  })
}

function gallery(shown: PictureSlotContent): APIComponentInContainer[] {
  if (shown === null) return []
  if ('instead' in shown) return [{ type: ComponentType.TextDisplay, content: `-# ${shown.instead}` }]
  return [{ type: ComponentType.MediaGallery, items: [mediaOf(shown)] }]
}

const mediaOf = ({ url, alt }: ShownPicture) => ({ media: { url }, ...(alt === undefined ? {} : { description: alt }) })

/** The first texts with the picture beside them. */
function besideThumbnail(
  inner: readonly APIComponentInContainer[],
  shown: PictureSlotContent,
): APIComponentInContainer[] {
  const end = inner.findIndex(({ type }) => type !== ComponentType.TextDisplay)
  const texts = inner
    .slice(0, end < 0 ? undefined : end)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? part : []))
    .slice(0, BESIDE)
  if (shown === null || 'instead' in shown || texts.length === 0) return [...inner]
  return [
    {
      type: ComponentType.Section,
      components: texts,
      accessory: { type: ComponentType.Thumbnail, ...mediaOf(shown) },
    },
    ...inner.slice(texts.length),
  ]
}

/** Texts that Discord puts beside a thumbnail at most. */
const BESIDE = 3

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const

function actionOf(action: RowComponent, icons: EmojiIcons): APIComponentInMessageActionRow {
  if (action.kind === 'link') {
    const { url, label } = action
    return { type: ComponentType.Button, style: ButtonStyle.Link, label: clip(label, LIMITS.buttonLabel), url }
  }
  const id = { custom_id: encodeCustomId(action.press) }
  if (action.kind === 'button') {
    const { label, style = 'secondary', disabled } = action
    const looks = { ...emojiOf(action, icons), ...(disabled && { disabled }) }
    return { type: ComponentType.Button, style: STYLES[style], ...id, label: clip(label, LIMITS.buttonLabel), ...looks }
  }
  const asks = { ...id, placeholder: clip(action.placeholder, LIMITS.placeholder) }
  if (action.kind === 'people') return { type: ComponentType.UserSelect, ...asks }
  if (action.kind === 'channels')
    return {
      type: ComponentType.ChannelSelect,
      ...asks,
      min_values: 0,
      max_values: action.most,
      channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
      default_values: action.chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
    }
  if (action.kind === 'role')
    return {
      type: ComponentType.RoleSelect,
      ...asks,
      min_values: 0,
      max_values: 1,
      default_values: action.chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
    }
  const { options, several } = action.of
  return {
    type: ComponentType.StringSelect,
    ...asks,
    options: options.map((option) => optionOf(option, icons)),
    ...(several && { min_values: several.least, max_values: several.most }),
  }
}

const optionOf = (option: SelectOption, icons: EmojiIcons): APISelectMenuOption => ({
  value: option.value,
  label: clip(option.label, LIMITS.optionLabel),
  ...(option.description ? { description: clip(option.description, LIMITS.optionDescription) } : {}),
  ...emojiOf(option, icons),
  ...(option.chosen ? { default: true } : {}),
})

/** An emoji, or our icon in its place; labels keep emoji, because Discord shows no icons there. */
function emojiOf({ emoji }: Pick<SelectOption, 'emoji'>, icons: EmojiIcons): { emoji?: APIMessageComponentEmoji } {
  if (emoji === undefined) return {}
  const icon = icons.get(emoji)
  return { emoji: icon === undefined ? { name: emoji } : { id: icon.id, name: icon.name } }
}

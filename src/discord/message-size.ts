import {
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10'
import { clip, LIMITS } from '#text'

/** What Discord limits of a whole message. */
interface MessageSize {
  /** Nested ones counted. */
  readonly components: number
  /** Of all its texts, in UTF-16 units. Discord counts code points (discord-api-docs 1315), which are never more. */
  readonly text: number
}

/** How large a message is. */
export function messageSizeOf(components: readonly APIMessageComponent[]): MessageSize {
  let [count, text] = [0, 0]
  for (const component of components) {
    count++
    if (component.type === ComponentType.TextDisplay) text += component.content.length
    if (component.type === ComponentType.Section) count++
    else if (component.type !== ComponentType.Container && component.type !== ComponentType.ActionRow) continue
    const inner = messageSizeOf(component.components)
    count += inner.components
    text += inner.text
  }
  return { components: count, text }
}

/** By how many characters the texts of a message are too long; 0 where Discord takes it. */
export const textExcessOf = (components: readonly APIMessageComponent[]): number =>
  Math.max(0, messageSizeOf(components).text - LIMITS.messageText)

type Components = readonly APIMessageTopLevelComponent[]

/**
 * What Discord keeps of a message's components, in bytes: over a larger one it breaks (500), each time anew. Measured by
 * bot authors for text alone (discord-api-docs 8554: the UTF-8 bytes of each Text Display and 12 more); that selects
 * make the room smaller is known (6965, 7310), but not by how much.
 */
export const MOST_STORED_COMPONENT_BYTES = 10_170

/** What each part takes beside its words. */
const A_PART = 12

/** How much room components take in Discord's store: at most, for whatever is not known to be free is counted. */
export function storedComponentBytesOf(part: unknown): number {
  if (typeof part === 'string') return Buffer.byteLength(part)
  if (typeof part !== 'object' || part === null) return 0
  const inner = Object.values(part).reduce<number>((sum, one) => sum + storedComponentBytesOf(one), 0)
  return Array.isArray(part) ? inner : inner + A_PART
}

/** What is left of an option where there is too little room: bytes of its label, and whether its emoji; as much as can be. */
const OPTIONS = [
  { label: Number.POSITIVE_INFINITY, emoji: true },
  ...[Number.POSITIVE_INFINITY, 100, 80, 60, 40, 30].map((label) => ({ label, emoji: false })),
] as const

/**
 * Components within a room: unchanged where they fit. Else options lose their descriptions, then their emoji, then the
 * ends of their labels, and at last the longest texts their ends; whatever can be pressed stays.
 * @param most in bytes, as `storedComponentBytesOf` counts them
 */
export function componentsWithinBytes(components: Components, most: number = MOST_STORED_COMPONENT_BYTES): Components {
  let fitted = components
  for (const left of OPTIONS) {
    if (storedComponentBytesOf(fitted) <= most) return fitted
    fitted = withLessOf(components, left)
  }
  for (const { content } of textsOf(fitted).sort((a, b) => storedComponentBytesOf(b) - storedComponentBytesOf(a))) {
    const over = storedComponentBytesOf(fitted) - most
    if (over <= 0) break
    const shorter = clippedTo(content, storedComponentBytesOf(content) - over)
    fitted = eachIn(fitted, (part) =>
      part.type === ComponentType.TextDisplay && part.content === content ? { ...part, content: shorter } : part,
    )
  }
  return fitted
}

const eachIn = (
  components: Components,
  change: (part: APIComponentInContainer) => APIComponentInContainer,
): Components =>
  components.map((one) =>
    one.type === ComponentType.Container ? { ...one, components: one.components.map(change) } : one,
  )

const textsOf = (components: Components) =>
  components
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
    .filter((part) => part.type === ComponentType.TextDisplay)

type Left = (typeof OPTIONS)[number]

/** The same with options that have no descriptions, and no more than is left of them. */
const withLessOf = (components: Components, left: Left): Components =>
  eachIn(components, (part) =>
    part.type === ComponentType.ActionRow
      ? { ...part, components: part.components.map((one) => onSelect(one, left)) }
      : part,
  )

function onSelect(part: APIComponentInMessageActionRow, left: Left): APIComponentInMessageActionRow {
  if (part.type !== ComponentType.StringSelect) return part
  const options = part.options.map(({ description: _, label, emoji, ...option }) => ({
    ...option,
    label: clippedTo(label, left.label),
    ...(left.emoji && emoji !== undefined ? { emoji } : {}),
  }))
  return { ...part, options }
}

/** A text of at most so many bytes, unless that is nothing; without half of a mention or an icon at its end. */
const clippedTo = (text: string, most: number): string =>
  Buffer.byteLength(text) <= most
    ? text
    : clip(text, Math.max(most - ELLIPSIS + 1, 1), (part) => Buffer.byteLength(part)).replace(/<[^<>\s]*…$/u, '…')

const ELLIPSIS = Buffer.byteLength('…')

import {
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIUnfurledMediaItem,
  ComponentType,
} from 'discord-api-types/v10'
import { type Fault, fault, lengthOf } from './form.ts'

type Path = readonly PropertyKey[]
type Components = readonly APIMessageTopLevelComponent[]

/** Limits of a Components V2 message: all components, nested ones counted, and all characters that it shows. */
const MOST_COMPONENTS = 40
const MOST_TEXT = 4000

/**
 * Over more bytes than these Discord breaks: reported exactly for text alone (discord-api-docs 8554: the UTF-8 bytes of
 * each Text Display and 12 more). What else a message has makes the room smaller (6965, 7310), nobody knows by how much:
 * here by all that its components say, and 12 for each of them and of their options.
 */
export const MOST_BYTES = 10_170
const A_PART = 12

/** Every component of a message with where it stands, parents before children. */
export function* walk(components: Components, at: Path = []): Generator<readonly [APIMessageComponent, Path]> {
  for (const [index, component] of components.entries()) yield* within(component, [...at, index])
}

function* within(component: APIMessageComponent, at: Path): Generator<readonly [APIMessageComponent, Path]> {
  yield [component, at]
  switch (component.type) {
    case ComponentType.ActionRow:
    case ComponentType.Container:
      for (const [index, child] of component.components.entries()) yield* within(child, [...at, 'components', index])
      return
    case ComponentType.Section:
      for (const [index, child] of component.components.entries()) yield* within(child, [...at, 'components', index])
      yield* within(component.accessory, [...at, 'accessory'])
      return
    default:
      return
  }
}

/** Which of the application's emoji there are, by id. */
export type KnownEmojis = Pick<ReadonlyMap<string, unknown>, 'has'>

/** Emoji that are none of the application's: those of servers are not to be had here. */
function emojiFaults(component: APIMessageComponent, at: Path, emojis: KnownEmojis): Fault[] {
  const shown =
    component.type === ComponentType.StringSelect
      ? component.options.map(({ emoji }, n) => ({ emoji, path: [...at, 'options', n] }))
      : component.type === ComponentType.Button && 'emoji' in component
        ? [{ emoji: component.emoji, path: at }]
        : []
  return shown
    .filter(({ emoji }) => typeof emoji?.id === 'string' && !emojis.has(emoji.id))
    .map(({ path }) => fault([...path, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji'))
}

/** What no single component can tell: custom ids that repeat, emoji that there are not, and the limits of the whole message. */
export function layoutFaults(components: Components, emojis: KnownEmojis): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  const numbers = new Set<number>()
  let [count, characters] = [0, 0]
  for (const [component, at] of walk(components, ['components'])) {
    count++
    if (component.type === ComponentType.TextDisplay) characters += lengthOf(component.content)
    faults.push(...emojiFaults(component, at, emojis))
    if ('custom_id' in component) {
      if (seen.has(component.custom_id)) {
        faults.push(
          fault([...at, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
        )
      }
      seen.add(component.custom_id)
    }
    if (component.id !== undefined && component.id > 0) {
      if (numbers.has(component.id)) {
        faults.push(fault([...at, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'))
      }
      numbers.add(component.id)
    }
  }
  if (count > MOST_COMPONENTS) {
    const words = `Total number of components cannot exceed ${MOST_COMPONENTS}`
    faults.push(fault(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', words))
  }
  if (characters > MOST_TEXT) {
    const words = `Components displayable text size exceeds maximum size of ${MOST_TEXT}`
    faults.push(fault(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', words))
  }
  return faults
}

/** How many bytes a message's components take where Discord keeps them, as far as that is known. */
export function bytesKept(components: Components): number {
  let bytes = 0
  for (const [component] of walk(components)) {
    bytes += wordsIn(component)
    if (component.type !== ComponentType.StringSelect) continue
    for (const option of component.options) bytes += wordsIn(option)
  }
  return bytes
}

/** Of what says nothing nothing is counted: for text alone the reported figures hold exactly. */
function wordsIn(part: APIMessageComponent | APISelectMenuOption): number {
  const emoji = 'emoji' in part ? Object.values(part.emoji ?? {}) : []
  const said = [...Object.values(part), ...emoji].filter((one) => typeof one === 'string')
  return said.reduce((sum, one) => sum + Buffer.byteLength(one), said.length === 0 ? 0 : A_PART)
}

/** All that a message's components say in text displays, for mentions. */
export function shownText(components: Components): string {
  const texts: string[] = []
  for (const [component] of walk(components)) {
    if (component.type === ComponentType.TextDisplay) texts.push(component.content)
  }
  return texts.join('\n')
}

/** Every picture or file that the components show, with where its address stands. */
export function* mediaOf(components: Components): Generator<readonly [APIUnfurledMediaItem, Path]> {
  for (const [component, at] of walk(components, ['components'])) {
    switch (component.type) {
      case ComponentType.Thumbnail:
        yield [component.media, [...at, 'media', 'url']]
        break
      case ComponentType.MediaGallery:
        for (const [index, item] of component.items.entries())
          yield [item.media, [...at, 'items', index, 'media', 'url']]
        break
      case ComponentType.File:
        yield [component.file, [...at, 'file', 'url']]
        break
      default:
        break
    }
  }
}

/**
 * Components as Discord gives them back: numbered throughout (from 1, skipping numbers that were given), and with
 * each picture as `media` says.
 */
export function dressed(
  components: Components,
  media: (item: APIUnfurledMediaItem) => APIUnfurledMediaItem,
): APIMessageTopLevelComponent[] {
  const taken = new Set<number>()
  for (const [component] of walk(components)) if (component.id !== undefined) taken.add(component.id)
  let last = 0
  const number = <T extends { id?: number }>(component: T): T => {
    if (component.id !== undefined && component.id > 0) return component
    do last++
    while (taken.has(last))
    return { ...component, id: last }
  }
  const dress = <T extends APIMessageComponent>(component: T): T => {
    const numberedOne = number(component)
    return { ...numberedOne, ...inside(numberedOne) }
  }
  const inside = (component: APIMessageComponent): object => {
    switch (component.type) {
      case ComponentType.ActionRow:
      case ComponentType.Container:
        return { components: component.components.map(dress) }
      case ComponentType.Section:
        return { components: component.components.map(dress), accessory: dress(component.accessory) }
      case ComponentType.Thumbnail:
        return { media: media(component.media) }
      case ComponentType.MediaGallery:
        return { items: component.items.map((item) => ({ ...item, media: media(item.media) })) }
      case ComponentType.File: {
        const file = media(component.file)
        return { file, name: file.url.split('/').at(-1)?.split('?')[0] ?? '' }
      }
      default:
        return {}
    }
  }
  return components.map(dress)
}

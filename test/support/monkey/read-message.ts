import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10'
import { ICON_NAMES_BY_EMOJI } from '#text'

export interface ReadOption {
  readonly value: string
  readonly label: string
  readonly description: string
  readonly chosen: boolean
}

/** A button or a select. */
export interface Pressable {
  readonly id: string
  /** A select's is its placeholder. */
  readonly label: string
  readonly disabled: boolean
  readonly select: boolean
  readonly options: readonly ReadOption[]
  readonly least: number
  readonly most: number
}

const EMOJI_OF = new Map<string, string>(Object.entries(ICON_NAMES_BY_EMOJI).map(([plain, word]) => [word, plain]))
/** A text with the emoji for which our icons stand in it. */
const withoutIcons = (text: string): string =>
  text.replaceAll(/<:(\w+)_[0-9a-f]{4}:\d+>/g, (markup, word) => EMOJI_OF.get(word) ?? markup)

/** A message as somebody sees it; icons of ours are told as the emoji for which they stand. */
export interface MessageContents {
  /** One a text component, from top to bottom. */
  readonly texts: readonly string[]
  readonly pressables: readonly Pressable[]
  /** Addresses of the pictures shown, and what is said of each to those who cannot see it. */
  readonly pictures: readonly string[]
  readonly alts: readonly string[]
  /** Addresses of attached files. */
  readonly files: readonly string[]
  /** What Discord would not have shown, or a reader could not have heard. */
  readonly faults: readonly string[]
}

/** Reads a message, and counts everything for which Discord has a limit. */
export function readMessage(message: Pick<APIMessage, 'components'>): MessageContents {
  const texts: string[] = []
  const pressables: Pressable[] = []
  const pictures: string[] = []
  const alts: string[] = []
  const files: string[] = []
  const faults: string[] = []
  let components = 0
  let length = 0
  const insist = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const row = (parts: Extract<APIMessageTopLevelComponent, { type: ComponentType.ActionRow }>['components']) => {
    const buttons = parts.filter(({ type }) => type === ComponentType.Button).length
    insist(buttons === parts.length ? buttons >= 1 && buttons <= 5 : parts.length === 1, `a row of ${parts.length}`)
    for (const part of parts) {
      components++
      if (part.type === ComponentType.Button && 'custom_id' in part) {
        const { custom_id: id, label = '', disabled = false } = part
        insist(label !== '' && label.length <= 80, `a button's label of ${label.length} characters: ${label}`)
        pressables.push({ id, label, disabled, select: false, options: [], least: 0, most: 0 })
      } else if (part.type === ComponentType.StringSelect) {
        const options = part.options.map(({ value, label, description = '', default: chosen = false }) => ({
          value,
          label,
          description,
          chosen,
        }))
        insist(options.length >= 1 && options.length <= 25, `${options.length} options`)
        insist(new Set(options.map(({ value }) => value)).size === options.length, 'two options with one value')
        for (const { value, label, description } of options) {
          insist(value.length >= 1 && value.length <= 100, `a value of ${value.length} characters: ${value}`)
          insist(label.length >= 1 && label.length <= 100, `a label of ${label.length} characters: ${label}`)
          insist(description.length <= 100, `a description of ${description.length} characters: ${description}`)
        }
        const { custom_id: id, placeholder: label = '', disabled = false, min_values, max_values } = part
        insist(label.length <= 150, `a placeholder of ${label.length} characters`)
        pressables.push({
          id,
          label,
          disabled,
          select: true,
          options,
          least: min_values ?? 1,
          most: max_values ?? 1,
        })
      }
    }
  }
  const look = (parts: readonly APIMessageTopLevelComponent[]) => {
    for (const part of parts) {
      components++
      switch (part.type) {
        case ComponentType.Container:
          look(part.components)
          break
        case ComponentType.Section:
          look(part.components)
          if (part.accessory.type === ComponentType.Thumbnail) {
            components++
            pictures.push(part.accessory.media.url)
            insist(Boolean(part.accessory.description), 'a picture without alt text')
            alts.push(part.accessory.description ?? '')
          }
          break
        case ComponentType.TextDisplay:
          length += part.content.length
          texts.push(withoutIcons(part.content))
          break
        case ComponentType.ActionRow:
          row(part.components)
          break
        case ComponentType.MediaGallery:
          for (const { media, description } of part.items) {
            pictures.push(media.url)
            insist(typeof description === 'string' && description !== '', 'a picture without alt text')
            insist((description ?? '').length <= 1024, `an alt text of ${description?.length} characters`)
            alts.push(description ?? '')
          }
          break
        case ComponentType.File:
          files.push(part.file.url)
          break
        default:
          break
      }
    }
  }
  look(message.components ?? [])
  insist(components <= 40, `${components} components`)
  insist(length <= 4000, `${length} characters of text`)
  insist(new Set(pressables.map(({ id }) => id)).size === pressables.length, 'two components with one id')
  for (const { id } of pressables) insist(id.length >= 1 && id.length <= 100, `an id of ${id.length} characters: ${id}`)
  return { texts, pressables, pictures, alts, files, faults }
}

/** All that a message says, labels and alt texts included. */
export const allOf = ({ texts, pressables, alts }: MessageContents): string =>
  [
    ...texts,
    ...alts,
    ...pressables.flatMap(({ label, options }) => [label, ...options.flatMap((one) => [one.label, one.description])]),
  ].join('\n')

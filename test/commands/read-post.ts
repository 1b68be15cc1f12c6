import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { expect } from 'vitest'
import type { Post } from '#commands'
import { bodyOf } from '#discord/body'
import { componentsOf } from '#discord/components'
import { componentsWithinBytes, messageSizeOf } from '#discord/message-size'
import { ICON_NAMES_BY_EMOJI, NO_ICONS } from '#text'

/** What can be pressed on a post. */
export interface Pressable {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly values: readonly string[]
  readonly labels: readonly string[]
  readonly least: number
  readonly most: number
}

/** All icons, with the longest ids. */
const ICONS = new Map(
  Object.entries(ICON_NAMES_BY_EMOJI).map(([plain, word]) => [plain, { name: `${word}_0000`, id: '9'.repeat(20) }]),
)

/**
 * Reads a post as a person would, and insists on every limit that Discord has for it.
 * @param sent what Discord is sent of it, where that is less than all
 */
export function readPost(
  post: Post,
  sent: readonly APIMessageTopLevelComponent[] = sentOf(post),
): { text: string; pressables: Pressable[] } {
  const pressables: Pressable[] = []
  const texts: string[] = []
  const wrong: string[] = []
  /** Notes what is too long, or none at all where there must be some. */
  const atMost = (most: number, what: string, { length }: { readonly length: number }, least = 0): void => {
    if (length > most || length < least) wrong.push(`${what}: ${length}, not ${least} to ${most}`)
  }
  const apart = (what: string, all: readonly string[]): void => {
    if (new Set(all).size !== all.length) wrong.push(`${what} twice: ${all.join()}`)
  }
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) look(inner)
    if (typeof node !== 'object' || node === null) return
    const fields = new Map<string, unknown>(Object.entries(node))
    if (fields.get('type') === 1) {
      const inner = fields.get('components')
      const kinds = Array.isArray(inner) ? inner.map((one) => one.type) : []
      atMost(kinds.every((kind) => kind === 2) ? 5 : 1, 'a row', kinds, 1)
    }
    if (fields.get('type') === 10) texts.push(String(fields.get('content')))
    const id = fields.get('custom_id')
    if (typeof id === 'string') {
      const given = fields.get('options')
      const options: { value: string; label: string; description?: string }[] = Array.isArray(given) ? given : []
      for (const { value, label, description } of options) {
        atMost(100, `the label “${label}”`, label, 1)
        atMost(100, `the value ${value}`, value)
        atMost(100, `the description “${description}”`, description ?? '')
      }
      apart(
        `values of ${id}`,
        options.map(({ value }) => value),
      )
      atMost(25, `options of ${id}`, options, fields.get('type') === 3 ? 1 : 0)
      if (fields.get('type') === 2) atMost(80, `the label of ${id}`, String(fields.get('label')))
      atMost(150, `the placeholder of ${id}`, String(fields.get('placeholder') ?? ''))
      atMost(100, id, id)
      pressables.push({
        id,
        label: String(fields.get('label') ?? fields.get('placeholder')),
        disabled: fields.get('disabled') === true,
        values: options.map(({ value }) => value),
        labels: options.map(({ label }) => label),
        least: Number(fields.get('min_values') ?? 1),
        most: Number(fields.get('max_values') ?? 1),
      })
      return
    }
    look(fields.get('components'))
    look(fields.get('items'))
  }
  look(sent)
  // At its largest: with all icons, and a sentence in the place of the picture.
  const largest = messageSizeOf(bodyOf(post, 'failed', { icons: ICONS }).body.components ?? [])
  atMost(40, 'components', { length: largest.components })
  atMost(4000, 'the text with icons', { length: largest.text })
  const whole = componentsOf(post, { shown: null, icons: ICONS }).components
  if (textIn(componentsWithinBytes(whole)) !== textIn(whole))
    wrong.push('the text was cut to fit into what Discord keeps')
  apart(
    'custom ids',
    pressables.map(({ id }) => id),
  )
  // One look at all of it: there are hundreds of things on a post, and thousands of posts.
  expect([...componentsOf(post, { shown: null, icons: NO_ICONS }).cut, ...wrong]).toEqual([])
  return { text: texts.join('\n'), pressables }
}

/** What Discord is sent of a post, before any picture. */
export const sentOf = (post: Post): APIMessageTopLevelComponent[] => bodyOf(post, 'none').body.components ?? []

/** All that text displays say, in order. */
function textIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(textIn).join('')
  if (typeof node !== 'object' || node === null) return ''
  if ('content' in node) return String(node.content)
  return 'components' in node ? textIn(node.components) : ''
}

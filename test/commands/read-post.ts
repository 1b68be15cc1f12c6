import { expect } from 'vitest'
import type { Post } from '#commands'
import { ICON_WORDS, withIcons } from '#text'

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
  Object.entries(ICON_WORDS).map(([plain, word]) => [plain, { name: `${word}_0000`, id: '9'.repeat(20) }]),
)

/** Reads a post as a person would, and insists on every limit that Discord has for it. */
export function readPost(post: Post): { text: string; pressables: Pressable[] } {
  const pressables: Pressable[] = []
  const texts: string[] = []
  let components = 0
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) look(inner)
    if (typeof node !== 'object' || node === null) return
    const fields = new Map<string, unknown>(Object.entries(node))
    if (typeof fields.get('type') === 'number') components++
    if (fields.get('type') === 1) {
      const inner = fields.get('components')
      const kinds = Array.isArray(inner) ? inner.map((one) => one.type) : []
      expect(kinds.length).toBeGreaterThan(0)
      expect(kinds.every((kind) => kind === 2) ? kinds.length <= 5 : kinds.length === 1).toBe(true)
    }
    if (fields.get('type') === 10) texts.push(String(fields.get('content')))
    const id = fields.get('custom_id')
    if (typeof id === 'string') {
      const given = fields.get('options')
      const options: { value: string; label: string; description?: string }[] = Array.isArray(given) ? given : []
      for (const { value, label, description } of options) {
        expect(label.length, label).toBeLessThanOrEqual(100)
        expect(label.length).toBeGreaterThan(0)
        expect(value.length, value).toBeLessThanOrEqual(100)
        expect((description ?? '').length).toBeLessThanOrEqual(100)
      }
      expect(options.length).toBeLessThanOrEqual(25)
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
      if (fields.get('type') === 3) expect(options.length).toBeGreaterThan(0)
      if (fields.get('type') === 2) expect(String(fields.get('label')).length).toBeLessThanOrEqual(80)
      expect(String(fields.get('placeholder') ?? '').length).toBeLessThanOrEqual(150)
      expect(id.length, id).toBeLessThanOrEqual(100)
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
  look(post.components)
  expect(post.cut).toEqual([])
  expect(components).toBeLessThanOrEqual(40)
  expect(withIcons(texts.join(''), ICONS).length).toBeLessThanOrEqual(4000)
  expect(new Set(pressables.map(({ id }) => id)).size).toBe(pressables.length)
  return { text: texts.join('\n'), pressables }
}

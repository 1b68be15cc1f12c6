import { describe, expect, it } from 'vitest'
import { applicationIconList, isOurEmojiName } from '#render'
import { clip, EMOJI, escapeName, ICON_NAMES_BY_EMOJI, lengthWithIcons, withIcons } from '#text'

const ICONS = new Map(
  Object.entries(ICON_NAMES_BY_EMOJI).map(([plain, word]) => [plain, { name: `${word}_3fa9`, id: '7' }]),
)
const LONGEST = new Map([...ICONS].map(([plain, { name }]) => [plain, { name, id: '9'.repeat(20) }]))
const { root, gold } = EMOJI.resource

describe('icons', () => {
  it('stand where their emoji stood, and nowhere else', () => {
    expect(withIcons(`${root}${root} ${gold}×3 · ${EMOJI.undo}`, ICONS)).toBe(
      `<:root_3fa9:7><:root_3fa9:7> <:gold_3fa9:7>×3 · ${EMOJI.undo}`,
    )
    expect(withIcons(`${root} ${gold}`, new Map())).toBe(`${root} ${gold}`)
    // Those that are joined, tinted or drawn as text are other emoji.
    for (const other of ['🧙‍♂️', '🧙🏽', '👩‍🌾', '👨‍🔥', '🧝🏿‍♀️']) expect(withIcons(other, ICONS)).toBe(other)
  })

  it('leave the emoji in names alone', () => {
    for (const name of ['🔥 Ida', `${root}${root}${root}`, '🧙‍♂️ Sam', 'Ana 🌙'])
      expect(withIcons(`It is ${escapeName(name)}’s turn ${gold}`, ICONS).replaceAll('\u{200b}', '')).toBe(
        `It is ${name}’s turn <:gold_3fa9:7>`,
      )
  })

  it('have names that Discord takes, and that are known again', () => {
    const names = applicationIconList().map(({ name }) => name)
    expect(new Set(names).size).toBe(Object.keys(ICON_NAMES_BY_EMOJI).length)
    for (const name of names) {
      expect(name).toMatch(/^[a-z_]{2,27}_[0-9a-f]{4}$/)
      expect(isOurEmojiName(name)).toBe(true)
    }
    for (const name of ['root_beer', 'root', 'my_root_3fa9', 'root_3fa9_', 'fire_3fa9'])
      expect(isOurEmojiName(name)).toBe(false)
  })

  it('are counted as what they take at most, and none is cut in two', () => {
    const text = `A ${root} ${escapeName(gold)} ${Object.keys(ICON_NAMES_BY_EMOJI).join('')} ${EMOJI.undo}`
    expect(lengthWithIcons(text)).toBe(withIcons(text, LONGEST).length)
    for (let max = 1; max < 400; max += 7) {
      const cut = withIcons(clip(text, max, lengthWithIcons), LONGEST)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(cut.replaceAll(/<:\w+:\d+>/g, '')).not.toMatch(/[<>]/)
    }
  })
})

import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { emojiFontFileNamesForText } from '#render/emoji-files'
import { fontOf, loadFontsForText } from '#render/fonts'

const SIZE = 24
const canvas = createCanvas(60, 40)
const context = canvas.getContext('2d')

/** Each is one emoji, of one or several code points. */
const EMOJI = [
  ...['🔥', '🦊', '🎲', '⌚', '☂️', '🪈'],
  ...['👍🏽', '🧑🏿', '👩‍🚀', '👩🏾‍⚕️', '🐻‍❄️'],
  ...['👩🏽‍❤️‍💋‍👨🏿', '🧑‍🤝‍🧑'],
  ...['🇳🇱', '🇪🇺', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '1️⃣', '#️⃣'],
]

/** How wide it is drawn, in parts of the size, and whether with any colour: what the canvas has no glyph for is white. */
function drawn(text: string): { width: number; coloured: boolean } {
  loadFontsForText(text)
  context.fillStyle = 'black'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'white'
  context.font = fontOf('strong', SIZE)
  context.fillText(text, 4, 30)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 3)])
  const coloured = pixels.some((channels) => Math.max(...channels) - Math.min(...channels) > 20)
  return { width: context.measureText(text).width / SIZE, coloured }
}

describe('emoji in names', () => {
  it.each(EMOJI)('%s is drawn as one glyph, whatever was read before', (emoji) => {
    const { width, coloured } = drawn(emoji)
    // Two glyphs would be 2.4 wide, none 0.5.
    expect(width).toBeGreaterThan(1)
    expect(width).toBeLessThan(1.5)
    expect(coloured).toBe(true)
  })

  it('reads a part of the font for an emoji, and nothing for plain words', () => {
    expect(emojiFontFileNamesForText('Bjørn’s turn: 12 points')).toEqual(new Set())
    expect(emojiFontFileNamesForText('Bjørn 🔥')).toEqual(new Set(['7']))
    expect(emojiFontFileNamesForText('🇳🇱 Ann 🇩🇪')).toEqual(new Set(['0']))
    expect([...emojiFontFileNamesForText('👩‍🚀 👪')]).toContain('emoji')
  })
})

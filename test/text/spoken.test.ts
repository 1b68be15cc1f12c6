import { describe, expect, it } from 'vitest'
import { emojiAsWords, words } from '#text'

const said = (text: string) => emojiAsWords(words('en'), text)

describe('an emoji in a text that is read aloud', () => {
  it('goes where the words before it say the same', () => {
    expect(said('a root island 🥕')).toBe('a root island')
    expect(said('3 shells 🐚')).toBe('3 shells')
  })

  it('is said as a price or a gain, though what is paid for has the same colour', () => {
    expect(said('F · East: purple tile, gold: Pay 🟪 · Get 🟪 🪙')).toBe(
      'F · East: purple tile, gold: Pay purple · Get purple, gold',
    )
    expect(said('Herb, yellow crystal · Pay 🟨')).toBe('Herb, yellow crystal · Pay yellow')
  })

  it('is one of a list, with how often it stands there', () => {
    expect(said('Pay 🟨🟨 🌿')).toBe('Pay 2 yellow, herb')
    expect(said('Get 🟩×3 🟦 🟥🟥')).toBe('Get 3 green, blue, 2 red')
  })
})

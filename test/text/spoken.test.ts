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
      'F · East: purple tile, gold: Pay 1 purple tile · Get 1 purple tile and 1 gold',
    )
    expect(said('Herb, yellow crystal · Pay 🟨')).toBe('Herb, yellow crystal · Pay 1 yellow tile')
  })

  it('is counted in a list, and has its noun', () => {
    expect(said('Pay 🟨🟨 🌿')).toBe('Pay 2 yellow tiles and 1 herb')
    expect(said('Get 🟩×3 🟦 🟥🟥')).toBe('Get 3 green, 1 blue and 2 red tiles')
    expect(said('Get +2 🏅')).toBe('Get 2 points')
    expect(said('Ship 1–3🟦')).toBe('Ship 1–3 blue tiles')
  })

  it('goes before the name of an action, which says it', () => {
    expect(said('🟩 Path 1🟩 · 🟪 Great Bonfire')).toBe('Path 1 green tile · Great Bonfire')
  })

  it('keeps its place in a fate tile', () => {
    expect(said('Top tile 🟦🟩🟥 to the right')).toBe('Top tile blue-green-red to the right')
  })

  it('is what a deed cost and brought, in a sentence that goes on', () => {
    expect(said('You turned it (🟨), gained 🟪 🌸 (Gleaner) and placed a portal.')).toBe(
      'You turned it (for 1 yellow tile), gained 1 purple tile and 1 blossom (Gleaner) and placed a portal.',
    )
    expect(said('You recruited her (🟫 🪙) and gained 2 🏅, plus 2 🏅 from the Elders’ Friend.')).toBe(
      'You recruited her (for 1 brown tile and 1 gold) and gained 2 points, plus 2 points from the Elders’ Friend.',
    )
    expect(said('Doubler (🪙)')).toBe('Doubler (gold)')
    expect(said('Groups of 3 🟪 and 4 ⬜.')).toBe('Groups of 3 purple and 4 white.')
  })

  it('is a path tile where its crystal stands before its resource', () => {
    expect(said('On display: 🔵🥕 🔴🪙.')).toBe('On display: root, blue crystal; gold, red crystal.')
  })
})

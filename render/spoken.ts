import { ACTION_TILES, RESOURCES } from '#engine'
import { EMOJI, type Words } from '#text'

const flat = (emoji: string | Readonly<Record<string, string>>): string[] =>
  typeof emoji === 'string' ? [emoji] : Object.values(emoji)
const ORNAMENTS = ['🏁', ...Object.values(EMOJI).flatMap(flat)]

/**
 * A text with the emoji of tiles, resources and points as words, and without the others: a screen reader would call
 * them "green square" and "top hat". One that only repeats the word before it goes too.
 */
export function spoken(words: Words, text: string): string {
  const names = new Map<string, string>([
    ...ACTION_TILES.map((tile) => [EMOJI.actionTile[tile], words.names.actionTile[tile]] as const),
    ...RESOURCES.map((resource) => [EMOJI.resource[resource], words.names.resource[resource]] as const),
    [EMOJI.points, words.names.points(2).replace(/\d+\s*/, '')],
  ])
  const known = new Set(names.values())
  let said = text
  for (const emoji of ORNAMENTS) {
    const name = names.get(emoji)
    said = said.split(emoji).reduce((before, after) => {
      if (name === undefined) return `${before}${after}`
      // "the root island 🥕": the word before last says it already.
      const [, beforeLast, last] = /(\p{L}+) (\p{L}+) ?$/u.exec(before) ?? []
      const repeats = beforeLast === name && last !== undefined && !known.has(last)
      return repeats ? `${before}${after}` : `${before} ${name} ${after}`
    })
  }
  return said
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ ([),.:;])/g, '$1')
    .trim()
}

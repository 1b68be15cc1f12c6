import { type City, type GameState, pathTileParts } from '#engine'
import { LIMITS, type Words } from '#text'
import { withoutEmoji } from '../without-emoji.ts'
import type { AltWords } from '../words.ts'

/** What the sentences are made from. */
export interface AltContext {
  readonly state: GameState
  readonly names: readonly string[]
  readonly words: Words
  readonly alt: AltWords
}

export const joinItems = (alt: AltWords, items: readonly string[]): string =>
  items.length === 0 ? alt.none : items.join('; ')

export const pathName = (words: Words, tile: City['path'][number]): string => {
  const { crystal, resource } = pathTileParts(tile)
  return words.names.pathTile(crystal, resource)
}

/** The full sentences where there is room for them all once they are spoken, else the brief ones. */
export const fullOrBrief = ({ words }: AltContext, full: readonly string[], brief: readonly string[]): string[] => [
  ...(withoutEmoji(words, full.join(' ')).length <= LIMITS.altText ? full : brief),
]

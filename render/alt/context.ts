import { type City, type GameState, pathTileParts, type Rules } from '#engine'
import { type AltWords, LIMITS, type Words } from '#text'
import { withoutEmoji } from '../without-emoji.ts'

/** What the sentences are made from. */
export interface AltContext {
  readonly rules: Rules
  readonly state: GameState
  readonly names: readonly string[]
  readonly words: Words
  readonly alt: AltWords
}

export const nameAt = ({ names }: AltContext, seat: number): string => names[seat] ?? ''

export const pathFacts = (tiles: City['path']) => tiles.map((tile) => pathTileParts(tile))

/** The full sentences where there is room for them all once they are spoken, else the brief ones. */
export const fullOrBrief = ({ words }: AltContext, full: readonly string[], brief: readonly string[]): string[] => [
  ...(withoutEmoji(words, full.join(' ')).length <= LIMITS.altText ? full : brief),
]

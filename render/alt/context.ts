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

/** The first version of the sentences, from full to brief, that has room once it is spoken; else the briefest. */
export const fullOrBrief = ({ words }: AltContext, ...versions: readonly string[][]): string[] =>
  versions.find((sentences) => withoutEmoji(words, sentences.join(' ')).length <= LIMITS.altText) ??
  versions.at(-1) ??
  []

import { type Clause, type Deed, type Fullness, inARow } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** A deed in a language, with its verb apart. */
export const clauseOf = <Kind extends Deed['kind']>(words: Words, deed: Deed<Kind>, how: Fullness): Clause =>
  words.narration.deeds[deed.kind](deed, how)

/** A deed in a language, without its person. */
export const deedText = (words: Words, deed: Deed, how: Fullness): string => inARow(clauseOf(words, deed, how))

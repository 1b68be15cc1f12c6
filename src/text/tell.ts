import type { Seat } from '#engine'
import type { Deed, DeedFullness, VerbPhrase } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** A deed in a language, with its verb apart. */
export const verbPhraseOf = <Kind extends Deed['kind']>(
  words: Words,
  deed: Deed<Kind>,
  how: DeedFullness,
): VerbPhrase => words.narration.deeds[deed.kind](deed, how)

/** Tells who did it and what as a sentence; with `then`, one that goes on from the sentence before. */
export type SentenceMaker = (seat: Seat, clauses: readonly VerbPhrase[], then?: boolean) => string

/**
 * @param names by seat; without one the seat's number stands for it
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export const sentenceMakerFor =
  ({ narration }: Words, names: readonly string[], reader: Seat | null): SentenceMaker =>
  (seat, clauses, then = false) =>
    seat === reader
      ? narration.ownSentence(clauses, then)
      : narration.sentence(names[seat] ?? `${seat + 1}`, clauses, then)

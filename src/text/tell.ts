import type { Seat } from '#engine'
import type { Deed, DeedFullness, VerbAndRest } from './words/deeds.ts'
import type { Words } from './words/index.ts'

/** A deed in a language, with its verb apart. */
export const verbPhraseOf = <Kind extends Deed['kind']>(
  words: Words,
  deed: Deed<Kind>,
  how: DeedFullness,
): VerbAndRest => words.narration.deeds[deed.kind](deed, how)

/** Tells who did it and what as a sentence; with `then`, one that goes on from the sentence before. */
export type DeedSentenceMaker = (seat: Seat, clauses: readonly VerbAndRest[], then?: boolean) => string

/**
 * @param names by seat; without one the seat's number stands for it
 * @param reader the seat of who alone reads it, and is called you; null where others read it too
 */
export const deedSentenceMakerFor =
  ({ narration }: Words, names: readonly string[], reader: Seat | null): DeedSentenceMaker =>
  (seat, clauses, then = false) =>
    seat === reader
      ? narration.ownSentence(clauses, then)
      : narration.sentence(names[seat] ?? `${seat + 1}`, clauses, then)

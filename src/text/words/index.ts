import type * as english from '../en/index.ts'
import type { Language } from '../language.ts'

/** Texts, functions that make them, and tables of both: none of it is changed. */
type Unchanged<T> = T extends string | ((...facts: never[]) => unknown)
  ? T
  : { readonly [Key in keyof T]: Unchanged<T[Key]> }

/**
 * Every word that a person reads, in one language: English says what there is and which facts go in. A language is one value
 * of this type, and the compiler finds its gaps. What English imports must not import this, or its type would rest on itself.
 */
export interface Words extends Unchanged<Omit<typeof english, 'language'>> {
  readonly language: Language
}

/** The few words that stand in pictures. */
export type PictureWords = Words['pictures']

import type { Words } from './words/index.ts'

/** Texts, functions that make them and lists are there whole or not at all; what holds them may lack some. */
export type Incomplete<T> = T extends string | readonly unknown[] | ((...facts: never[]) => unknown)
  ? T
  : { readonly [Key in keyof T]?: Incomplete<T[Key]> }

/** A language that is still being translated; a file of its folder has a type like `IncompleteWords['buttons']`. */
export type IncompleteWords = Incomplete<Omit<Words, 'language'>> & Pick<Words, 'language'>

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A language with English for the texts that it lacks: always a whole text, never a part of one.
 * @param english what there is
 * @param begun the same, as far as it is translated
 */
export function filledFromEnglish<T extends object>(english: T, begun: Incomplete<T>): T {
  const made: T = { ...english, ...begun }
  const own = new Map<string, unknown>(Object.entries(begun))
  for (const [key, value] of Object.entries(english)) {
    const translated = own.get(key)
    if (isRecord(value) && isRecord(translated)) Object.assign(made, { [key]: filledFromEnglish(value, translated) })
  }
  return made
}

import * as german from './de/index.ts'
import * as english from './en/index.ts'
import * as french from './fr/index.ts'
import { filledFromEnglish, type IncompleteWords } from './incomplete.ts'
import type { Language } from './language.ts'
import * as dutch from './nl/index.ts'
import type { Words } from './words/index.ts'

/** The languages that lack nothing: the compiler sees to it. */
const WHOLE: Readonly<Record<Language, Words>> = { en: english, de: german, nl: dutch, fr: french }

/** The languages as their folders have them; one that is begun stands beside the others here. */
export const UNFILLED_WORDS: Readonly<Record<Language, IncompleteWords>> = WHOLE

const CATALOGUE: Readonly<Record<Language, Words>> = {
  en: { ...english },
  de: filledFromEnglish<Words>(english, UNFILLED_WORDS.de),
  nl: filledFromEnglish<Words>(english, UNFILLED_WORDS.nl),
  fr: filledFromEnglish<Words>(english, UNFILLED_WORDS.fr),
}

/** All words of a language; what it lacks is English. */
export const words = (language: Language): Words => CATALOGUE[language]

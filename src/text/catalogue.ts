import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { french } from './fr/index.ts'
import type { Language } from './language.ts'
import { dutch } from './nl/index.ts'
import type { Words } from './words/index.ts'

const CATALOGUE: Readonly<Record<Language, Words>> = { en: english, de: german, nl: dutch, fr: french }

/** All words of a language. */
export const words = (language: Language): Words => CATALOGUE[language]

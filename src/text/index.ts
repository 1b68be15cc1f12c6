/** Every word that a person reads, by language. */
import { english } from './en/index.ts'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

export { bundle, resourcesAsEmoji, tilesAsEmoji, times } from './bundle.ts'
export { EMOJI } from './emoji.ts'
export { escapeName } from './escape.ts'
export { DISCORD_LOCALES, LANGUAGES, type Language, languageOf } from './language.ts'
export { clip, LIMITS } from './limits.ts'
export { type Gnome, gnomeOf } from './things.ts'
export type { RuleEntry } from './words/help.ts'
export type { Compass, Gnomes, GnomeWords, Names, TaskWords } from './words/names.ts'
export type { Words } from './words.ts'

const CATALOGUE: Readonly<Record<Language, Words>> = { en: english }

/** All words of a language. */
export const words = (language: Language): Words => CATALOGUE[language]

/** Every word that a person reads, by language. Names of people go in escaped (`escapeName`). */
import { type Localized, localized as localizedIn } from './commands.ts'
import { english } from './en/index.ts'
import type { Language } from './language.ts'
import type { Described } from './words/help.ts'
import type { Words } from './words.ts'

export { bundle, resourcesAsEmoji, tilesAsEmoji, times } from './bundle.ts'
export { EMOJI } from './emoji.ts'
export { escapeName, plainName } from './escape.ts'
export { type Label, labelOf, labelOfLine, resourcePriceAsEmoji } from './label.ts'
export { DISCORD_LOCALES, LANGUAGES, type Language, languageOf } from './language.ts'
export { clip, LIMITS } from './limits.ts'
export { ruleEntry, rulesLookup } from './lookup.ts'
export { narrate, turnSummary } from './narrate.ts'
export { promptOf } from './prompt.ts'
export { refusalText } from './refusal.ts'
export { symbolsOf } from './say-choice.ts'
export { resultOf, scoreLines, standings } from './scores.ts'
export { type Gnome, gnomeOf } from './things.ts'
export { COMMANDS, type CommandName, OPTIONS, type OptionName, type RuleEntry } from './words/help.ts'
export type { Compass, Gnomes, GnomeWords, Names, Right, TaskWords } from './words/names.ts'
export type { Words } from './words.ts'
export type { Localized }

const CATALOGUE: Readonly<Record<Language, Words>> = { en: english }

/** All words of a language. */
export const words = (language: Language): Words => CATALOGUE[language]

/** A command or option in Discord's shape, in every language: `localized((w) => w.help.commands.city)`. */
export const localized = (pick: (words: Words) => Described): Localized => localizedIn(words, pick)

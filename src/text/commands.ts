import { DISCORD_LOCALES, LANGUAGES, type Language } from './language.ts'
import type { Described } from './words/help.ts'
import type { Words } from './words.ts'

/** Name and description of a command or option, in Discord's shape: the default, and by locale. */
export interface Localized {
  readonly name: string
  readonly description: string
  readonly name_localizations: Readonly<Record<string, string>>
  readonly description_localizations: Readonly<Record<string, string>>
}

/**
 * A command or option in every language that the bot speaks; English is the default.
 * @param words all words of a language
 * @param pick which of them
 */
export function localized(words: (language: Language) => Words, pick: (words: Words) => Described): Localized {
  const said = LANGUAGES.flatMap((language) =>
    DISCORD_LOCALES[language].map((locale) => [locale, pick(words(language))] as const),
  )
  const { name, description } = pick(words('en'))
  return {
    name,
    description,
    name_localizations: Object.fromEntries(said.map(([locale, one]) => [locale, one.name])),
    description_localizations: Object.fromEntries(said.map(([locale, one]) => [locale, one.description])),
  }
}

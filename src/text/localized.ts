import { words } from './catalogue.ts'
import { DISCORD_LOCALES, LANGUAGES } from './language.ts'
import type { Described } from './words/help.ts'
import type { Words } from './words/index.ts'

/** Name and description of a command or option, in Discord's shape: the default, and by locale. */
export interface Localized {
  readonly name: string
  readonly description: string
  readonly name_localizations: Readonly<Record<string, string>>
  readonly description_localizations: Readonly<Record<string, string>>
}

/** A command or option in every language that the bot speaks: `localized((words) => words.help.commands.city)`. */
export function localized(pick: (words: Words) => Described): Localized {
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

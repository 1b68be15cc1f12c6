import { words } from './catalogue.ts'
import { LANGUAGES, LOCALES_BY_LANGUAGE } from './language.ts'
import type { CommandWords } from './words/help.ts'
import type { Words } from './words/index.ts'

/** A text in every language that the bot speaks: the default, and by Discord's locale. */
export function localizedText(pick: (words: Words) => string): {
  readonly text: string
  readonly localizations: Readonly<Record<string, string>>
} {
  const said = LANGUAGES.flatMap((language) =>
    LOCALES_BY_LANGUAGE[language].map((locale) => [locale, pick(words(language))] as const),
  )
  return { text: pick(words('en')), localizations: Object.fromEntries(said) }
}

/** Name and description of a command or option, in Discord's shape: the default, and by locale. */
export interface LocalizedCommandWords {
  readonly name: string
  readonly description: string
  readonly name_localizations: Readonly<Record<string, string>>
  readonly description_localizations: Readonly<Record<string, string>>
}

/** A command or option in every language that the bot speaks: `localized((words) => words.help.commands.city)`. */
export function localizedCommandWords(pick: (words: Words) => CommandWords): LocalizedCommandWords {
  const name = localizedText((one) => pick(one).name)
  const description = localizedText((one) => pick(one).description)
  return {
    name: name.text,
    description: description.text,
    name_localizations: name.localizations,
    description_localizations: description.localizations,
  }
}

import { words } from './catalogue.ts'
import { LANGUAGES, type Language } from './language.ts'
import type { CommandWords } from './words/help.ts'

/** Commands that are nothing but subcommands, and what those are called. */
const SUBCOMMANDS: Readonly<Record<string, (language: Language) => Readonly<Record<string, CommandWords>>>> = {
  bonfire: (language) => words(language).help.commands,
  'bonfire-club': (language) => words(language).help.club,
  'bonfire-server': (language) => words(language).help.server,
}

/** What each subcommand is called in a language, by all that it is called in any: no two have a name in common. */
export function commandNamesTranslatedInto(language: Language): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SUBCOMMANDS).flatMap(([root, of]) =>
      Object.entries(of(language)).flatMap(([key, { name }]) =>
        LANGUAGES.map((one) => [`/${root} ${of(one)[key]?.name}`, `/${root} ${name}`] as const),
      ),
    ),
  )
}

const NAMES = new Map(LANGUAGES.map((language) => [language, commandNamesTranslatedInto(language)]))

/** A text of any language that names commands as somebody can type them whose Discord is in this one. */
export const withTranslatedCommands = (text: string, language: Language): string =>
  text.replaceAll(/\/bonfire(?:-\w+)? [\p{L}-]+/gu, (named) => NAMES.get(language)?.get(named) ?? named)

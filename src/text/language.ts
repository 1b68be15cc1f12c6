/** The languages that the bot speaks. A further language is one more entry here, and the compiler asks for all its words. */
export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Discord's locales that each language answers; the first one stands for the language in `name_localizations`. */
export const DISCORD_LOCALES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  de: ['de'],
  nl: ['nl'],
}

/**
 * The language for somebody who uses Discord in that locale.
 * @param locale Discord's locale, `en-GB`, or undefined when it is not known
 * @returns English where there is nothing closer
 */
export function languageOf(locale: string | undefined): Language {
  if (locale === undefined) return 'en'
  const exact = LANGUAGES.find((language) => DISCORD_LOCALES[language].includes(locale))
  return exact ?? LANGUAGES.find((language) => locale.split('-')[0] === language) ?? 'en'
}

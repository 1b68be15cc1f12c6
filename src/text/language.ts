/** The languages that the bot speaks. A further language is one more entry here, and the compiler asks for all its words. */
export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Discord's locales that each language answers; the first one stands for the language in `name_localizations`. */
export const LOCALES_BY_LANGUAGE: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  de: ['de'],
  nl: ['nl'],
  fr: ['fr'],
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
}

/**
 * The language for somebody who uses Discord in a locale, or for a language that was kept.
 * @param locales `en-GB` or `de`, the one that matters most first; undefined where one is not known
 * @returns that of the first one that the bot speaks; English where there is none
 */
export function languageOf(...locales: readonly (string | undefined)[]): Language {
  for (const locale of locales) {
    const spoken =
      LANGUAGES.find((language) => locale !== undefined && LOCALES_BY_LANGUAGE[language].includes(locale)) ??
      LANGUAGES.find((language) => locale?.split('-')[0] === language)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}

/** A person's settings, and the language of a table. `language` is always what a language calls itself. */
export interface SettingsWords {
  readonly title: string
  readonly about: string
  /** What the person is spoken to in; `asDiscord` when that follows Discord. */
  readonly speaks: (language: string, asDiscord: boolean) => string
  /** Whether each is on, and the button that switches to what is not. Without pictures there are words in their place. */
  readonly switches: Readonly<
    Record<
      'hints' | 'warnings' | 'pictures' | 'tomsTies',
      (on: boolean) => { readonly told: string; readonly switched: string }
    >
  >
  /** What the messages of this table are in, for somebody who sits there. */
  readonly tableSpeaks: (language: string) => string
  readonly forget: string
  /** Over the two selects. */
  readonly chooseOwn: string
  readonly chooseForTable: string
  readonly asDiscord: (language: string) => string
}

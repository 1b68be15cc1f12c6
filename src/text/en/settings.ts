/** A person's settings, and the language of a table. `language` is always what a language calls itself. */
export const settings = {
  title: 'Your settings',
  about: 'Your settings apply at every table. Only you see them.',
  /** What the person is spoken to in; `asDiscord` when that follows Discord. */
  speaks: (language: string, asDiscord: boolean): string =>
    `Language: **${language}**${asDiscord ? ', as in Discord' : ''}`,
  /** Whether each is on, and the button that switches to what is not. Without pictures there are words in their place. */
  switches: {
    hints: (on: boolean): { readonly told: string; readonly switched: string } => ({
      told: `Tips in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide tips' : 'Show tips',
    }),
    warnings: (on: boolean): { readonly told: string; readonly switched: string } => ({
      told: `Warnings in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide warnings' : 'Show warnings',
    }),
    pictures: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Pictures: **on**', switched: 'Words, not pictures' }
        : { told: 'Pictures: **off**, everything in words', switched: 'Show pictures' },
    tomsTies: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Tom’s ties: **you decide all of them**', switched: 'Leave Tom’s ties to him' }
        : { told: 'Tom’s ties: **he decides those that don’t affect you**', switched: 'Decide all of Tom’s ties' },
    listed: (on: boolean): { readonly told: string; readonly switched: string } =>
      on
        ? { told: 'Server lists: **your name is shown**', switched: 'Hide me from lists' }
        : { told: 'Server lists: **you’re shown as “A former player”**', switched: 'Show my name in lists' },
  },
  /** What the messages of this table are in, for somebody who sits there. */
  tableSpeaks: (language: string): string =>
    `The table’s language in the channel is **${language}**. Any player here can change it for everybody.`,
  forget: '/bonfire forget-me deletes them.',
  /** Over the two selects. */
  chooseOwn: 'Your language',
  chooseForTable: 'The language of this table',
  asDiscord: (language: string): string => `Same as Discord (${language})`,
}

import type { SettingsWords } from '../words/settings.ts'

export const settings: SettingsWords = {
  title: 'Your settings',
  about: 'These apply at every table. Only you see them.',
  speaks: (language, asDiscord) => `Language: **${language}**${asDiscord ? ', as in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Tips in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide tips' : 'Show tips',
    }),
    warnings: (on) => ({
      told: `Warnings in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide warnings' : 'Show warnings',
    }),
    pictures: (on) =>
      on
        ? { told: 'Pictures: **on**', switched: 'Words, not pictures' }
        : { told: 'Pictures: **off**, everything in words', switched: 'Show pictures' },
    tomsTies: (on) =>
      on
        ? { told: 'Tom’s ties: **you decide all of them**', switched: 'Leave Tom’s ties to him' }
        : { told: 'Tom’s ties: **he decides those that don’t touch you**', switched: 'Decide all of Tom’s ties' },
  },
  tableSpeaks: (language) =>
    `In the channel, this table speaks **${language}**. Any player here can change that, for everybody.`,
  forget: '/bonfire forget-me deletes them.',
  chooseOwn: 'Your language',
  chooseForTable: 'The language of this table',
  asDiscord: (language) => `As in Discord: ${language}`,
}

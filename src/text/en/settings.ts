import type { SettingsWords } from '../words/settings.ts'

export const settings: SettingsWords = {
  title: 'Your settings',
  about: 'They hold at every table, and only you see them.',
  speaks: (language, asDiscord) => `Language: **${language}**${asDiscord ? ', as in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Hints in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide hints' : 'Show hints',
    }),
    warnings: (on) => ({
      told: `Warnings in your panel: **${on ? 'on' : 'off'}**`,
      switched: on ? 'Hide warnings' : 'Show warnings',
    }),
    pictures: (on) =>
      on
        ? { told: 'Pictures: **on**', switched: 'Words instead of pictures' }
        : { told: 'Pictures: **off**, everything in words', switched: 'Show pictures' },
  },
  tableSpeaks: (language) =>
    `In the channel, this table speaks **${language}**. Anybody who sits here can change that, for everybody.`,
  forget: '/bonfire forget-me deletes them.',
  chooseOwn: 'Your language',
  chooseForTable: 'The language of this table',
  asDiscord: (language) => `As in Discord: ${language}`,
}

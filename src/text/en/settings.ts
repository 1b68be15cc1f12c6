import type { SettingsWords } from '../words/settings.ts'

export const settings: SettingsWords = {
  title: 'Your settings',
  about: 'They hold at every table, and only you see them.',
  speaks: (language, asDiscord) => `Language: **${language}**${asDiscord ? ', as in Discord' : ''}`,
  hints: (on) => `Hints in your panel: **${on ? 'on' : 'off'}**`,
  warnings: (on) => `Warnings in your panel: **${on ? 'on' : 'off'}**`,
  pictures: (on) => (on ? 'Pictures: **on**' : 'Pictures: **off**, everything in words'),
  switchPictures: (on) => (on ? 'Show pictures' : 'Words instead of pictures'),
  tableSpeaks: (language) =>
    `In the channel, this table speaks **${language}**. Anybody who sits here can change that, for everybody.`,
  forget: '/bonfire forget-me deletes them.',
  chooseOwn: 'Your language',
  chooseForTable: 'The language of this table',
  asDiscord: (language) => `As in Discord: ${language}`,
}

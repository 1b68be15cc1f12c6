import type { SettingsWords } from '../words/settings.ts'

export const settings: SettingsWords = {
  title: 'Deine Einstellungen',
  about: 'Sie gelten an jedem Tisch, und nur du siehst sie.',
  speaks: (language, asDiscord) => `Sprache: **${language}**${asDiscord ? ', wie in Discord' : ''}`,
  hints: (on) => `Tipps in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
  warnings: (on) => `Warnungen in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
  pictures: (on) => (on ? 'Bilder: **an**' : 'Bilder: **aus**, alles in Worten'),
  switchPictures: (on) => (on ? 'Bilder zeigen' : 'Worte statt Bilder'),
  tableSpeaks: (language) =>
    `Sprache dieses Tisches im Kanal: **${language}**. Wer hier sitzt, kann sie für alle ändern.`,
  forget: '/bonfire vergiss-mich löscht sie.',
  chooseOwn: 'Deine Sprache',
  chooseForTable: 'Die Sprache dieses Tisches',
  asDiscord: (language) => `Wie in Discord: ${language}`,
}

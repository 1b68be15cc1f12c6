import type { SettingsWords } from '../words/settings.ts'

export const settings: SettingsWords = {
  title: 'Je instellingen',
  about: 'Ze gelden aan elke tafel, en alleen jij ziet ze.',
  speaks: (language, asDiscord) => `Taal: **${language}**${asDiscord ? ', zoals in Discord' : ''}`,
  hints: (on) => `Tips in je paneel: **${on ? 'aan' : 'uit'}**`,
  warnings: (on) => `Waarschuwingen in je paneel: **${on ? 'aan' : 'uit'}**`,
  pictures: (on) => (on ? 'Afbeeldingen: **aan**' : 'Afbeeldingen: **uit**, alles in woorden'),
  switchPictures: (on) => (on ? 'Afbeeldingen tonen' : 'Woorden in plaats van afbeeldingen'),
  tableSpeaks: (language) =>
    `Taal van deze tafel in het kanaal: **${language}**. Wie hier zit, kan die voor iedereen veranderen.`,
  forget: 'Met /bonfire vergeet-me wis je ze.',
  chooseOwn: 'Je taal',
  chooseForTable: 'De taal van deze tafel',
  asDiscord: (language) => `Zoals in Discord: ${language}`,
}

import type { Words } from '../words/index.ts'

export const settings: Words['settings'] = {
  title: 'Je instellingen',
  about: 'Je instellingen gelden aan elke tafel, en alleen jij ziet ze.',
  speaks: (language, asDiscord) => `Taal: **${language}**${asDiscord ? ', zoals in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Tips in je paneel: **${on ? 'aan' : 'uit'}**`,
      switched: on ? 'Tips verbergen' : 'Tips tonen',
    }),
    warnings: (on) => ({
      told: `Waarschuwingen in je paneel: **${on ? 'aan' : 'uit'}**`,
      switched: on ? 'Waarschuwingen verbergen' : 'Waarschuwingen tonen',
    }),
    pictures: (on) =>
      on
        ? { told: 'Afbeeldingen: **aan**', switched: 'Woorden in plaats van afbeeldingen' }
        : { told: 'Afbeeldingen: **uit**, alles in woorden', switched: 'Afbeeldingen tonen' },
    tomsTies: (on) =>
      on
        ? { told: 'Als Tom iets te kiezen heeft: **jij kiest altijd**', switched: 'Tom laten kiezen' }
        : {
            told: 'Als Tom iets te kiezen heeft: **hij kiest zelf, behalve als het jou raakt**',
            switched: 'Voor Tom kiezen',
          },
    listed: (on) =>
      on
        ? { told: 'Lijsten van de server: **met je naam**', switched: 'Verberg me in lijsten' }
        : { told: 'Lijsten van de server: **zonder je naam**', switched: 'Noem me in lijsten' },
  },
  tableSpeaks: (language) =>
    `Taal van deze tafel in het kanaal: **${language}**. Wie hier zit, kan die voor iedereen veranderen.`,
  forget: 'Met /bonfire vergeet-me wis je ze.',
  chooseOwn: 'Je taal',
  chooseForTable: 'De taal van deze tafel',
  asDiscord: (language) => `Zoals in Discord (${language})`,
}

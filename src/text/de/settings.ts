import type { Words } from '../words/index.ts'

export const settings: Words['settings'] = {
  title: 'Deine Einstellungen',
  about: 'Deine Einstellungen gelten an jedem Tisch, nur du siehst sie.',
  speaks: (language, asDiscord) => `Sprache: **${language}**${asDiscord ? ', wie in Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Tipps in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
      switched: on ? 'Tipps ausblenden' : 'Tipps zeigen',
    }),
    warnings: (on) => ({
      told: `Warnungen in deiner Übersicht: **${on ? 'an' : 'aus'}**`,
      switched: on ? 'Warnungen ausblenden' : 'Warnungen zeigen',
    }),
    pictures: (on) =>
      on
        ? { told: 'Bilder: **an**', switched: 'Text statt Bilder' }
        : { told: 'Bilder: **aus**, alles als Text', switched: 'Bilder zeigen' },
    tomsTies: (on) =>
      on
        ? { told: 'Gleichstand bei Tom: **du entscheidest immer**', switched: 'Tom entscheiden lassen' }
        : { told: 'Gleichstand bei Tom: **er entscheidet, was dich nicht betrifft**', switched: 'Für Tom entscheiden' },
    listed: (on) =>
      on
        ? { told: 'Listen des Servers: **mit deinem Namen**', switched: 'Mich in Listen verbergen' }
        : { told: 'Listen des Servers: **ohne deinen Namen**', switched: 'Mich in Listen nennen' },
  },
  tableSpeaks: (language) =>
    `Sprache dieses Tisches im Kanal: **${language}**. Wer hier sitzt, kann sie für alle ändern.`,
  forget: '/bonfire vergiss-mich löscht sie.',
  chooseOwn: 'Deine Sprache',
  chooseForTable: 'Die Sprache dieses Tisches',
  asDiscord: (language) => `Wie in Discord (${language})`,
}

import type { Words } from '../words/index.ts'

const state = (on: boolean): string => (on ? '**oui**' : '**non**')

export const settings: Words['settings'] = {
  title: 'Tes paramètres',
  about: 'Tes paramètres s’appliquent à toutes les tables. Personne d’autre ne les voit.',
  speaks: (language, asDiscord) => `Langue : **${language}**${asDiscord ? ', comme dans Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Astuces dans ton panneau : ${state(on)}`,
      switched: on ? 'Masquer les astuces' : 'Montrer les astuces',
    }),
    warnings: (on) => ({
      told: `Avertissements dans ton panneau : ${state(on)}`,
      switched: on ? 'Masquer les avertissements' : 'Montrer les avertissements',
    }),
    pictures: (on) =>
      on
        ? { told: `Images : ${state(on)}`, switched: 'Du texte, pas d’images' }
        : { told: `Images : ${state(on)}, tout en texte`, switched: 'Montrer les images' },
    tomsTies: (on) =>
      on
        ? { told: 'Égalités de Tom : **tu tranches toujours**', switched: 'Laisser Tom décider' }
        : { told: 'Égalités de Tom : **il tranche celles qui ne te concernent pas**', switched: 'Décider pour Tom' },
    listed: (on) =>
      on
        ? { told: 'Listes du serveur : **avec ton nom**', switched: 'Masquer mon nom' }
        : { told: 'Listes du serveur : **sans ton nom**', switched: 'Montrer mon nom' },
  },
  tableSpeaks: (language) =>
    `Langue de cette table dans le salon : **${language}**. Toute personne qui y joue peut la changer, pour tout le monde.`,
  forget: 'Pour les effacer : /bonfire oublie-moi.',
  chooseOwn: 'Ta langue',
  chooseForTable: 'La langue de cette table',
  asDiscord: (language) => `Comme dans Discord (${language})`,
}

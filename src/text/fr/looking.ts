import { control } from '../control.ts'
import type { Words } from '../words/index.ts'

const buttons = { in: 'J’en suis', out: 'Finalement, non' }

export const looking: Words['looking'] = {
  buttons,
  title: 'Qui veut jouer ?',
  about: (host, players, until) =>
    `${host} cherche du monde pour jouer : la table s’ouvre dès que vous êtes ${players}. L’appel est ouvert jusqu’au ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. libre`,
  how: (into) => `Appuie sur ${control(into)}. Je te mentionnerai une fois, quand la table s’ouvrira.`,
  posted: (out) => `C’est dans le salon. Pour annuler, appuie là-bas sur ${control(out)}.`,
  already: 'Tu cherches déjà du monde pour jouer sur ce serveur. Annule d’abord cette recherche.',
  gone: 'Cette recherche est terminée.',
  over: 'Il n’y avait pas assez de monde à temps.',
  calledOff: 'C’est annulé.',
  opening: 'Tout le monde est là : la table s’ouvre.',
  failed: 'Il y a assez de monde, mais je n’ai pas pu ouvrir la table. Ouvrez-la avec /bonfire nouvelle.',
  role: {
    notHere:
      'Sur ce serveur, je ne peux pas mentionner de rôle. Ne l’indique pas, ou demande à la modération : /bonfire-serveur réglages.',
    notMentionable: (role) => `Je ne peux pas mentionner ${role}. Choisis un rôle que tout le monde peut mentionner.`,
    again: (when) =>
      `Un rôle a déjà été mentionné ici il y a moins d’une heure. Ne l’indique pas, ou réessaie ${when}.`,
  },
}

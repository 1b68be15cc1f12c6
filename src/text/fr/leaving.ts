import type { Words } from '../words/index.ts'

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Quitter cette partie ?** Ta place devient vide et ta cité reste telle quelle. N’importe qui peut la reprendre, toi aussi si tu reviens. D’ici là, les autres peuvent la sauter pour le reste de la partie. Je les préviendrai.',
    leaveLast:
      '**Quitter cette partie ?** Il n’y a plus que toi ici : la table se ferme et la partie se termine sans résultat.',
    closeLobby: '**Fermer cette table ?** Personne ne pourra plus la rejoindre, et le salon sera libre pour une autre.',
    closeGame:
      '**Fermer cette table ?** La partie se termine pour tout le monde, sans résultat, et ne pourra pas reprendre. Pour partir sans arrêter la partie, tape plutôt /bonfire quitter.',
    closeFrozen:
      '**Fermer cette table ?** Ta partie reste enregistrée, mais ne pourra pas reprendre. Le salon sera libre pour une autre table.',
  },
  confirm: {
    leave: 'Quitter la partie',
    leaveLast: 'Quitter et fermer la table',
    closeLobby: 'Fermer la table',
    closeGame: 'Terminer la partie pour tous',
    closeFrozen: 'Fermer la table',
  },
  stay: 'Finalement, non',
  done: {
    leave:
      'Tu as quitté la partie. Ta place est vide : n’importe qui peut la reprendre, toi aussi, avec /bonfire reprendre.',
    leaveLast:
      'Tu as quitté la partie. Il n’y avait plus personne : la table est fermée. /bonfire nouvelle en ouvre une autre.',
    closeLobby: 'Tu as fermé la table. /bonfire nouvelle en ouvre une autre.',
    closeGame:
      'Tu as fermé la table, et la partie s’est terminée sans résultat. /bonfire nouvelle ouvre une autre table.',
    closeFrozen: 'Tu as fermé la table. Ta partie reste enregistrée. /bonfire nouvelle ouvre une autre table.',
    leaveLobby: 'Tu as quitté la table. Tu peux revenir tant que la partie n’a pas commencé.',
    leaveLobbyLast:
      'Tu as quitté la table. Il n’y avait plus personne : elle est fermée. /bonfire nouvelle en ouvre une autre.',
  },
}

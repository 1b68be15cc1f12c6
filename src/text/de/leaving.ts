import type { Words } from '../words/index.ts'

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Aus dieser Partie aussteigen?** Dein Platz wird frei, deine Stadt bleibt, wie sie ist. Alle können ihn übernehmen, auch du selbst. Solange das niemand tut, können die anderen beschließen, die Partie ohne dich zu Ende zu spielen. Sie erfahren, dass du aussteigst.',
    leaveLast:
      '**Aus dieser Partie aussteigen?** Außer dir ist niemand mehr da: Der Tisch wird geschlossen, und die Partie endet ohne Ergebnis.',
    closeLobby:
      '**Diesen Tisch schließen?** Dann kann sich niemand mehr dazusetzen, und der Kanal ist frei für einen anderen Tisch.',
    closeGame:
      '**Diesen Tisch schließen?** Die Partie endet für alle, ohne Ergebnis, und kann nicht fortgesetzt werden. Willst nur du aufhören, dann nimm /bonfire aussteigen: So können die anderen weiterspielen.',
    closeFrozen:
      '**Diesen Tisch schließen?** Was gespielt wurde, bleibt gespeichert, kann aber nicht fortgesetzt werden. Der Kanal ist dann frei für einen anderen Tisch.',
  },
  confirm: {
    leave: 'Aussteigen',
    leaveLast: 'Aussteigen und Tisch schließen',
    closeLobby: 'Tisch schließen',
    closeGame: 'Partie für alle beenden',
    closeFrozen: 'Tisch schließen',
  },
  stay: 'Doch nicht',
  done: {
    leave:
      'Du bist ausgestiegen. Dein Platz ist frei: Alle können ihn übernehmen, auch du selbst mit /bonfire übernehmen.',
    leaveLast:
      'Du bist ausgestiegen. Außer dir saß niemand mehr hier, darum ist der Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
    closeLobby: 'Du hast den Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
    closeGame:
      'Du hast den Tisch geschlossen: Die Partie ist ohne Ergebnis zu Ende. /bonfire neu eröffnet einen anderen.',
    closeFrozen:
      'Du hast den Tisch geschlossen. Was gespielt wurde, bleibt gespeichert. /bonfire neu eröffnet einen anderen.',
    leaveLobby: 'Du bist aufgestanden. Bis die Partie beginnt, kannst du dich wieder dazusetzen.',
    leaveLobbyLast:
      'Du bist aufgestanden. Außer dir saß niemand hier, darum ist der Tisch geschlossen. /bonfire neu eröffnet einen anderen.',
  },
}

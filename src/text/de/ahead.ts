import type { AheadWords } from '../words/ahead.ts'

export const ahead: AheadWords = {
  title: 'Dein nächster Zug',
  plan: 'Nächsten Zug planen',
  mine: 'Mein Plan',
  about:
    'Wenn du am Zug bist, wird die erste dieser Varianten gespielt, die dann noch von Anfang bis Ende möglich ist, und alle erfahren davon. Vorher sieht sie außer dir niemand. Ist keine mehr möglich, wirst du gerufen wie sonst auch.',
  nothing: 'Du hast noch nichts geplant.',
  drafting: '**Vorausgeplant:** Nur du siehst das, und gespielt wird noch nichts.',
  planned: (ways) => `Dein nächster Zug ist geplant${ways === 1 ? '' : `, in ${ways} Varianten`}.`,
  leavesOpen: 'Danach bleibt der Zug offen, und du wirst gerufen.',
  notNow: (why) => `So, wie es gerade steht, nicht möglich: ${why}`,
  otherwise: 'Unterwegs würde das Spiel etwas anderes fragen oder tun.',
  turnsUp: 'Vorher würde etwas aufgedeckt.',
  cut: (why) => `Das Spiel ging weiter, deshalb ist der Rest deiner Auswahl weggefallen: ${why}`,
  didNotFit: (ways) => `Von deinem Plan wurde nichts gespielt, er passte nicht mehr.\n${ways.join('\n')}`,
  tooLate: 'Er kam, als dein Zug schon begonnen hatte.',
  add: 'Weitere Variante',
  goOn: 'Weiter planen',
  keep: 'Als Plan behalten',
  keepAndEnd: 'Behalten und Zug beenden',
  leave: 'Variante verwerfen',
  withdraw: 'Plan zurückziehen',
  change: 'Reihenfolge ändern',
  raise: (number) => `Variante ${number} vor Variante ${number - 1} versuchen`,
  remove: (number) => `Variante ${number} herausnehmen`,
  played: 'Wie vorausgeplant',
}

import type { Words } from '../words/index.ts'

export const journal: Words['journal'] = {
  choose: 'Deine Partien, die zu Ende gespielt wurden. Welche möchtest du als Datei?',
  none: 'Du hast noch keine Partie zu Ende gespielt. Ein Protokoll verrät auch Verdecktes, darum gibt es erst danach eins.',
  about: (file) =>
    [
      `**${file}** enthält die ganze Partie: den Aufbau samt allem, was verdeckt war, und jede Entscheidung der Reihe nach.`,
      `-# Wer den Code dieses Bots hat, spielt sie mit \`npm run bonfire -- replay ${file}\` nach und bekommt die Endabrechnung.`,
    ].join('\n'),
}

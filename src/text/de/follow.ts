import type { Words } from '../words/index.ts'

export const follow: Words['follow'] = {
  title: 'Einen Tisch in diesem Kanal zeigen',
  none: 'Es gibt keinen Tisch, den du hier zeigen kannst. Wenn du auf diesem Server an einem Tisch sitzt oder moderierst, kannst du ihn in jedem anderen Kanal zeigen.',
  choose: 'Einen Tisch hier zeigen …',
  shown: (names) => `Dieser Kanal zeigt den Tisch von **${names}**.`,
  stop: 'Nicht mehr zeigen',
  begins: (playing) =>
    playing
      ? 'Ab jetzt zeigt dieser Kanal den Tisch: nach jedem Zug ein Bild und was geschehen ist. Das erste Bild kommt gleich.'
      : 'Ab jetzt zeigt dieser Kanal den Tisch, sobald die Partie begonnen hat: nach jedem Zug ein Bild und was geschehen ist.',
  stopped: 'Dieser Kanal zeigt den Tisch nicht mehr.',
  notYours: 'Das kann nur, wer an dem Tisch sitzt oder moderiert.',
  ownChannel: 'Der Tisch ist schon in diesem Kanal. Gib /bonfire zeigen in einem anderen ein.',
  tooManyChannels: (most) =>
    `Der Tisch wird schon in ${most} anderen Kanälen gezeigt, und mehr geht nicht. Beende es erst in einem davon mit /bonfire zeigen.`,
  tooManyTables: (most) => `Dieser Kanal zeigt schon ${most} Tische, und mehr geht nicht. Beende erst einen.`,
  delay: (turns) =>
    turns === 0
      ? 'Ohne Verzögerung gezeigt'
      : turns === 1
        ? 'Einen Zug später gezeigt'
        : `${turns} Züge später gezeigt`,
  chooseDelay: 'Mit welcher Verzögerung?',
  byWhom: (mention) => `${mention} lässt diesen Tisch hier zeigen. /bonfire zeigen beendet das.`,
  alsoShown: (channel, mention) => `${mention} zeigt diesen Tisch jetzt auch in ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention}: In ${channel} kann ich nicht mehr schreiben, darum wird dieser Tisch dort nicht mehr gezeigt. Sobald es wieder geht, kannst du es dort mit /bonfire zeigen neu starten.`,
  earlier: 'Die Züge davor stehen im Verlauf.',
  tellEnd: 'Am Ende Bescheid sagen',
  willTell:
    'Ich sage es dir in einer Direktnachricht, wenn diese Partie zu Ende ist. Eine zur Probe hast du gerade bekommen, damit wir beide wissen, dass es klappt.',
  tellNot: 'Doch nicht',
  willNotTell: 'In Ordnung, am Ende dieser Partie sage ich dir nicht Bescheid.',
  directClosed:
    'Discord stellt dir keine Direktnachrichten von mir zu, darum kann ich dir nicht Bescheid sagen. Erlaub Nachrichten von Mitgliedern dieses Servers und drück noch einmal.',
  directWorks: (names, channel) => `Ich sage es dir hier, wenn die Partie von ${names} in ${channel} zu Ende ist.`,
  asked: 'Du wolltest Bescheid bekommen.',
}

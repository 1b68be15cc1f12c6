import type { Words } from '../words/index.ts'

export const follow: Words['follow'] = {
  title: 'Einen Tisch in diesem Kanal zeigen',
  none: 'Es gibt keinen Tisch, den du hier zeigen kannst. Wenn du auf diesem Server an einem Tisch sitzt oder moderierst, kannst du ihn in jedem anderen Kanal zeigen.',
  choose: 'Einen Tisch hier zeigen …',
  shown: (names) => `Dieser Kanal zeigt den Tisch von **${names}**.`,
  stop: 'Nicht mehr zeigen',
  begins: (playing) =>
    playing
      ? 'Ab jetzt zeigt dieser Kanal den Tisch: nach jedem Zug, was geschah, und ein Bild. Das erste kommt gleich.'
      : 'Ab jetzt zeigt dieser Kanal den Tisch, sobald die Partie begonnen hat: nach jedem Zug, was geschah, und ein Bild.',
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
  chooseDelay: 'Wie viel später als am Tisch',
  byWhom: (mention) => `${mention} lässt diesen Tisch hier zeigen. /bonfire zeigen beendet das.`,
  alsoShown: (channel, mention) => `${mention} zeigt diesen Tisch jetzt auch in ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention}: In ${channel} kann ich nicht mehr schreiben, darum wird dieser Tisch dort nicht mehr gezeigt. Geht es wieder, fängt /bonfire zeigen dort von Neuem an.`,
  earlier: 'Die Züge davor stehen im Verlauf.',
  tellEnd: 'Am Ende Bescheid sagen',
  willTell:
    'Ich sage es dir in einer Direktnachricht, wenn diese Partie zu Ende ist. Eine hast du schon, damit wir beide wissen, dass es geht.',
  tellNot: 'Doch nicht',
  willNotTell: 'In Ordnung, am Ende dieser Partie sage ich dir nicht Bescheid.',
  directClosed:
    'Discord lässt mich dir keine Direktnachrichten schicken, darum kann ich es dir nicht sagen. Erlaube Nachrichten von Mitgliedern dieses Servers und drücke noch einmal.',
  directWorks: (names, channel) => `Ich sage es dir hier, wenn die Partie von ${names} in ${channel} zu Ende ist.`,
  asked: 'Du wolltest Bescheid bekommen.',
}

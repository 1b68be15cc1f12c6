import type { Words } from '../words/index.ts'

export const tables: Words['tables'] = {
  mine: 'Deine Tische',
  ofThisChannel: 'Tische dieses Kanals',
  none: 'Du sitzt an keinem offenen Tisch. Mit /bonfire neu eröffnest du einen, oder du setzt dich mit /bonfire mitspielen dazu, wo einer wartet.',
  inDirectMessages: 'in unseren Direktnachrichten',
  placeGone: 'Seinen Kanal gibt es nicht mehr.',
  placeGoneElsewhere:
    'Seinen Kanal gibt es nicht mehr, darum kann ich dort niemanden rufen. Tipp /bonfire meine-tische in dem Kanal seines Servers, in dem es weitergehen soll.',
  placeTaken: 'In diesem Kanal ist ein anderer Tisch offen. Nimm einen anderen Kanal oder eröffne einen Thread dafür.',
  moved: 'Der Tisch ist jetzt in diesem Kanal, hier geht es weiter.',
  placeGoneDirect: (others) =>
    `Den Kanal deines Tisches${others.length === 0 ? '' : ` mit ${others.join(', ')}`} gibt es nicht mehr, darum kann ich dort niemanden rufen. Die Partie ist noch da: Spiel mit /bonfire zug von überall weiter, und tipp /bonfire meine-tische in dem Kanal des Servers, in dem es weitergehen soll.`,
  stopped: 'Angehalten: Etwas ist kaputt.',
  yourTurnElsewhere: 'Auch an einem anderen Tisch bist du am Zug:',
}

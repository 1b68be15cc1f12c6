import type { Words } from '../words/index.ts'
import { count, isOne, list } from './grammar.ts'
import { nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `${mention} ist am Zug.`,
  yourTurn: 'Du bist am Zug.',
  turnOfEmptySeat: (name, mentions) =>
    `Am Zug ist ein leerer Platz (${name} ist ausgestiegen). ${mentions.join(' ')}: Wer mag, übernimmt ihn; ihr könnt ihn auch einem Computer geben oder ohne ihn weiterspielen.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'ist' : 'sind'} ausgestiegen. ${mentions.join(' ')}: Wer mag, übernimmt den Platz; ihr könnt ihn auch einem Computer geben oder ohne ihn weiterspielen.`,
  undoAsked: (name, missing) =>
    `${name} möchte das Ende des Zuges zurücknehmen. Ist das in Ordnung für ${list(missing)}? Sobald jemand weiterspielt oder Nein sagt, ist das vom Tisch.`,
  undoGranted: (name) => `Alle sind einverstanden: Der Zug von ${name} geht da weiter, wo er endete.`,
  since: (when) => `Zugbeginn ${when}`,
  novices: (now, countdownAt) =>
    `${now > countdownAt ? count(now, nouns.novice, 'nom') : `${now} von ${count(countdownAt, nouns.novice, 'dat')}`} im Hohen Rat`,
  countdown: (tile) => `Countdown: noch ${count(tile, nouns.turn, 'nom')}`,
  lookPlaceholder: 'Stadt oder Inseln ansehen …',
  looks: {
    table: 'Der ganze Tisch',
    city: (name) => `Die Stadt von ${name}`,
    islands: 'Inseln und Aufgaben',
    gnomes: 'Gnome',
    bonfire: 'Großes Bonfire',
    council: 'Hoher Rat',
    scores: 'Punkte',
  },
  noPicture: {
    failed: 'Mit dem Bild hat es nicht geklappt. Spiel ohne weiter, oder schau in einer Minute noch mal.',
    overtaken: 'Dieses Bild fehlt: Du hattest schon das nächste aufgerufen.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'Die Tischleitung hat diesen Tisch geschlossen.',
  moderator: 'Die Moderation hat diesen Tisch geschlossen.',
  stopped: 'Die Moderation hat diese Partie abgebrochen. Sie hat kein Ergebnis.',
  everybodyLeft: 'Alle sind aufgestanden, darum ist dieser Tisch geschlossen.',
  nobodyCame: 'Einen Tag lang kam niemand, darum ist dieser Tisch geschlossen.',
} as const

import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { count, isOne, signed } from './grammar.ts'
import { guide } from './guide.ts'
import { nouns } from './nouns.ts'

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'niemand hat Vorsprung'
  return handicap > 0
    ? `Tom startet mit ${count(handicap, nouns.point, 'dat')} Vorsprung`
    : `du startest mit ${count(-handicap, nouns.point, 'dat')} Vorsprung`
}
const price = (challenge: boolean): string =>
  challenge ? 'Aufgeben zählt als Niederlage, auch im Handicap-Modus.' : 'Aufgeben zählt als Niederlage.'

export const solo: Words['solo'] = {
  challenge: (handicap) => `Handicap-Modus, Stand ${signed(handicap)}: ${capital(start(handicap))}.`,
  free: (handicap) => `Außerhalb des Handicap-Modus: ${capital(start(handicap))}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Handicap-Modus: bleibt bei ${signed(after)}.`
      : `Handicap-Modus: ${signed(before)} → **${signed(after)}**. Nächstes Mal: ${capital(start(after))}.`,
  opened: 'Deine Partie gegen Tom wartet in unseren Direktnachrichten.',
  toDirect: 'Zu den Direktnachrichten',
  playHere: 'Lieber hier spielen (nur du siehst es)',
  cannotOpen:
    'Discord stellt dir gerade keine Direktnachricht von mir zu, darum hat keine Partie begonnen. Versuch es in ein paar Minuten noch einmal. Bleibt es dabei, erlaub Direktnachrichten auf einem Server, auf dem wir beide sind, oder öffne mein Profil, geh auf „Nachricht“ und tipp dort /bonfire solo.',
  cannotWrite: [
    'Ich kann dir keine Direktnachricht schreiben. Deine Partie ist gespeichert, und du kannst sie gleich hier spielen: Nur du siehst das.',
    'Um in Direktnachrichten zu spielen, brauchst du einen Server, auf dem auch ich bin: Erlaub dort in den Privatsphäre-Einstellungen Direktnachrichten. Dein nächster Zug erscheint dann dort.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `Du hast schon eine Partie gegen Tom offen und bist bei Zug ${turn}. ${isOne(most) ? 'Mehr als eine' : `Mehr als ${most}`} auf einmal ${isOne(most) ? 'geht' : 'gehen'} nicht: Spiel weiter, oder gib sie auf. ${price(challenge)}`,
  leaving: (turn, challenge) =>
    `Du bist bei Zug ${turn} deiner Partie gegen Tom. Willst du aufgeben? ${price(challenge)}`,
  goOn: 'Weiterspielen',
  giveUp: 'Aufgeben',
  gaveUp: (handicap) =>
    handicap === null
      ? 'Du hast diese Partie aufgegeben.'
      : `Du hast diese Partie aufgegeben: verloren. Dein Handicap steht bei ${signed(handicap)}.`,
  newGame: 'Neue Partie',
  choiceIsFinal: 'Was du hier wählst, lässt sich nicht zurücknehmen: Danach wird etwas aufgedeckt.',
  choiceIsLast: 'Was du hier wählst, beendet die Partie. Es lässt sich nicht zurücknehmen.',
  undo: 'Toms Wahl zurücknehmen',
  profile: {
    title: (name) => `${name} gegen Tom`,
    none: 'Noch keine Partie. Los geht es mit /bonfire solo.',
    games: (games, won, tied, lost) =>
      `${count(games, nouns.game, 'nom')}: ${won} gewonnen, ${tied} unentschieden, ${lost} verloren`,
    handicap: (now, best) => `Handicap **${signed(now)}**: ${capital(start(now))}. Dein Rekord: ${signed(best)}.`,
    way: (chart, from, to) => `\`${chart}\`\n-# Dein Handicap: anfangs ${signed(from)}, jetzt ${signed(to)}`,
  },
  guide: {
    title: 'Deine erste Partie',
    steps: guide.againstTom,
  },
}

import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, isOne, signed } from './grammar.ts'
import { guide } from './help.ts'
import { buttons } from './names.ts'
import { nouns } from './nouns.ts'

const button = 'Spielen lernen'
const firstGame = 'Erste Partie beginnen'

export const learn: Words['learn'] = {
  button,
  about: `${controlInSentence(button)} erklärt dir das Spiel in sechs kurzen Lektionen.`,
  heading: (number, of, title) => `Spielen lernen, ${number} von ${of}: ${title}`,
  best: 'Genau, das ist die beste der drei Möglichkeiten.',
  notBest: 'Das geht, aber es gibt etwas Besseres.',
  tryAgain: 'Noch einmal versuchen',
  next: (title) => `Weiter: ${title}`,
  firstGame,
  done: `Jetzt kennst du das Spiel. ${controlInSentence(firstGame)} beginnt eine Partie gegen Tom, mit **/bonfire neu** eröffnest du einen Tisch für dich und andere. Die Tipps in deiner Übersicht machen hier weiter, und unter ${controlInSentence(buttons.rules)} steht alles Übrige.`,
  again: 'Von vorn',
  lessons: {
    fate: {
      title: 'Schicksalsplättchen',
      about: [
        'Für Aktionen gibst du Aktionsmarker ab. Neue bekommst du, wenn du ein Schicksalsplättchen anlegst. Das darfst du nur mit höchstens einem Aktionsmarker im Vorrat; hier hast du keinen.',
        'Zähl für jedes der drei Symbole die Gruppe, zu der es jetzt gehört, und nimm so viele Marker seiner Farbe. Aufgedrucktes Gold oder einen gelben Marker darunter bekommst du auch. Das ist dein ganzer Zug.',
      ].join('\n'),
      question: 'Welche Stelle bringt am meisten?',
      answers: [
        'Zwei Symbole grenzen an andere ihrer Farbe, das gibt fünf Aktionsmarker. Mehr Marker bringt keine Stelle, aber du überbaust nichts Aufgedrucktes. An einer anderen Stelle bekommst du insgesamt sechs Dinge.',
        'Vier Aktionsmarker, denn ein Symbol grenzt an eins seiner Farbe, dazu das, was du überbaust: 1 Gold und 1 gelber Marker, der jede Farbe ersetzt. Sechs Dinge in einem Zug.',
        'Kein Symbol grenzt an eins seiner Farbe, und du überbaust nichts. So bekommst du nur drei Marker, einen für jedes Symbol.',
      ],
    },
    ship: {
      title: 'Schiff und Aufgaben',
      about: [
        'Mit blauen Markern fährt dein Schiff. Deine erste Fahrt der Partie kostet einen und geht zu einer Insel deiner Wahl. Danach kommst du mit einem Marker eine Route weit, mit zweien zwei, mit dreien zu jeder Insel.',
        'Gleich danach darfst du dort etwas tun: eine Aufgabe erhalten (das kostet einen roten Marker, die Ressource der Insel und die deiner Opferschale) oder eine Hüterin abholen (das kostet einen weißen Marker). In deiner Stadt ist Platz für sieben Aufgaben. Drei Portale hast du schon.',
      ].join('\n'),
      question: 'Du hast noch keine einzige Aufgabe. Wohin fährst du?',
      answers: [
        'Diese Aufgabe verlangt vier rote Aufgaben oder Bonfire. Sie ist viel wert, läge aber lange bei dir herum: Rote hast du noch keine.',
        '„3 Portale“ erfüllst du schon. Hol dir die Aufgabe gleich, mit dem gelben Marker statt eines roten, dann kannst du sie im nächsten Zug entfachen: 4 Punkte. Such dir Aufgaben, die deine Stadt fast schon erfüllt.',
        'Hier wartet eine Hüterin, und du könntest sie mitnehmen. Aber sie braucht Wege und ein Bonfire, bevor sie Punkte bringt, und die Aufgabe, die du schon erfüllst, liegt anderswo.',
      ],
    },
    path: {
      title: 'Wege und Kristalle',
      about: [
        'Mit grünen Markern baust du deinen Weg. Hier hast du keinen, darum gibst du zwei beliebige andere ab. Du kannst bis zu sechs Wegplättchen bauen, jedes neben einem Aufgabenfeld.',
        'Ein Weg nützt dir zweifach. In einer Prozession (weiße Marker) bringt jede Hüterin die Ressource des Feldes mit, auf dem sie stehen bleibt. Und ein Kristall in der Farbe des Bonfires daneben bringt am Ende 2 Punkte.',
      ].join('\n'),
      question: 'Dein nächstes Wegplättchen kommt auf Feld 3, neben eine blaue Aufgabe. Welches nimmst du?',
      answers: [
        'Eine Muschel fehlt dir noch, sie käme dir recht. Aber der Kristall ist gelb: Neben einer blauen Aufgabe bringt er nie Punkte.',
        'Das oberste Plättchen vom Stapel kann alles sein. Nimm es nur, wenn in der Auslage nichts passt.',
        'Der blaue Kristall passt zur blauen Aufgabe daneben: 2 Punkte, sobald dort ein Bonfire brennt. Und es zeigt eine Frucht, die dir fehlt: Du bekommst sie, wenn in einer Prozession eine Hüterin hier stehen bleibt.',
      ],
    },
    bonfire: {
      title: 'Das Große Bonfire',
      about: [
        'Ein lila Marker dreht das Große Bonfire um ein Feld im Uhrzeigersinn, zwei drehen es um zwei, drei auf ein Feld deiner Wahl. Dort nimmst du zwei von drei Belohnungen: einen Aktionsmarker, eine Ressource oder Punkte, ein Portal.',
        'Portale kommen von rechts in deine Stadt, und die Form muss zur Aussparung passen: Als Nächstes ist ein Kreis dran. Durch ein Portal erreichen Hüterinnen das Bonfire daneben, und es bringt dort 2 Punkte. Einen lila Marker hast du nicht, aber einen gelben.',
      ].join('\n'),
      question: 'Wohin drehst du das Große Bonfire?',
      answers: [
        'Ein Feld, bezahlt mit dem gelben Marker, und dort liegt ein Kreis: dein drittes Portal. Dazu nimmst du einen braunen Marker oder eine Frucht.',
        'Zwei Felder kosten zwei lila Marker, also gibst du mehr Marker aus. Und kein Portal dort passt in deine Aussparung: Es bleiben nur die beiden anderen Belohnungen.',
        'Auch hier liegt ein Kreis, aber er kostet drei lila Marker. Dein gelber ersetzt einen, für die anderen gibst du je zwei beliebige ab. Fünf deiner sechs Marker wären weg.',
      ],
    },
    ignite: {
      title: 'Ein Bonfire entfachen',
      about: [
        'Hast du eine Aufgabe erfüllt, kannst du sie in deinem Zug umdrehen: Dann brennt sie als Bonfire. Das kostet nichts und bringt am Ende Punkte.',
        'Der Novize daneben geht in den Hohen Rat und holt dir dort einen Bonus, den du wählst: zwei Gold und einen gelben Marker, ein Wegplättchen, eine Hüterin, einen Gnom, eine freie Fahrt mit dem Schiff und mehr.',
      ].join('\n'),
      question: '„3 Portale“ ist erfüllt. Was tust du mit deinem Zug?',
      answers: [
        'Ein Wegplättchen ist nützlich, aber der Weg kann warten. Je früher ein Novize in den Rat geht, desto länger hast du etwas von seinem Bonus; und manche Aufgabe ist nicht mehr erfüllt, sobald du etwas ausgibst.',
        'Ein Gnom hilft dir bis zum Ende, falsch ist das nicht. Aber er kostet zwei Marker und zwei Ressourcen. Entfachen kostet nichts und bringt dir auch einen Bonus.',
        '4 Punkte, 2 weitere für das Portal daneben und ein Bonus im Hohen Rat, und alles gratis. Entfache früh, solange die besten Felder im Rat frei sind.',
      ],
    },
    end: {
      title: 'Das Ende der Partie',
      about: [
        'Zu zweit löst der siebte Novize im Hohen Rat den Countdown aus (zu dritt der zehnte, zu viert der dreizehnte): Danach haben alle noch vier bis sechs Züge. Statt eines Zuges kannst du passen: Du bekommst die Punkte auf dem Countdown-Plättchen und hast keine Züge mehr.',
        'Am Ende zählen deine Bonfire und die Hüterinnen an ihnen. Portale und passende Kristalle neben einem Bonfire bringen je 2 Punkte, Aufgaben des Rates 4, übrige Schicksalsplättchen 3, und je zwei übrige Marker oder Ressourcen 1.',
      ].join('\n'),
      question: 'Das ist dein letzter Zug. Was bringt die meisten Punkte?',
      answers: [
        'Die Hüterin geht durch das Portal zum Bonfire daneben: 4 Punkte. Gut, aber etwas anderes bringt mehr.',
        'Passen bringt die Zahl auf dem Countdown-Plättchen: im letzten Zug nur 1. Früher sind es bis zu 5, und manchmal lohnt sich das.',
        '3 Punkte für das Bonfire, 2 für das Portal daneben, dazu ein Bonus im Hohen Rat oder noch 1 Punkt: mindestens sechs. Achte in den letzten Zügen auf das, was sofort zählt.',
      ],
    },
  },
}

const tries = (n: number): string => `${n}. Versuch`

export const puzzle: Words['puzzle'] = {
  command: { name: 'bonfire-rätsel', description: 'Das Rätsel des Tages: Finde den besten Zug' },
  title: (day) => `Rätsel vom ${day}`,
  task: 'Heute rätseln alle über diese Stellung, und ein Zug ist klar der beste. Spiel in deiner Übersicht einen Zug und beende ihn: Dann siehst du, wie gut er war. Nur du siehst das, und an deinen Partien ändert es nichts.',
  hard: 'Ein schweres Rätsel: Denk über diesen Zug hinaus.',
  inPanel: (n) => `Rätsel des Tages, ${tries(n)}. Das ist keine echte Partie.`,
  solved: (n) => `Gelöst im ${tries(n)}: Das ist der beste Zug.`,
  streak: (days) => `Das sind ${days} Tage in Folge.`,
  foundAfterShown: 'Das ist der beste Zug. Er wurde dir schon gezeigt, darum zählt es nicht als gelöst.',
  behind: {
    little: 'Nicht ganz: Ein Zug ist ein wenig besser.',
    some: 'Es gibt einen besseren Zug.',
    much: 'Es gibt einen viel besseren Zug.',
  },
  best: 'Der beste Zug',
  about: 'Computer haben ihn nach langer Suche gefunden. Sie wissen nicht mehr als du, und alle Werte sind geschätzt.',
  tryAgain: 'Noch einmal versuchen',
  showBest: 'Den besten Zug zeigen',
  showBestCosts: 'Danach zählt das Rätsel nicht mehr als gelöst.',
  board: (solved, more, others) => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} und ${more} weitere` : list
    const rest = others === 0 ? '' : others === 1 ? ' Eine Person rätselt noch.' : ` ${others} rätseln noch.`
    return solved.length === 0 ? `Hier hat es noch niemand gelöst.${rest}` : `Hier gelöst: ${all}.${rest}`
  },
  over: 'Dieses Rätsel ist vorbei. Das von heute gibt es mit /bonfire-rätsel.',
}

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
      ? `Handicap-Modus: unverändert ${signed(after)}.`
      : `Handicap-Modus: ${signed(before)} → **${signed(after)}**. Nächstes Mal: ${capital(start(after))}.`,
  opened: 'Deine Partie gegen Tom wartet in unseren Direktnachrichten.',
  countsHere: 'Wenn sie zu Ende ist, zählt sie auf diesem Server für Verlauf und Rekorde.',
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

import type { RuleTexts } from '../../words/rules.ts'
import { span } from '../grammar.ts'

/** Common tasks, the end, scoring, gnomes that need more words, and solo play. */
export const endRules: RuleTexts<'end'> = {
  'common-tasks': {
    title: 'Die fünf Aufgaben des Rates',
    keywords: ['aufgabe des rates', 'rats-novize', 'sieben', 'fünf hüterinnen', 'sechs gnome', '4 punkte'],
    text: '• sieben Aufgaben oder Bonfire\n• sieben Portale\n• sieben Wegplättchen (das Startfeld zählt mit)\n• fünf Hüterinnen\n• sechs Gnome\nJede, die du erfüllst, bringt am Ende 4 Punkte, egal wer ihren Rats-Novizen eingesetzt hat. Hast du sieben Bonfire, bringt die erste davon 7.',
  },
  'bonus-action': {
    title: 'Bonusaktion: Rats-Novizen einsetzen',
    keywords: ['bonusaktion', 'rats-novize', 'zusätzlich', 'aufgabe des rates'],
    text: 'Erfüllst du eine Aufgabe des Rates und steht ihr Rats-Novize noch da, darfst du ihn auf ein Feld im Hohen Rat schicken, auf dem noch kein Rats-Novize sitzt, und dessen Bonus nehmen. Das geht in jedem deiner Züge, beliebig oft, vor oder nach deiner Aktion. Jede Bonusaktion wird zu Ende gebracht, bevor die nächste beginnt.',
  },
  'feast-giver': {
    title: 'Festmeister (Gnom 19)',
    keywords: ['19', 'festmeister', 'aufgabe des rates', 'gold und gelb'],
    text: 'Jedes Mal, wenn du eine Aufgabe des Rates zum ersten Mal erfüllst, während der Festmeister bei dir wohnt, nimmst du sofort 1 Gold und 1 🟨. Erfüllst du zwei auf einmal, bekommst du das doppelt. Was du vorher schon erfüllt hast, bringt nichts. Ist er selbst dein sechster Gnom, zählt das. Alle sieben Bonfire zu entfachen ist keine neue Aufgabe.',
  },
  doubler: {
    title: 'Verdoppler (Gnom 5)',
    keywords: ['5', 'verdoppler', 'gelb', 'doppelt', 'zwei marker', 'fassung'],
    text: 'Ein 🟨, den du abgibst, zählt wie zwei Marker einer Farbe. Eine Hälfte, die übrig bleibt, verfällt. Für die Grenze beim Schicksalsplättchen, für Aufgaben und für die Wertung ist er ein Marker.',
    editions: {
      rulebook: 'Er darf zwei ersetzen, wenn dir mindestens einer davon fehlt; einen, den du hast, behältst du dann.',
      online: 'Er darf immer zwei ersetzen, auch solche, die du hast.',
    },
  },
  'fire-warden': {
    title: 'Feuerwächterin (Gnom 18)',
    keywords: ['18', 'feuerwächterin', 'hüterin', 'bonfire', 'fassung'],
    text: 'Jede deiner Hüterinnen bei einem Bonfire bringt 2 Punkte mehr.',
    editions: {
      rulebook: 'Die Punkte gibt es am Ende, für jede Hüterin, die bei einem Bonfire steht.',
      online: 'Die Punkte gibt es sofort, jedes Mal, wenn eine Hüterin zu einem Bonfire gelangt.',
    },
  },
  countdown: {
    title: 'Der Countdown',
    keywords: ['countdown', 'ende', 'novizen', 'letzte züge', 'wie viele', 'plättchen'],
    text: 'Der Countdown beginnt mit dem 7. Novizen im Hohen Rat, zu dritt mit dem 10., zu viert mit dem 13.; Rats-Novizen zählen mit. Wer die Partie begonnen hat, gibt dann nach jedem eigenen Zug ein Countdown-Plättchen weiter, von der 5 bis zur 1. Ist die 1 zurück, endet die Partie.',
  },
  'turns-left': {
    title: 'Wie viele Züge noch kommen',
    keywords: ['countdown', 'züge übrig', 'letzte runde', 'startplatz', 'wie viele züge', 'noch züge'],
    text: 'Das erste Plättchen geht weiter, sobald die Person, die die Partie begonnen hat, einen Zug beendet: den, in dem sie den Countdown ausgelöst hat, sonst ihren nächsten. Von da an hat sie noch vier Züge, und alle anderen haben fünf. Jedes Plättchen geht reihum und ist aus dem Spiel, wenn es zurückkommt; an Plätzen ohne Züge geht es vorbei. Hat niemand mehr Züge, ist die Partie zu Ende.',
  },
  passing: {
    title: 'Passen',
    keywords: ['passen', 'countdown', 'punkte', 'früher aufhören', 'aussetzen', 'zug überspringen'],
    text: 'Nur im Countdown und nur anstelle eines ganzen Zuges: Du bekommst die Punkte des aktuellen Plättchens, so viele, wie du noch Züge hättest, und hast keine Züge mehr. Eine Bonusaktion geht dabei nicht. Wer die Partie begonnen hat, bekommt das Plättchen, das jetzt weitergegeben würde. Bevor das erste weitergegeben ist, können die anderen nicht passen.',
  },
  ending: {
    title: 'Wie eine Partie endet',
    keywords: ['ende', 'spielende', 'schluss', 'spiel zu ende', 'partie zu ende', 'vorbei'],
    text: 'Die Partie endet, wenn der Countdown abgelaufen ist, oder früher, wenn niemand mehr einen Zug hat. Gegen Tom endet sie auch, wenn er seinen Stapel zum vierten Mal durchgespielt hat. Dann folgt die Schlusswertung.',
  },
  scoring: {
    title: 'Schlusswertung',
    keywords: ['wertung', 'schlusswertung', 'punkte', 'abrechnung', 'ende'],
    text: ({ allTaskPoints, guardianValues }) =>
      `• Jedes Bonfire: sein Wert (${span(allTaskPoints)})\n• Jede Hüterin bei einem Bonfire: der Wert ihres Feldes (${span(guardianValues)})\n• Jedes Portal neben einem Bonfire: 2\n• Jeder Kristall in der Farbe des Bonfires daneben: 2\n• Jede Aufgabe des Rates: 4 (sieben Bonfire: 7)\n• Jedes Schicksalsplättchen, das noch in deinem Vorrat liegt: 3\n• Je zwei übrige Aktionsmarker oder Ressourcen: 1\nAufgaben, die nicht entfacht sind, bringen nichts.`,
  },
  ties: {
    title: 'Gleichstand',
    keywords: ['gleichstand', 'unentschieden', 'punktgleich', 'tiebreaker'],
    text: 'Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer mehr Bonfire hat; ist auch das gleich, wird der Sieg geteilt. Gegen Tom ist ein Gleichstand ein Unentschieden: Du gewinnst nur mit mehr Punkten.',
  },
  editions: {
    title: 'Spielanleitung oder Online-Fassung',
    keywords: ['fassung', 'online', 'spielregel', 'spielanleitung', 'regelheft', 'unterschied', 'variante'],
    text: 'Die Fassung wird beim Eröffnen des Tisches gewählt. Es gibt drei Unterschiede.\nBezahlen: Nach der Spielanleitung darf nur ersetzt werden, was fehlt, in der Online-Fassung alles.\nVerdoppler (Gnom 5): Nach der Spielanleitung ersetzt er nur dann zwei Marker, wenn dir einer davon fehlt, in der Online-Fassung immer.\nFeuerwächterin (Gnom 18): 2 Punkte je Hüterin bei einem Bonfire am Ende, in der Online-Fassung sofort, jedes Mal, wenn eine dorthin gelangt.',
  },
  solo: {
    title: 'Allein gegen Tom',
    keywords: ['solo', 'tom', 'allein', 'einzelspiel', 'direktnachricht'],
    text: 'Du spielst nach den Regeln für zwei und beginnst immer. 7 blaue, 7 rote und 6 gelbe Aufgaben liegen aus, auf jeder Insel zwei verschiedenfarbige. Die drei Spezialisten, die Gold zeigen, bleiben draußen. Nach jedem deiner Züge wird Toms oberste Karte ausgeführt. Er hat nie Aktionsmarker oder Ressourcen, seine Gnome haben keinen Effekt, und seine Novizen blockieren dir nichts.',
  },
  'tom-cards': {
    title: 'Toms Karten',
    keywords: ['tom', 'karte', 'stapel', 'gnom-ressource', 'aufgabe i', 'aufgabe ii'],
    text: 'Bei Gnom, Weg und den beiden Aufgaben wird erst ein Gnom aufgedeckt, dessen Ressource die Karte bestimmt.\nGnom: Tom wirbt alle offenen Spezialisten mit dieser Ressource an.\nWeg: Er baut alle offenen Wegplättchen mit dieser Ressource.\nAufgabe I: die wertvollste Aufgabe der beiden Inseln dieser Ressource, gleich entfacht. Aufgabe II: die mit dem niedrigsten Wert; dazu geht einer seiner Novizen in den Hohen Rat, und er bekommt 1 Punkt.\nHüterin: Er nimmt sich eine, die er noch nicht hat.\nGroßes Bonfire: Es dreht sich zum nächsten Portal, das er braucht, und er nimmt es.',
  },
  'tom-choices': {
    title: 'Was du für Tom entscheidest',
    keywords: ['tom', 'wählen', 'gleichstand', 'entscheiden'],
    text: 'Lässt eine Karte die Wahl, etwa zwischen gleich wertvollen Aufgaben, zwischen Hüterinnen oder zwischen Feldern im Hohen Rat, wählst du für ihn. Beim Eröffnen kannst du einstellen, dass Tom selbst entscheidet.',
  },
  'tom-points': {
    title: 'Wie Tom Punkte bekommt',
    keywords: ['tom', 'punkte', 'drei punkte', 'kann nicht'],
    text: 'Erfüllt er eine Aufgabe des Rates, deren Rats-Novize noch da ist, geht dieser auf ein Feld im Hohen Rat, das du aussuchst, und er bekommt 1 Punkt. Nützt ihm eine Karte nichts, weil er die Aufgabe des Rates dazu schon erfüllt hat, bekommt er 3. Kann er sie aus einem anderen Grund nicht nutzen, geschieht nichts. Am Ende wird er gewertet wie alle, aber nicht für Hüterinnen an seinen Bonfire, für Schicksalsplättchen und für Übriges im Vorrat.',
  },
  'tom-end': {
    title: 'Wie eine Partie gegen Tom endet',
    keywords: ['tom', 'ende', 'viertes mal', 'stapel', '32', 'countdown'],
    text: 'Der Countdown beginnt mit dem siebten Novizen, wie zu zweit. Die Partie endet außerdem sofort, auch im Countdown, wenn Toms Stapel zum vierten Mal durchgespielt ist, nach 32 Karten. Hast du gepasst oder keinen Zug mehr, spielt er allein weiter. Tom passt nie.',
  },
  handicap: {
    title: 'Der Handicap-Modus',
    keywords: ['handicap', 'herausforderung', 'vorsprung', 'solo', 'wertung'],
    text: 'Ein Handicap über 0 ist Toms Vorsprung, unter 0 ist es deiner. Es beginnt bei −10. Ein Sieg bringt 5 dazu, eine Niederlage kostet 2, ein Unentschieden ändert nichts. Der Bot merkt sich dein Handicap.',
  },
}

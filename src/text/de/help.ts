import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { guide } from './guide.ts'
import { ruleLists, rules } from './rules.ts'

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Spiel das Brettspiel Bonfire' },
  commands: {
    new: { name: 'neu', description: 'Eröffnet einen Tisch für 2 bis 4, in einem eigenen Thread oder direkt hier' },
    mine: { name: 'meine-tische', description: 'Deine offenen Tische; zuerst die, an denen du am Zug bist' },
    solo: { name: 'solo', description: 'Allein gegen Tom oder Computer spielen, in Direktnachrichten' },
    profile: { name: 'profil', description: 'Deine Partien gegen Tom und dein Handicap' },
    join: { name: 'mitspielen', description: 'Setzt dich an den Tisch in diesem Kanal' },
    start: { name: 'start', description: 'Startet die Partie mit allen, die am Tisch sitzen' },
    turn: { name: 'zug', description: 'Öffnet deine Übersicht: was du jetzt tun kannst' },
    hint: { name: 'zugvorschläge', description: 'Für deinen Zug: bis zu drei gute Möglichkeiten, und warum' },
    look: { name: 'ansehen', description: 'Zeigt den Tisch, eine Stadt, die Inseln, die Gnome und mehr' },
    scores: { name: 'punkte', description: 'Zeigt die Punkte, Zeile für Zeile' },
    log: { name: 'verlauf', description: 'Lies nach, was bisher geschah' },
    follow: { name: 'zeigen', description: 'Zeigt hier einen Tisch aus einem anderen Kanal, Zug für Zug' },
    play: { name: 'spielen', description: 'Macht einen Zug, den du eintippst' },
    undo: { name: 'zurücknehmen', description: 'Nimmt deinen letzten Schritt zurück' },
    end: { name: 'zugende', description: 'Beendet deinen Zug' },
    resign: {
      name: 'aussteigen',
      description: 'Verlässt den Tisch; läuft die Partie, kann jemand deinen Platz übernehmen',
    },
    takeover: { name: 'übernehmen', description: 'Übernimmt einen leeren Platz' },
    sitout: { name: 'aussetzen', description: 'Lässt einen leeren Platz für den Rest der Partie aussetzen' },
    close: { name: 'schließen', description: 'Schließt den Tisch (Tischleitung oder Moderation)' },
    journal: { name: 'protokoll', description: 'Gibt dir eine beendete Partie als Datei zum Nachspielen' },
    analysis: {
      name: 'rückblick',
      description: 'Blick auf deine letzte Partie zurück: wie sie lief und wo sie sich wendete',
    },
    settings: {
      name: 'einstellungen',
      description: 'Sprache, Tipps, Bilder oder Worte, wie du von deinem Zug erfährst; die Sprache deines Tisches',
    },
    'forget-me': { name: 'vergiss-mich', description: 'Löscht, was über dich gespeichert ist' },
    rules: { name: 'regeln', description: 'Etwas in den Regeln nachschlagen' },
    help: { name: 'hilfe', description: 'Wie man hier spielt' },
  },
  aCity: 'Eine Stadt',
  options: {
    where: { name: 'wo', description: 'Ohne Angabe in einem eigenen Thread, oder direkt hier' },
    edition: { name: 'fassung', description: 'Nach welchen Regeln: Spielanleitung oder Online-Fassung' },
    beginners: { name: 'einstieg', description: 'Auf jeder Insel Aufgaben in verschiedenen Farben' },
    friend: { name: 'für', description: 'Hält jemandem einen Tag lang einen Platz frei und erwähnt ihn' },
    language: { name: 'sprache', description: 'Sprache des Tisches im Kanal; ohne Angabe die des Servers' },
    handicap: {
      name: 'handicap',
      description: 'Außerhalb des Handicap-Modus: Vorsprung, über 0 für Tom, unter 0 für dich',
    },
    tom: { name: 'tom', description: 'Tom entscheidet bei Gleichstand selbst' },
    challenge: { name: 'wertung', description: 'Zählt im Handicap-Modus (ja, wenn du nichts anderes sagst)' },
    opponent: { name: 'gegner', description: 'Gegen wen du spielst: ohne Angabe gegen Tom, oder gegen Computer' },
    opponents: { name: 'anzahl', description: 'Wie viele Computer: ohne Angabe einer' },
    computer: { name: 'computer', description: 'Lässt statt dir einen Computer auf dem Platz spielen' },
    guide: { name: 'tipps', description: 'Tipps in deiner Übersicht' },
    seat: { name: 'platz', description: 'Welcher Platz' },
    at: { name: 'was', description: 'Was du ansehen willst' },
    player: { name: 'wer', description: 'Wessen Stadt' },
    move: { name: 'zug', description: 'Dein Zug; die Liste hilft beim Tippen' },
    page: { name: 'seite', description: 'Welche Seite' },
    topic: { name: 'thema', description: 'Was du nachschlagen willst, etwa Schiff, gelber Marker oder Countdown' },
    island: { name: 'insel', description: 'Welche Insel' },
    zone: { name: 'zeitzone', description: 'Deine Zeitzone für Ruhezeiten: die nächste große Stadt, auf Englisch' },
    away: { name: 'weg', description: 'Du bist nicht da: der Tag, an dem du wieder da bist, höchstens in 30 Tagen' },
  },
  help: {
    title: 'Wie man hier spielt',
    open: 'Eröffne mit **/bonfire neu** einen Tisch für dich und andere oder Computer, oder spiel mit **/bonfire solo** allein.',
    text: ({ takeTurn }) =>
      [
        `Wenn du am Zug bist, drück auf ${control(takeTurn)}. Deine Übersicht siehst nur du. Bei jeder Wahl steht, was sie kostet und was sie bringt.`,
        `Was du wählst, gilt, bis du auf ${control(buttons.endTurn)} drückst. ${control(buttons.undo)} macht es rückgängig, solange nichts aufgedeckt wurde.`,
      ].join('\n'),
    byItself: 'Wo nur eins möglich ist, geschieht es gleich von selbst.',
    watch: ({ lookAt }) => `Im Kanal dürfen alle zuschauen: ${control(lookAt)} zeigt alles, was offen liegt.`,
    rules: `Du bist bei einer Regel unsicher? Unter ${control(buttons.rules)} stehen alle nach Themen, und **/bonfire regeln** schlägt eine nach.`,
    more: '**/bonfire ansehen** zeigt den Tisch, eine Stadt, die Inseln, die Gnome, das Große Bonfire oder den Hohen Rat. **/bonfire meine-tische** zeigt deine Tische, zuerst die, an denen du am Zug bist. Unter **/bonfire einstellungen** wählst du Sprache, Tipps und Warnungen, ob du Bilder oder Worte willst, und wie du von deinem Zug erfährst.',
    guide: guide.withOthers,
    pages: { guide: 'Deine erste Partie', more: 'Weitere Befehle' },
  },
  rules,
  ruleLists,
  firstQuestions: {
    turn: 'Was kann ich jetzt tun?',
    task: 'Wie bekomme ich eine Aufgabe?',
    ignite: 'Warum kann ich nicht entfachen?',
    gnome: 'Was tut ein Gnom?',
    countdown: 'Wann endet die Partie?',
  },
  whatGnomeDoes: 'Was kann dieser Gnom?',
  rulesTitle: 'Die Regeln, nach Themen',
  rulesChoose: 'Such dir unten eins aus, oder tipp ein Wort hinter /bonfire regeln.',
  rulesNothing: (query) =>
    `Zu „${query}“ habe ich nichts gefunden. Versuch es mit einem Wort, etwa Schiff, Portal oder Countdown.`,
  reconstructed:
    'Was die Anleitungen nur als Bild zeigen, etwa Gnome, Aufgaben und die Anordnung der Portale, ist rekonstruiert: Anzahl und Art stimmen, einzelne Teile können von deiner Schachtel abweichen.',
  about:
    'Ein inoffizielles Fanprojekt für alle, die Bonfire von Stefan Feld kennen oder besitzen. Mit dem Verlag hat es nichts zu tun; Bilder und Worte sind unsere eigenen.',
}

import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { FirstGameWords } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { inWords } from './grammar.ts'
import { buttons } from './names.ts'
import { ruleLists, rules } from './rules.ts'
import { live } from './table.ts'

const aim = 'Am meisten bringen dir Bonfire: Hol Aufgaben von den Inseln, erfülle sie, entfache sie.'
const tile =
  'Du beginnst mit einem Schicksalsplättchen auf der Hand: Behalte es, oder tausch es gegen das mittlere aus deinem Vorrat. Es bringt die drei Aktionsmarker, die es zeigt: 🟦 fährt mit dem Schiff, 🟥 holt dort eine Aufgabe, wo es liegt, 🟩 baut einen Weg, 🟫 wirbt einen Gnom an, ⬜ holt Hüterinnen ab oder lässt sie ziehen, 🟪 dreht das Große Bonfire.'
const turn =
  'In einem Zug machst du **eins von dreien**: ein Schicksalsplättchen anlegen, Aktionsmarker einer Farbe verwenden oder ein Bonfire entfachen. Ein Schicksalsplättchen darfst du nur anlegen, wenn du höchstens einen Aktionsmarker hast, also gib die anderen vorher aus. Gut für den Anfang: Bau mit 🟩 ein Wegplättchen, oder fahr mit 🟦 zu einer Insel, deren Aufgabe dir liegt. 🟨 steht für jede Farbe.'
const tasks = `Sieh dir ${controlInSentence(live.looks.islands)} an. Blaue Aufgaben sind leicht und wenig wert, gelbe schwer und viel wert. Nimm dir früh zwei oder drei, die Ähnliches verlangen: Sie zeigen dir, was du bauen solltest.`
const fate =
  'Dir gehen die Marker aus? Leg ein Schicksalsplättchen neben gleiche Symbole: Jedes Symbol bringt so viele Marker, wie seine Gruppe dann groß ist. In der Liste stehen die besten Stellen oben.'
const gnomes =
  'Gnome (🟫) helfen dir bis zum Ende, also wirb sie früh an. Wege nützen dir zweifach: In einer Prozession (⬜) bringt jede Hüterin die Ressource des Wegplättchens mit, auf dem sie stehen bleibt; und ein Kristall in der Farbe des Bonfires daneben bringt am Ende Punkte.'
const lighting =
  'Eine Aufgabe ist erfüllt? Sie als Bonfire zu entfachen kostet einen Zug, bringt am Ende Punkte und schickt einen Novizen in den Hohen Rat, der dir dort einen Bonus holt.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
const enough = (players: number | null): string => {
  const novices = players === null ? undefined : NOVICES[players]
  return novices === undefined
    ? 'Sieben Novizen dort (zehn zu dritt, dreizehn zu viert)'
    : `${capital(inWords(novices))} Novizen dort`
}

export const guide: FirstGameWords = {
  againstTom: [
    `Dein Ziel: mehr Punkte als Tom. ${aim}`,
    tile,
    turn,
    `Nach jedem deiner Züge spielt Tom eine Karte. Deine Übersicht sagt, was er getan hat, und wo er die Wahl hat, entscheidest du für ihn. Jetzt zu den Aufgaben: ${tasks}`,
    fate,
    gnomes,
    `${lighting} Sieben Novizen dort lösen den Countdown aus; auch wenn Tom seine acht Karten viermal durchgespielt hat, ist Schluss.`,
  ],
  withOthers: (players) => [
    `Das Ziel: die meisten Punkte. ${aim}`,
    tile,
    turn,
    `Die Aufgaben: ${tasks}`,
    fate,
    gnomes,
    `${lighting} ${enough(players)} lösen den Countdown aus: Sobald danach die Person, die begonnen hat, ihren Zug beendet, hat sie noch vier Züge, und alle anderen haben noch fünf.`,
  ],
}

export const help: Words['help'] = {
  bonfire: { name: 'bonfire', description: 'Spiel das Brettspiel Bonfire' },
  bonfireClub: { name: 'bonfire-club', description: 'Ergebnisse, Rangliste und Mitspieler auf diesem Server' },
  bonfireServer: {
    name: 'bonfire-server',
    description: 'Leg fest, was auf diesem Server erlaubt ist, und behalte Tische im Blick',
  },
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
    log: { name: 'verlauf', description: 'Zeigt, was bisher geschah' },
    follow: { name: 'zeigen', description: 'Zeigt hier einen Tisch aus einem anderen Kanal, Zug für Zug' },
    play: { name: 'spielen', description: 'Macht einen Zug, den du eintippst' },
    undo: { name: 'zurücknehmen', description: 'Nimmt deinen letzten Schritt zurück' },
    end: { name: 'zugende', description: 'Beendet deinen Zug' },
    resign: {
      name: 'aussteigen',
      description: 'Verlässt den Tisch; läuft die Partie, kann jemand deinen Platz übernehmen',
    },
    takeover: { name: 'übernehmen', description: 'Übernimmt einen leeren Platz' },
    sitout: { name: 'aussetzen', description: 'Überspringt einen leeren Platz für den Rest der Partie' },
    close: { name: 'schließen', description: 'Schließt den Tisch (Tischleitung oder Moderation)' },
    journal: { name: 'protokoll', description: 'Gibt dir eine beendete Partie als Datei zum Nachspielen' },
    analysis: {
      name: 'rückblick',
      description: 'Zeigt im Rückblick, wie deine letzte Partie lief und wo sie kippte',
    },
    settings: {
      name: 'einstellungen',
      description: 'Sprache, Tipps, Bilder oder Text, wie du von deinem Zug erfährst; die Sprache deines Tisches',
    },
    'forget-me': { name: 'vergiss-mich', description: 'Löscht, was über dich gespeichert ist' },
    rules: { name: 'regeln', description: 'Schlägt etwas in den Regeln nach' },
    help: { name: 'hilfe', description: 'Wie man hier spielt' },
  },
  club: {
    history: { name: 'partien', description: 'Beendete Partien auf diesem Server' },
    ranking: { name: 'rangliste', description: 'Wer auf diesem Server am besten spielt' },
    stats: { name: 'statistik', description: 'Deine Partien auf diesem Server, oder die von jemand anderem' },
    looking: {
      name: 'mitspieler-suchen',
      description: 'Sucht Leute zum Spielen: eine Nachricht im Kanal, und ein Tisch, sobald es genug sind',
    },
  },
  server: {
    settings: { name: 'einstellungen', description: 'Regeln für Tische auf diesem Server: wo, wer, wie viele, wie' },
    tables: {
      name: 'tische',
      description: 'Offene Tische: einen schließen, eine Partie abbrechen oder einen Platz frei machen',
    },
    block: { name: 'sperren', description: 'Lässt jemanden auf diesem Server nicht mehr spielen' },
    unblock: { name: 'entsperren', description: 'Lässt jemanden auf diesem Server wieder spielen' },
    rights: { name: 'rechte', description: 'Zeigt Kanal für Kanal, was ich nicht darf, und wie du das änderst' },
    log: { name: 'verlauf', description: 'Was die Moderation hier getan hat' },
    export: { name: 'export', description: 'Alle beendeten Partien dieses Servers als Datei' },
    delete: { name: 'löschen', description: 'Löscht alles, was ich von diesem Server aufbewahre' },
  },
  aCity: 'Eine Stadt',
  options: {
    where: { name: 'wo', description: 'Ohne Angabe in einem eigenen Thread, oder direkt hier' },
    edition: { name: 'fassung', description: 'Nach welchen Regeln: Spielanleitung oder Online-Fassung' },
    beginners: { name: 'einstieg', description: 'Auf jeder Insel Aufgaben in verschiedenen Farben' },
    friend: { name: 'für', description: 'Hält jemandem einen Tag lang einen Platz frei, mit einer Erwähnung' },
    language: { name: 'sprache', description: 'Sprache des Tisches im Kanal; ohne Angabe die des Servers' },
    story: {
      name: 'rückblick',
      description: 'Was im Kanal von früheren Zügen stehen bleibt; ohne Angabe eine Zeile je Zug',
    },
    handicap: {
      name: 'handicap',
      description: 'Außerhalb des Handicap-Modus: Vorsprung, über 0 für Tom, unter 0 für dich',
    },
    tom: { name: 'tom', description: 'Tom entscheidet bei Gleichstand selbst' },
    challenge: { name: 'wertung', description: 'Zählt die Partie im Handicap-Modus? Ohne Angabe ja' },
    opponent: { name: 'gegner', description: 'Gegen wen du spielst: ohne Angabe gegen Tom, oder gegen Computer' },
    opponents: { name: 'anzahl', description: 'Wie viele Computer: ohne Angabe einer' },
    computer: { name: 'computer', description: 'Lässt an deiner Stelle einen Computer auf dem Platz spielen' },
    guide: { name: 'tipps', description: 'Tipps in deiner Übersicht' },
    seat: { name: 'platz', description: 'Welcher Platz' },
    at: { name: 'was', description: 'Was du ansehen willst' },
    player: { name: 'wer', description: 'Wessen Stadt' },
    move: { name: 'zug', description: 'Dein Zug; die Liste hilft beim Tippen' },
    page: { name: 'seite', description: 'Welche Seite' },
    topic: { name: 'thema', description: 'Was du nachschlagen willst, etwa Schiff, gelber Marker oder Countdown' },
    island: { name: 'insel', description: 'Welche Insel' },
    zone: { name: 'zeitzone', description: 'Deine Zeitzone für Ruhezeiten: die nächste große Stadt, auf Englisch' },
    whose: { name: 'wessen', description: 'Wessen Partien' },
    month: { name: 'monat', description: 'Welcher Monat, etwa 2026-11' },
    away: { name: 'weg', description: 'Bist du weg? Der Tag, an dem du wieder da bist, höchstens 30 Tage voraus' },
    person: { name: 'person', description: 'Wer; ohne Angabe siehst du, wer gesperrt ist' },
    players: { name: 'spielerzahl', description: 'Wie viele mitspielen' },
    pace: { name: 'tempo', description: 'Wie schnell ihr spielt (sonst wie auf dem Server üblich)' },
    role: { name: 'rolle', description: 'Eine Rolle, die einmal erwähnt wird, wenn der Server es zulässt' },
    until: { name: 'bis', description: 'Bis wann du suchst: 22:00, in 2 Stunden (sonst vier Stunden)' },
    time: { name: 'um', description: 'Wann es losgeht: 20:00, morgen 19:30, Sa 20:00, in 2 Stunden' },
  },
  help: {
    title: 'Wie man hier spielt',
    open: 'Mit **/bonfire neu** eröffnest du einen Tisch, an dem du mit anderen oder gegen Computer spielst; mit **/bonfire solo** spielst du allein.',
    text: ({ takeTurn }) =>
      [
        `Wenn du am Zug bist, drück auf ${controlInSentence(takeTurn)}. Deine Übersicht siehst nur du. Bei jeder Wahl steht, was sie kostet und was sie bringt.`,
        `Nichts ist endgültig, bis du auf ${controlInSentence(buttons.endTurn)} drückst: ${controlInSentence(buttons.undo)} macht eine Wahl rückgängig, außer es wurde etwas aufgedeckt.`,
      ].join('\n'),
    byItself: 'Hast du nur eine Möglichkeit, spiele ich sie gleich für dich.',
    watch: ({ lookAt }) => `Im Kanal dürfen alle zuschauen: ${controlInSentence(lookAt)} zeigt alles, was offen liegt.`,
    rules: `Du bist bei einer Regel unsicher? Unter ${controlInSentence(buttons.rules)} findest du alle, nach Themen geordnet, und mit **/bonfire regeln** schlägst du eine nach.`,
    more: '**/bonfire ansehen** zeigt den Tisch, eine Stadt, die Inseln, die Gnome, das Große Bonfire oder den Hohen Rat. **/bonfire meine-tische** zeigt deine Tische, zuerst die, an denen du am Zug bist. Unter **/bonfire einstellungen** wählst du Sprache, Tipps und Warnungen, ob du Bilder oder Text willst, und wie du von deinem Zug erfährst.',
    guide: guide.withOthers,
    pages: { guide: 'Deine erste Partie', more: 'Weitere Befehle' },
  },
  rules,
  ruleLists,
  firstQuestions: {
    turn: 'Was kann ich jetzt tun?',
    task: 'Wie bekomme ich eine Aufgabe?',
    ignite: 'Warum kann ich nichts entfachen?',
    gnome: 'Was kann ein Gnom?',
    countdown: 'Wann endet die Partie?',
  },
  whatGnomeDoes: 'Was kann dieser Gnom?',
  rulesTitle: 'Die Regeln, nach Themen',
  rulesChoose: 'Such dir unten ein Thema aus, oder tipp hinter /bonfire regeln ein Wort ein.',
  rulesNothing: (query) =>
    `Zu „${query}“ habe ich nichts gefunden. Versuch es mit einem Wort, etwa Schiff, Portal oder Countdown.`,
  reconstructed:
    'Was die Anleitungen nur als Bild zeigen, etwa Gnome, Aufgaben und die Anordnung der Portale, ist rekonstruiert: Anzahl und Art stimmen, einzelne Teile können anders sein als die in deiner Schachtel.',
  about:
    'Ein inoffizielles Fanprojekt für alle, die Bonfire von Stefan Feld kennen oder besitzen. Mit dem Verlag hat es nichts zu tun; Bilder und Texte sind unsere eigenen.',
}

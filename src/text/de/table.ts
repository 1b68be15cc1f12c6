import type { PlayStyle } from '#results'
import { controlInSentence } from '../control.ts'
import type { BotRight } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { a, count, inWords, isOne, list } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `${mention} ist am Zug.`,
  yourTurn: 'Du bist am Zug.',
  turnOfEmptySeat: (name, mentions) =>
    `Am Zug ist ein leerer Platz (${name} ist ausgestiegen). ${mentions.join(' ')}: Wer mag, übernimmt den Platz; ihr könnt auch einen Computer spielen lassen oder ohne ${name} weiterspielen.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'ist' : 'sind'} ausgestiegen. ${mentions.join(' ')}: Wer mag, übernimmt ${isOne(left.length) ? 'den Platz' : 'einen Platz'}; ihr könnt auch einen Computer spielen lassen oder ohne ${list(left)} weiterspielen.`,
  undoAsked: (name, missing) =>
    `${name} möchte das Ende des Zuges zurücknehmen. Ist das in Ordnung für ${list(missing)}? Sobald jemand weiterspielt oder Nein sagt, ist das vom Tisch.`,
  undoGranted: (name) => `Alle sind einverstanden: Der Zug von ${name} geht da weiter, wo er endete.`,
  since: (when) => `Zugbeginn ${when}`,
  novices: (now, countdownAt) =>
    `${now > countdownAt ? count(now, nouns.novice, 'nom') : `${now} von ${count(countdownAt, nouns.novice, 'dat')}`} im Hohen Rat`,
  countdown: (tile) => `Countdown: noch ${count(tile, nouns.turn, 'nom')}`,
  lookPlaceholder: 'Stadt oder Inseln ansehen …',
  looks: {
    table: 'Der Tisch im Überblick',
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

export const card: Words['card'] = {
  seated: (seated) => `Am Tisch: ${seated.join(', ')}`,
  lasts: 'Eine Partie dauert am Stück 70 bis 100 Minuten.',
  picture: 'Ein kleines Bild vom Spiel.',
  emptySeat: (name) => `Am Zug ist ein leerer Platz (${name} ist ausgestiegen).`,
  goThere: 'Zum Tisch',
  opened: (thread, { join, start }) =>
    `Dein Tisch ist eröffnet: ${thread}. Die anderen drücken dort oder hier im Kanal auf ${controlInSentence(join)}, danach du dort auf ${controlInSentence(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Dein Tisch steht in diesem Kanal: Discord lässt mich hier keinen Thread eröffnen.'
      : `Dein Tisch steht in diesem Kanal. Für einen eigenen Thread fehlt mir: ${rights.map((right) => `„${names.right[right]}“`).join(', ')}. Die Moderation kann das ändern.`,
  locked: (mentions) =>
    `${mentions}: Der Thread dieses Tisches ist gesperrt, ich kann dort nicht schreiben. Die Moderation kann ihn entsperren. Bis dahin könnt ihr von hier aus spielen.`,
  threadGone:
    'Den Thread dieses Tisches gibt es nicht mehr. Wer mitspielt, kann den Tisch mit /bonfire meine-tische in einen anderen Kanal holen.',
  where: { thread: 'In einem eigenen Thread', here: 'Direkt hier' },
}

export const tables: Words['tables'] = {
  mine: 'Deine Tische',
  ofThisChannel: 'Tische dieses Kanals',
  none: 'Du sitzt an keinem offenen Tisch. Mit /bonfire neu eröffnest du einen; wartet in einem Kanal schon einer, setzt du dich dort mit /bonfire mitspielen dazu.',
  inDirectMessages: 'in Direktnachrichten',
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

const named = (rights: readonly BotRight[]): string => rights.map((right) => `„${names.right[right]}“`).join(', ')

export const notices: Words['notices'] = {
  stale: 'Am Tisch ging es inzwischen weiter. So steht es jetzt.',
  duplicate: 'Das hattest du schon gedrückt. So steht es jetzt.',
  gone: 'Diesen Tisch habe ich nicht mehr. Wahrscheinlich wurden die Daten seines Servers gelöscht; dann ist auch die Partie weg. Mit /bonfire neu eröffnest du einen neuen.',
  noTableHere: 'In diesem Kanal ist kein Tisch offen. Mit /bonfire neu eröffnest du einen.',
  nobodyCalled: (name) => `An diesem Tisch heißt niemand ${name}. Hier ist, was du sehen kannst.`,
  channelTaken: 'In diesem Kanal ist schon ein Tisch offen. Hier ist er.',
  unknownButton: 'Dieser Knopf stammt aus einer älteren Version. So sieht der Tisch jetzt aus.',
  movedToLook: 'Das steht jetzt unter /bonfire ansehen: Dort wählst du, was du sehen willst.',
  unreadable: 'Das verstehe ich nicht. /bonfire hilfe zeigt, was ich kann.',
  notAChoice: (typed) => `„${typed}“ verstehe ich nicht als Zug. Such dir beim Tippen etwas aus der Liste aus.`,
  trouble: 'Bei mir ist etwas schiefgegangen. Verloren ist nichts: Versuch es bitte noch einmal.',
  busy: 'Ich komme gerade nicht an meine Daten. Verloren ist nichts: Versuch es in einer Minute noch einmal.',
  tooFast:
    'So schnell komme ich nicht mit, das eben hat nicht gezählt. Warte ein paar Sekunden, dann drück noch einmal.',
  channelGone:
    'Den Kanal dieses Tisches gibt es nicht mehr. Die Partie ist noch da: Spiel mit /bonfire zug von überall weiter, und tipp /bonfire meine-tische in dem Kanal, in dem es weitergehen soll.',
  missingRights: (rights) => `Mir fehlen Rechte in diesem Kanal: ${named(rights)}. Die Moderation kann sie mir geben.`,
  lockedHere: 'Dieser Thread ist gesperrt, ich kann hier nicht schreiben. Die Moderation kann ihn entsperren.',
  threadLocked:
    'Der Thread dieses Tisches ist gesperrt, ich kann dort nicht schreiben. Die Moderation kann ihn entsperren.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord lässt mich in diesem Kanal nicht schreiben. Nimm einen anderen Kanal oder frag die Moderation.'
      : `Ich darf in diesem Kanal nicht schreiben, darum habe ich keinen Tisch eröffnet. Mir fehlt: ${named(rights)}. Die Moderation kann das ändern, dann versuch es noch einmal.`,
  youMayNotWrite:
    'Du darfst in diesem Kanal selbst nicht schreiben, darum schreibe ich dort auch nichts für dich. Nimm einen Kanal, in dem du schreiben darfst, oder frag die Moderation.',
  triedAgain: (when) => `Das ging jetzt mehrmals nicht. Nächster Versuch möglich: ${when}.`,
  openedInWords: (right) =>
    `Dein Tisch ist eröffnet. Ich darf in diesem Kanal keine Bilder posten, darum steht hier alles als Text. Die Moderation kann mir dieses Recht geben: ${named([right])}.`,
  guest:
    'Ich bin nicht auf diesem Server, darum kann hier kein Tisch eröffnet werden. Gegen Tom kannst du trotzdem spielen, per Direktnachricht: /bonfire solo. Wer den Server verwaltet, kann mich über mein Profil hinzufügen.',
  frozen: 'Da ist etwas kaputt, darum habe ich diese Partie angehalten. Was ihr gespielt habt, bleibt gespeichert.',
  frozenForHost: (table) =>
    `Dieser Tisch ist angehalten, weil seine Stellung nicht stimmte. Wer den Bot betreibt, bringt ihn vielleicht wieder in Gang: Nenn dafür den Namen ${table}. Bis dahin gibt es kein Protokoll, denn darin steht auch Verdecktes. Du kannst den Tisch auch schließen.`,
  onlyInServers: 'Das geht nur auf einem Server. In Direktnachrichten kannst du gegen Tom spielen: /bonfire solo.',
  serverFull: (most) =>
    `Auf diesem Server ${isOne(most) ? 'ist' : 'sind'} ${count(most, nouns.table, 'nom')} offen, mehr betreue ich nicht. Schließt einen, an dem niemand mehr spielt: Dazu tippt die Tischleitung oder die Moderation in seinem Kanal /bonfire schließen. Dann versuch es noch einmal.`,
  openedMuch: {
    person: (most, when) =>
      `Du hast binnen einer Stunde ${count(most, nouns.table, 'acc')} eröffnet, mehr eröffne ich nicht für eine Person. Nächster Tisch für dich: ${when}. Jemand anders kann jetzt schon einen eröffnen.`,
    server: (most, when) =>
      `Auf diesem Server ${isOne(most) ? 'wurde' : 'wurden'} binnen einer Stunde ${count(most, nouns.table, 'nom')} eröffnet, mehr eröffne ich hier nicht. Nächster Tisch möglich: ${when}.`,
  },
  moreTables: 'Es gibt mehr Tische als diese. Tipp deinen Befehl in dem Kanal ein, den du meinst.',
}

export const ending: Words['ending'] = {
  title: 'Wie es lief',
  ledThroughout: (name, turn) => `${name} lag von Zug ${turn} bis zum Ende vorn.`,
  leadChanged: (times, name, turn) =>
    `Die Führung wechselte ${times === 1 ? 'einmal' : times > 12 ? `${times}-mal` : `${inWords(times)}mal`}: Seit Zug ${turn} lag ${name} vorn.`,
  countdown: (name, turn, novices) =>
    `${name} löste in Zug ${turn} den Countdown aus, mit ${count(novices, nouns.novice, 'dat')} im Rat.`,
  caughtUp: (name, points) => `Da lag ${name} noch ${names.points(points)} zurück.`,
  decisive: (name, turn, points) => `Entscheidender Zug: ${name}, Zug ${turn}, etwa ${names.points(points)} wert.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Stärkster Zug: ${name}, Zug ${turn}, ${names.points(points)}${lit === null ? '' : ` mit ${a(nouns.bonfire, 'dat', colours[lit])}`}${decisive ? ', und er entschied die Partie' : ''}.`,
  satOut: (out) => `Nicht bis zum Ende dabei: ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name}: **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<PlayStyle, (amount: number) => string>> = {
  ships: (n) => `war auf dem Wasser zu Hause: ${n} Fahrten`,
  fewShips: (n) =>
    `hatte es zu Hause schön: ${n === 0 ? 'keine einzige Fahrt' : `nur ${n === 1 ? 'eine Fahrt' : `${inWords(n)} Fahrten`}`}`,
  offerings: (n) => `kam nie mit leeren Händen: ${count(n, nouns.offering, 'nom')} auf den Inseln`,
  greatBonfires: (n) => `hielt das Große Bonfire in Schwung: ${n}-mal gedreht`,
  processions: (n) => `mochte Umzüge: ${n} Prozessionen`,
  novices: (n) => `hatte gute Freunde im Rat: ${count(n, nouns.novice, 'acc')}`,
  discards: (n) => `reiste mit leichtem Gepäck und warf ${count(n, nouns.actionTile, 'acc')} ab`,
  fateTilesSaved: (n) => `ließ sich vom Schicksal nicht hetzen: ${count(n, nouns.fateTile, 'nom')} übrig`,
  usedEverything: () => 'nutzte alles, bis zum letzten Marker',
  elders: (n) => `hörte auf die Ältesten: ${count(n, nouns.point, 'nom')} von ihnen`,
  company: (n) => `saß nie allein am Feuer: ${count(n, nouns.gnome, 'nom')} kamen mit`,
  crystals: (n) => `hatte ein Auge für Steine: ${n} passende Kristalle`,
  portals: (n) => `ließ die Türen offen: Portale an ${count(n, nouns.bonfire, 'dat')}`,
  watches: (n) => `konnte ruhig schlafen: ${count(n, nouns.guardian, 'nom')} wachten am Bonfire`,
  yellow: (n) => `mochte es hell: ${n} gelbe Bonfire`,
  bonfires: (n) => `hatte die Streichhölzer dabei: ${count(n, nouns.bonfire, 'nom')}`,
  commonTasks: (n) => `machte den Rat glücklich: ${n} seiner Aufgaben erfüllt`,
  greatTurn: (n) => `hatte einen Zug für die Chronik: ${names.points(n)} auf einmal`,
  run: (n) => `hob das Beste für den Schluss auf: ${names.points(n)} nach Beginn des Countdowns`,
  earlyFire: (turn) => `hatte es früh warm: das erste Bonfire in Zug ${turn}`,
  lateFire: (turn) => `hatte keine Eile: das erste Bonfire brannte in Zug ${turn}`,
  path: (n) => `ebnete den Weg: ${count(n, nouns.pathTile, 'nom')}`,
  fateTiles: (n) => `vertraute dem Schicksal: ${count(n, nouns.fateTile, 'nom')} angelegt`,
}

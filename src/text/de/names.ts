import { PARTS_BY_GUARDIAN_PLACE } from '#engine'
import type { VerbAndRest } from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { bare, count } from './grammar.ts'
import { colours, islands, nouns, portals, resources } from './nouns.ts'

/** Where the second person is not the third with an s before its t. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['erhält', 'erhältst'],
  ['kann', 'kannst'],
])

/** A stem that ends in an s or a z has one form for both persons: "passt", "setzt". */
const conjugated = (verb: string): string => IRREGULAR.get(verb) ?? verb.replace(/(?<![sßz])t$/, 'st')

/** What the reader did: "legst es an" of "legt es an". Some deeds have a second verb, behind "und", or tell whose it is. */
export function yours([verbs, rest]: VerbAndRest): VerbAndRest {
  const [verb = '', reflexive] = verbs.split(' ')
  const others = rest
    .replace(/\bund hat\b/, 'und hast')
    .replace(/^das erste (?=Schicksals)/, 'dein erstes ')
    .replace('der Mitte des', 'der Mitte deines')
  return [conjugated(verb), reflexive === undefined ? others : `dir ${others}`]
}

export const names: Words['names'] = {
  resource: {
    blossom: resources.blossom.one.nom,
    fruit: resources.fruit.one.nom,
    herb: resources.herb.one.nom,
    shell: resources.shell.one.nom,
    root: resources.root.one.nom,
    gold: resources.gold.one.nom,
  },
  actionTile: {
    green: 'grün',
    blue: 'blau',
    red: 'rot',
    white: 'weiß',
    purple: 'lila',
    brown: 'braun',
    yellow: 'gelb',
  },
  crystal: { blue: 'blau', red: 'rot', yellow: 'gelb' },
  guardian: {
    wood: bare(nouns.guardian, 'nom', colours.wood),
    grey: bare(nouns.guardian, 'nom', colours.grey),
    red: bare(nouns.guardian, 'nom', colours.red),
    pink: bare(nouns.guardian, 'nom', colours.pink),
    turquoise: bare(nouns.guardian, 'nom', colours.turquoise),
    blue: bare(nouns.guardian, 'nom', colours.blue),
    green: bare(nouns.guardian, 'nom', colours.green),
    yellow: bare(nouns.guardian, 'nom', colours.yellow),
    orange: bare(nouns.guardian, 'nom', colours.orange),
    purple: bare(nouns.guardian, 'nom', colours.purple),
    black: bare(nouns.guardian, 'nom', colours.black),
    white: bare(nouns.guardian, 'nom', colours.white),
  },
  portal: {
    circle: portals.circle.one.nom,
    triangle: portals.triangle.one.nom,
    square: portals.square.one.nom,
    diamond: portals.diamond.one.nom,
    hexagon: portals.hexagon.one.nom,
    star: portals.star.one.nom,
    crescent: portals.crescent.one.nom,
  },
  council: {
    goldAndYellow: { name: 'Gold und gelber Marker', bonus: 'Nimm dir 2 Gold und 1 gelben Marker.' },
    pathTile: {
      name: 'Wegplättchen',
      bonus: 'Bau einen Weg mit einem offenen Plättchen oder einem beliebigen aus dem Stapel.',
    },
    guardian: { name: 'Neue Hüterin', bonus: 'Hol eine Hüterin, deren Farbe dir noch fehlt.' },
    greatBonfire: {
      name: 'Großes Bonfire',
      bonus: 'Dreh das Große Bonfire auf ein Feld deiner Wahl und nimm dir die Belohnungen.',
    },
    specialist: { name: 'Spezialist', bonus: 'Wirb gratis einen Spezialisten aus der Auslage an.' },
    moveGuardian: { name: 'Hüterin bewegen', bonus: 'Beweg eine Hüterin beliebig weit vor oder zurück.' },
    moveShip: {
      name: 'Freie Fahrt',
      bonus: 'Fahr gratis zu einer beliebigen Insel; was du dort tust, kostet so viel wie sonst.',
    },
    fateTile: { name: 'Extra-Plättchen', bonus: 'Leg sofort dein nächstes Schicksalsplättchen an.' },
  },
  commonTask: {
    sevenTasks: 'sieben Aufgaben oder Bonfire',
    sevenPortals: 'sieben Portale',
    sevenPathTiles: 'sieben Wegplättchen',
    fiveGuardians: 'fünf Hüterinnen',
    sixGnomes: 'sechs Gnome',
  },
  tomCard: {
    gnome: 'Gnom',
    path: 'Weg',
    taskHighest: 'Aufgabe I (höchster Wert)',
    taskLowest: 'Aufgabe II (niedrigster Wert)',
    guardian: 'Hüterin',
    greatBonfire: 'Großes Bonfire',
  },
  edition: {
    rulebook: { name: 'Spielanleitung', about: 'Beim Bezahlen darfst du nur ersetzen, was dir fehlt.' },
    online: { name: 'Online-Fassung', about: 'Beim Bezahlen darfst du alles ersetzen, auch was du hast.' },
  },
  ending: {
    countdown: 'Der Countdown ist abgelaufen.',
    nobodyCanMove: 'Niemand kann noch einen Zug machen.',
    fourthDeck: 'Tom hat seinen Stapel zum vierten Mal durchgespielt.',
  },
  direction: { e: 'nach rechts', s: 'nach unten', w: 'nach links', n: 'nach oben' },
  compass: {
    SW: 'Südwesten',
    W: 'Westen',
    NW: 'Nordwesten',
    N: 'Norden',
    NE: 'Nordosten',
    E: 'Osten',
    SE: 'Südosten',
  },
  island: (island) =>
    island.kind === 'task'
      ? `${island.id} (${islands[island.resource].one.nom})`
      : `${island.id} (${names.guardian[island.guardian]})`,
  landingStage: 'am Steg',
  pathTile: (crystal, resource) => `${names.resource[resource]} mit ${bare(nouns.crystal, 'dat', colours[crystal])}`,
  fateTile: (id) => `Schicksalsplättchen ${id}`,
  place: (place) => {
    const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
    if (on === 'start') return 'Startfeld'
    return on === 'path' ? `Wegfeld ${space}` : `Bonfire ${space}`
  },
  fateEnd: { top: 'Oberstes Plättchen', bottom: 'Unterstes Plättchen', only: 'Letztes Plättchen' },
  space: (space) => `Feld ${space}`,
  points: (n) => count(n, nouns.point, 'nom'),
  turns: (n) => count(n, nouns.turn, 'nom'),
  right: {
    viewChannel: 'Kanal anzeigen',
    sendMessages: 'Nachrichten senden',
    createPublicThreads: 'Öffentliche Threads erstellen',
    sendMessagesInThreads: 'Nachrichten in Threads senden',
    attachFiles: 'Dateien anhängen',
    readMessageHistory: 'Nachrichtenverlauf anzeigen',
  },
  tom: 'Tom',
  nobody: 'Niemand',
  formerPlayer: 'Jemand von früher',
  emptySeat: 'Leerer Platz',
}

export const phrases: Words['phrases'] = {
  undone: (undo, taken) => `${undo}: ${taken}`,
  labelled: (label, text) => `${label}: ${text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join('; '),
  andThen: (first, next) => `${first}, dann ${next}`,
}

export const typedTimes: Words['typedTimes'] = {
  unreadable: (typed) =>
    `„${typed}“ verstehe ich nicht. Schreib zum Beispiel **20:00**, **morgen 19:30**, **Sa 20:00** oder **in 2 Stunden**.`,
  noZone:
    'Deine Zeitzone kenne ich nicht. Tipp einmal **/bonfire einstellungen zeitzone** und wähl die nächste Stadt, oder schreib zum Beispiel **in 2 Stunden**.',
  past: 'Das ist schon vorbei. Wähl eine spätere Zeit.',
  tooFar: (days) => `Das ist zu weit voraus: Wähl eine Zeit in den nächsten ${days} Tagen.`,
}

export const buttons: Words['buttons'] = {
  join: 'Mitspielen',
  leave: 'Tisch verlassen',
  start: 'Starten',
  close: 'Tisch schließen',
  takeTurn: 'Zug machen',
  moveHere: 'Hier weiterspielen',
  openPanel: 'Meine Übersicht öffnen',
  undo: 'Zurücknehmen',
  endTurn: 'Zug beenden',
  askUndo: 'Um Rücknahme bitten',
  agreeToUndo: 'Einverstanden',
  refuseUndo: 'Nein',
  pass: (points) => `Passen für ${names.points(points)}`,
  payOtherwise: 'Anders bezahlen',
  refresh: 'Aktualisieren',
  back: 'Zurück',
  go: 'Bestätigen',
  recruit: 'Anwerben',
  build: 'Bauen',
  retrieve: 'Abholen',
  takeTask: 'Aufgabe erhalten',
  takeRewards: 'Belohnungen nehmen',
  takeBonus: 'Bonus nehmen',
  takePoint: '1 Punkt nehmen',
  andEnd: (deed) => `${deed} und Zug beenden`,
  turnUp: 'Jetzt aufdecken',
  log: 'Verlauf',
  rules: 'Regeln',
  settings: 'Einstellungen',
  scores: 'Punkte',
  city: 'Meine Stadt',
  older: 'Früher',
  newer: 'Später',
  takeOver: (name) => `Platz von ${name} übernehmen`,
  sitOut: (name) => `Ohne ${name} weiterspielen`,
  newGame: 'Noch einmal spielen',
  journal: 'Protokoll holen',
}

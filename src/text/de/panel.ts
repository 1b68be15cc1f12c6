import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { count, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

export const panel: Words['panel'] = {
  yourTurn: 'Du bist am Zug',
  othersTurn: (name) => `${name} ist am Zug.`,
  possibleNow: 'Möglich mit dem, was du jetzt hast',
  impossibleNow: 'Mit dem, was du jetzt hast, kannst du nichts tun. Bis zu deinem Zug kann sich das ändern.',
  beforeFirstTurn: 'Dein erster Zug beginnt mit deinem ersten Schicksalsplättchen: behalten oder tauschen.',
  noMoreTurns: 'Du hast keine Züge mehr. Was du gebaut hast, zählt am Ende.',
  endsBefore:
    'Die Partie endet, bevor du wieder am Zug bist; zu planen gibt es also nichts mehr. Was du gebaut hast, zählt am Ende.',
  actions: {
    fate: 'Schicksalsplättchen anlegen',
    path: 'Weg bauen',
    ship: 'Schiff fahren',
    task: 'Aufgabe erhalten',
    guardian: 'Hüterin abholen',
    procession: 'Prozession durchführen',
    bonfire: 'Großes Bonfire nutzen',
    gnome: 'Gnom anwerben',
    ignite: 'Bonfire entfachen',
    novice: 'Rats-Novizen einsetzen',
    discard: 'Marker abwerfen',
  },
  menu: {
    fate: 'Schicksal',
    path: 'Weg',
    ship: 'Schiff',
    task: 'Aufgabe',
    guardian: 'Hüterin',
    procession: 'Prozession',
    bonfire: 'Großes Bonfire',
    gnome: 'Gnom',
    ignite: 'Entfachen',
    novice: 'Rats-Novize',
  },
  ignite: (spaces) =>
    spaces.length === 1
      ? `Bonfire ${spaces[0]} entfachen`
      : `Entfachen${spaces.length > 2 ? ` (${spaces.length})` : `: ${spaces.join(', ')}`}`,
  passFor: (points) => `Passen (+${points})`,
  fateFor: (tiles) => `Schicksal (${tiles} abwerfen)`,
  more: 'Stadt, Verlauf und mehr',
  pass: {
    title: 'Passen und keinen Zug mehr machen?',
    brings: (points) => `Du erhältst ${names.points(points)}.`,
    turns: (turns) => `Du gibst ${isOne(turns) ? 'diesen letzten Zug' : `deine letzten ${turns} Züge`} auf.`,
    allTurns: 'Du gibst alle Züge auf, die du noch hättest.',
    unlit: (fulfilled) => `**Erfüllt, aber nie entfacht:** ${list(fulfilled.map(worth))}.`,
    stays: 'Was du gebaut hast, zählt am Ende.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${isOne(fulfilled.length) ? 'Aufgabe' : 'Aufgaben'} erfüllt:** ${list(
      fulfilled.map(worth),
    )}. ${may ? 'Du kannst sie jetzt entfachen.' : 'Zum Entfachen braucht es einen eigenen Zug.'}`,
  notNow: (actions) => `**Jetzt nicht:** ${actions}`,
  priced: (action, tiles) => `${action} für ${tiles}`,
  whyNotNow: {
    tilesShort: 'zu wenige Marker',
    resourcesShort: 'zu wenige Ressourcen',
    tooManyTiles: 'zu viele Aktionsmarker',
    noFateTiles: 'kein Plättchen mehr',
    doesNotFit: 'kein Platz',
    cityFull: 'Stadt voll',
    pileEmpty: 'keins mehr da',
    shipElsewhere: 'keine Hüterin beim Schiff',
    noSuchTask: 'keine Aufgabe beim Schiff',
    noOffering: 'keine Opferschale mehr',
    guardianOwned: 'hast du schon',
    noGuardianThere: 'keine mehr da',
    nobodyCanMove: 'keine kann ziehen',
    noSuchGnome: 'keiner mehr da',
  },
  choosePlace: 'Wähl einen Ort',
  chooseOne: 'Wähl eins aus',
  sailAndAct: 'Hinfahren und dort etwas tun',
  onlySail: 'Nur hinfahren',
  allPlaces: 'Alle Stellen: welches Plättchen, wie herum?',
  way: (tile, symbols, direction) => `${tile} ${symbols}, ${names.direction[direction]}`,
  best: 'Beste Stellen',
  morePlaces: (part, parts) => `Weitere Stellen (${part}/${parts})`,
  keptTile: (tile) => capital(names.actionTile[tile]),
  keepWhich: (most, held) =>
    `Du hast ${count(held, nouns.actionTile, 'acc')}. ${isOne(most) ? 'Welchen behältst du?' : `Welche ${most} behältst du?`}`,
  guardianMoves: (guardian) => `Wohin geht ${the(nouns.guardian, 'nom', colours[guardian])}?`,
  stepsPlaceholder: 'Wie viele Schritte?',
  finalNow: 'Es wurde etwas aufgedeckt: Zurücknehmen kannst du nur bis dahin.',
  finalAhead: (what) =>
    `Es kommen neue ${list(what.map((one) => WAITING[one]))}; danach kannst du nur noch bis hierher zurücknehmen.`,
  doneAndNext: (next) => (next === null ? 'Fertig.' : `Fertig. Jetzt ist ${next} dran.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `Im Bot wurde ein Regelfehler behoben. Dein Zug beginnt von vorn, ohne ${isOne(choices) ? 'den Schritt, den' : `die ${count(choices, nouns.step, 'acc')}, die`} du darin schon gemacht hattest. Alle Züge davor gelten.`
      : `Im Bot wurde ein Regelfehler behoben, ohne den ${isOne(turns) ? 'der letzte Zug anders verlaufen wäre' : `die letzten ${count(turns, nouns.turn, 'nom')} anders verlaufen wären`}. Die Partie geht an der Stelle davor weiter; im Verlauf steht noch, was gespielt wurde.`,
  holdings: (tiles, resources) => {
    if (tiles === '')
      return `Du hast keine Aktionsmarker${resources === '' ? ' und keine Ressourcen' : `, aber ${resources}`}.`
    return `Du hast ${tiles}${resources === '' ? ', aber keine Ressourcen' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = {
  paths: nouns.pathTile.many.nom,
  gnomes: nouns.gnome.many.nom,
  offerings: nouns.offering.many.nom,
} as const

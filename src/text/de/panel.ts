import type { Task } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { count, either, inflected, isOne, list, the } from './grammar.ts'
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
  fateFor: (tiles) => `Schicksal (−${tiles} Marker)`,
  more: 'Stadt, Verlauf und mehr',
  pass: {
    title: 'Passen und keinen Zug mehr machen?',
    brings: (points) => `Du bekommst ${names.points(points)}.`,
    turns: (turns) => `Du verzichtest auf ${isOne(turns) ? 'diesen letzten Zug' : `deine letzten ${turns} Züge`}.`,
    allTurns: 'Du verzichtest auf alle Züge, die du noch hättest.',
    unlit: (fulfilled) => `**Erfüllt, aber nie entfacht:** ${list(fulfilled.map(worth))}.`,
    stays: 'Was du gebaut hast, zählt am Ende.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${isOne(fulfilled.length) ? 'Aufgabe' : 'Aufgaben'} erfüllt:** ${list(
      fulfilled.map(worth),
    )}. ${may ? `Du kannst ${isOne(fulfilled.length) ? 'sie' : 'eine davon'} jetzt entfachen.` : 'Entfachen kostet einen ganzen Zug.'}`,
  notNow: (actions) => `**Gerade nicht möglich:** ${actions}`,
  priced: (action, tiles) => `${action} für ${tiles}`,
  whyNotNow: {
    tilesShort: 'dafür fehlen Marker',
    resourcesShort: 'dafür fehlen Ressourcen',
    tooManyTiles: 'zu viele Aktionsmarker',
    noFateTiles: 'kein Plättchen mehr',
    doesNotFit: 'passt nirgends',
    cityFull: 'kein Platz mehr',
    pileEmpty: 'keins mehr da',
    shipElsewhere: 'keine beim Schiff',
    noSuchTask: 'keine beim Schiff',
    noOffering: 'keine Opferschale mehr',
    guardianOwned: 'hast du schon',
    noGuardianThere: 'keine mehr da',
    nobodyCanMove: 'keine Hüterin kann ziehen',
    noSuchGnome: 'keiner mehr da',
  },
  choosePlace: 'Wähl einen Ort',
  chooseOne: 'Wähl eins aus',
  sailAndAct: 'Hinfahren und dort etwas tun',
  onlySail: 'Nur hinfahren',
  allPlaces: 'Alle Stellen: welches Plättchen, wie herum?',
  way: (tile, symbols, direction) => `${tile} ${symbols}, ${LIES[direction]}`,
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

/** Its symbols are told in the order in which they then lie, from the left or from the top. */
const LIES = { e: 'quer', w: 'quer', s: 'hochkant', n: 'hochkant' } as const

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = {
  paths: nouns.pathTile.many.nom,
  gnomes: nouns.gnome.many.nom,
  offerings: nouns.offering.many.nom,
} as const

export const prompts: Words['prompts'] = {
  startTile: 'Dein erstes Schicksalsplättchen: Behalte es, oder tausch es gegen das mittlere aus deinem Vorrat.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0
        ? ''
        : ` ${isOne(bonusActions) ? 'Einen Rats-Novizen' : 'Rats-Novizen'} kannst du noch einsetzen.`
    if (used) return `Du hast deine Aktion gemacht.${bonus} Beende deinen Zug, wenn du so weit bist.`
    if (mayEnd) return `Eine Aktion ist nicht mehr möglich.${bonus} Beende deinen Zug.`
    if (mayGoOut) return `Nur eine Bonusaktion ist noch möglich.${bonus} Sonst hast du keine Züge mehr.`
    const pass = passPoints === null ? '' : ` Du kannst auch für ${names.points(passPoints)} passen.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `Das kostet ${goods}. Womit bezahlst du?`,
  payResources: (goods) => `Das kostet ${goods}. Womit bezahlst du?`,
  payAnyResources: (n) =>
    isOne(n)
      ? 'Das kostet eine beliebige Ressource. Welche gibst du ab?'
      : `Das kostet ${n} beliebige Ressourcen. Welche gibst du ab?`,
  takePath:
    'Nimm jetzt ein Wegplättchen, oder tausch die vier noch einmal aus, wenn auch sie die gleiche Kristallfarbe haben.',
  offering: 'Welche Opferschale legst du ab?',
  taskSpace: 'Wohin kommt die Aufgabe?',
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Du bist da. Willst du hier eine Aufgabe erhalten?'
      : `Du bist da. Willst du ${the(nouns.guardian, 'acc', colours[island.guardian])} abholen?`,
  procession: ({ steps, paid, next }) => {
    const who = either(next.map((guardian) => `die ${inflected(colours[guardian], 'e')}`))
    return `Jede Hüterin darf ${isOne(steps) ? 'einen Schritt' : `bis zu ${count(steps, nouns.step, 'acc')}`} gehen, die vorderste zuerst. Jetzt ist ${who} dran.${paid ? '' : ' Ressourcen gibt es dabei nicht.'}`
  },
  yield: (times) =>
    isOne(times) ? 'Welche Ressource bringt sie mit?' : 'Welche Ressource bringt sie mit? Du bekommst sie doppelt.',
  rewards: (all) => (all ? 'Welche Belohnungen nimmst du dir?' : 'Welche zwei Belohnungen nimmst du dir?'),
  council: (novice) =>
    novice === 'own' ? 'Auf welches Ratsfeld geht dein Novize?' : 'Auf welches Feld geht der Rats-Novize?',
  bonus: (space) => `Bonus oder lieber 1 Punkt? Der Bonus: ${names.council[space].bonus}`,
  freePath: 'Welches Wegplättchen baust du gratis?',
  freeGuardian: 'Welche Hüterin holst du gratis ab?',
  freeBonfire: 'Wohin drehst du das Große Bonfire?',
  freeSpecialist: 'Welchen Spezialisten wirbst du gratis an?',
  freeMove: 'Welche Hüterin zieht, und wohin?',
  freeShip: 'Wohin fährt dein Schiff? Die Fahrt kostet nichts.',
  freeFate: 'Leg dein nächstes Schicksalsplättchen an. Wie viele Aktionsmarker du hast, ist diesmal egal.',
  tomTask: (highest) =>
    highest
      ? 'Mehrere Aufgaben haben den höchsten Wert. Welche nimmt Tom?'
      : 'Mehrere Aufgaben haben den niedrigsten Wert. Welche nimmt Tom?',
  tomGuardian: 'Welche Hüterin holt Tom ab?',
  tomCouncil: (task) =>
    task === null
      ? 'Auf welches Feld im Hohen Rat geht Toms Novize?'
      : `Tom hat eine Aufgabe des Rates erfüllt: ${names.commonTask[task]}. Auf welches Feld geht ihr Rats-Novize?`,
  tomGnome: (left) => `Tom hat Platz für ${count(left, nouns.gnome, 'acc')}. Wen wirbt er an? ${EMOJI.tom}`,
}

export const whyNot: Words['whyNot'] = {
  title: 'Warum nicht?',
  choose: 'Wähl eine Aktion',
  options: (n) => `${n} ${isOne(n) ? 'Option ist' : 'Optionen sind'} gerade nicht verfügbar`,
  places: (n) => (isOne(n) ? '1 Stelle' : `${n} Stellen`),
  nothing: 'Hier kannst du alles wählen, was es gibt.',
}

export const ahead: Words['ahead'] = {
  title: 'Dein nächster Zug',
  plan: 'Nächsten Zug planen',
  mine: 'Mein Plan',
  about:
    'Sobald du am Zug bist, spiele ich die erste dieser Varianten, die dann noch von Anfang bis Ende möglich ist, und alle erfahren davon. Vorher siehst nur du sie. Ist keine mehr möglich, sage ich dir wie sonst Bescheid.',
  nothing: 'Du hast noch nichts geplant.',
  drafting: '**Vorausgeplant:** Nur du siehst das, und gespielt wird noch nichts.',
  planned: (ways) => `Dein nächster Zug ist geplant${ways === 1 ? '' : `, in ${ways} Varianten`}.`,
  leavesOpen: 'Danach bleibt der Zug offen, und ich sage dir Bescheid.',
  notNow: (why) => `Im Moment nicht möglich: ${why}`,
  otherwise: 'Mittendrin würde das Spiel etwas anderes fragen oder tun.',
  turnsUp: 'Vorher würde etwas aufgedeckt.',
  cut: (why) => `Das Spiel ging weiter, deshalb ist der Rest deiner Auswahl weggefallen: ${why}`,
  didNotFit: (ways) => `Von deinem Plan wurde nichts gespielt, er passte nicht mehr.\n${ways.join('\n')}`,
  tooLate: 'Dein Plan kam zu spät: Dein Zug hatte schon begonnen.',
  add: 'Weitere Variante',
  goOn: 'Weiter planen',
  drafted: (way) => `Vorausplanen: Variante ${way}`,
  save: (way) => `Variante ${way} behalten`,
  saveOpen: (way) => `Variante ${way} behalten, Zug bleibt offen`,
  leave: 'Variante verwerfen',
  withdraw: 'Plan zurückziehen',
  change: 'Reihenfolge ändern',
  raise: (number) => `Variante ${number} vor Variante ${number - 1} versuchen`,
  remove: (number) => `Variante ${number} herausnehmen`,
  played: 'Wie vorausgeplant',
}

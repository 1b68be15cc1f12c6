import type { CouncilSpace, Refusal, Resource } from '#engine'
import { capital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { RefusalSentencesByCode } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, either, inWords, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

type Tiles = Refusal<'tilesShort'>['figures']

const ORDINALS = ['', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte']
const nth = (n: number): string => ORDINALS[n] ?? `${n}.`

/** What so many action tiles are the price of: "Dein viertes Wegplättchen kostet 2 grüne Marker". */
function tilePrice({ colour, needed, cause }: Tiles): string {
  const costs = `kostet ${count(needed, nouns.tile, 'acc', colours[colour])}`
  switch (cause.kind) {
    case 'always':
      return `Das ${costs}`
    case 'offerings':
      return `Dort ${isOne(cause.there) ? 'liegt schon eine Opferschale' : `liegen schon ${inWords(cause.there)} Opferschalen`} von dir, die ${nth(cause.there + 1)} ${costs}`
    case 'routes':
      return `Eine Fahrt über ${isOne(cause.routes) ? 'eine Route' : `${inWords(cause.routes)} Routen`} ${costs}`
    case 'spaces':
      return `Eine Drehung um ${isOne(cause.spaces) ? 'ein Feld' : `${inWords(cause.spaces)} Felder`} ${costs}`
    case 'pathTile':
      return `Dein ${nth(cause.nth)}s Wegplättchen ${costs}`
  }
}

/** "1 Kraut und 2 Gold" */
const goods = (price: Readonly<Partial<Record<Resource, number>>>): string =>
  list(
    (['blossom', 'fruit', 'herb', 'shell', 'root', 'gold'] as const).flatMap((resource) => {
      const n = price[resource] ?? 0
      return n === 0 ? [] : count(n, resources[resource], 'acc')
    }),
  )

const NO_TASK = {
  why: 'Du hast keine Aufgabe, die du entfachen könntest.',
  instead: 'Hol dir erst eine auf einer Insel.',
}

const NO_BONUS: Readonly<Record<CouncilSpace, string>> = {
  goldAndYellow: 'Auf diesem Feld gibt es statt des Bonus keinen Punkt.',
  pathTile: 'Dein Weg ist fertig, für ein Wegplättchen ist kein Platz mehr.',
  guardian: 'Von allen Farben, die noch da sind, hast du schon eine Hüterin.',
  greatBonfire: 'Das Große Bonfire kannst du jetzt nicht nutzen.',
  specialist: 'Für einen Gnom ist kein Platz mehr, oder es ist kein Spezialist mehr da.',
  moveGuardian: 'Keine deiner Hüterinnen findet einen freien Ort.',
  moveShip: 'Dein Schiff kann jetzt nicht fahren.',
  fateTile: 'Keins deiner Schicksalsplättchen lässt sich anlegen.',
}

export const refusals: RefusalSentencesByCode = {
  gameOver: () => ({
    why: 'Die Partie ist zu Ende, es gibt nichts mehr zu spielen.',
    instead: 'Sieh dir die Punkte an.',
  }),
  notAskedNow: () => ({
    why: 'Das steht gerade nicht zur Wahl.',
    instead: 'Was zur Wahl steht, zeigt deine Übersicht.',
  }),
  optionTaken: () => ({
    why: 'Deine Aktion hast du in diesem Zug schon gemacht.',
    instead: 'Bonusaktionen gehen noch; sonst beende den Zug.',
  }),
  optionOpen: () => ({
    why: 'Du kannst noch eine Aktion machen; erst danach endet dein Zug.',
    instead: 'Wähl eine.',
  }),
  tilesShort: ({ figures }) => ({
    why: `${tilePrice(figures)}; dir ${isOne(figures.short) ? 'fehlt einer' : `fehlen ${inWords(figures.short)}`}.`,
    instead: 'Ein gelber oder zwei beliebige Marker ersetzen einen fehlenden.',
  }),
  resourcesShort: ({ figures: { any, price, short } }) => {
    const lacking = `dir ${isOne(short) ? 'fehlt' : 'fehlen'} ${count(short, nouns.resource, 'nom')}`
    return any > 0
      ? {
          why: `Dafür brauchst du ${isOne(any) ? 'eine beliebige Ressource' : `${any} beliebige Ressourcen`}; ${lacking}.`,
        }
      : {
          why: `Dafür brauchst du ${goods(price)}; ${lacking}.`,
          instead: 'Ein Gold oder zwei beliebige Ressourcen ersetzen eine fehlende.',
        }
  },
  notThePrice: () => ({ why: 'Das ist nicht genau der Preis.', instead: 'Wähl etwas aus der Liste.' }),
  tooManyTiles: ({ figures }) => ({
    why: `Wer ein Schicksalsplättchen anlegt, darf höchstens ${count(figures.most, nouns.actionTile, 'acc')} haben; du hast ${figures.held}.`,
    instead: 'Wirf erst welche ab.',
  }),
  noFateTiles: () => ({ why: 'Du hast keine Schicksalsplättchen mehr.' }),
  noSuchTile: () => ({ why: 'So ein Plättchen ist nicht da.', instead: 'Wähl ein anderes.' }),
  doesNotFit: ({ figures: { lacks } }) => ({ why: NO_PLACE[lacks ?? 'all'] }),
  notTopOrBottom: () => ({ why: 'Anlegen kannst du nur das oberste oder das unterste Plättchen aus deinem Vorrat.' }),
  cityFull: ({ figures }) => ({ why: FULL[figures.of](figures.most) }),
  notOnDisplay: () => ({ why: 'Dieses Wegplättchen liegt nicht mehr aus.', instead: 'Wähl ein anderes.' }),
  pileEmpty: () => ({ why: 'Der Stapel ist leer.', instead: 'Nimm ein Plättchen aus der Auslage.' }),
  notOneColour: ({ figures: { crystals, open } }) => ({
    why: `Dafür müssen alle vier offenen Wegplättchen die gleiche Kristallfarbe haben; ${
      crystals.length > 1
        ? `hier sind es ${list(crystals.map((one) => capital(names.crystal[one])))}`
        : open === 0
          ? 'gerade liegt keins offen'
          : `offen ${isOne(open) ? 'liegt nur eins' : `liegen nur ${inWords(open)}`}`
    }.`,
  }),
  alreadyThere: () => ({ why: 'Dort liegt dein Schiff schon.', instead: 'Wähl eine andere Insel.' }),
  noSuchIsland: () => ({ why: 'Diese Insel gibt es nicht.', instead: 'Sie heißen A1 bis D4.' }),
  shipElsewhere: ({ figures: { colour, at, ship } }) => ({
    why: `${capital(the(nouns.guardian, 'nom', colours[colour]))} steht auf ${at}, ${ship === null ? 'dein Schiff liegt noch am Steg' : `dein Schiff liegt bei ${ship}`}.`,
    instead: 'Fahr erst zu ihr.',
  }),
  noSuchTask: ({ figures: { at, ship } }) =>
    at === null
      ? { why: 'Diese Aufgabe gibt es hier nicht.', instead: 'Wähl eine andere.' }
      : {
          why: `Aufgaben bekommst du nur dort, wo dein Schiff liegt; es liegt ${ship === null ? 'noch am Steg' : `bei ${ship}`}.`,
          instead: 'Fahr erst zur Insel der Aufgabe, oder mach etwas anderes.',
        },
  noOffering: () => ({
    why: 'Dafür hast du keine Opferschale mehr.',
    instead: 'Nimm den anderen Stapel, wenn er noch eine hat.',
  }),
  spaceTaken: () => ({ why: 'Auf diesem Feld liegt schon eine Aufgabe.', instead: 'Wähl ein freies.' }),
  guardianOwned: ({ figures }) => ({
    why: `${capital(the(nouns.guardian, 'acc', colours[figures.colour]))} hast du schon.`,
    instead: 'Jede Stadt hat von jeder Farbe höchstens eine.',
  }),
  noGuardianThere: ({ figures }) => ({
    why: `Auf der Insel steht keine ${names.guardian[figures.colour]} mehr.`,
  }),
  nobodyCanMove: ({ figures }) =>
    figures.walkers === 0
      ? { why: 'Alle deine Hüterinnen stehen bei einem Bonfire, und dort bleiben sie.' }
      : {
          why: 'Keine deiner Hüterinnen kann einen Schritt gehen.',
          instead: 'Bau am Weg weiter, oder leg ein Portal an ein brennendes Bonfire.',
        },
  tooManySteps: ({ figures }) => ({
    why: `Keine deiner Hüterinnen kommt weiter als ${count(figures.most, nouns.step, 'acc')}.`,
    instead: 'Bezahl weniger.',
  }),
  notFurthest: () => ({ why: 'Die vorderste Hüterin zieht zuerst.' }),
  tooFar: ({ figures }) => ({
    why: `Das ${isOne(figures.needed) ? 'wäre' : 'wären'} ${count(figures.needed, nouns.step, 'nom')}, diese Prozession erlaubt aber nur ${isOne(figures.steps) ? 'einen' : inWords(figures.steps)}.`,
    instead: 'Wähl einen näheren Ort.',
  }),
  noWay: ({ figures: { to, lacks } }) => {
    switch (lacks) {
      case 'path':
        return { why: 'So weit reicht dein Weg noch nicht.', instead: 'Bau erst weiter.' }
      case 'portal':
        return { why: `Bei ${names.place(to)} ist noch kein Portal.`, instead: 'Wähl einen anderen Ort.' }
      case 'ignition':
        return { why: `${names.place(to)} brennt noch nicht.`, instead: 'Wähl einen anderen Ort.' }
      case 'forward':
        return { why: 'Von da, wo sie steht, führt kein Weg dorthin.', instead: 'Wähl einen anderen Ort.' }
    }
  },
  occupied: ({ figures }) => ({
    why: `Dort steht ${the(nouns.guardian, 'nom', colours[figures.by])}.`,
    instead: 'Wähl einen freien Ort.',
  }),
  somebodyMustMove: () => ({ why: 'In einer Prozession, die du bezahlst, muss mindestens eine Hüterin ziehen.' }),
  noSuchSpace: () => ({ why: 'Dieses Feld hat das Große Bonfire nicht.', instead: 'Wähl eins der sieben.' }),
  portalDoesNotFit: ({ figures: { portal, there, next } }) => ({
    why: !there
      ? `Dort liegt kein ${names.portal[portal]}.`
      : next === null
        ? `Für ${the(portals[portal], 'acc')} hast du keine freie Aussparung.`
        : `In deine nächste Aussparung passt ${the(portals[next], 'nom')}, nicht ${the(portals[portal], 'nom')}.`,
    instead: 'Wähl andere Belohnungen.',
  }),
  takeTwo: () => ({ why: 'Nimm zwei der drei Belohnungen.' }),
  noSuchGnome: () => ({ why: 'Diesen Gnom kannst du hier nicht nehmen.', instead: 'Wähl einen aus der Liste.' }),
  conditionNotMet: ({ figures: { asked, have, need } }) => ({
    why: `„${capital(typeof asked === 'string' ? names.commonTask[asked] : tasks.condition(asked))}“ ist noch nicht erfüllt${isOne(need) ? '' : ` (${have} von ${need})`}.`,
  }),
  noTaskThere: ({ figures }) =>
    figures.unlit === 0 ? NO_TASK : { why: 'Auf diesem Feld liegt keine Aufgabe.', instead: 'Wähl eins mit Aufgabe.' },
  alreadyLit: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'Dieses Bonfire brennt schon.', instead: 'Wähl eine Aufgabe, die noch nicht entfacht ist.' },
  noviceGone: ({ figures }) => ({
    why: `Den Rats-Novizen der Aufgabe „${capital(names.commonTask[figures.task])}“ hat schon jemand eingesetzt.`,
    instead: 'Die Punkte am Ende bekommst du trotzdem.',
  }),
  noviceThere: ({ figures }) => ({
    why: `Dort sitzt schon ${figures.neutral ? 'ein Rats-Novize' : 'ein Novize von dir'}.`,
    instead: 'Wähl ein anderes Feld.',
  }),
  bonusUnusable: ({ figures }) => ({ why: NO_BONUS[figures.space], instead: 'Nimm das andere.' }),
  nothingToTurnUp: () => ({ why: 'Hier gibt es gerade nichts aufzudecken.' }),
  nothingToDiscard: () => ({
    why: 'Abzuwerfen gibt es nichts: Du hast nicht zu viele Marker, oder kein Schicksalsplättchen würde passen.',
  }),
  noCountdownTile: ({ figures: { novices, countdownAt, begun } }) => ({
    why: begun
      ? 'Passen kannst du, sobald das erste Countdown-Plättchen weitergegeben ist.'
      : `Passen kannst du nur im Countdown. Er beginnt mit ${count(countdownAt, nouns.novice, 'dat')} im Rat; bisher ${novices === 0 ? 'sitzt dort keiner' : isOne(novices) ? 'sitzt dort einer' : `sitzen dort ${inWords(novices)}`}.`,
  }),
  mayPass: () => ({ why: 'Du hast ein Countdown-Plättchen.', instead: 'Pass lieber: Das bringt seine Punkte.' }),
  mustTake: () => ({ why: 'Du hast die Wegplättchen ausgetauscht, darum musst du jetzt eins nehmen.' }),
}

const NO_PLACE = {
  free: 'Dort liegt schon eins deiner Schicksalsplättchen.',
  beside: 'Dort grenzt das Plättchen an keins von deinen.',
  inside: 'Dort ragt das Plättchen über dein Schicksalsfeld hinaus.',
  all: 'Das Plättchen passt nicht: Es muss im Schicksalsfeld auf freien Feldern liegen und an eins von deinen grenzen.',
}

const FULL: Readonly<Record<Refusal<'cityFull'>['figures']['of'], (most: number) => string>> = {
  pathTiles: (most) => `Dein Weg ist fertig: Alle ${inWords(most)} Wegplättchen sind gebaut.`,
  tasks: (most) => `In deiner Stadt liegen ${inWords(most)} Aufgaben und Bonfire, mehr passen nicht.`,
  gnomes: (most) => `In deiner Stadt wohnen ${inWords(most)} Gnome, mehr passen nicht.`,
}

const seatsOf = (seats: readonly number[]): string => `Platz ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Am Zug ist ein leerer Platz. Übernimm ihn, oder spielt ohne ihn weiter.'
      : `${name} ist am Zug. Umsehen kannst du dich solange.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Du sitzt noch nicht an diesem Tisch: Drück auf ${controlInSentence(join)}.`
    const stay = `Zuschauen kannst du gern: ${controlInSentence(lookAt)} zeigt alles.`
    return `Du sitzt nicht an diesem Tisch. ${seats.length === 0 ? '' : `Du kannst ${seatsOf(seats)} übernehmen. `}${stay}`
  },
  alreadySeated: 'Du sitzt schon an diesem Tisch. /bonfire zug öffnet deine Übersicht.',
  full: 'Alle vier Plätze sind besetzt. Eröffne einen Tisch in einem anderen Kanal oder Thread.',
  seatsHeld:
    'Die übrigen Plätze werden für andere freigehalten. Kommt jemand einen Tag lang nicht, wird der Platz wieder frei.',
  sitsAlready: 'Diese Person sitzt schon an diesem Tisch, oder ihr wird ein Platz freigehalten.',
  seatNotHeld: 'Für diese Person wird kein Platz mehr freigehalten.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Diese Partie läuft, und alle Plätze sind besetzt. Zuschauen kannst du gern.'
      : `Diese Partie läuft. Du kannst ${seatsOf(seats)} übernehmen.`,
  onlyBeforeStart: 'Die Partie hat schon begonnen; das geht nur vorher. /bonfire zug öffnet deine Übersicht.',
  notStarted: 'Die Partie hat noch nicht begonnen. Die Tischleitung startet sie.',
  tooFewPeople: (seated, needed) =>
    `Es braucht ${count(needed, nouns.person, 'acc')}, und hier ${isOne(seated) ? 'sitzt erst eine' : `sitzen ${seated}`}. Lad jemanden ein, setz einen Computer dazu, oder spiel mit /bonfire solo gegen Tom.`,
  notTheHost: (name) => `Das kann nur die Tischleitung, und das ist ${name}.`,
  notHostNorModerator: (name) =>
    `Das kann nur die Tischleitung (${name}) oder die Moderation des Servers, auf dem der Tisch steht.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'Dieser Tisch ist angehalten, weil etwas kaputtging. Wer den Bot betreibt, bringt ihn vielleicht wieder in Gang; sonst kann man ihn schließen.'
      : 'An diesem Tisch ist Schluss. Mit /bonfire neu eröffnest du einen neuen.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'An diesem Tisch ist kein Platz frei. Du kannst zuschauen oder mit /bonfire neu in einem anderen Kanal selbst einen eröffnen.'
      : `Diesen Platz gibt es hier nicht. Frei ist ${seatsOf(seats)}.`,
  seatNotEmpty: (name) =>
    `Dort sitzt ${name}, der Platz ist also nicht frei. Aussteigen kann nur, wer dort sitzt: /bonfire aussteigen.`,
  satOut: 'Dieser Platz hat in dieser Partie keine Züge mehr. Wähl einen anderen.',
  computerSits: (name) => `Auf diesem Platz spielt ${name}. Wer ihn haben will, übernimmt ihn mit /bonfire übernehmen.`,
  noSuchComputer: 'Ein Computer mit diesem Namen sitzt hier nicht mehr.',
  computerInTurn: 'Dieser Computer ist mitten im Zug. Versuch es gleich noch einmal.',
  soloTable: 'Das ist eine Solopartie gegen Tom. /bonfire solo eröffnet dir eine eigene.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts gewählt.',
  undoTooFar: 'Seitdem wurde etwas aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.',
  undoNotYours: 'Darum bitten kann nur, wer den letzten Zug beendet hat, und nur bis der nächste Zug endet.',
  undoTooLate: 'Dafür ist es zu spät: Der nächste Zug hat schon begonnen.',
  undoAskedBefore: 'Darum hast du in diesem Zug schon einmal gebeten, und das geht nur einmal.',
  undoNotAsked: 'Das hat sich erledigt: Es ging schon weiter, oder jemand hat Nein gesagt.',
  undoAnsweredBefore: 'Das ist schon notiert. Jetzt müssen noch die anderen zustimmen.',
  freeNotSilent:
    'Dieser Platz ist noch nicht volle drei Tage still. Abwesenheit zählt nicht mit, und auch nicht die Zeit, in der jemand anders am Zug ist.',
  freePaceDecides:
    'An diesem Tisch ist vereinbart, was passiert, wenn die Zeit um ist. Bis dahin dürfen sich alle Zeit lassen. Fragen kannst du, sobald so viel Zeit vergangen ist, Ruhezeiten mitgezählt, und der Platz drei Tage still war.',
  freeAskedBefore: 'Die Frage ist schon gestellt: Antworte im Kanal.',
  freeNotAsked: 'Das hat sich erledigt: Es ging schon weiter, oder es ist entschieden.',
  freeAnsweredBefore: 'Deine Antwort ist schon notiert.',
  substituteAskedBefore: 'So ist es schon. Geändert wurde nichts.',
  noChoices: 'Es wurde nichts gewählt. Öffne deine Übersicht und such dir etwas aus einer Liste aus.',
  pressTooLong: 'Das war zu viel auf einmal. Mach es Schritt für Schritt.',
  planStops:
    'Dabei würde etwas aufgedeckt, und ein Plan hört davor auf. Behalte, was du hast: Das wird gespielt, wenn du am Zug bist, und dann sage ich dir Bescheid.',
  placeThere: 'Der Tisch hat seinen Kanal noch oder schon einen neuen.',
  planFull: (most) => `Mehr als ${most} Varianten merke ich mir nicht. Nimm erst eine heraus.`,
  newerRules: 'Der Bot wird gerade aktualisiert. Versuch es in einer Minute noch einmal; verloren ist nichts.',
  failed:
    'Dabei ist bei mir etwas kaputtgegangen, geändert wurde nichts. Versuch es noch einmal, oder etwas anderes. Wer den Bot betreibt, findet es im Log.',
  tooManyTables: (most) =>
    `Du sitzt schon an ${count(most, nouns.table, 'dat', { stem: 'offen' })}, mehr betreue ich nicht für eine Person. Verlass einen mit /bonfire aussteigen in seinem Kanal, oder spiel ihn zu Ende; dann versuch es noch einmal.`,
  blockedHere:
    'Die Moderation dieses Servers lässt dich hier nicht spielen. Wenn du das für ein Versehen hältst, frag dort nach.',
  tooManyHere: (most) =>
    `Du sitzt auf diesem Server an ${most === 1 ? '1 offenen Tisch' : `${most} offenen Tischen`}, und mehr sind hier pro Person nicht erlaubt. Verlass einen in seinem Kanal mit /bonfire aussteigen oder spiel ihn zu Ende.`,
  fewerComputers: (most) =>
    most === 0
      ? 'Auf diesem Server gibt es an Tischen keine Computer.'
      : `An einem Tisch ${isOne(most) ? 'sitzt' : 'sitzen'} auf diesem Server höchstens ${count(most, nouns.computer, 'nom')}.`,
}

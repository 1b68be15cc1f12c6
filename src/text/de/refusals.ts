import type { CouncilSpace, Refusal, Resource } from '#engine'
import { capital } from '../capital.ts'
import type { RefusalWords } from '../words/refusals.ts'
import { count, inWords, isOne, list, the } from './grammar.ts'
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
      return `${isOne(cause.routes) ? 'Eine Route' : `${capital(inWords(cause.routes))} Routen`} weit zu fahren ${costs}`
    case 'spaces':
      return `${isOne(cause.spaces) ? 'Ein Feld' : `${capital(inWords(cause.spaces))} Felder`} weit zu drehen ${costs}`
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

export const refusals: RefusalWords = {
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
    why: 'Du kannst noch eine Aktion machen; vorher endet dein Zug nicht.',
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
    why: `Das ${isOne(figures.needed) ? 'wäre' : 'wären'} ${count(figures.needed, nouns.step, 'nom')}, diese Prozession hat aber nur ${figures.steps}.`,
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
    why: `Den Rats-Novizen der Aufgabe „${names.commonTask[figures.task]}“ hat schon jemand eingesetzt.`,
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

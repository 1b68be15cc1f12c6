import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { count, either, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

export const panel: Words['panel'] = {
  yourTurn: 'Jij bent aan de beurt',
  othersTurn: (name) => `${name} is aan de beurt.`,
  possibleNow: 'Mogelijk met wat je nu hebt',
  impossibleNow: 'Met wat je nu hebt, kun je niets doen. Tegen de tijd dat je aan de beurt bent, kan dat anders zijn.',
  beforeFirstTurn: 'Je eerste beurt begint met je eerste lottegel: houden of ruilen.',
  noMoreTurns: 'Je krijgt geen beurten meer. Wat je hebt gebouwd, telt aan het einde.',
  endsBefore:
    'Het spel eindigt voordat je weer aan de beurt bent; er valt dus niets meer te plannen. Wat je hebt gebouwd, telt aan het einde.',
  actions: {
    fate: 'Lottegel leggen',
    path: 'Weg bouwen',
    ship: 'Schip verplaatsen',
    task: 'Opdracht ontvangen',
    guardian: 'Hoeder ophalen',
    procession: 'Optocht houden',
    bonfire: 'Groot vreugdevuur gebruiken',
    gnome: 'Gnoom werven',
    ignite: 'Vreugdevuur ontsteken',
    novice: 'Raadslid inzetten',
    discard: 'Fiche afleggen',
  },
  menu: {
    fate: 'Lottegel',
    path: 'Weg',
    ship: 'Schip',
    task: 'Opdracht',
    guardian: 'Hoeder',
    procession: 'Optocht',
    bonfire: 'Groot vuur',
    gnome: 'Gnoom',
    ignite: 'Ontsteken',
    novice: 'Raadslid',
  },
  ignite: (spaces) =>
    spaces.length === 1
      ? `Vreugdevuur ${spaces[0]} ontsteken`
      : `Ontsteken${spaces.length > 2 ? ` (${spaces.length})` : `: ${either(spaces.map(String))}`}`,
  passFor: (points) => `Passen (+${points})`,
  fateFor: (tiles) => `Lottegel (${tiles} afleggen)`,
  more: 'Bekijk een stad, het logboek en meer…',
  pass: {
    title: 'Passen en geen beurten meer spelen?',
    brings: (points) => `Je krijgt ${names.points(points)}.`,
    turns: (turns) => `Je geeft ${isOne(turns) ? 'deze laatste beurt' : `je laatste ${turns} beurten`} op.`,
    allTurns: 'Je geeft alle beurten op die je nog zou krijgen.',
    unlit: (fulfilled) => `**Volbracht, maar nooit ontstoken:** ${list(fulfilled.map(worth))}.`,
    stays: 'Wat je hebt gebouwd, telt aan het einde.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${isOne(fulfilled.length) ? 'Opdracht' : 'Opdrachten'} volbracht:** ${list(
      fulfilled.map(worth),
    )}. ${may ? 'Ontsteken kan nu meteen.' : 'Ontsteken kost een hele beurt.'}`,
  notNow: (actions) => `**Nu niet:** ${actions}`,
  priced: (action, tiles) => `${action} voor ${tiles}`,
  whyNotNow: {
    tilesShort: 'te weinig fiches',
    resourcesShort: 'te weinig middelen',
    tooManyTiles: 'te veel actiefiches',
    noFateTiles: 'geen lottegels meer',
    doesNotFit: 'past nergens',
    cityFull: 'stad vol',
    pileEmpty: 'niets meer over',
    shipElsewhere: 'geen hoeder bij je schip',
    noSuchTask: 'geen opdracht bij je schip',
    noOffering: 'geen offerschaal meer',
    guardianOwned: 'heb je al',
    noGuardianThere: 'daar staat er geen meer',
    nobodyCanMove: 'geen hoeder kan lopen',
    noSuchGnome: 'geen gnomen meer',
  },
  choosePlace: 'Kies een plek',
  chooseOne: 'Maak een keuze',
  sailAndAct: 'Varen en daar iets doen',
  onlySail: 'Alleen varen',
  allPlaces: 'Alle plekken: welke tegel, welke kant op?',
  way: (tile, symbols, direction) => `${tile} ${symbols}, ${names.direction[direction]}`,
  best: 'Beste plekken',
  morePlaces: (part, parts) => `Meer plekken (${part}/${parts})`,
  keptTile: (tile) => capital(names.actionTile[tile]),
  keepWhich: (most, held) =>
    `Je hebt ${count(held, nouns.actionTile)}. ${isOne(most) ? 'Welk fiche houd je?' : `Welke ${most} houd je?`}`,
  guardianMoves: (guardian) => `Waar gaat ${the(nouns.guardian, colours[guardian])} heen?`,
  stepsPlaceholder: 'Hoeveel stappen?',
  finalNow: 'Er is iets omgedraaid: verder terug kan niet.',
  finalAhead: (what) =>
    `er komen nieuwe ${list(what.map((one) => WAITING[one]))}; daarna kun je niet verder terug dan hier.`,
  doneAndNext: (next) => (next === null ? 'Klaar.' : `Klaar. Nu is ${next} aan de beurt.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `In de bot is een fout in de regels verbeterd. Je beurt begint opnieuw, zonder ${isOne(choices) ? 'de stap die' : `de ${count(choices, nouns.step)} die`} je daarin al had gezet. Alle beurten daarvoor blijven staan.`
      : `In de bot is een fout in de regels verbeterd; zonder die fout ${isOne(turns) ? 'was de laatste beurt' : `waren de laatste ${count(turns, nouns.turn)}`} anders gegaan. Het spel gaat van daarvoor verder; in het logboek staat nog wat er is gespeeld.`,
  holdings: (tiles, resources) => {
    if (tiles === '') return `Je hebt geen actiefiches${resources === '' ? ' en geen middelen' : `, wel ${resources}`}.`
    return `Je hebt ${tiles}${resources === '' ? ', maar geen middelen' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = {
  paths: nouns.pathTile.many,
  gnomes: nouns.gnome.many,
  offerings: nouns.offering.many,
} as const

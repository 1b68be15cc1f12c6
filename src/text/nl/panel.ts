import type { Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { upToSteps } from './choices.ts'
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
    task: 'Een opdracht ontvangen',
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
  notNow: (actions) => `**Nu niet mogelijk:** ${actions}`,
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
    `Je hebt ${count(held, nouns.actionTile)}. ${isOne(most) ? 'Welk fiche wil je houden?' : `Welke ${most} wil je houden?`}`,
  guardianMoves: (guardian) => `Waar gaat ${the(nouns.guardian, colours[guardian])} heen?`,
  stepsPlaceholder: 'Hoeveel stappen?',
  finalNow: 'Er is iets omgedraaid: verder terug kan niet.',
  finalAhead: (what) =>
    `er komen nieuwe ${list(what.map((one) => WAITING[one]))}; eerdere stappen kun je dan niet meer terugnemen.`,
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

export const prompts: Words['prompts'] = {
  startTile: 'Je eerste lottegel: houd hem, of ruil hem voor de middelste uit je voorraad.',
  turn: ({ used, mayEnd, bonusActions, passPoints, mayGoOut }) => {
    const bonus =
      bonusActions === 0 ? '' : ` Je kunt nog ${isOne(bonusActions) ? 'een raadslid' : 'raadsleden'} inzetten.`
    if (used) return `Je hebt je actie gedaan.${bonus} Beëindig je beurt als je zover bent.`
    if (mayEnd) return `Je kunt niets meer doen.${bonus} Beëindig je beurt.`
    if (mayGoOut) return `Je kunt alleen nog een bonusactie doen.${bonus} Doe die, of speel geen beurten meer.`
    const pass = passPoints === null ? '' : ` Je kunt ook passen voor ${names.points(passPoints)}.`
    return `${bonus}${pass}`.trimStart()
  },
  payTiles: (goods) => `Dat kost ${goods}. Waarmee betaal je?`,
  payResources: (goods) => `Dat kost ${goods}. Waarmee betaal je?`,
  payAnyResources: (n) =>
    isOne(n)
      ? 'Dat kost een middel naar keuze. Welk geef je af?'
      : `Dat kost ${n} middelen naar keuze. Welke geef je af?`,
  takePath: 'Neem nu een wegfiche, of vervang ze alle vier nog eens als hun kristallen gelijk zijn.',
  offering: 'Welke offerschaal leg je neer?',
  taskSpace: 'Waar in je stad komt de opdracht?',
  islandAction: (island) =>
    island.kind === 'task'
      ? 'Je bent er. Wil je hier een opdracht ontvangen?'
      : `Je bent er. Wil je ${the(nouns.guardian, colours[island.guardian])} ophalen?`,
  procession: ({ steps, paid, next }) => {
    const who = either(next.map((guardian) => `de ${colours[guardian].inflected}`))
    return `Elke hoeder mag ${upToSteps(steps)} zetten, de voorste eerst. Nu gaat ${who}.${paid ? '' : ' Onderweg krijg je niets.'}`
  },
  yield: (times) =>
    isOne(times) ? 'Welk middel brengt ze mee?' : 'Welk middel brengt ze mee? Je krijgt het twee keer.',
  rewards: (all) => (all ? 'Neem je beloningen.' : 'Neem twee beloningen.'),
  council: (novice) =>
    novice === 'own' ? 'Naar welk raadsveld gaat je pupil?' : 'Naar welk raadsveld gaat het raadslid?',
  bonus: (space) => `Neem je de bonus of liever 1 punt? De bonus: ${uncapital(names.council[space].bonus)}`,
  freePath: 'Welk wegfiche leg je gratis?',
  freeGuardian: 'Welke hoeder haal je gratis op?',
  freeBonfire: 'Waar draai je het grote vreugdevuur heen?',
  freeSpecialist: 'Welke specialist werf je gratis?',
  freeMove: 'Welke hoeder verplaats je, en waarheen?',
  freeShip: 'Waar vaar je heen? Het kost niets.',
  freeFate: 'Leg je volgende lottegel. Hoeveel actiefiches je hebt, maakt nu niet uit.',
  tomTask: (highest) =>
    highest
      ? 'Er zijn meerdere opdrachten met de hoogste waarde. Welke neemt Tom?'
      : 'Er zijn meerdere opdrachten met de laagste waarde. Welke neemt Tom?',
  tomGuardian: 'Welke hoeder haalt Tom op?',
  tomCouncil: (task) =>
    task === null
      ? 'Naar welk veld in de Hoge Raad gaat Toms pupil?'
      : `Tom heeft een opdracht van de Raad volbracht: ${names.commonTask[task]}. Naar welk veld gaat het raadslid?`,
  tomGnome: (left) => `Tom heeft plaats voor ${count(left, nouns.gnome)}. Welke werft hij? ${EMOJI.tom}`,
}

export const whyNot: Words['whyNot'] = {
  title: 'Waarom kan dit niet?',
  choose: 'Kies een actie',
  options: (n) => (isOne(n) ? '1 optie is nu niet mogelijk' : `${n} opties zijn nu niet mogelijk`),
  places: (n) => (isOne(n) ? '1 plek' : `${n} plekken`),
  nothing: 'Je kunt hier alles kiezen.',
}

export const ahead: Words['ahead'] = {
  title: 'Je volgende beurt',
  plan: 'Volgende beurt plannen',
  mine: 'Mijn plan',
  about:
    'Zodra je aan de beurt bent, wordt de eerste variant gespeeld die dan nog helemaal mogelijk is; iedereen krijgt dat te zien. Tot dan ziet niemand anders er iets van. Is er geen meer mogelijk, dan word je gewoon geroepen.',
  nothing: 'Je hebt nog niets gepland.',
  drafting: '**Vooruit gepland:** alleen jij ziet dit, en er wordt nog niets gespeeld.',
  planned: (ways) => `Je volgende beurt is gepland${ways === 1 ? '' : `, in ${ways} varianten`}.`,
  leavesOpen: 'Daarna blijft de beurt open en word je geroepen.',
  notNow: (why) => `Zoals het er nu voor staat, kan dit niet: ${why}`,
  otherwise: 'Onderweg zou het spel iets anders vragen of doen.',
  turnsUp: 'Eerst zou er iets worden omgedraaid.',
  cut: (why) => `Het spel ging verder, dus de rest van wat je had gekozen is vervallen: ${why}`,
  didNotFit: (ways) => `Van je plan is niets gespeeld: het paste niet meer.\n${ways.join('\n')}`,
  tooLate: 'Je plan kwam te laat: je beurt was al begonnen.',
  add: 'Nog een variant',
  goOn: 'Verder met plannen',
  drafted: (way) => `Vooruit plannen: variant ${way}`,
  save: (way) => `Variant ${way} bewaren`,
  saveOpen: (way) => `Variant ${way} bewaren, beurt blijft open`,
  leave: 'Variant weggooien',
  withdraw: 'Plan intrekken',
  change: 'Volgorde veranderen',
  raise: (number) => `Variant ${number} vóór variant ${number - 1} proberen`,
  remove: (number) => `Variant ${number} weghalen`,
  played: 'Zoals vooruit gepland',
}

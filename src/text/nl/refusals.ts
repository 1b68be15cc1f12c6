import type { Colour } from '#engine'
import { EMOJI } from '../emoji.ts'
import type { RefusalWords, TableRefusalWords } from '../words/refusals.ts'
import { count, either, isOne } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

/** "2 🟦", a price in action tiles. */
const tilePrice = (colour: Colour, needed: number): string => `${needed} ${EMOJI.actionTile[colour]}`

const nothingToIgnite = (unlit: number): string | null =>
  unlit === 0 ? 'Je hebt geen opdracht om te ontsteken. Ontvang er eerst een op een eiland.' : null

export const refusals: RefusalWords = {
  gameOver: () => 'Het spel is afgelopen, er valt niets meer te spelen. Bekijk de punten.',
  notAskedNow: () => 'Dat is nu niet aan de orde. Open je paneel om te zien wat wel.',
  optionTaken: () => 'Je hebt je actie in deze beurt al gedaan. Bonusacties mogen nog, of beëindig je beurt.',
  optionOpen: () => 'Je kunt nog een actie doen, dus je beurt kan nog niet eindigen. Kies er een.',
  tilesShort: ({ figures }) =>
    `Dat kost ${tilePrice(figures.colour, figures.needed)}, en je komt er ${figures.short} tekort. Eén ${EMOJI.actionTile.yellow} of twee fiches naar keuze vervangen er één.`,
  resourcesShort: ({ figures }) =>
    `Je komt ${count(figures.short, nouns.resource)} tekort. Eén ${EMOJI.resource.gold} of twee middelen naar keuze vervangen er één.`,
  notThePrice: () => 'Dat is niet precies de prijs. Kies iets uit de lijst.',
  tooManyTiles: ({ figures }) =>
    `Je hebt ${count(figures.held, nouns.actionTile)} en mag er ${figures.most} houden als je een lottegel legt: leg er eerst af.`,
  noFateTiles: () => 'Je hebt geen lottegels meer.',
  noSuchTile: () => 'Die ligt er niet. Kies een andere.',
  doesNotFit: () =>
    'De lottegel past daar niet. Hij moet binnen je lotveld op vrije velden liggen, naast een van je tegels.',
  notTopOrBottom: () => 'Je kunt alleen de bovenste of de onderste lottegel uit je voorraad leggen.',
  cityFull: ({ figures }) => `In je stad is plaats voor ${figures.most} hiervan, en die heb je.`,
  notOnDisplay: () => 'Dat wegfiche ligt niet meer in het aanbod. Kies een ander.',
  pileEmpty: () => 'De stapel is leeg. Neem een fiche uit het aanbod.',
  notOneColour: () => 'Daarvoor moeten alle vier de open wegfiches dezelfde kleur kristal hebben.',
  alreadyThere: () => 'Daar ligt je schip al. Kies een ander eiland.',
  noSuchIsland: () => 'Dat eiland bestaat niet. Ze heten A1 tot en met D4.',
  shipElsewhere: () => 'Je schip ligt niet bij het eiland van die hoeder. Vaar er eerst heen.',
  noSuchTask: () => 'Die opdracht ligt niet op het eiland van je schip. Vaar er eerst heen, of kies een andere.',
  noOffering: () => 'Daar heb je geen offerschaal meer. Neem de andere stapel, als daar nog een ligt.',
  spaceTaken: () => 'Op dat veld ligt al een opdracht. Kies een vrij veld.',
  guardianOwned: () => 'Een hoeder van die kleur heb je al. In een stad staat er van elke kleur één.',
  noGuardianThere: () => 'Op haar eiland staat geen hoeder van die kleur meer.',
  nobodyCanMove: () =>
    'Geen van je hoeders kan een stap zetten. Bouw je weg verder, of zorg dat er een portaal bij een ontstoken vreugdevuur ligt.',
  tooManySteps: () => 'Met zoveel stappen komt niemand verder. Betaal er minder.',
  notFurthest: () => 'De voorste hoeder gaat eerst.',
  tooFar: ({ figures }) =>
    `Dat ${isOne(figures.needed) ? 'is' : 'zijn'} ${count(figures.needed, nouns.step)}, en deze optocht telt er maar ${figures.steps}. Kies iets dichterbij.`,
  noWay: () =>
    'Daar kan ze niet komen. Naar een vreugdevuur moet er een portaal naast liggen, en het moet ontstoken zijn.',
  occupied: () => 'Daar staat al een hoeder. Kies een vrije plek.',
  somebodyMustMove: () => 'In een optocht die je betaalt, moet minstens één hoeder een stap zetten.',
  noSuchSpace: () => 'Zo’n veld heeft het grote vreugdevuur niet. Kies een van de zeven.',
  portalDoesNotFit: () =>
    'Dat portaal ligt daar niet, of het past niet in je volgende uitsparing. Kies andere beloningen.',
  takeTwo: () => 'Neem twee van de drie beloningen.',
  noSuchGnome: () => 'Die gnoom kun je hier niet nemen. Kies er een uit de lijst.',
  conditionNotMet: ({ figures }) => {
    const common = Object.entries(names.commonTask).find(([task]) => task === figures.task)
    if (common !== undefined) return `Je hebt nog geen ${common[1]}.`
    return 'Die opdracht heb je nog niet volbracht. In je stad zie je hoe ver je bent.'
  },
  noTaskThere: ({ figures }) =>
    nothingToIgnite(figures.unlit) ?? 'Op dat veld ligt geen opdracht. Kies een veld waar er een ligt.',
  alreadyLit: ({ figures }) =>
    nothingToIgnite(figures.unlit) ?? 'Dat is al een vreugdevuur. Kies een opdracht die nog niet ontstoken is.',
  noviceGone: () => 'Iemand heeft dat raadslid al ingezet. De punten aan het einde krijg je toch.',
  noviceThere: () => 'Daar zit al een pupil van die kleur. Kies een ander veld.',
  bonusUnusable: () => 'Dat kan hier nu niet. Neem het andere.',
  nothingToTurnUp: () => 'Er valt niets om te draaien.',
  nothingToDiscard: () => 'Er valt niets af te leggen: je hebt weinig genoeg fiches, of er past geen lottegel.',
  noCountdownTile: () => 'Passen kan alleen tijdens het aftellen, met een aftelfiche voor je.',
  mayPass: () => 'Je hebt een aftelfiche. Pas liever: dan krijg je de punten ervan.',
  mustTake: () => 'Je hebt de wegfiches vervangen, dus nu moet je er een nemen.',
}

const seatsOf = (seats: readonly number[]): string => `plaats ${either(seats.map(String))}`

export const tableRefusals: TableRefusalWords = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Een lege plaats is aan de beurt. Neem hem over, of laat hem overslaan.'
      : `${name} is aan de beurt. Rondkijken kan intussen wel.`,
  notSeated: (phase, seats) => {
    if (phase === 'lobby') return 'Je zit nog niet aan deze tafel: druk op “Meedoen”.'
    const stay = 'Meekijken mag altijd: “Bekijken…” toont alles.'
    return `Je zit niet aan deze tafel. ${seats.length === 0 ? '' : `Je kunt ${seatsOf(seats)} overnemen. `}${stay}`
  },
  alreadySeated: 'Je zit al aan deze tafel. /bonfire beurt opent je paneel.',
  full: 'Alle vier de plaatsen zijn bezet. Open een tafel in een ander kanaal of een andere thread.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Dit spel is bezig en alle plaatsen zijn bezet. Meekijken mag altijd.'
      : `Dit spel is bezig. Je kunt ${seatsOf(seats)} overnemen.`,
  notStarted: 'Het spel is nog niet begonnen. De organisator start het.',
  tooFewPeople: (seated, needed) =>
    `Er zijn ${count(needed, nouns.player)} nodig, en hier ${isOne(seated) ? 'zit er pas één' : `zitten er ${seated}`}. Vraag iemand mee, of speel tegen Tom.`,
  notTheHost: (name) => `Dat kan alleen de organisator, en dat is ${name}.`,
  notHostNorModerator: (name) => `Dat kan alleen de organisator (${name}) of een moderator.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'Deze tafel ligt stil omdat er iets is misgegaan. Wie de bot beheert, krijgt hem misschien weer aan de gang; anders kan hij gesloten worden.'
      : 'Aan deze tafel is het spel voorbij. Open een nieuwe met /bonfire nieuw.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'Aan deze tafel is geen plaats vrij. Je kunt meekijken, of in een ander kanaal zelf een tafel openen met /bonfire nieuw.'
      : `Die plaats is er niet aan deze tafel. Vrij is ${seatsOf(seats)}.`,
  seatNotEmpty: (name) =>
    `Daar zit ${name}, dus die plaats is niet vrij. Alleen wie er zit, kan opstaan: /bonfire verlaten.`,
  satOut:
    'Die plaats krijgt in dit spel geen beurten meer, dus er valt niets over te nemen of over te slaan. Kies een andere.',
  soloTable: 'Dit is een solospel tegen Tom, voor één speler. /bonfire solo opent er een voor jou.',
  nothingToUndo: 'Er valt niets terug te nemen: je hebt in deze beurt nog niets gekozen.',
  undoTooFar: 'Sindsdien is er iets omgedraaid: terugnemen kan maar tot daar.',
  noChoices: 'Er is niets gekozen. Open je paneel en kies iets uit een lijst.',
  pressTooLong: 'Dat was te veel voor één druk op de knop. Doe het stap voor stap.',
  newerRules: 'De bot wordt net bijgewerkt. Probeer het over een minuut nog eens; er is niets verloren.',
  failed:
    'Daarbij ging er bij mij iets mis, en er is niets veranderd. Probeer het nog eens, of probeer iets anders. Wie de bot beheert, vindt het in het log.',
  tooManyTables: (most) =>
    `Je zit al aan ${count(most, nouns.table, { plain: 'open', inflected: 'open' })}, en meer houd ik er niet bij voor één persoon. Verlaat er een met /bonfire verlaten in het kanaal van die tafel, of speel hem uit; probeer het dan nog eens.`,
}

import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, either, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

const seatsOf = (seats: readonly number[]): string => `plaats ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Een vrije plaats is aan de beurt. Neem hem over, of sla hem over.'
      : `${name} is aan de beurt. Rondkijken kan intussen wel.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Je zit nog niet aan deze tafel: druk op ${control(join)}.`
    const stay = `Meekijken mag altijd: ${control(lookAt)} toont alles.`
    return `Je zit niet aan deze tafel. ${seats.length === 0 ? '' : `Je kunt ${seatsOf(seats)} overnemen. `}${stay}`
  },
  alreadySeated: 'Je zit al aan deze tafel. /bonfire beurt opent je paneel.',
  full: 'Alle vier de plaatsen zijn bezet. Open een tafel in een ander kanaal of een andere thread.',
  seatsHeld:
    'De plaatsen die over zijn, worden voor anderen vrijgehouden. Komt iemand die dag niet, dan is de plaats weer vrij.',
  sitsAlready: 'Deze persoon zit al aan deze tafel, of er wordt al een plaats voor vrijgehouden.',
  seatNotHeld: 'Voor deze persoon wordt geen plaats meer vrijgehouden.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Dit spel is bezig en alle plaatsen zijn bezet. Meekijken mag altijd.'
      : `Dit spel is bezig. Je kunt ${seatsOf(seats)} overnemen.`,
  onlyBeforeStart: 'Het spel is al begonnen; dat kan alleen daarvoor. /bonfire beurt opent je paneel.',
  notStarted: 'Het spel is nog niet begonnen. De organisator start het.',
  tooFewPeople: (seated, needed) =>
    `Er zijn ${count(needed, nouns.player)} nodig, en hier ${isOne(seated) ? 'zit er pas één' : `zitten er ${seated}`}. Vraag iemand mee, zet er een computer bij, of speel met /bonfire solo tegen Tom.`,
  notTheHost: (name) => `Dat kan alleen de organisator, en dat is ${name}.`,
  notHostNorModerator: (name) =>
    `Dat kan alleen de organisator (${name}) of een moderator van de server waar de tafel staat.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'Deze tafel ligt stil omdat er iets is misgegaan. Wie de bot beheert, krijgt hem misschien weer aan de gang; anders kan hij gesloten worden.'
      : 'Aan deze tafel is het spel voorbij. Open een nieuwe met /bonfire nieuw.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'Aan deze tafel is geen plaats vrij. Je kunt meekijken, of in een ander kanaal zelf een tafel openen met /bonfire nieuw.'
      : `Die plaats is er niet aan deze tafel. Kies ${seatsOf(seats)}.`,
  seatNotEmpty: (name) =>
    `Daar zit ${name}, dus die plaats is niet vrij. Alleen wie er zit, kan opstaan: /bonfire verlaten.`,
  satOut:
    'Die plaats krijgt in dit spel geen beurten meer, dus er valt niets over te nemen of over te slaan. Kies een andere.',
  computerSits: (name) => `Op die plaats speelt ${name}. Wie die plaats wil, neemt hem over met /bonfire overnemen.`,
  noSuchComputer: 'Er zit hier geen computer met die naam meer.',
  computerInTurn: 'Die computer is midden in een beurt. Probeer het zo nog eens.',
  soloTable: 'Dit is een solospel tegen Tom, voor één speler. /bonfire solo opent er een voor jou.',
  nothingToUndo: 'Er valt niets terug te nemen: je hebt in deze beurt nog niets gekozen.',
  undoTooFar: 'Daarna is er iets omgedraaid, dus verder terug kan niet.',
  undoNotYours: 'Alleen wie de laatste beurt beëindigde, kan dat vragen, en alleen tot de volgende beurt voorbij is.',
  undoTooLate: 'Daar is het te laat voor: de volgende beurt is al begonnen.',
  undoAskedBefore: 'Dat heb je in deze beurt al een keer gevraagd, en vaker kan niet.',
  undoNotAsked: 'Dat wordt niet meer gevraagd: het spel ging al verder, of iemand zei nee.',
  undoAnsweredBefore: 'Dat is al genoteerd. Nu moeten de anderen nog akkoord gaan.',
  freeNotSilent:
    'Die plaats is nog geen drie dagen stil. Afwezigheid telt niet mee, en het gaat alleen om wie aan de beurt is.',
  freePaceDecides:
    'Aan deze tafel is afgesproken wat er gebeurt als de tijd om is. Tot dan mag iedereen die tijd gebruiken. Je kunt het vragen zodra zoveel tijd voorbij is, stille uren meegeteld, en de plaats drie dagen stil was.',
  freeAskedBefore: 'Dat wordt al gevraagd: antwoord in het kanaal.',
  freeNotAsked: 'Dat wordt niet meer gevraagd: het spel ging al verder, of het is beslist.',
  freeAnsweredBefore: 'Je antwoord is al genoteerd.',
  substituteAskedBefore: 'Zo is het al. Er is niets veranderd.',
  noChoices: 'Er is niets gekozen. Open je paneel en kies iets uit een lijst.',
  pressTooLong: 'Dat was te veel in één keer. Doe het stap voor stap.',
  planStops:
    'Daarbij zou iets worden omgedraaid, en verder gaat een plan niet. Bewaar wat je hebt: dat wordt gespeeld als je aan de beurt bent, en dan word je geroepen.',
  placeThere: 'De tafel heeft zijn plek nog, of heeft al een nieuwe.',
  planFull: (most) => `Meer dan ${most} varianten onthoud ik niet. Haal er eerst een weg.`,
  newerRules: 'De bot wordt net bijgewerkt. Probeer het over een minuut nog eens; er is niets verloren.',
  failed:
    'Daarbij ging er bij mij iets mis, en er is niets veranderd. Probeer het nog eens, of probeer iets anders. Wie de bot beheert, vindt het in het log.',
  tooManyTables: (most) =>
    `Je zit al aan ${count(most, nouns.table, { plain: 'open', inflected: 'open' })}, en meer houd ik er niet bij voor één persoon. Verlaat er een met /bonfire verlaten in het kanaal van die tafel, of speel hem uit; probeer het dan nog eens.`,
  blockedHere:
    'De moderators van deze server laten je hier niet spelen. Denk je dat het een vergissing is, vraag het dan aan hen.',
  tooManyHere: (most) =>
    `Je zit op deze server aan ${most === 1 ? '1 open tafel' : `${most} open tafels`}, en meer mag hier niet per persoon. Verlaat er een met /bonfire verlaten in het kanaal van die tafel, of speel hem uit.`,
  fewerComputers: (most) =>
    most === 0
      ? 'Op deze server zitten er geen computers aan tafel.'
      : `Op deze server zit er aan een tafel hooguit ${most === 1 ? '1 computer' : `${most} computers`}.`,
}

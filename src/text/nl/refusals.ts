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

const ORDINALS = [
  '',
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
]
const nth = (n: number): string => ORDINALS[n] ?? `${n}e`

/** What so many action tiles are the price of: "Je vierde wegfiche kost 2 groene fiches". */
function tilePrice({ colour, needed, cause }: Tiles): string {
  const costs = `kost ${count(needed, nouns.tile, colours[colour])}`
  switch (cause.kind) {
    case 'always':
      return `Dat ${costs}`
    case 'offerings':
      return `Daar ${isOne(cause.there) ? 'ligt al één offerschaal' : `liggen al ${inWords(cause.there)} offerschalen`} van je, dus de ${nth(cause.there + 1)} ${costs}`
    case 'routes':
      return `${isOne(cause.routes) ? 'Eén route' : `${capital(inWords(cause.routes))} routes`} varen ${costs}`
    case 'spaces':
      return `${isOne(cause.spaces) ? 'Eén veld' : `${capital(inWords(cause.spaces))} velden`} verder draaien ${costs}`
    case 'pathTile':
      return `Je ${nth(cause.nth)} wegfiche ${costs}`
  }
}

/** "1 kruid en 2 goud" */
const goods = (price: Readonly<Partial<Record<Resource, number>>>): string =>
  list(
    (['blossom', 'fruit', 'herb', 'shell', 'root', 'gold'] as const).flatMap((resource) => {
      const n = price[resource] ?? 0
      return n === 0 ? [] : count(n, resources[resource])
    }),
  )

const shipAt = (ship: string | null): string =>
  ship === null ? 'je schip ligt nog aan de kade' : `je schip ligt bij ${ship}`

const NO_TASK = {
  why: 'Je hebt geen opdracht om te ontsteken.',
  instead: 'Ontvang er eerst een op een eiland.',
}

const NO_BONUS: Readonly<Record<CouncilSpace, string>> = {
  goldAndYellow: 'Op dat veld kun je geen punt nemen in plaats van de bonus.',
  pathTile: 'Je weg is af, er past geen wegfiche meer bij.',
  guardian: 'Van alle kleuren die er nog zijn, heb je al een hoeder.',
  greatBonfire: 'Het grote vreugdevuur kun je nu niet gebruiken.',
  specialist: 'Er is geen plaats voor nog een gnoom, of er is geen specialist meer.',
  moveGuardian: 'Geen van je hoeders kan naar een vrije plek.',
  moveShip: 'Je schip kan nu niet varen.',
  fateTile: 'Geen van je lottegels past.',
}

export const refusals: RefusalSentencesByCode = {
  gameOver: () => ({ why: 'Het spel is afgelopen, er valt niets meer te spelen.', instead: 'Bekijk de punten.' }),
  notAskedNow: () => ({ why: 'Dat is nu niet aan de orde.', instead: 'Open je paneel om te zien wat wel.' }),
  optionTaken: () => ({
    why: 'Je hebt je actie deze beurt al gedaan.',
    instead: 'Doe nog bonusacties of beëindig je beurt.',
  }),
  optionOpen: () => ({
    why: 'Je kunt nog een actie doen, dus je beurt kan nog niet eindigen.',
    instead: 'Kies er een.',
  }),
  tilesShort: ({ figures }) => ({
    why: `${tilePrice(figures)}, en je komt er ${figures.short} tekort.`,
    instead: 'Voor elk fiche dat je mist, mag je een geel fiche of twee fiches naar keuze betalen.',
  }),
  resourcesShort: ({ figures: { any, price, short } }) =>
    any > 0
      ? {
          why: `Daarvoor heb je ${isOne(any) ? 'één middel' : `${any} middelen`} naar keuze nodig, en je komt er ${short} tekort.`,
        }
      : {
          why: `Daarvoor heb je ${goods(price)} nodig, en je komt ${count(short, nouns.resource)} tekort.`,
          instead: 'Voor elk middel dat je mist, mag je één goud of twee middelen naar keuze betalen.',
        },
  notThePrice: () => ({ why: 'Dat is niet precies de prijs.', instead: 'Kies iets uit de lijst.' }),
  tooManyTiles: ({ figures }) => ({
    why: `Je hebt ${count(figures.held, nouns.actionTile)} en mag er hoogstens ${figures.most} houden als je een lottegel legt.`,
    instead: 'Leg er eerst een paar af.',
  }),
  noFateTiles: () => ({ why: 'Je hebt geen lottegels meer.' }),
  noSuchTile: () => ({ why: 'Die ligt er niet.', instead: 'Kies een andere.' }),
  doesNotFit: ({ figures: { lacks } }) => ({ why: NO_PLACE[lacks ?? 'all'] }),
  notTopOrBottom: () => ({ why: 'Je kunt alleen de bovenste of de onderste lottegel uit je voorraad leggen.' }),
  cityFull: ({ figures }) => ({ why: FULL[figures.of](figures.most) }),
  notOnDisplay: () => ({ why: 'Dat wegfiche ligt niet meer in het aanbod.', instead: 'Kies een ander.' }),
  pileEmpty: () => ({ why: 'De stapel is leeg.', instead: 'Neem een fiche uit het aanbod.' }),
  notOneColour: ({ figures: { crystals, open } }) => ({
    why: `Daarvoor moeten alle vier de open wegfiches dezelfde kleur kristal hebben; ${
      crystals.length > 1
        ? `deze zijn ${list(crystals.map((one) => names.crystal[one]))}`
        : `er ${isOne(open) ? 'ligt er maar één' : `liggen er ${open === 0 ? 'geen' : `maar ${inWords(open)}`}`} open`
    }.`,
  }),
  alreadyThere: () => ({ why: 'Daar ligt je schip al.', instead: 'Kies een ander eiland.' }),
  noSuchIsland: () => ({ why: 'Dat eiland bestaat niet.', instead: 'Ze heten A1 tot en met D4.' }),
  shipElsewhere: ({ figures: { colour, at, ship } }) => ({
    why: `${capital(the(nouns.guardian, colours[colour]))} staat op ${at}, en ${shipAt(ship)}.`,
    instead: 'Vaar eerst naar haar eiland.',
  }),
  noSuchTask: ({ figures: { at, ship } }) =>
    at === null
      ? { why: 'Die opdracht is hier niet te krijgen.', instead: 'Kies een andere.' }
      : {
          why: `Opdrachten ontvang je waar je schip ligt, en dat ligt ${ship === null ? 'nog aan de kade' : `bij ${ship}`}.`,
          instead: 'Vaar eerst naar het eiland van de opdracht, of kies een andere.',
        },
  noOffering: () => ({
    why: 'Daarvoor heb je geen offerschaal meer.',
    instead: 'Neem de andere stapel, als daar nog een ligt.',
  }),
  spaceTaken: () => ({ why: 'Op dat veld ligt al een opdracht.', instead: 'Kies een vrij veld.' }),
  guardianOwned: ({ figures }) => ({
    why: `${capital(the(nouns.guardian, colours[figures.colour]))} heb je al.`,
    instead: 'In een stad staat er van elke kleur één.',
  }),
  noGuardianThere: ({ figures }) => ({
    why: `Op het eiland staat geen ${names.guardian[figures.colour]} meer.`,
  }),
  nobodyCanMove: ({ figures }) =>
    figures.walkers === 0
      ? { why: 'Al je hoeders staan bij een vreugdevuur, en daar blijven ze.' }
      : {
          why: 'Geen van je hoeders kan een stap zetten.',
          instead: 'Bouw je weg verder, of zorg dat er een portaal bij een ontstoken vreugdevuur ligt.',
        },
  tooManySteps: ({ figures }) => ({
    why: `Met meer dan ${count(figures.most, nouns.step)} komt geen van je hoeders verder.`,
    instead: 'Betaal voor minder stappen.',
  }),
  notFurthest: () => ({ why: 'De voorste hoeder gaat eerst.' }),
  tooFar: ({ figures }) => ({
    why: `Dat ${isOne(figures.needed) ? 'is' : 'zijn'} ${count(figures.needed, nouns.step)}, en deze optocht telt er maar ${figures.steps}.`,
    instead: 'Kies iets dichterbij.',
  }),
  noWay: ({ figures: { lacks } }) => {
    switch (lacks) {
      case 'path':
        return { why: 'Zo ver loopt je weg nog niet.', instead: 'Bouw eerst verder.' }
      case 'portal':
        return { why: 'Daar ligt nog geen portaal.', instead: 'Kies een andere plek.' }
      case 'ignition':
        return { why: 'Dat vreugdevuur is nog niet ontstoken.', instead: 'Kies een andere plek.' }
      case 'forward':
        return { why: 'Van waar ze staat, kan ze daar niet komen.', instead: 'Kies een andere plek.' }
    }
  },
  occupied: ({ figures }) => ({
    why: `Daar staat ${the(nouns.guardian, colours[figures.by])}.`,
    instead: 'Kies een vrije plek.',
  }),
  somebodyMustMove: () => ({ why: 'In een optocht die je betaalt, moet minstens één hoeder een stap zetten.' }),
  noSuchSpace: () => ({ why: 'Zo’n veld heeft het grote vreugdevuur niet.', instead: 'Kies een van de zeven.' }),
  portalDoesNotFit: ({ figures: { portal, there, next } }) => ({
    why: !there
      ? `Daar ligt geen ${names.portal[portal]}.`
      : next === null
        ? `Je hebt geen vrije uitsparing voor ${the(portals[portal])}.`
        : `In je volgende uitsparing past ${the(portals[next])}, niet ${the(portals[portal])}.`,
    instead: 'Kies andere beloningen.',
  }),
  takeTwo: () => ({ why: 'Neem twee van de drie beloningen.' }),
  noSuchGnome: () => ({ why: 'Die gnoom kun je hier niet nemen.', instead: 'Kies er een uit de lijst.' }),
  conditionNotMet: ({ figures: { asked, have, need } }) => ({
    why: `“${capital(typeof asked === 'string' ? names.commonTask[asked] : tasks.condition(asked))}” is nog niet volbracht${isOne(need) ? '' : ` (${have} van de ${need})`}.`,
  }),
  noTaskThere: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'Op dat veld ligt geen opdracht.', instead: 'Kies een veld waar er een ligt.' },
  alreadyLit: ({ figures }) =>
    figures.unlit === 0
      ? NO_TASK
      : { why: 'Dat is al een vreugdevuur.', instead: 'Kies een opdracht die nog niet ontstoken is.' },
  noviceGone: ({ figures }) => ({
    why: `Het raadslid van “${names.commonTask[figures.task]}” is al ingezet.`,
    instead: 'De punten aan het einde krijg je toch.',
  }),
  noviceThere: ({ figures }) => ({
    why: `Daar zit al ${figures.neutral ? 'een raadslid' : 'een pupil van jou'}.`,
    instead: 'Kies een ander veld.',
  }),
  bonusUnusable: ({ figures }) => ({ why: NO_BONUS[figures.space], instead: 'Kies de andere mogelijkheid.' }),
  nothingToTurnUp: () => ({ why: 'Er valt niets om te draaien.' }),
  nothingToDiscard: () => ({
    why: 'Er valt niets af te leggen: je hebt niet te veel fiches, of er past geen lottegel.',
  }),
  noCountdownTile: ({ figures: { novices, countdownAt, begun } }) => ({
    why: begun
      ? 'Passen kan zodra het eerste aftelfiche is doorgegeven.'
      : `Passen kan alleen tijdens het aftellen. Dat begint bij ${count(countdownAt, nouns.novice)} in de Raad; daar ${novices === 0 ? 'zit nog niemand' : isOne(novices) ? 'zit er nu 1' : `zitten er nu ${novices}`}.`,
  }),
  mayPass: () => ({ why: 'Je hebt een aftelfiche.', instead: 'Pas liever: dan krijg je de punten ervan.' }),
  mustTake: () => ({ why: 'Je hebt de wegfiches vervangen, dus nu moet je er een nemen.' }),
}

const NO_PLACE = {
  free: 'Daar ligt al een van je lottegels.',
  beside: 'Daar grenst de lottegel aan geen van je tegels.',
  inside: 'Daar steekt de lottegel over de rand van je lotveld.',
  all: 'De lottegel past niet: hij moet binnen je lotveld op vrije velden liggen, naast een van je tegels.',
}

const FULL: Readonly<Record<Refusal<'cityFull'>['figures']['of'], (most: number) => string>> = {
  pathTiles: (most) => `Je weg is af: alle ${inWords(most)} wegfiches liggen er.`,
  tasks: (most) => `In je stad liggen al ${inWords(most)} opdrachten en vreugdevuren; meer passen er niet.`,
  gnomes: (most) => `In je stad wonen al ${inWords(most)} gnomen; meer passen er niet.`,
}

const seatsOf = (seats: readonly number[]): string => `plaats ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Een vrije plaats is aan de beurt. Neem hem over, of sla hem over.'
      : `${name} is aan de beurt. Rondkijken kan intussen wel.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Je zit nog niet aan deze tafel: druk op ${controlInSentence(join)}.`
    const stay = `Meekijken mag altijd: ${controlInSentence(lookAt)} toont alles.`
    return `Je zit niet aan deze tafel. ${seats.length === 0 ? '' : `Je kunt ${seatsOf(seats)} overnemen. `}${stay}`
  },
  alreadySeated: 'Je zit al aan deze tafel. /bonfire beurt opent je paneel.',
  full: 'Alle vier de plaatsen zijn bezet. Open een tafel in een ander kanaal of een andere thread.',
  seatsHeld:
    'De plaatsen die over zijn, worden voor anderen vrijgehouden. Komt iemand die dag niet, dan is de plaats weer vrij.',
  sitsAlready: 'Deze persoon zit al aan deze tafel, of heeft hier al een vrijgehouden plaats.',
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

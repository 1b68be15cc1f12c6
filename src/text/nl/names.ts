import { PARTS_BY_GUARDIAN_PLACE } from '#engine'
import { uncapital } from '../capital.ts'
import type { VerbAndRest } from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { bare, count } from './grammar.ts'
import { colours, islands, nouns, portals, resources } from './nouns.ts'

/** What the reader did: one verb alone differs from what others did, and one tile is the reader's. */
export const yours = ([verb, rest]: VerbAndRest): VerbAndRest => [
  verb === 'heeft' ? 'hebt' : verb,
  rest.replace(/^de (?=eerste lottegel)/, 'je '),
]

/** The same with its person behind the verb, which then loses its t, but for one that has no other. */
export function yoursInverted(clause: VerbAndRest): VerbAndRest {
  const [verb, rest] = yours(clause)
  return [verb === 'laat' ? verb : verb.replace(/t$/, ''), rest === '' ? 'je' : `je ${rest}`]
}

export const names: Words['names'] = {
  resource: {
    blossom: resources.blossom.one,
    fruit: resources.fruit.one,
    herb: resources.herb.one,
    shell: resources.shell.one,
    root: resources.root.one,
    gold: resources.gold.one,
  },
  actionTile: {
    green: colours.green.plain,
    blue: colours.blue.plain,
    red: colours.red.plain,
    white: colours.white.plain,
    purple: colours.purple.plain,
    brown: colours.brown.plain,
    yellow: colours.yellow.plain,
  },
  crystal: { blue: colours.blue.plain, red: colours.red.plain, yellow: colours.yellow.plain },
  guardian: {
    wood: bare(nouns.guardian, colours.wood),
    grey: bare(nouns.guardian, colours.grey),
    red: bare(nouns.guardian, colours.red),
    pink: bare(nouns.guardian, colours.pink),
    turquoise: bare(nouns.guardian, colours.turquoise),
    blue: bare(nouns.guardian, colours.blue),
    green: bare(nouns.guardian, colours.green),
    yellow: bare(nouns.guardian, colours.yellow),
    orange: bare(nouns.guardian, colours.orange),
    purple: bare(nouns.guardian, colours.purple),
    black: bare(nouns.guardian, colours.black),
    white: bare(nouns.guardian, colours.white),
  },
  portal: {
    circle: portals.circle.one,
    triangle: portals.triangle.one,
    square: portals.square.one,
    diamond: portals.diamond.one,
    hexagon: portals.hexagon.one,
    star: portals.star.one,
    crescent: portals.crescent.one,
  },
  council: {
    goldAndYellow: { name: 'Goud en een geel fiche', bonus: 'Neem 2 goud en 1 geel fiche.' },
    pathTile: { name: 'Gratis wegfiche', bonus: 'Leg een wegfiche uit het aanbod of van de stapel.' },
    guardian: { name: 'Gratis hoeder', bonus: 'Haal een hoeder op in een kleur die je nog niet hebt.' },
    greatBonfire: {
      name: 'Groot vreugdevuur',
      bonus: 'Draai het grote vreugdevuur naar een veld naar keuze.',
    },
    specialist: { name: 'Gratis specialist', bonus: 'Werf gratis een specialist uit het aanbod.' },
    moveGuardian: { name: 'Hoeder verplaatsen', bonus: 'Zet een hoeder zo ver vooruit of achteruit als je wilt.' },
    moveShip: {
      name: 'Vrije vaart',
      bonus: 'Vaar gratis waarheen je wilt; voor wat je daar doet, betaal je de gewone prijs.',
    },
    fateTile: { name: 'Extra lottegel', bonus: 'Leg meteen je volgende lottegel.' },
  },
  commonTask: {
    sevenTasks: 'zeven opdrachten of vreugdevuren',
    sevenPortals: 'zeven portalen',
    sevenPathTiles: 'zeven wegfiches',
    fiveGuardians: 'vijf hoeders',
    sixGnomes: 'zes gnomen',
  },
  tomCard: {
    gnome: 'Gnoom',
    path: 'Weg',
    taskHighest: 'Opdracht I (hoogste waarde)',
    taskLowest: 'Opdracht II (laagste waarde)',
    guardian: 'Hoeder',
    greatBonfire: 'Groot vreugdevuur',
  },
  edition: {
    rulebook: {
      name: 'Engelse/Duitse spelregels',
      about: 'Geel, goud en “twee voor één” vervangen alleen wat je niet hebt.',
    },
    online: {
      name: 'Online-editie',
      about: 'Geel, goud en “twee voor één” mogen alles vervangen, zoals in de Nederlandse spelregels.',
    },
  },
  ending: {
    countdown: 'Het aftellen is voorbij.',
    nobodyCanMove: 'Niemand kan nog iets doen.',
    fourthDeck: 'Tom is voor de vierde keer door zijn stapel heen.',
  },
  direction: { e: 'naar rechts', s: 'naar beneden', w: 'naar links', n: 'naar boven' },
  compass: {
    SW: 'zuidwesten',
    W: 'westen',
    NW: 'noordwesten',
    N: 'noorden',
    NE: 'noordoosten',
    E: 'oosten',
    SE: 'zuidoosten',
  },
  island: (island) =>
    island.kind === 'task'
      ? `${island.id} (${islands[island.resource].one})`
      : `${island.id} (${names.guardian[island.guardian]})`,
  landingStage: 'aan de kade',
  pathTile: (crystal, resource) => `${names.resource[resource]}, ${bare(nouns.crystal, colours[crystal])}`,
  fateTile: (id) => `lottegel ${id}`,
  place: (place) => {
    const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
    if (on === 'start') return 'starttegel'
    return on === 'path' ? `wegveld ${space}` : `vreugdevuur ${space}`
  },
  fateEnd: { top: 'Bovenste tegel', bottom: 'Onderste tegel', only: 'Laatste tegel' },
  space: (space) => `veld ${space}`,
  points: (n) => count(n, nouns.point),
  turns: (n) => count(n, nouns.turn),
  right: {
    viewChannel: 'Kanaal bekijken',
    sendMessages: 'Berichten versturen',
    createPublicThreads: 'Openbare threads maken',
    sendMessagesInThreads: 'Berichten in threads versturen',
    attachFiles: 'Bestanden bijvoegen',
    readMessageHistory: 'Berichtgeschiedenis lezen',
  },
  tom: 'Tom',
  nobody: 'Niemand',
  formerPlayer: 'Een oud-speler',
  emptySeat: 'Vrije plaats',
}

export const phrases: Words['phrases'] = {
  undone: (undo, taken) => `${undo}: ${taken}`,
  labelled: (label, text) => `${label}: ${text.endsWith('?') ? uncapital(text) : text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join('; '),
  andThen: (first, next) => `${first}, dan ${next}`,
}

export const typedTimes: Words['typedTimes'] = {
  unreadable: (typed) =>
    `“${typed}” begrijp ik niet. Schrijf bijvoorbeeld **20:00**, **morgen 19:30**, **za 20:00** of **over 2 uur**.`,
  noZone:
    'Ik ken je tijdzone niet. Typ één keer **/bonfire instellingen tijdzone** en kies de dichtstbijzijnde stad, of schrijf bijvoorbeeld **over 2 uur**.',
  past: 'Dat is al voorbij. Kies een latere tijd.',
  tooFar: (days) => `Dat is te ver vooruit: kies een tijd binnen ${days} dagen.`,
}

export const buttons: Words['buttons'] = {
  join: 'Meedoen',
  leave: 'Tafel verlaten',
  start: 'Starten',
  close: 'Tafel sluiten',
  takeTurn: 'Speel je beurt',
  moveHere: 'Hier verderspelen',
  openPanel: 'Mijn paneel openen',
  undo: 'Stap terugnemen',
  endTurn: 'Beurt beëindigen',
  askUndo: 'Vragen om de beurt terug te nemen',
  agreeToUndo: 'Akkoord',
  refuseUndo: 'Nee',
  pass: (points) => `Passen voor ${names.points(points)}`,
  payOtherwise: 'Anders betalen',
  refresh: 'Vernieuwen',
  back: 'Terug',
  go: 'Bevestigen',
  recruit: 'Werven',
  build: 'Bouwen',
  retrieve: 'Ophalen',
  takeTask: 'Een opdracht ontvangen',
  takeRewards: 'Beloningen nemen',
  takeBonus: 'Bonus nemen',
  takePoint: '1 punt nemen',
  andEnd: (deed) => `${deed}, beurt beëindigen`,
  turnUp: 'Nu omdraaien',
  log: 'Logboek',
  rules: 'Regels',
  settings: 'Instellingen',
  scores: 'Punten',
  city: 'Mijn stad',
  older: 'Eerder',
  newer: 'Later',
  takeOver: (name) => `Plaats van ${name} overnemen`,
  sitOut: (name) => `Plaats van ${name} overslaan`,
  newGame: 'Nog een keer spelen',
  journal: 'Verslag ophalen',
}

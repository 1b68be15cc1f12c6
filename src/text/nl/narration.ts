import { ACTION_TILES, type ActionColour, type GainSource, type Guardian, RESOURCES } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { countsByKind, type Goods, symbolsAsEmoji, tilesAsEmoji } from '../goods.ts'
import {
  type BuiltPathTile,
  byFullness,
  type DeedFullness,
  type DeedWords,
  type GuardianWalk,
  isToldInFull,
  verbPhraseText,
} from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { a, count, countBare, isOne, list, the } from './grammar.ts'
import { names, yours, yoursInverted } from './names.ts'
import { colours, islands, nouns, portals, resources as resourceNouns, resources, shown } from './nouns.ts'
import { freedBecause } from './pace.ts'
import { gnomes, tasks, theGnome } from './tasks.ts'

/** In the present tense, as it is said at the table. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && isToldInFull(how)
      ? ['ruilt', `de eerste lottegel voor de ${fateTile('tegel', symbols, how)}`]
      : [
          'legt',
          byFullness(
            how,
            `de eerste lottegel ${how === 'signs' ? `met symbolen ${symbolsAsEmoji(symbols)}` : `(${symbols.map((symbol) => names.actionTile[symbol]).join('-')})`}`,
            'de eerste lottegel',
          ),
        ],
  fateTilePlaced: ({ symbols }, how) => [
    'legt',
    byFullness(how, `de ${fateTile('lottegel', symbols, how)}`, 'een lottegel'),
  ],
  discarded: ({ tiles }) => ['legt', `${tilesAsEmoji(tiles)} af`],
  pathsBuilt: ({ tiles }, how) => [
    'bouwt',
    byFullness(
      how,
      tiles.length === 1
        ? pathTile(tiles[0])
        : `wegfiches op de velden ${list(tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`))}`,
      'een weg',
    ),
  ],
  pathsPutBack: () => ['legt', 'de vier open wegfiches terug'],
  shipMoved: ({ island }, how) => [
    'vaart',
    byFullness(
      how,
      island.kind === 'task'
        ? `naar ${the(islands[island.resource])} ${island.id}`
        : `naar eiland ${island.id} van de ${colours[island.guardian].inflected} ${nouns.guardian.many}`,
      `naar ${island.id}`,
      'met het schip',
    ),
  ],
  offeringLaid: ({ resource }) => ['legt', `de offerschaal met ${shown(resource)} neer`],
  taskReceived: ({ task, offering, lit }, how) => {
    const called = `“${tasks.condition(task.condition)}”`
    const it = lit ? 'het vreugdevuur' : 'de opdracht'
    const laid = offering === null ? '' : ` in ruil voor de offerschaal met ${shown(offering)}`
    return [
      'ontvangt',
      byFullness(
        how,
        `${it} ${called} van ${names.points(task.points)}${laid}`,
        `${it} ${called}`,
        lit ? 'een vreugdevuur' : 'een opdracht',
      ),
    ]
  },
  guardianReceived: ({ colour }, how) => {
    const her = `${the(nouns.guardian, colours[colour])} op`
    return ['haalt', byFullness(how, her, her, 'een hoeder op')]
  },
  procession: ({ steps, moves }, how) =>
    moves.length === 0 || !isToldInFull(how)
      ? ['houdt', byFullness(how, `een optocht van ${upToSteps(steps)}`, 'een optocht')]
      : ['leidt', walked(moves, 'in een optocht ')],
  guardianMoved: ({ walks }, how) => {
    const they = list(walks.map(({ guardian }, index) => guardianAmong(guardian, index)))
    return ['verplaatst', byFullness(how, walked(walks), they, walks.length === 1 ? 'een hoeder' : 'hoeders')]
  },
  bonfireTurned: ({ compass }, how) =>
    isToldInFull(how)
      ? ['draait', `het grote vreugdevuur naar het ${names.compass[compass]}`]
      : ['gebruikt', 'het grote vreugdevuur'],
  portalPlaced: ({ portal, space }, how) => {
    const it = the(portals[portal])
    return ['legt', byFullness(how, `${it} bij veld ${space}`, it, 'een portaal')]
  },
  gnomesJoined: ({ gnomes: joining }, how) => {
    const all = list(joining.map(theGnome))
    return ['werft', byFullness(how, all, all, joining.length === 1 ? 'een gnoom' : count(joining.length, nouns.gnome))]
  },
  ignited: ({ task, space }, how) => {
    const called = `“${tasks.condition(task.condition)}”`
    return [
      'ontsteekt',
      byFullness(
        how,
        `op veld ${space} het vreugdevuur ${called} van ${names.points(task.points)}`,
        called,
        'een vreugdevuur',
      ),
    ]
  },
  noviceMoved: ({ novice, to, met }) => {
    const neutral = the(nouns.neutralNovice)
    const who =
      novice.kind === 'own' ? a(nouns.novice) : met ? neutral : `${neutral} van “${names.commonTask[novice.task]}”`
    return ['stuurt', `${who} naar “${names.council[to].name}”`]
  },
  bonusTaken: () => ['ontvangt', 'de bonus'],
  commonTaskMet: ({ task }, how) => {
    const called = `“${names.commonTask[task]}”`
    return ['volbrengt', byFullness(how, `voor de Raad de opdracht ${called}`, called, 'een opdracht van de Raad')]
  },
  islandActionDeclined: () => ['doet', 'daar niets'],
  countdownBegan: () => ['laat', 'het aftellen beginnen'],
  passed: ({ byItself }, how) =>
    !isToldInFull(how)
      ? ['past', '']
      : byItself
        ? ['heeft', 'geen beurt meer en past']
        : ['past', 'en krijgt geen beurten meer'],
  wentOut: ({ why }, how) => (isToldInFull(how) ? WENT_OUT[why] : ['krijgt', 'geen beurten meer']),
  tomDrew: ({ card }) => ['trekt', `de kaart “${names.tomCard[card]}”`],
  tomIdle: ({ why }) =>
    why === 'outgrown'
      ? ['heeft', 'de bijbehorende opdracht van de Raad al volbracht']
      : ['heeft', 'niets aan die kaart'],
  paid: () => ['betaalt', ''],
  gained: ({ rows }) => ['krijgt', rows.join(' plus ')],
}

/** "de grijze hoeder", and after her "de rode" */
const guardianAmong = (colour: Guardian, index: number): string =>
  index === 0 ? the(nouns.guardian, colours[colour]) : `de ${colours[colour].inflected}`
const walked = (walks: readonly GuardianWalk[], how = ''): string =>
  list(
    walks.map(({ guardian, to }, index) => `${guardianAmong(guardian, index)} ${index === 0 ? how : ''}${toPlace(to)}`),
  )

const WENT_OUT = {
  nothingLeft: ['kan', 'niets meer doen en krijgt geen beurten meer'],
  declined: ['ziet', 'af van de laatste bonusactie en krijgt geen beurten meer'],
  satOut: ['wordt', 'vanaf nu overgeslagen'],
} as const

export const cardsLeft = (left: number, round: number): string =>
  left === 0 ? `Stapel ${round} van 4 is op` : `Nog ${count(left, nouns.card)} in stapel ${round} van 4`

export const narration: Words['narration'] = {
  deeds,
  sentence: (name, [first = ['', ''], ...others], then) =>
    then
      ? `Daarna ${first[0]} ${list([`${name} ${first[1]}`, ...others.map(verbPhraseText)])}.`
      : `${name} ${list([first, ...others].map(verbPhraseText))}.`,
  ownSentence: (clauses, then) =>
    `${then ? 'Daarna' : 'Je'} ${list(clauses.map(then ? yoursInverted : yours).map(verbPhraseText))}.`,
  onlyThingPossible: 'er was niets anders mogelijk',
  offeringTurnedUp: (resource) => ['draait', `de offerschaal met ${shown(resource)} om`],
  brought: (goods, from) => {
    const isScore = goods.tiles.length + goods.resources.length === 0
    return [isScore ? 'scoort' : goods.points === 0 ? GAINED[from] : 'krijgt', said(goods)]
  },
  symbols: (colours) => colours.join('-'),
  forPrice: (goods) => `voor ${goods}`,
  goods: said,
  paid: (goods) => `Betaald: ${said(goods)}`,
  discarded: (goods) => `Afgelegd: ${said(goods)}`,
  pathsTurnedUp: (tiles) =>
    `Nieuw bij de wegfiches: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) => `Nieuw bij de gnomen: ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Het aftellen begint: in de Hoge Raad ${isOne(novices) ? 'zit' : 'zitten'} ${count(novices, nouns.novice)}.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Aftelfiche ${tile} gaat naar de volgende speler.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Toms kaart: “${names.tomCard[card]}”${gnome === null ? '' : `. Omgedraaide gnoom: ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending) => `🏁 Het spel is afgelopen. ${names.ending[ending]}`,
}

/** "lottegel met symbolen 🟥🟪🟦", "rood-paars-blauwe lottegel": behind "de" */
const fateTile = (noun: string, symbols: readonly ActionColour[], how: DeedFullness): string =>
  how === 'signs'
    ? `${noun} met symbolen ${symbolsAsEmoji(symbols)}`
    : `${symbols.map((symbol, index) => colours[symbol][index < symbols.length - 1 ? 'plain' : 'inflected']).join('-')} ${noun}`

const BUILT_FROM = {
  display: 'een wegfiche',
  pile: 'een blind getrokken wegfiche',
  search: 'een wegfiche van de stapel',
} as const
const pathTile = ({ crystal, resource, space, from }: BuiltPathTile): string =>
  `op wegveld ${space} ${BUILT_FROM[from]} met ${shown(resource)} en ${a(nouns.crystal, colours[crystal])}`

/** "2 groene, 1 rood fiche, 3 wortels en 4 punten" */
function said({ tiles, resources, points }: Goods): string {
  const kinds = countsByKind(ACTION_TILES, tiles)
  return list(
    [
      list(
        kinds.map(({ kind, n }, index) =>
          index < kinds.length - 1 ? countBare(n, nouns.tile, colours[kind]) : count(n, nouns.tile, colours[kind]),
        ),
      ),
      ...countsByKind(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind])),
      points === 0 ? '' : count(points, nouns.point),
    ].filter((part) => part !== ''),
  )
}

const GAINED: Readonly<Record<GainSource, string>> = {
  setUp: 'krijgt',
  fateArea: 'pakt',
  covered: 'pakt',
  path: 'krijgt',
  procession: 'krijgt',
  moveGuardian: 'krijgt',
  greatBonfire: 'pakt',
  council: 'pakt',
  point: 'krijgt',
  elder: 'krijgt',
  specialist: 'krijgt',
  countdown: 'krijgt',
  tom: 'krijgt',
}

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Toms kaart: “${names.tomCard[card]}”.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} heeft gespeeld` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Na je vorige beurt',
  sinceTheStart: 'Na de start',
  page: (page, pages) => `Pagina ${page} van ${pages}, het oudste eerst.`,
  moreTurns: (turns) => `${count(turns, nouns.turn)} niet getoond`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Een eerdere beurt' : `Beurt ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}.`}`,
  roundPoints: 'Punten na deze ronde',
  pastLobby: (people) => `Het spel begon: ${list(people)}.`,
  pastTakenBack: 'De beurt ervoor is teruggenomen.',
  past: 'Een eerder bericht van deze tafel.',
}

export const log: Words['log'] = {
  title: 'Wat er tot nu toe is gebeurd',
  empty: 'Er is nog niets gebeurd.',
  opened: (name) => `${name} heeft de tafel geopend.`,
  joined: (name) => `${name} is aangeschoven.`,
  left: (name) => `${name} is opgestaan.`,
  tiesDecided: 'Waar het voor niemand anders uitmaakte, koos Tom volgens zijn vuistregel.',
  started: 'Het spel is begonnen.',
  frozen: 'De tafel is stilgelegd: er is iets stuk.',
  thawed: (turnDropped) =>
    `De tafel lag stil omdat er iets stuk was. Het is verholpen en het spel gaat verder${turnDropped ? ', maar een deel van de open beurt is verloren: die beurt moet opnieuw worden afgemaakt' : ''}.`,
  tookOver: (name, seat) => `${name} heeft plaats ${seat} overgenomen.`,
  satOut: (name) => `De plaats van ${name} wordt vanaf nu overgeslagen.`,
  freed: (name, why) => `${capital(freedBecause(name, why))}: de plaats kwam vrij.`,
  extended: 'Toen de tijd voor de beurt om was, was de bot er niet. Daarom kwam er tijd bij.',
  substituteAsked: (name, wanted) => (wanted ? `${name} zoekt vervanging.` : `${name} zoekt geen vervanging meer.`),
  rules: (number) => `De bot is bijgewerkt. Het spel gaat verder met regelversie ${number}.`,
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  round: (round) => (round === 0 ? 'Vóór het spel' : `Ronde ${round}`),
  turn: (turn) => `Beurt ${turn}`,
  whose: 'Wiens beurten?',
  everybody: 'Beurten van iedereen',
  noTurns: 'Hier is nog geen beurt.',
  first: 'Begin',
  last: 'Nieuwste',
  asFile: 'Als bestand',
  back: 'Terug naar het logboek',
  tableAfter: (round) => `Afbeelding van ronde ${round}`,
  stoodAfter: (turn, name) => `De tafel na beurt ${turn} (${name})`,
  whichTurn: 'Na welke beurt van deze ronde?',
  cannotBeShown:
    'Hoe de tafel er toen bij lag, is niet meer te zien: er werd toen met een andere regelversie gespeeld.',
  fileName: 'bonfire-logboek.txt',
  more: 'Meer daarvan staat in het logboek.',
  aboutFile: 'Het hele logboek als tekstbestand. De tijden zijn in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Bij het ontsteken moet dit kloppen: ${asked} Als vreugdevuur levert de opdracht aan het einde ${names.points(points)} op.`,
  gnomePrice: (resource) =>
    `Toont ${shown(resource)} ${EMOJI.resource[resource]} en kost 2 bruine fiches en ${count(1, resources[resource])}, of 1 bruin fiche en ${count(2, resources[resource])}.`,
  orPoint: 'In plaats van de bonus mag je 1 punt nemen.',
  pages: (pages) => `Spelregels, ${pages.length === 1 ? 'bladzijde' : 'bladzijden'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Voorbeeld op de afbeelding: de groen omlijnde tegel is nieuw.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} staat alleen: neem er 1.`
          : `${EMOJI.actionTile[tile]} hoort bij een groep van ${size}: neem er ${size}.`,
      ),
      ...(covered === '' ? [] : [`Hij overbouwt een afgebeeld ${covered}: neem dat ook.`]),
    ].join('\n'),
  fillers:
    'aan als bij dan dat de deze die dit doen doet door een eens en er gaat geeft had hebben heb hebt heeft het hij hoe hoeveel ik in is je jij kan kun kunnen maar mag me mee met mij mijn moet moeten na naar of om op over te tot uit van voor waar waarom waarvoor wanneer was wat we welk welke werkt wie wil word worden wordt ze zich zij zijn zo',
  more: 'Meer over…',
  here: (edition) => `Aan deze tafel (${edition})`,
}

export const journal: Words['journal'] = {
  choose: 'Spellen die je hebt uitgespeeld. Welk spel wil je als bestand?',
  none: 'Je hebt nog geen spel uitgespeeld. In een verslag staat ook wat verborgen was; daarom krijg je het pas na afloop.',
  about: (file) =>
    [
      `**${file}** bevat het hele spel: hoe het werd klaargezet, ook wat verborgen was, en elke keuze op volgorde.`,
      `-# Wie de code van deze bot heeft, speelt het na met \`npm run bonfire -- replay ${file}\` en krijgt de eindtelling.`,
    ].join('\n'),
}

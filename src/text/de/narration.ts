import { ACTION_TILES, type Colour, type GainSource, RESOURCES } from '#engine'
import { capital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { type Goods, symbolsAsEmoji, tally, tilesAsEmoji } from '../goods.ts'
import {
  type BuiltPath,
  byFullness,
  type Clause,
  type DeedWords,
  type Fullness,
  inFull,
  joinedClause,
} from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { gnomes, theGnome } from './gnomes.ts'
import { a, bare, type Case, count, countBare, inflected, isOne, list, the, toThe } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals, resources as resourceNouns } from './nouns.ts'
import { yours } from './second-person.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as at the table: the verb stands second, and what belongs to it last. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && inFull(how)
      ? ['tauscht', `das erste Schicksalsplättchen gegen das mittlere mit ${fateTile(symbols, how)}`]
      : [
          'legt',
          byFullness(
            how,
            `das erste Schicksalsplättchen mit ${fateTile(symbols, how)} an`,
            'das erste Schicksalsplättchen an',
          ),
        ],
  fateTilePlaced: ({ symbols }, how) => [
    'legt',
    byFullness(how, `das Schicksalsplättchen mit ${fateTile(symbols, how)} an`, 'ein Schicksalsplättchen an'),
  ],
  discarded: ({ tiles }) => ['wirft', `${tilesAsEmoji(tiles)} ab`],
  pathsBuilt: ({ tiles }, how) => [
    'baut',
    byFullness(
      how,
      tiles.length === 1
        ? pathTile(tiles[0])
        : `Wege auf den Feldern ${list(tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`))}`,
      'einen Weg',
    ),
  ],
  pathsPutBack: () => ['legt', 'die vier offenen Wegplättchen zurück'],
  shipMoved: ({ island }, how) => [
    'fährt',
    byFullness(
      how,
      island.kind === 'task'
        ? `${toThe(islands[island.resource])} ${island.id}`
        : `nach ${island.id} zur Insel der ${inflected(colours[island.guardian], 'en')} ${nouns.guardian.many.nom}`,
      `nach ${island.id}`,
      'mit dem Schiff',
    ),
  ],
  offeringLaid: ({ resource }) => ['legt', `die Opferschale mit ${names.resource[resource]} ab`],
  taskReceived: ({ task, offering, lit }, how) => {
    const called = `„${tasks.condition(task.condition)}“`
    const kind = lit ? `das ${task.points}-Punkte-Bonfire` : `die ${task.points}-Punkte-Aufgabe`
    const laid = offering === null ? '' : ` gegen die Opferschale mit ${names.resource[offering]}`
    return [
      'erhält',
      lit
        ? byFullness(how, `${kind} ${called}${laid}`, `das Bonfire ${called}`, 'ein Bonfire')
        : byFullness(how, `${kind} ${called}${laid}`, `die Aufgabe ${called}`, 'eine Aufgabe'),
    ]
  },
  guardianReceived: ({ colour }, how) => {
    const her = `${the(nouns.guardian, 'acc', colours[colour])} ab`
    return ['holt', byFullness(how, her, her, 'eine Hüterin ab')]
  },
  procession: ({ steps, moves }, how) =>
    moves.length === 0 || !inFull(how)
      ? ['führt', byFullness(how, `eine Prozession mit ${upToSteps(steps)} durch`, 'eine Prozession durch')]
      : [
          'führt',
          `in einer Prozession ${list(moves.map(({ guardian, to }) => `${the(nouns.guardian, 'acc', colours[guardian])} ${toPlace(to)}`))}`,
        ],
  guardianMoved: ({ guardian, to }, how) => {
    const her = the(nouns.guardian, 'acc', colours[guardian])
    return ['zieht', byFullness(how, `${her} ${toPlace(to)}`, her, 'eine Hüterin')]
  },
  bonfireTurned: ({ compass }, how) =>
    inFull(how) ? ['dreht', `das Große Bonfire nach ${names.compass[compass]}`] : ['nutzt', 'das Große Bonfire'],
  portalPlaced: ({ portal, space }, how) => {
    const it = the(portals[portal], 'acc')
    return ['legt', byFullness(how, `${it} an Feld ${space}`, `${it} an`, 'ein Portal an')]
  },
  gnomesJoined: ({ gnomes: joining }, how) => {
    const all = `${list(joining.map(theGnome))} an`
    return [
      'wirbt',
      byFullness(
        how,
        all,
        all,
        joining.length === 1 ? 'einen Gnom an' : `${count(joining.length, nouns.gnome, 'acc')} an`,
      ),
    ]
  },
  ignited: ({ task, space }, how) => {
    const called = `„${tasks.condition(task.condition)}“`
    return [
      'entfacht',
      byFullness(how, `auf Feld ${space} das ${task.points}-Punkte-Bonfire ${called}`, called, 'ein Bonfire'),
    ]
  },
  noviceMoved: ({ novice, to, met }) => {
    const neutral = the(nouns.neutralNovice, 'acc')
    const who =
      novice.kind === 'own'
        ? a(nouns.novice, 'acc')
        : met
          ? neutral
          : `${neutral} der Aufgabe „${names.commonTask[novice.task]}“`
    return ['schickt', `${who} auf „${names.council[to].name}“`]
  },
  bonusTaken: () => ['nimmt', 'den Bonus'],
  commonTaskMet: ({ task }, how) => {
    const called = `„${names.commonTask[task]}“`
    return ['erfüllt', byFullness(how, `die Aufgabe des Rates ${called}`, called, 'eine Aufgabe des Rates')]
  },
  islandActionDeclined: () => ['tut', 'dort nichts'],
  countdownBegan: () => ['löst', 'den Countdown aus'],
  passed: ({ byItself }, how) =>
    !inFull(how)
      ? ['passt', '']
      : byItself
        ? ['hat', 'keinen Zug mehr und passt']
        : ['passt', 'und hat keine Züge mehr'],
  wentOut: ({ why }, how) => (inFull(how) ? WENT_OUT[why] : ['hat', 'keine Züge mehr']),
  tomDrew: ({ card }) => ['zieht', `die Karte „${names.tomCard[card]}“`],
  tomIdle: ({ why }) =>
    why === 'outgrown' ? ['hat', 'diese Aufgabe des Rates schon erfüllt'] : ['kann', 'damit nichts anfangen'],
  paid: () => ['bezahlt', ''],
  gained: () => ['bekommt', ''],
}

const WENT_OUT = {
  nothingLeft: ['kann', 'nichts mehr tun und hat keine Züge mehr'],
  declined: ['verzichtet', 'auf die letzte Bonusaktion und hat keine Züge mehr'],
  satOut: ['setzt', 'ab jetzt aus'],
} as const

const MOVES = ['zieht', 'ziehst']
/** One guardian moves after another: "zieht die graue auf Wegfeld 2 und die rote auf Wegfeld 1"; a gain between parts them. */
const joined = (clauses: readonly Clause[]): readonly string[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1]
    const goesOn = before !== undefined && before[0] === clause[0] && MOVES.includes(clause[0])
    return goesOn && !before[1].includes('→') ? clause[1] : joinedClause(clause)
  })

/** After a word in front the verb comes before the person. */
const sentence = (name: string, clauses: readonly Clause[], then: boolean): string => {
  const [first = '', ...others] = joined(clauses)
  const [verb, rest] = clauses[0] ?? ['', '']
  return then
    ? `Danach ${verb} ${list([joinedClause([name, rest]), ...others])}.`
    : `${name} ${list([first, ...others])}.`
}

export const cardsLeft = (left: number, round: number): string =>
  `${left === 0 ? 'Keine Karten mehr' : `Noch ${count(left, nouns.card, 'nom')}`}, Durchgang ${round} von 4`

export const narration: Words['narration'] = {
  deeds,
  sentence,
  ownSentence: (clauses, then) => sentence(then ? 'du' : 'Du', clauses.map(yours), then),
  onlyThingPossible: 'einzige Möglichkeit',
  offeringTurnedUp: (resource) => ['deckt', `die Opferschale mit ${names.resource[resource]} auf`],
  brought: (goods, from) => {
    const isScore = goods.tiles.length + goods.resources.length === 0
    const [verb, end] = isScore ? ['erzielt', ''] : goods.points === 0 ? GAINED[from] : BEKOMMT
    return [verb, `${said(goods, 'acc')}${end}`]
  },
  gaining: ', das bringt ',
  symbols: (colours) => colours.map(capital).join('-'),
  plus: ', dazu ',
  forPrice: (goods) => `für ${goods}`,
  goods: (goods) => said(goods, 'acc'),
  paid: (goods) => `Bezahlt: ${said(goods, 'nom')}`,
  discarded: (goods) => `Abgeworfen: ${said(goods, 'nom')}`,
  pathsTurnedUp: (tiles) =>
    `Neu bei den Wegplättchen: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) => `Neu bei den Gnomen: ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Der Countdown beginnt: ${count(novices, nouns.novice, 'nom')} ${isOne(novices) ? 'sitzt' : 'sitzen'} im Hohen Rat.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Countdown: Plättchen ${tile} wird weitergegeben.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Toms Karte: ${names.tomCard[card]}${gnome === null ? '' : `. Aufgedeckt: ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending) => `🏁 Die Partie ist zu Ende. ${names.ending[ending]}`,
}

/** "Rot-Lila-Blau" */
const fateTile = (symbols: readonly Colour[], how: Fullness): string =>
  how === 'signs' ? symbolsAsEmoji(symbols) : symbols.map((symbol) => capital(names.actionTile[symbol])).join('-')

const BUILT_FROM = { display: '', pile: 'unbesehen vom Stapel ', search: 'aus dem durchsuchten Stapel ' } as const
const pathTile = ({ crystal, resource, space, from }: BuiltPath): string =>
  `${BUILT_FROM[from]}auf Wegfeld ${space} einen Weg mit ${names.resource[resource]} und ${bare(nouns.crystal, 'dat', colours[crystal])}`

/** Goods in a case: "1 blauer und 2 rote Marker, 3 Wurzeln und 4 Punkte" */
export function said({ tiles, resources, points }: Goods, which: Case): string {
  const kinds = tally(ACTION_TILES, tiles)
  return list(
    [
      list(
        kinds.map(({ kind, n }, index) =>
          index < kinds.length - 1
            ? countBare(n, nouns.tile, which, colours[kind])
            : count(n, nouns.tile, which, colours[kind]),
        ),
      ),
      ...tally(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind], which)),
      points === 0 ? '' : count(points, nouns.point, which),
    ].filter((part) => part !== ''),
  )
}

const BEKOMMT: Clause = ['bekommt', '']
const NIMMT_SICH: Clause = ['nimmt sich', '']
/** The verb, and what stands at the end. */
const GAINED: Readonly<Record<GainSource, Clause>> = {
  setUp: BEKOMMT,
  fateArea: NIMMT_SICH,
  covered: NIMMT_SICH,
  path: BEKOMMT,
  procession: BEKOMMT,
  moveGuardian: BEKOMMT,
  greatBonfire: NIMMT_SICH,
  council: NIMMT_SICH,
  point: BEKOMMT,
  elder: BEKOMMT,
  specialist: BEKOMMT,
  countdown: BEKOMMT,
  tom: BEKOMMT,
}

import {
  ACTION_TILES,
  type Colour,
  type Crystal,
  type Ending,
  type GainSource,
  RESOURCES,
  type Resource,
  type TomCard,
} from '#engine'
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
import type { Gnome } from '../words/gnomes.ts'
import { gnomes } from './gnomes.ts'
import { count, joined, names, ofResource, upTo } from './names.ts'
import { yours } from './second-person.ts'
import { tasks } from './tasks.ts'

/** The verb table: what somebody did, with its verb first. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && inFull(how)
      ? ['swapped', `the first fate tile for the ${fateTile(symbols, how)} one`]
      : ['placed', byFullness(how, `the ${fateTile(symbols, how)} fate tile`, 'the first fate tile')],
  fateTilePlaced: ({ symbols }, how) => [
    'placed',
    byFullness(how, `the ${fateTile(symbols, how)} fate tile`, 'a fate tile'),
  ],
  discarded: ({ tiles }) => ['discarded', tilesAsEmoji(tiles)],
  pathsBuilt: ({ tiles }, how) => [
    'built',
    byFullness(
      how,
      tiles.length === 1
        ? pathTile(tiles[0])
        : `path tiles in spaces ${joined(
            tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`),
            'and',
          )}`,
      'a path',
    ),
  ],
  pathsPutBack: () => ['put', 'all four path tiles from the display under the pile'],
  shipMoved: ({ island }, how) => [
    'sailed',
    byFullness(
      how,
      island.kind === 'task'
        ? `to ${names.resource[island.resource]} island ${island.id}`
        : `to ${island.id}, the island of the ${names.guardian[island.guardian]}s`,
      `to ${island.id}`,
      '',
    ),
  ],
  offeringLaid: ({ resource }) => ['left', `a ${names.resource[resource]} offering there`],
  taskReceived: ({ task, offering, lit }, how) => {
    const kind = lit ? 'bonfire' : 'task'
    const left = offering === null ? '' : `, leaving the ${names.resource[offering]} offering`
    const called = `“${tasks.condition(task.condition)}”`
    return [
      'received',
      byFullness(how, `the ${task.points}-point ${kind} ${called}${left}`, `the ${kind} ${called}`, `a ${kind}`),
    ]
  },
  guardianReceived: ({ colour }, how) => {
    const her = `the ${names.guardian[colour]}`
    return ['retrieved', byFullness(how, her, her, 'a guardian')]
  },
  procession: ({ steps, moves }, how) =>
    moves.length === 0 || !inFull(how)
      ? ['led', byFullness(how, `a procession of ${upTo(steps, 'step')}`, 'a procession')]
      : [
          'moved',
          `${joined(
            moves.map(({ guardian, to }) => `the ${names.guardian[guardian]} to ${names.place(to)}`),
            'and',
          )} in a procession`,
        ],
  guardianMoved: ({ guardian, to }, how) => {
    const her = `the ${names.guardian[guardian]}`
    return ['moved', byFullness(how, `${her} to ${names.place(to)}`, her, 'a guardian')]
  },
  bonfireTurned: ({ compass }, how) =>
    inFull(how) ? ['turned', `the Great Bonfire ${names.compass[compass]}`] : ['used', 'the Great Bonfire'],
  portalPlaced: ({ portal, space }, how) => {
    const it = `the ${names.portal[portal]}`
    return ['placed', byFullness(how, `${it} at space ${space}`, it, 'a portal')]
  },
  gnomesJoined: ({ gnomes: joining }, how) => {
    const all = joined(
      joining.map((gnome) => `the ${gnomes(gnome).name}`),
      'and',
    )
    return ['recruited', byFullness(how, all, all, joining.length === 1 ? 'a gnome' : count(joining.length, 'gnome'))]
  },
  ignited: ({ task, space }, how) => {
    const called = `“${tasks.condition(task.condition)}”`
    return [
      'ignited',
      byFullness(how, `the ${task.points}-point bonfire ${called} on task space ${space}`, called, 'a bonfire'),
    ]
  },
  noviceMoved: ({ novice, to, met }) => {
    const neutral = novice.kind === 'own' ? '' : `the neutral novice from “${names.commonTask[novice.task]}”`
    return [
      'sent',
      `${novice.kind === 'own' ? 'a novice' : met ? 'its neutral novice' : neutral} to “${names.council[to].name}”`,
    ]
  },
  bonusTaken: () => ['took', 'the bonus'],
  commonTaskMet: ({ task }, how) => {
    const called = `“${names.commonTask[task]}”`
    return ['fulfilled', byFullness(how, `the common task ${called}`, called, 'a common task')]
  },
  islandActionDeclined: () => ['did', 'nothing there'],
  countdownBegan: () => ['began', 'the countdown'],
  passed: ({ byItself }, how) =>
    !inFull(how)
      ? ['passed', '']
      : byItself
        ? ['couldn’t', 'do anything and passed']
        : ['passed', 'and takes no more turns'],
  wentOut: ({ why }, how) => (inFull(how) ? WENT_OUT[why] : ['takes', 'no more turns']),
  tomDrew: ({ card }) => ['drew', `the card “${names.tomCard[card]}”`],
  tomIdle: ({ why }) =>
    why === 'outgrown' ? ['had', 'already fulfilled the matching common task'] : ['couldn’t', 'use it'],
  paid: () => ['paid', ''],
  gained: () => ['gained', ''],
}

const WENT_OUT = {
  nothingLeft: ['can’t', 'do anything and takes no more turns'],
  declined: ['gave', 'up the last bonus action and takes no more turns'],
  satOut: ['sits', 'out from now on'],
} as const

/** Of the deck that Tom plays through four times. */
export const cardsLeft = (left: number, round: number): string =>
  `${left === 0 ? 'No cards' : count(left, 'card')} left in deck ${round} of 4`

/** What somebody did and what nobody did, at the table and afterwards: one telling at several lengths. */
export const narration = {
  deeds,
  /** Who, and what was done, as a whole sentence; with `then`, one that goes on from the sentence before. */
  sentence: (name: string, clauses: readonly Clause[], then: boolean): string =>
    `${then ? 'Then ' : ''}${name} ${joined(clauses.map(joinedClause), 'and')}.`,
  /** The same of the reader, who is called you: the verbs of the clauses are put into that person. */
  ownSentence: (clauses: readonly Clause[], then: boolean): string =>
    `${then ? 'Then you' : 'You'} ${joined(clauses.map(yours).map(joinedClause), 'and')}.`,
  /** In brackets behind what was done for somebody: nothing else could be. */
  onlyThingPossible: 'the only option',
  offeringTurnedUp: (resource: Resource): Clause => ['revealed', `the ${names.resource[resource]} offering`],
  /** All that a turn brought; `from`: the first of what it came from. */
  brought: (goods: Goods, from: GainSource): Clause => [isScore(goods) ? 'scored' : GAINED[from], said(goods)],
  /** Before what something brought, read aloud. */
  gaining: ', gaining ',
  /** A fate tile by its symbols, read aloud. */
  symbols: (colours: readonly string[]): string => colours.join('-'),
  /** Between what the deed brought and what a gnome added to it, read aloud. */
  plus: ' plus ',
  /** In brackets behind what was done, read aloud. */
  forPrice: (goods: string): string => `for ${goods}`,
  /** Tiles, resources and points in a row, in the case of what is held, paid or gained: "2 green and 1 red tile". */
  goods: (goods: Goods): string => said(goods),
  /** These two stand by themselves below a sentence: "Paid 1 blue tile and 1 shell". */
  paid: (goods: Goods): string => `Paid ${said(goods)}`,
  discarded: (goods: Goods): string => `Discarded ${said(goods)}`,
  /** Whole sentences about what nobody does. */
  pathsTurnedUp: (tiles: readonly { crystal: Crystal; resource: Resource }[]): string =>
    `New path ${tiles.length === 1 ? 'tile' : 'tiles'} on display: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp: readonly Gnome[]): string =>
    `New ${turnedUp.length === 1 ? 'gnome' : 'gnomes'} on display: ${joined(
      turnedUp.map((gnome) => gnomes(gnome).name),
      'and',
    )}.`,
  countdownBegan: (novices: number): string =>
    `${EMOJI.countdown} The countdown begins: ${count(novices, 'novice')} in the High Council.`,
  countdownHandedOn: (tile: number): string => `${EMOJI.countdown} Countdown tile ${tile} goes to the next player.`,
  /** `gnome` leads the card with its resource; null where the card needs none. */
  tomCard: (card: TomCard, gnome: Gnome | null, left: number, round: number): string =>
    `${EMOJI.tom} Tom’s card: ${names.tomCard[card]}${gnome === null ? '' : `. Gnome drawn: ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending: Ending): string => `🏁 The game is over. ${names.ending[ending]}`,
}

const fateTile = (symbols: readonly Colour[], how: Fullness): string =>
  how === 'signs' ? symbolsAsEmoji(symbols) : symbols.map((symbol) => names.actionTile[symbol]).join('-')

const BUILT_FROM = { display: '', pile: ' from the pile', search: ', chosen from the pile,' } as const
const pathTile = ({ crystal, resource, space, from }: BuiltPath): string =>
  `a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal${BUILT_FROM[from]} in space ${space}`

/** "2 green and 1 red tile, 3 roots and 4 points"; "2 green and 1 red tile, and 3 roots": a comma between two times "and". */
function said({ tiles, resources, points }: Goods): string {
  const kinds = tally(ACTION_TILES, tiles)
  const coloured = joined(
    kinds.map(({ kind, n }, index) =>
      index < kinds.length - 1 ? `${n} ${names.actionTile[kind]}` : count(n, `${names.actionTile[kind]} tile`),
    ),
    'and',
  )
  const others = [
    ...tally(RESOURCES, resources).map(({ kind, n }) => ofResource(n, kind)),
    points === 0 ? '' : names.points(points),
  ].filter((part) => part !== '')
  return kinds.length > 1 && others.length === 1
    ? `${coloured}, and ${others.join('')}`
    : joined([...(coloured === '' ? [] : [coloured]), ...others], 'and')
}

const isScore = ({ tiles, resources }: Goods): boolean => tiles.length + resources.length === 0

const GAINED: Readonly<Record<GainSource, string>> = {
  setUp: 'took',
  fateArea: 'collected',
  covered: 'collected',
  path: 'took',
  procession: 'gained',
  moveGuardian: 'gained',
  greatBonfire: 'took',
  council: 'took',
  point: 'took',
  elder: 'gained',
  specialist: 'gained',
  countdown: 'gained',
  tom: 'gained',
}

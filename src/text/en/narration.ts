import {
  ACTION_TILES,
  type ActionColour,
  type ActionTile,
  type Crystal,
  type GainSource,
  type GameEndCause,
  type Guardian,
  RESOURCES,
  type Resource,
  type TomCardKind,
} from '#engine'
import { uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { countsByKind, type Goods, symbolsAsEmoji, tilesAsEmoji } from '../goods.ts'
import {
  type BuiltPathTile,
  byFullness,
  type DeedFullness,
  type DeedWords,
  type GuardianWalk,
  isToldInFull,
  type VerbAndRest,
  verbPhraseText,
} from '../words/deeds.ts'
import type { FreedWhy, GnomeFacts } from '../words/facts.ts'
import { count, joined, names, resourceWithCount, upTo, yours } from './names.ts'
import { freedBecause } from './pace.ts'
import { gnomes, tasks } from './tasks.ts'

/** The verb table: what somebody did, with its verb first. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && isToldInFull(how)
      ? ['swapped', `their first fate tile for the ${fateTile(symbols, how)} one`]
      : ['placed', byFullness(how, `the ${fateTile(symbols, how)} fate tile`, 'their first fate tile')],
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
    const left = offering === null ? '' : `, leaving a ${names.resource[offering]} offering`
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
    moves.length === 0 || !isToldInFull(how)
      ? ['led', byFullness(how, `a procession of ${upTo(steps, 'step')}`, 'a procession')]
      : ['moved', `${walked(moves)} in a procession`],
  guardianMoved: ({ walks }, how) => {
    const they = joined(
      walks.map(({ guardian }, index) => guardianAmong(guardian, index)),
      'and',
    )
    return ['moved', byFullness(how, walked(walks), they, walks.length === 1 ? 'a guardian' : 'guardians')]
  },
  bonfireTurned: ({ compass }, how) =>
    isToldInFull(how) ? ['turned', `the Great Bonfire ${names.compass[compass]}`] : ['used', 'the Great Bonfire'],
  portalPlaced: ({ portal, space }, how) => {
    const it = `the ${names.portal[portal]}`
    return ['placed', byFullness(how, `${it} on space ${space}`, it, 'a portal')]
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
    !isToldInFull(how)
      ? ['passed', '']
      : byItself
        ? ['couldn’t', 'do anything and passed']
        : ['passed', 'and takes no more turns'],
  wentOut: ({ why }, how) => (isToldInFull(how) ? WENT_OUT[why] : ['takes', 'no more turns']),
  tomDrew: ({ card }) => ['drew', `the card “${names.tomCard[card]}”`],
  tomIdle: ({ why }) =>
    why === 'outgrown' ? ['had', 'already fulfilled the matching common task'] : ['couldn’t', 'use it'],
  paid: () => ['paid', ''],
  gained: ({ rows }) => ['gained', rows.map(gainedRow).join('')],
}

/** "the grey guardian", and after her "the red one" */
const guardianAmong = (colour: Guardian, index: number): string =>
  `the ${index === 0 ? names.guardian[colour] : names.guardian[colour].replace('guardian', 'one')}`
const walked = (walks: readonly GuardianWalk[]): string =>
  joined(
    walks.map(({ guardian, to }, index) => `${guardianAmong(guardian, index)} to ${names.place(to)}`),
    'and',
  )

/** A pile after others; a gnome in brackets is who it comes from: "2 🏅", then ", plus 2 🏅 from the Elders’ Friend". */
function gainedRow(row: string, index: number): string {
  const told = row.replace(/ \((\p{Lu}[^;)]*)\)$/u, ' from the $1')
  return `${index === 0 ? '' : told === row ? ' plus ' : ', plus '}${told}`
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
  sentence: (name: string, clauses: readonly VerbAndRest[], then: boolean): string =>
    `${then ? 'Then ' : ''}${name} ${joined(clauses.map(verbPhraseText), 'and')}.`,
  /** The same of the reader, who is called you: the verbs of the clauses are put into that person. */
  ownSentence: (clauses: readonly VerbAndRest[], then: boolean): string =>
    `${then ? 'Then you' : 'You'} ${joined(clauses.map(yours).map(verbPhraseText), 'and')}.`,
  /** In brackets behind what was done for somebody: nothing else could be. */
  onlyThingPossible: 'the only option',
  offeringTurnedUp: (resource: Resource): VerbAndRest => ['revealed', `a ${names.resource[resource]} offering`],
  /** All that a turn brought; `from`: the first of what it came from. */
  brought: (goods: Goods, from: GainSource): VerbAndRest => [isScore(goods) ? 'scored' : GAINED[from], said(goods)],
  /** A fate tile by its symbols, read aloud. */
  symbols: (colours: readonly string[]): string => colours.join('-'),
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
  gnomesTurnedUp: (turnedUp: readonly GnomeFacts[]): string =>
    `New ${turnedUp.length === 1 ? 'gnome' : 'gnomes'} on display: ${joined(
      turnedUp.map((gnome) => gnomes(gnome).name),
      'and',
    )}.`,
  countdownBegan: (novices: number): string =>
    `${EMOJI.countdown} The countdown begins: the High Council has ${count(novices, 'novice')}.`,
  countdownHandedOn: (tile: number): string => `${EMOJI.countdown} Countdown tile ${tile} goes to the next player.`,
  /** `gnome` leads the card with its resource; null where the card needs none. */
  tomCard: (card: TomCardKind, gnome: GnomeFacts | null, left: number, round: number): string =>
    `${EMOJI.tom} Tom’s card: ${names.tomCard[card]}${gnome === null ? '' : `. Gnome drawn: ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending: GameEndCause): string => `🏁 The game is over. ${names.ending[ending]}`,
}

const fateTile = (symbols: readonly ActionColour[], how: DeedFullness): string =>
  how === 'signs' ? symbolsAsEmoji(symbols) : symbols.map((symbol) => names.actionTile[symbol]).join('-')

const BUILT_FROM = { display: '', pile: ' from the pile', search: ' chosen from the pile' } as const
const pathTile = ({ crystal, resource, space, from }: BuiltPathTile): string =>
  `a ${names.resource[resource]} path tile with a ${names.crystal[crystal]} crystal${BUILT_FROM[from]} in space ${space}`

/** "2 green and 1 red tile, 3 roots and 4 points"; "2 green and 1 red tile, and 3 roots": a comma between two times "and". */
function said({ tiles, resources, points }: Goods): string {
  const counted = countsByKind(ACTION_TILES, tiles)
  // "1 blue and 2 red tiles", not "2 red and 1 blue tile".
  const plural = counted.at(-1)?.n === 1 ? counted.findLast(({ n }) => n > 1) : undefined
  const kinds = plural === undefined ? counted : [...counted.filter((one) => one !== plural), plural]
  const coloured = joined(
    kinds.map(({ kind, n }, index) =>
      index < kinds.length - 1 ? `${n} ${names.actionTile[kind]}` : count(n, `${names.actionTile[kind]} tile`),
    ),
    'and',
  )
  const others = [
    ...countsByKind(RESOURCES, resources).map(({ kind, n }) => resourceWithCount(n, kind)),
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

/** Turns in a line each; what was done is told by `narration.deeds`. */
export const brief = {
  /** Tom's turn: what his card says, what came of it, and how many are left. */
  tomsTurn: (card: TomCardKind, deeds: readonly string[], left: number, round: number): string =>
    `Tom’s card: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${joined(deeds, 'and')}.`} ${cardsLeft(left, round)}.`,
  /** Somebody's turn. */
  turn: (name: string, deeds: readonly string[]): string =>
    deeds.length === 0 ? `${name} took a turn` : `${name} ${joined(deeds, 'and')}`,
  /** Stands before what the others did since one's own last turn, and on a button to all of it; at the first turn, since the game began. */
  sinceYourTurn: 'Since your last turn',
  sinceTheStart: 'Since the start',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}, oldest first.`,
  /** How many turns are left out, before those that are told. */
  moreTurns: (turns: number): string => count(turns, 'earlier turn'),
  /** What is left of a message that called to a turn; the number counts the turns of all, 0: unknown. */
  pastTurn: (number: number, name: string, deeds: readonly string[]): string =>
    `${number === 0 ? 'An earlier turn' : `Turn ${number}`} · ${name}${deeds.length === 0 ? '' : `: ${joined(deeds, 'and')}.`}`,
  /** Below a round of turns: the points that each had then, as a label. */
  roundPoints: 'Points after this round',
  pastLobby: (people: readonly string[]): string => `The game began with ${joined(people, 'and')}.`,
  /** What is left of a message that called to a turn before which the one before was taken back. */
  pastTakenBack: 'The previous turn was taken back.',
  /** What is left of a message of which that is not known any more. */
  past: 'An earlier message from this table.',
}

/** What `/bonfire log` says besides the turns, which `story.ts` tells. */
export const log = {
  title: 'What has happened so far',
  empty: 'Nothing has happened yet.',
  opened: (name: string): string => `${name} opened the table.`,
  joined: (name: string): string => `${name} sat down.`,
  left: (name: string): string => `${name} left.`,
  /** In a turn: something was decided for Tom without asking. */
  tiesDecided: 'Ties that affected nobody were decided for Tom by a rule of thumb.',
  started: 'The game began.',
  frozen: 'The table stopped: something broke.',
  thawed: (turnDropped: boolean): string =>
    `The table stopped because something broke. It’s fixed and the game continues${turnDropped ? ', but part of the current turn was lost: please finish that turn again' : ''}.`,
  tookOver: (name: string, seat: number): string => `${name} took over seat ${seat}.`,
  satOut: (name: string): string => `${name}’s seat is skipped from now on.`,
  freed: (name: string, why: FreedWhy): string => `${freedBecause(name, why)}: the seat is free.`,
  /** There is more time for a turn. */
  extended: 'The bot was offline when time ran out, so the turn was extended.',
  substituteAsked: (name: string, wanted: boolean): string =>
    wanted ? `${name} is looking for a substitute.` : `${name} is no longer looking for a substitute.`,
  rules: (number: number): string => `The bot was updated. The game goes on under rules ${number}.`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** Headings. `round` 0: what was before the first turn. */
  round: (round: number): string => (round === 0 ? 'Before the game' : `Round ${round}`),
  turn: (turn: number): string => `Turn ${turn}`,
  /** Whose turns are told: a select's placeholder, and its entry for all of them. */
  whose: 'Whose turns?',
  everybody: 'Everybody’s turns',
  /** Of somebody who has taken none yet. */
  noTurns: 'No turns of this player yet.',
  first: 'Start',
  last: 'Latest',
  asFile: 'As a file',
  back: 'Back to the log',
  /** A button that shows how the table stood at the end of a round. */
  tableAfter: (round: number): string => `Table after round ${round}`,
  /** Below the heading of its round: after which turn the table stood like that. */
  stoodAfter: (turn: number, name: string): string => `The table after turn ${turn} (${name})`,
  /** A select's placeholder: after another turn of the round. */
  whichTurn: 'After which turn of this round?',
  /** In place of how it stood: the rules have changed, or something was broken. */
  cannotBeShown: 'I can no longer show the table as it was then: the rules have been corrected since.',
  /** Letters, digits, dots and dashes. */
  fileName: 'bonfire-log.txt',
  /** Elsewhere, where there was no room for all. */
  more: 'There’s more in the log.',
  aboutFile: 'The whole log as a text file. All times are in UTC.',
  /** In the file, which does not know where it is read. */
  when: (at: Date): string => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** What the rules look-up adds to the words of pieces and topics. */
export const entries = {
  /** A task: what it asks, one or more sentences of `conditionAtLength`, and what it is worth. */
  task: (asked: string, points: number): string =>
    `You can ignite it when ${uncapital(asked)} As a bonfire it scores ${names.points(points)} at the end.`,
  /** Behind what a gnome can do: its resource, and the two prices (R12.1). */
  gnomePrice: (resource: Resource): string =>
    `This gnome shows ${resource === 'gold' ? '' : 'a '}${names.resource[resource]} ${EMOJI.resource[resource]} and costs 2 brown tiles and ${resourceWithCount(1, resource)}, or 1 brown tile and ${resourceWithCount(2, resource)}.`,
  /** Behind the bonus of a council space. */
  orPoint: 'You may take 1 point instead of the bonus.',
  /** Where the printed rulebook has it; at least one page. */
  pages: (pages: readonly number[]): string =>
    `Rulebook, ${pages.length === 1 ? 'page' : 'pages'} ${joined(pages.map(String), 'and')}`,
  /** R5.5, R5.6: what the framed tile of the picture brings: a line a group, and emoji of what it covers. */
  fateExample: (groups: readonly { tile: ActionTile; count: number }[], covered: string): string =>
    [
      'Example in the picture: the tile with the green frame is new.',
      ...groups.map(({ tile, count }) =>
        count === 1
          ? `${EMOJI.actionTile[tile]} stands alone: take 1.`
          : `${EMOJI.actionTile[tile]} is in a group of ${count}: take ${count}.`,
      ),
      ...(covered === '' ? [] : [`The new tile covers a printed ${covered}: take that too.`]),
    ].join('\n'),
  /** Words of a question that say nothing of what is looked for: "what", "is", "the". Lower case, without accents. */
  fillers:
    'a about an and are as at can could do does for from get give gives has have how i if in is it its many may me mean means much must my of on one or out should so that the them there they this to was we what when where which who why will with would you your s t re don doesn isn',
  /** Over buttons that lead to other entries. */
  more: 'More about…',
  /** Before what the edition of the reader's table says. */
  here: (edition: string): string => `At this table (${edition})`,
}

/** Of the file that replays a game. */
export const journal = {
  /** Above a list of one's games that are over. */
  choose: 'Your finished games. Which one do you want as a file?',
  /** There is none yet, and why not. */
  none: 'You have no finished games yet. A journal shows hidden information, so you get it only after the game.',
  /** What the file of that name holds, and what can be done with it. */
  about: (file: string): string =>
    [
      `**${file}** holds the whole game: the set-up, everything hidden, and every choice in order.`,
      `-# Anyone with this bot’s code can replay it with \`npm run bonfire -- replay ${file}\`, which prints the score sheets.`,
    ].join('\n'),
}

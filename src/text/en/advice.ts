import type { CommonTask, Crystal, Guardian, Island, PortalKind, Space, Task } from '#engine'
import type { MostAndLeastStyleTraits, ReasonSize, StyleTrait } from '#players'
import { capital } from '../capital.ts'
import { count, inWords, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const called = (task: Parameters<typeof tasks.title>[0]): string => `“${tasks.condition(task.condition)}”`

/** What the panel says beside how things stand. */
export const advice = {
  tips: {
    /** R2.12: which fate tile to begin with. */
    startTile: 'Your first fate tile gives you the three action tiles it shows.',
    /** Tasks that can be ignited, the dearest first. */
    ignite: ([first, ...others]: readonly Task[]): string =>
      first === undefined
        ? ''
        : `Ignite ${called(first)}${others.length > 0 ? ' or another task' : ''}: ${names.points(first.points)} plus a High Council bonus.`,
    novice: (task: CommonTask): string => `You have ${names.commonTask[task]}: send the neutral novice. It’s free.`,
    /** R14: `turns` that are left, this one included. */
    countdown: (turns: number): string =>
      `${turns === 1 ? 'This is your last turn' : `You have ${turns} turns left`}: ignite, and bring guardians to bonfires.`,
    /** R14.2: so many novices begin the countdown; `turns` of the own that can be left then. */
    countdownSoon: ({ novices, turns }: { novices: number; turns: readonly number[] }): string =>
      `The countdown begins with ${novices === 1 ? 'one more novice' : `${novices} more novices`} in the High Council: then you have ${joined(turns.map(String), 'or')} turns left.`,
    /** A guardian who could stand at an ignited bonfire after this turn, and what that scores. */
    guardianToBonfire: ({ guardian, space, points }: { guardian: Guardian; space: Space; points: number }): string =>
      `Your ${names.guardian[guardian]} can walk to bonfire ${space}: ${names.points(points)} at the end.`,
    /** A task lying on an island that the city fulfils already. */
    fulfilledThere: ({ task, island, here }: { task: Task; island: Island; here: boolean }): string =>
      `You already fulfil ${called(task)}: receive it ${here ? 'here' : `at ${names.island(island)}`}.`,
    /** R8.2: the next task of the ship's island costs so many red tiles. */
    dearTask: (units: number): string =>
      `With your offering here, the next task costs ${count(units, 'red tile')}; on another island it costs one.`,
    /** R11: one purple tile turns the Great Bonfire to this portal, which fits. */
    portal: (portal: PortalKind): string =>
      `One purple tile turns the Great Bonfire to the ${names.portal[portal]} you need next.`,
    /** A path tile on display matches what lies beside the next path space. */
    crystal: ({ crystal, space }: { crystal: Crystal; space: Space }): string =>
      `A path tile with a ${names.crystal[crystal]} crystal matches the task beside space ${space}: 2 points if it’s a bonfire at the end.`,
    /** R5.1: so few action tiles that a fate tile can be placed. */
    placeFate: (held: number): string =>
      `${held === 0 ? 'You have no action tiles left' : 'You’re low on action tiles'}: place a fate tile next to matching symbols for more.`,
    /** Action tiles run out, but there are too many yet to place a fate tile. */
    runningOut: ({ held, most }: { held: number; most: number }): string =>
      `You have ${count(held, 'action tile')}: once you’re down to ${most}, you can place a fate tile for more.`,
    firstTask: 'You have no task yet: sail to an island with a task that suits you, and receive it.',
    firstGnome: 'Gnomes help for the rest of the game: recruit one early.',
    procession: 'In a procession, each guardian gives you the resource of the space where she stops.',
    oneThing: 'You do one thing per turn: place a fate tile, use action tiles of one colour, or ignite a bonfire.',
  },
  warnings: {
    /** R13.2: the turn would end, or the game for the seat, with a bonus action left. */
    noviceLeft: (task: CommonTask): string =>
      `You can still send the neutral novice from “${names.commonTask[task]}” at no cost.`,
    /** The seat would take no more turns, and could ignite. */
    ignitableLeft: (task: Task): string => `You could still ignite ${called(task)}: ${names.points(task.points)}.`,
    /** R15.3: a path tile whose crystal is not that of the task or bonfire beside it. */
    crystalMisses: ({ task, lit, space }: { task: Crystal; lit: boolean; space: Space }): string =>
      `doesn’t match the ${tasks.kind(task, lit)} on space ${space}`,
    /** R15.3: a task laid where the path tile has another crystal. */
    taskMisses: (crystal: Crystal): string => `the ${names.crystal[crystal]} crystal there doesn’t match`,
    /** R10.4: a guardian stays where she is though she could walk to a resource. */
    stays: (guardian: Guardian): string =>
      `The ${names.guardian[guardian]} could move too; as it is, she stays and gains nothing.`,
  },
}

const BETTER = { little: 'slightly better', some: 'better', much: 'much better' } as const

const quoted = (some: readonly Task[]): string =>
  joined(
    some.map((task) => `“${tasks.condition(task.condition)}”`),
    'and',
  )

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': ignite it next turn', next: ', then you can ignite it' } as const

/** How much there is of what is needed. */
interface Share {
  readonly have: number
  readonly need: number
}

const share = ({ have, need }: Share): string => `${have} of ${need}`

const GAINS = {
  guardians: (_size: ReasonSize): string => 'guardians nearer to bonfires',
  goods: (size: ReasonSize): string =>
    ({ little: 'a few more supplies', some: 'more supplies for later', much: 'plenty of supplies for later' })[size],
  fate: (size: ReasonSize): string => `${BETTER[size]} places for later fate tiles`,
  time: (_size: ReasonSize): string => 'fewer turns left for the others',
}

/** Turns that a computer player would think of, told to somebody who asked for a hint; never points. */
export const recommendations = {
  button: 'Get a hint',
  title: (turns: number): string => (turns === 1 ? 'A good turn' : `${turns === 2 ? 'Two' : 'Three'} good turns`),
  /** Plays the turn with that number, which can be taken back; or which cannot from where something is turned up, or which ends the seat's game. */
  play: (number: number, how: 'open' | 'final' | 'ends'): string =>
    `${number} · Play this${{ open: '', final: ': no undo', ends: ': ends your game' }[how]}`,
  /** That it is an estimate, by whom, and that nothing hidden was seen. */
  about: 'A computer player estimated these, knowing only what you may know. It can be wrong: you decide.',
  /** What a turn brings exactly, and what that is for; each is told after or before others. */
  deed: {
    scores: (points: number): string => `${names.points(points)} at once`,
    secures: (points: number): string => `${names.points(points)} at the end for sure`,
    /** `when` it comes to that: with this turn, or with the one after it. */
    fulfils: (task: Task, when: 'now' | 'next'): string =>
      `fulfils ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`,
    /** `progress` as "1 of 3"; null where it is fulfilled already. */
    receives: (task: Task, progress: Share | null, when: 'now' | 'next'): string =>
      progress === null
        ? `a task you already fulfil, ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`
        : `a new task, ${quoted([task])} (${share(progress)}), for ${names.points(task.points)}`,
    nearer: (task: Task, progress: Share): string =>
      `gets you to ${share(progress)} for ${quoted([task])}, worth ${names.points(task.points)}`,
    sailsTo: (task: Task, progress: Share | null): string =>
      `there you can receive ${quoted([task])} (${progress === null ? 'already fulfilled' : share(progress)}), worth ${names.points(task.points)}`,
    common: (task: CommonTask, progress: Share, bonus: boolean): string =>
      `gets you to ${share(progress)} for the common task “${names.commonTask[task]}”, worth ${names.points(4)}${bonus ? ' and a bonus' : ''}`,
  },
  /** What one of the turns after it comes to, of a turn that comes to no goal itself; the next one is 1. */
  next: (deed: string, turns: number): string => `then ${turns === 1 ? 'next turn' : `in ${turns} turns`}: ${deed}`,
  /** What speaks for a turn beside that, as far as it can be estimated. */
  gain: GAINS,
  /** No gnome is recruited. */
  elders: (size: ReasonSize): string =>
    `elders worth ${{ little: 'a little more', some: 'more', much: 'much more' }[size]} to you`,
  /** What a turn uses up, in a list with others, behind what it brings. */
  cost: {
    goods: (size: ReasonSize): string =>
      ({ little: 'costs a little', some: 'costs some of your supplies', much: 'costs a lot of your supplies' })[size],
    fate: (_size: ReasonSize): string => 'leaves fewer fate tiles for later',
    time: (_size: ReasonSize): string => 'brings the end of the game closer',
  },
  /** One sentence of them all; any may be empty. */
  reason: (deeds: readonly string[], gains: readonly string[], costs: readonly string[]): string => {
    const told = [...deeds, joined(gains, 'and'), joined(costs, 'and')].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join('; '))}.`
  },
  /** Beside another turn than the best. */
  behind: (size: ReasonSize | null): string =>
    size === null
      ? 'about as good'
      : { little: 'nearly as good', some: 'somewhat weaker', much: 'clearly weaker' }[size],
  /** Own tasks that are fulfilled, where none of the turns ignites one. */
  waiting: (some: readonly Task[]): string =>
    `${quoted(some)} can wait: bonfires score only at the end. ${some.length === 1 ? 'It has' : 'They have'} to stay fulfilled until you ignite ${some.length === 1 ? 'it' : 'them'}.`,
  /** Why there are none: two or more play without, the asker is not asked, and nothing was thought of in time. */
  off: 'This table plays without hints. Any player here can change that for everyone: /bonfire settings.',
  notNow: 'You can get a hint only on your own turn, while the decision is yours.',
  failed: 'I couldn’t find a hint in time. Try again in a moment; your turn is safe.',
  /** The table's option in a list, and a button that switches it. */
  option: (on: boolean): string => (on ? 'Hints: on for everyone here.' : 'Hints: off.'),
  switchOption: (on: boolean): string => (on ? 'Hints for everyone' : 'No hints'),
}

/** The final points that somebody could expect, about, when so many turns of all had ended. */
interface ExpectedAt {
  readonly turns: number
  readonly points: number
}

const MOST: Readonly<Record<StyleTrait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `lit the way: ${amount} of ${names.points(total)} came from bonfires`,
  guardians: (amount, total) => `put guardians to work: ${amount} of ${names.points(total)} came from them`,
  path: (amount, total) =>
    `built a matching path: ${amount} of ${names.points(total)} came from its crystals and portals`,
  common: (amount, total) => `served the Council well: ${amount} of ${names.points(total)} came from common tasks`,
  alongTheWay: (amount, total) =>
    `scored along the way: ${amount} of ${names.points(total)} came before the final scoring`,
  stock: (amount, total) => `kept a full store: ${amount} of ${names.points(total)} came from what was left`,
  gnomes: (amount) => `liked company: ${count(amount, 'gnome')} joined`,
}
const LEAST: Readonly<Record<StyleTrait, string>> = {
  bonfires: 'few bonfires burned',
  guardians: 'guardians hardly counted',
  path: 'crystals and portals hardly counted',
  common: 'common tasks hardly counted',
  alongTheWay: 'few points came along the way',
  stock: 'nothing was left over',
  gnomes: 'hardly any gnomes joined',
}

/** A finished game, looked back at; what is expected and what a turn cost is estimated, and said so. */
export const analysis = {
  /** A button at a finished game, and at a position of it. */
  button: 'Look back',
  title: 'Looking back',
  /** Whose estimate it is, and that it can be wrong. */
  about:
    'A computer player estimated this from what everybody could see. It’s right on average, but it can be wrong about any single turn.',
  /** Heading of the turns, at most three. */
  turningPoints: (turns: number): string =>
    turns === 1 ? 'The turning point' : `The ${inWords(turns)} turning points`,
  /** No turn stood out. */
  noTurningPoints: 'No single turn decided this game: none gave away much.',
  /** A heading: how many points a turn gave away, about. */
  cost: (turn: number, points: number): string => `Turn ${turn}: about ${names.points(points)} given away`,
  /** Where what was there is the same kind of action: who played it how; `turn` as an option of a panel is called. */
  played: (name: string, turn: string): string => `${name}: ${turn}`,
  /** `turn`: the turn that was there, called so too. */
  there: (turn: string): string => `Better: ${turn}`,
  /** A button that shows how the table stood. */
  before: (turn: number): string => `Table before turn ${turn}`,
  styles: 'Style of play',
  /** One sentence; `total`: the final points. */
  style: (name: string, { most, amount, least }: MostAndLeastStyleTraits, total: number): string =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  /** Heading of the course in words, and what somebody could expect from the first turn on, and scored. */
  course: 'What each player could expect',
  expected: (name: string, all: readonly ExpectedAt[], scored: number): string =>
    `${name}: about ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'at the start' : `after turn ${turns}`}`).join(', ')}; final score ${scored}.`,
  /** Why there is none: no game was played to its end, this one was not, its end is not kept, and it took too long. */
  none: 'You haven’t finished a game here yet. Once you have, you’ll see its turning points here.',
  notOver: 'This game wasn’t played to the end, so there’s nothing to look back at.',
  otherRules: 'This game was played under older rules, so I can no longer look back at it. Its log is still there.',
  failed: 'Looking back took too long. Try again in a minute; the game itself is safe.',
}

import type { CommonTask, Crystal, Guardian, Island, Portal, Space, Task } from '#engine'
import { count, joined, names } from './names.ts'
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
      `You already fulfil ${called(task)}: receive it ${here ? 'here' : `on ${names.island(island)}`}.`,
    /** R8.2: the next task of the ship's island costs so many red tiles. */
    dearTask: (units: number): string =>
      `With your offering here, the next task costs ${count(units, 'red tile')}; on another island it costs one.`,
    /** R11: one purple tile turns the Great Bonfire to this portal, which fits. */
    portal: (portal: Portal): string =>
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
      `You can still send the neutral novice from “${names.commonTask[task]}”. It’s free.`,
    /** The seat would take no more turns, and could ignite. */
    ignitableLeft: (task: Task): string => `You could still ignite ${called(task)}: ${names.points(task.points)}.`,
    /** R15.3: a path tile whose crystal is not that of the task or bonfire beside it. */
    crystalMisses: ({ task, lit, space }: { task: Crystal; lit: boolean; space: Space }): string =>
      `doesn’t match the ${tasks.kind(task, lit)} at space ${space}`,
    /** R15.3: a task laid where the path tile has another crystal. */
    taskMisses: (crystal: Crystal): string => `the ${names.crystal[crystal]} crystal there doesn’t match`,
    /** R10.4: a guardian stays where she is though she could walk to a resource. */
    stays: (guardian: Guardian): string =>
      `The ${names.guardian[guardian]} stays and gains nothing, though she could move.`,
  },
}

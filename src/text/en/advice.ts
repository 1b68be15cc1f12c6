import type { AdviceWords } from '../words/advice.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const called = (task: Parameters<typeof tasks.title>[0]): string => `“${tasks.condition(task.condition)}”`

export const advice: AdviceWords = {
  tips: {
    startTile: 'It brings the three action tiles that it shows. Keep it or swap it.',
    ignite: ([first, ...others]) =>
      first === undefined
        ? ''
        : `Ignite ${called(first)}${others.length > 0 ? ' or another' : ''}: ${names.points(first.points)}, and a bonus from the High Council.`,
    novice: (task) => `You have ${names.commonTask[task]}: send the neutral novice. It costs nothing.`,
    countdown: (turns) =>
      `${turns === 1 ? 'This is your last turn' : `You have ${turns} turns left`}: ignite, and bring guardians to bonfires.`,
    countdownSoon: ({ novices, turns }) =>
      `With ${novices === 1 ? 'one more novice' : `${novices} more novices`} in the High Council the countdown begins: you then have ${joined(turns.map(String), 'or')} turns left.`,
    guardianToBonfire: ({ guardian, space, points }) =>
      `Your ${names.guardian[guardian]} can walk to bonfire ${space}: ${names.points(points)} at the end.`,
    fulfilledThere: ({ task, island, here }) =>
      `You fulfil ${called(task)} already: receive it ${here ? 'here' : `on ${names.island(island)}`}.`,
    dearTask: (units) =>
      `With your offering here the next task costs ${count(units, 'red tile')}, on another island one.`,
    portal: (portal) => `One purple tile turns the Great Bonfire to the ${names.portal[portal]} that you need next.`,
    crystal: ({ crystal, space }) =>
      `A path tile with a ${names.crystal[crystal]} crystal matches space ${space}: 2 points once it is a bonfire.`,
    placeFate: (held) =>
      `${held === 0 ? 'No action tiles are left' : 'Few action tiles are left'}: place a fate tile beside equal symbols for more.`,
    runningOut: ({ held, most }) =>
      `You have ${count(held, 'action tile')}: at ${most} or fewer you can place a fate tile for new ones.`,
    firstTask: 'You have no task yet: sail to an island whose task suits you, and receive it.',
    firstGnome: 'Gnomes help for the rest of the game: recruit one early.',
    procession: 'In a procession each guardian brings the resource of the space where she stops.',
    oneThing: 'A turn is one thing: place a fate tile, use action tiles of one colour, or ignite a bonfire.',
  },
  warnings: {
    noviceLeft: (task) => `The neutral novice of ${names.commonTask[task]} is still yours to send, for nothing.`,
    ignitableLeft: (task) => `You could still ignite ${called(task)}: ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) => `misses the ${tasks.kind(task, lit)} at space ${space}`,
    taskMisses: (crystal) => `the ${names.crystal[crystal]} crystal there does not match`,
    stays: (guardian) => `The ${names.guardian[guardian]} stays and brings nothing, though she could walk.`,
  },
}

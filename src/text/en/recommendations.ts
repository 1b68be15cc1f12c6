import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { RecommendationWords } from '../words/recommendations.ts'
import { joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'slightly better', some: 'better', much: 'much better' } as const

const quoted = (some: readonly Task[]): string =>
  joined(
    some.map((task) => `“${tasks.condition(task.condition)}”`),
    'and',
  )

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': ignite it next turn', next: ', to ignite after that' } as const

const share = ({ have, need }: { have: number; need: number }): string => `${have} of ${need}`

const GAINS: RecommendationWords['gain'] = {
  guardians: () => 'guardians nearer to bonfires',
  goods: (size) =>
    ({ little: 'a few more supplies', some: 'more supplies for later', much: 'plenty of supplies for later' })[size],
  fate: (size) => `${BETTER[size]} places for later fate tiles`,
  time: () => 'fewer turns left for the others',
}

export const recommendations: RecommendationWords = {
  button: 'Hint: good turns',
  title: (turns) => (turns === 1 ? 'A turn worth a thought' : `${turns === 2 ? 'Two' : 'Three'} turns worth a thought`),
  play: (number, how) => `${number}. Play this${{ open: '', final: ': no undo', ends: ': ends your game' }[how]}`,
  about:
    'This is how a computer player sees it, who knows only what you may know. It estimates, and it can be wrong: you decide.',
  deed: {
    scores: (points) => `${names.points(points)} at once`,
    secures: (points) => `${names.points(points)} for certain at the end`,
    fulfils: (task, when) => `fulfils ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`,
    receives: (task, progress, when) =>
      progress === null
        ? `a task that you fulfil already, ${quoted([task])}${IGNITING[when]} for ${names.points(task.points)}`
        : `a new task, ${quoted([task])} (${share(progress)}), for ${names.points(task.points)}`,
    nearer: (task, progress) => `${share(progress)} for ${quoted([task])}, worth ${names.points(task.points)}`,
    sailsTo: (task, progress) =>
      `there you can receive ${quoted([task])} (${progress === null ? 'fulfilled already' : share(progress)}), worth ${names.points(task.points)}`,
    common: (task, progress, bonus) =>
      `${share(progress)} for the common task “${names.commonTask[task]}”: ${names.points(4)}${bonus ? ' and a bonus' : ''}`,
  },
  next: (deed, turns) => `then ${turns === 1 ? 'next turn' : `in ${turns} turns`}: ${deed}`,
  gain: GAINS,
  elders: (size) => `elders worth ${{ little: 'a little more', some: 'more', much: 'much more' }[size]} to you`,
  cost: {
    goods: (size) =>
      ({ little: 'costs a little', some: 'costs some of your supplies', much: 'costs much of your supplies' })[size],
    fate: () => 'leaves fewer fate tiles for later',
    time: () => 'brings the end of the game nearer',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, joined(gains, 'and'), joined(costs, 'and')].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join('; '))}.`
  },
  behind: (size) =>
    size === null
      ? 'about as good'
      : { little: 'nearly as good', some: 'somewhat weaker', much: 'clearly weaker' }[size],
  waiting: (some) =>
    `${quoted(some)} can wait: bonfires score only at the end. ${some.length === 1 ? 'It has' : 'They have'} to stay fulfilled until you ignite ${some.length === 1 ? 'it' : 'them'}.`,
  off: 'At this table everybody plays without hints. Anybody who sits here can change that for all of you: /bonfire settings.',
  notNow: 'There are hints only for a turn of your own, while you are the one to decide.',
  failed: 'No hint came to mind in time. Try again in a moment; nothing of your turn is lost.',
  option: (on) => (on ? 'Hints for good turns: on, for everybody here.' : 'Hints for good turns: off.'),
  switchOption: (on) => (on ? 'Hints for everybody' : 'No hints for anybody'),
}

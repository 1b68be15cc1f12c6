import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { RecommendationWords } from '../words/recommendations.ts'
import { joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'slightly better', some: 'better', much: 'much better' } as const
const CLOSER = { little: 'a little closer to', some: 'closer to', much: 'much closer to' } as const

const quoted = (some: readonly Task[]): string =>
  joined(
    some.map((task) => `“${tasks.condition(task.condition)}”`),
    'and',
  )

const GAINS: RecommendationWords['gain'] = {
  banked: (size) =>
    ({ little: 'a few points at once', some: 'some points at once', much: 'many points at once' })[size],
  tasks: (size) => `${BETTER[size]} prospects for your tasks`,
  path: (size) => `a ${BETTER[size]} path`,
  guardians: (size) => `${BETTER[size]} prospects for your guardians`,
  common: (size) => `${CLOSER[size]} a common task`,
  gnomes: (size) => `a gnome who helps you${{ little: ' a little', some: '', much: ' a lot' }[size]}`,
  goods: (size) =>
    ({ little: 'a few more supplies', some: 'more supplies for later', much: 'plenty of supplies for later' })[size],
  fate: (size) => `${BETTER[size]} places for later fate tiles`,
  time: () => 'fewer turns left for the others',
}

export const recommendations: RecommendationWords = {
  button: 'Hint: good turns',
  title: (turns) => (turns === 1 ? 'A turn worth a thought' : `${turns === 2 ? 'Two' : 'Three'} turns worth a thought`),
  about:
    'This is how a computer player sees it, who knows only what you may know. It estimates, and it can be wrong: you decide.',
  gain: GAINS,
  certain: (size) =>
    ({ little: 'a few points for certain', some: 'some points for certain', much: 'many points for certain' })[size],
  newTask: 'a task that suits you',
  newGuardian: 'one more guardian',
  elders: (size) => `elders worth ${{ little: 'a little more', some: 'more', much: 'much more' }[size]} to you`,
  closerTo: (task, size) => `${CLOSER[size]} ${names.commonTask[task]}`,
  nearer: (some, size) => `${CLOSER[size]} ${quoted(some)}`,
  cost: {
    goods: (size) =>
      ({ little: 'costs a little', some: 'costs some of your supplies', much: 'costs much of your supplies' })[size],
    fate: () => 'leaves fewer fate tiles for later',
    time: () => 'brings the end of the game nearer',
  },
  reason: (gains, costs) => {
    const first =
      gains.length === 0 ? 'Brings little at once, but prepares the turns after it' : capital(joined(gains, 'and'))
    return `${first}${costs.length === 0 ? '' : `; ${joined(costs, 'and')}`}.`
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

import type { Task } from '#engine'
import type { RecommendationWords } from '../words/recommendations.ts'
import { capital, list } from './grammar.ts'
import { tasks } from './tasks.ts'

const AMOUNT = { little: 'een beetje', some: 'iets', much: 'veel' } as const
const CLOSER = { little: 'een beetje dichter bij', some: 'dichter bij', much: 'veel dichter bij' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `“${tasks.condition(task.condition)}”`))

const GAINS: RecommendationWords['gain'] = {
  banked: (size) => ({ little: 'meteen een paar punten', some: 'meteen wat punten', much: 'meteen veel punten' })[size],
  tasks: (size) => `${AMOUNT[size]} voor je opdrachten`,
  path: (size) => `${AMOUNT[size]} voor je weg en de portalen`,
  guardians: (size) => `${AMOUNT[size]} voor je hoeders`,
  common: (size) => `${CLOSER[size]} een opdracht van de Raad`,
  gnomes: (size) => `${AMOUNT[size]} voor je gnomen`,
  goods: (size) =>
    ({ little: 'een beetje voorraad', some: 'voorraad voor later', much: 'volop voorraad voor later' })[size],
  fate: (size) => `${AMOUNT[size]} voor latere lottegels`,
  time: () => 'een eerder einde, dat je goed uitkomt',
}

export const recommendations: RecommendationWords = {
  button: 'Tip: goede beurten',
  title: (turns) =>
    turns === 1 ? 'Een beurt om te overwegen' : `${turns === 2 ? 'Twee' : 'Drie'} beurten om te overwegen`,
  about:
    'Zo ziet een computerspeler het, die alleen weet wat jij ook mag weten. Die schat en kan zich vergissen: jij beslist.',
  gain: GAINS,
  newTask: 'een passende opdracht',
  nearer: (some, size) => `${CLOSER[size]} ${quoted(some)}`,
  cost: {
    goods: (size) =>
      ({ little: 'het kost een beetje', some: 'het kost wat voorraad', much: 'het kost veel voorraad' })[size],
    fate: () => 'er blijven minder lottegels over voor later',
    time: () => 'de anderen krijgen meer tijd',
  },
  reason: (gains, costs) => {
    const first = gains.length === 0 ? 'Levert op zich weinig op, maar niets anders belooft meer' : capital(list(gains))
    return `${first}${costs.length === 0 ? '' : `; ${list(costs)}`}.`
  },
  behind: (size) =>
    size === null
      ? 'ongeveer even goed'
      : { little: 'bijna even goed', some: 'iets zwakker', much: 'duidelijk zwakker' }[size],
  waiting: (some) =>
    `${quoted(some)} ${some.length === 1 ? 'kan wachten zolang de opdracht' : 'kunnen wachten zolang de opdrachten'} vervuld ${some.length === 1 ? 'blijft' : 'blijven'}: elk vreugdevuur brengt het einde van het spel dichterbij.`,
  off: 'Aan deze tafel speelt iedereen zonder tips voor goede beurten. Wie hier zit, kan dat voor iedereen veranderen: /bonfire instellingen.',
  notNow: 'Tips zijn er alleen voor je eigen beurt, als jij moet beslissen.',
  failed: 'Het lukte niet om op tijd een tip te bedenken. Probeer het zo nog eens; van je beurt gaat niets verloren.',
  option: (on) => (on ? 'Tips voor goede beurten: aan, voor iedereen hier.' : 'Tips voor goede beurten: uit.'),
  switchOption: (on) => (on ? 'Tips voor iedereen' : 'Geen tips, voor niemand'),
}

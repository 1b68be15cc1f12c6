import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { RecommendationWords } from '../words/recommendations.ts'
import { list } from './grammar.ts'
import { names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'iets betere', some: 'betere', much: 'veel betere' } as const
const CLOSER = { little: 'een beetje dichter bij', some: 'dichter bij', much: 'veel dichter bij' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `“${tasks.condition(task.condition)}”`))

const GAINS: RecommendationWords['gain'] = {
  banked: (size) => ({ little: 'meteen een paar punten', some: 'meteen wat punten', much: 'meteen veel punten' })[size],
  tasks: (size) => `${BETTER[size]} vooruitzichten voor je opdrachten`,
  path: (size) => `een ${BETTER[size]} weg`,
  guardians: (size) => `${BETTER[size]} vooruitzichten voor je hoeders`,
  common: (size) => `${CLOSER[size]} een opdracht van de Raad`,
  gnomes: (size) => `een gnoom die je ${{ little: 'een beetje ', some: '', much: 'erg ' }[size]}helpt`,
  goods: (size) =>
    ({ little: 'een beetje voorraad', some: 'voorraad voor later', much: 'volop voorraad voor later' })[size],
  fate: (size) => `${BETTER[size]} plekken voor latere lottegels`,
  time: () => 'minder beurten voor de anderen',
}

export const recommendations: RecommendationWords = {
  button: 'Tip: goede beurten',
  title: (turns) =>
    turns === 1 ? 'Een beurt om te overwegen' : `${turns === 2 ? 'Twee' : 'Drie'} beurten om te overwegen`,
  about:
    'Zo ziet een computerspeler het, die alleen weet wat jij ook mag weten. Die schat en kan zich vergissen: jij beslist.',
  gain: GAINS,
  certain: (size) =>
    ({ little: 'een paar zekere punten', some: 'wat zekere punten', much: 'veel zekere punten' })[size],
  newTask: 'een passende opdracht',
  newGuardian: 'een hoeder erbij',
  elders: (size) => `Ouderen die je ${{ little: 'iets meer', some: 'meer', much: 'veel meer' }[size]} opleveren`,
  closerTo: (task, size) => `${CLOSER[size]} “${names.commonTask[task]}”`,
  nearer: (some, size) => `${CLOSER[size]} ${quoted(some)}`,
  cost: {
    goods: (size) =>
      ({ little: 'het kost een beetje', some: 'het kost wat voorraad', much: 'het kost veel voorraad' })[size],
    fate: () => 'er blijven minder lottegels over voor later',
    time: () => 'het einde van het spel komt dichterbij',
  },
  reason: (gains, costs) => {
    const first =
      gains.length === 0 ? 'Levert meteen weinig op, maar bereidt de volgende beurten voor' : capital(list(gains))
    return `${first}${costs.length === 0 ? '' : `; ${list(costs)}`}.`
  },
  behind: (size) =>
    size === null
      ? 'ongeveer even goed'
      : { little: 'bijna even goed', some: 'iets zwakker', much: 'duidelijk zwakker' }[size],
  waiting: (some) =>
    `${quoted(some)} ${some.length === 1 ? 'kan' : 'kunnen'} wachten: vreugdevuren tellen pas aan het einde. ${some.length === 1 ? 'De opdracht moet' : 'De opdrachten moeten'} wel vervuld blijven tot je ${some.length === 1 ? 'die' : 'ze'} ontsteekt.`,
  off: 'Aan deze tafel speelt iedereen zonder tips voor goede beurten. Wie hier zit, kan dat voor iedereen veranderen: /bonfire instellingen.',
  notNow: 'Tips zijn er alleen voor je eigen beurt, als jij moet beslissen.',
  failed: 'Het lukte niet om op tijd een tip te bedenken. Probeer het zo nog eens; van je beurt gaat niets verloren.',
  option: (on) => (on ? 'Tips voor goede beurten: aan, voor iedereen hier.' : 'Tips voor goede beurten: uit.'),
  switchOption: (on) => (on ? 'Tips voor iedereen' : 'Geen tips, voor niemand'),
}

import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { list } from './grammar.ts'
import { names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'iets betere', some: 'betere', much: 'veel betere' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `“${tasks.condition(task.condition)}”`))

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': ontsteek die in je volgende beurt', next: ', daarna ontsteek je die' } as const

const share = ({ have, need }: { have: number; need: number }): string => `${have} van de ${need}`

const GAINS: Words['recommendations']['gain'] = {
  guardians: () => 'hoeders dichter bij vreugdevuren',
  goods: (size) =>
    ({ little: 'een beetje voorraad', some: 'voorraad voor later', much: 'volop voorraad voor later' })[size],
  fate: (size) => `${BETTER[size]} plekken voor latere lottegels`,
  time: () => 'minder beurten voor de anderen',
}

export const recommendations: Words['recommendations'] = {
  button: 'Hint vragen',
  title: (turns) => (turns === 1 ? 'Een goede beurt' : `${turns === 2 ? 'Twee' : 'Drie'} goede beurten`),
  play: (number, how) => `${number}. Spelen${{ open: '', final: ': definitief', ends: ': beëindigt je spel' }[how]}`,
  about:
    'Zo ziet een computerspeler het, en die weet niet meer dan jij. Het is een schatting en die kan ernaast zitten: jij beslist.',
  deed: {
    scores: (points) => `meteen ${names.points(points)}`,
    secures: (points) => `aan het einde zeker ${names.points(points)}`,
    fulfils: (task, when) => `volbrengt ${quoted([task])}${IGNITING[when]} voor ${names.points(task.points)}`,
    receives: (task, progress, when) =>
      progress === null
        ? `een opdracht die al volbracht is, ${quoted([task])}${IGNITING[when]} voor ${names.points(task.points)}`
        : `een nieuwe opdracht, ${quoted([task])} (${share(progress)}), voor ${names.points(task.points)}`,
    nearer: (task, progress) => `${share(progress)} voor ${quoted([task])}, ${names.points(task.points)} waard`,
    sailsTo: (task, progress) =>
      `daar ligt ${quoted([task])} (${progress === null ? 'al volbracht' : share(progress)}), ${names.points(task.points)} waard`,
    common: (task, progress, bonus) =>
      `${share(progress)} voor de opdracht van de Raad “${names.commonTask[task]}”: ${names.points(4)}${bonus ? ' en een bonus' : ''}`,
  },
  next: (deed, turns) => `dan ${turns === 1 ? 'in je volgende beurt' : `over ${turns} beurten`}: ${deed}`,
  gain: GAINS,
  elders: (size) => `ouderen die je ${{ little: 'iets meer', some: 'meer', much: 'veel meer' }[size]} opleveren`,
  cost: {
    goods: (size) =>
      ({ little: 'je houdt iets minder over', some: 'je houdt minder over', much: 'je houdt veel minder over' })[size],
    fate: () => 'er blijven minder lottegels over voor later',
    time: () => 'het einde van het spel komt dichterbij',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, list(gains), list(costs)].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join('; '))}.`
  },
  behind: (size) =>
    size === null
      ? 'ongeveer even goed'
      : { little: 'bijna even goed', some: 'iets zwakker', much: 'duidelijk zwakker' }[size],
  waiting: (some) =>
    `${quoted(some)} ${some.length === 1 ? 'kan' : 'kunnen'} wachten: vreugdevuren tellen pas aan het einde. ${some.length === 1 ? 'De opdracht moet' : 'De opdrachten moeten'} wel volbracht blijven tot je ${some.length === 1 ? 'die' : 'ze'} ontsteekt.`,
  off: 'Aan deze tafel speelt iedereen zonder hints. Wie hier zit, kan dat voor iedereen veranderen: /bonfire instellingen.',
  notNow: 'Hints zijn er alleen voor je eigen beurt, als jij moet beslissen.',
  failed: 'Het lukte niet om op tijd een hint te bedenken. Probeer het zo nog eens; van je beurt gaat niets verloren.',
  option: (on) => (on ? 'Hints: aan voor iedereen aan tafel.' : 'Hints: uit.'),
  switchOption: (on) => (on ? 'Hints voor iedereen' : 'Geen hints'),
}

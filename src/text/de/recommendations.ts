import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { RecommendationWords } from '../words/recommendations.ts'
import { list } from './grammar.ts'
import { names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'etwas bessere', some: 'bessere', much: 'viel bessere' } as const
const CLOSER = { little: 'ein wenig näher an', some: 'näher an', much: 'viel näher an' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `„${tasks.condition(task.condition)}“`))

const GAINS: RecommendationWords['gain'] = {
  banked: (size) =>
    ({ little: 'sofort ein paar Punkte', some: 'sofort einige Punkte', much: 'sofort viele Punkte' })[size],
  tasks: (size) => `${BETTER[size]} Aussichten für deine Aufgaben`,
  path: (size) => `ein ${BETTER[size]}r Weg`,
  guardians: (size) => `${BETTER[size]} Aussichten für deine Hüterinnen`,
  common: (size) => `${CLOSER[size]} einer Aufgabe des Rates`,
  gnomes: (size) => `ein Gnom, der dir ${{ little: 'ein wenig ', some: '', much: 'sehr ' }[size]}hilft`,
  goods: (size) =>
    ({ little: 'ein wenig Vorrat', some: 'Vorrat für später', much: 'reichlich Vorrat für später' })[size],
  fate: (size) => `${BETTER[size]} Plätze für spätere Schicksalsplättchen`,
  time: () => 'weniger Züge für die anderen',
}

export const recommendations: RecommendationWords = {
  button: 'Tipp: gute Züge',
  title: (turns) =>
    turns === 1 ? 'Ein Zug, der sich lohnen kann' : `${turns === 2 ? 'Zwei' : 'Drei'} Züge, die sich lohnen können`,
  about:
    'So sieht es ein Computerspieler, der nur weiß, was auch du wissen darfst. Er schätzt und kann sich irren: Du entscheidest.',
  gain: GAINS,
  certain: (size) =>
    ({ little: 'ein paar sichere Punkte', some: 'einige sichere Punkte', much: 'viele sichere Punkte' })[size],
  newTask: 'eine passende Aufgabe',
  newGuardian: 'eine Hüterin mehr',
  elders: (size) => `Älteste, die dir ${{ little: 'etwas mehr', some: 'mehr', much: 'viel mehr' }[size]} bringen`,
  closerTo: (task, size) => `${CLOSER[size]} „${names.commonTask[task]}“`,
  nearer: (some, size) => `${CLOSER[size]} ${quoted(some)}`,
  cost: {
    goods: (size) =>
      ({ little: 'es kostet ein wenig', some: 'es kostet einigen Vorrat', much: 'es kostet viel Vorrat' })[size],
    fate: () => 'für später bleiben weniger Schicksalsplättchen',
    time: () => 'das Ende der Partie kommt näher',
  },
  reason: (gains, costs) => {
    const first = gains.length === 0 ? 'Bringt sofort wenig, bereitet aber die nächsten Züge vor' : capital(list(gains))
    return `${first}${costs.length === 0 ? '' : `; ${list(costs)}`}.`
  },
  behind: (size) =>
    size === null
      ? 'etwa gleich gut'
      : { little: 'fast so gut', some: 'etwas schwächer', much: 'deutlich schwächer' }[size],
  waiting: (some) =>
    `${quoted(some)} ${some.length === 1 ? 'kann' : 'können'} warten: Bonfire zählen erst am Ende. ${some.length === 1 ? 'Die Aufgabe muss' : 'Die Aufgaben müssen'} nur erfüllt bleiben, bis du sie entfachst.`,
  off: 'An diesem Tisch spielen alle ohne Tipps für gute Züge. Wer hier sitzt, kann das für alle ändern: /bonfire einstellungen.',
  notNow: 'Tipps gibt es nur für deinen eigenen Zug, wenn du gerade entscheidest.',
  failed:
    'Auf die Schnelle kam kein Tipp zustande. Versuch es gleich noch einmal; von deinem Zug geht nichts verloren.',
  option: (on) => (on ? 'Tipps für gute Züge: an, für alle hier.' : 'Tipps für gute Züge: aus.'),
  switchOption: (on) => (on ? 'Tipps für alle' : 'Keine Tipps, für niemanden'),
}

import type { Task } from '#engine'
import type { RecommendationWords } from '../words/recommendations.ts'
import { capital, list } from './grammar.ts'
import { tasks } from './tasks.ts'

const AMOUNT = { little: 'ein wenig', some: 'etwas', much: 'viel' } as const
const CLOSER = { little: 'ein wenig näher an', some: 'näher an', much: 'viel näher an' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `„${tasks.condition(task.condition)}“`))

const GAINS: RecommendationWords['gain'] = {
  banked: (size) =>
    ({ little: 'sofort ein paar Punkte', some: 'sofort einige Punkte', much: 'sofort viele Punkte' })[size],
  tasks: (size) => `${AMOUNT[size]} für deine Aufgaben`,
  path: (size) => `${AMOUNT[size]} für deinen Weg und seine Portale`,
  guardians: (size) => `${AMOUNT[size]} für deine Hüterinnen`,
  common: (size) => `${CLOSER[size]} einer Aufgabe des Rates`,
  gnomes: (size) => `${AMOUNT[size]} für deine Gnome`,
  goods: (size) =>
    ({ little: 'ein wenig Vorrat', some: 'Vorrat für später', much: 'reichlich Vorrat für später' })[size],
  fate: (size) => `${AMOUNT[size]} für spätere Schicksalsplättchen`,
  time: () => 'ein früheres Ende, das dir hilft',
}

export const recommendations: RecommendationWords = {
  button: 'Tipp: gute Züge',
  title: (turns) =>
    turns === 1 ? 'Ein Zug, der sich lohnen kann' : `${turns === 2 ? 'Zwei' : 'Drei'} Züge, die sich lohnen können`,
  about:
    'So sieht es ein Computerspieler, der nur weiß, was auch du wissen darfst. Er schätzt und kann sich irren: Du entscheidest.',
  gain: GAINS,
  newTask: 'eine passende Aufgabe',
  nearer: (some, size) => `${CLOSER[size]} ${quoted(some)}`,
  cost: {
    goods: (size) =>
      ({ little: 'es kostet ein wenig', some: 'es kostet einigen Vorrat', much: 'es kostet viel Vorrat' })[size],
    fate: () => 'für später bleiben weniger Schicksalsplättchen',
    time: () => 'die anderen haben mehr Zeit',
  },
  reason: (gains, costs) => {
    const first = gains.length === 0 ? 'Bringt allein wenig, aber nichts anderes verspricht mehr' : capital(list(gains))
    return `${first}${costs.length === 0 ? '' : `; ${list(costs)}`}.`
  },
  behind: (size) =>
    size === null
      ? 'etwa gleich gut'
      : { little: 'fast so gut', some: 'etwas schwächer', much: 'deutlich schwächer' }[size],
  waiting: (some) =>
    `${quoted(some)} ${some.length === 1 ? 'kann warten, solange die Aufgabe' : 'können warten, solange die Aufgaben'} erfüllt ${some.length === 1 ? 'bleibt' : 'bleiben'}: Jedes Bonfire bringt das Ende der Partie näher.`,
  off: 'An diesem Tisch spielen alle ohne Tipps für gute Züge. Wer hier sitzt, kann das für alle ändern: /bonfire einstellungen.',
  notNow: 'Tipps gibt es nur für deinen eigenen Zug, wenn du gerade entscheidest.',
  failed:
    'Auf die Schnelle kam kein Tipp zustande. Versuch es gleich noch einmal; von deinem Zug geht nichts verloren.',
  option: (on) => (on ? 'Tipps für gute Züge: an, für alle hier.' : 'Tipps für gute Züge: aus.'),
  switchOption: (on) => (on ? 'Tipps für alle' : 'Keine Tipps, für niemanden'),
}

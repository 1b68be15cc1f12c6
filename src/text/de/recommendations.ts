import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { list } from './grammar.ts'
import { names } from './names.ts'
import { tasks } from './tasks.ts'

const BETTER = { little: 'etwas bessere', some: 'bessere', much: 'viel bessere' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `„${tasks.condition(task.condition)}“`))

/** The same where a sentence begins. */
const opened = (some: readonly Task[]): string => `„${capital(quoted(some).slice(1))}`

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ': im nächsten Zug entfachst du sie', next: ', danach entfachst du sie' } as const

const share = ({ have, need }: { have: number; need: number }): string => `${have} von ${need}`

const GAINS: Words['recommendations']['gain'] = {
  guardians: () => 'Hüterinnen näher am Bonfire',
  goods: (size) =>
    ({ little: 'etwas mehr Vorrat', some: 'mehr Vorrat für später', much: 'reichlich Vorrat für später' })[size],
  fate: (size) => `${BETTER[size]} Stellen für spätere Schicksalsplättchen`,
  time: () => 'weniger Züge für die anderen',
}

export const recommendations: Words['recommendations'] = {
  button: 'Zugvorschläge',
  title: (turns) => (turns === 1 ? 'Ein guter Zug' : `${turns === 2 ? 'Zwei' : 'Drei'} gute Züge`),
  play: (number, how) => `${number}. Spielen${{ open: '', final: ': endgültig', ends: ': beendet deine Partie' }[how]}`,
  about:
    'So sieht es ein Computerspieler, der nur weiß, was auch du wissen darfst. Er schätzt und kann sich irren: Du entscheidest.',
  deed: {
    scores: (points) => `sofort ${names.points(points)}`,
    secures: (points) => `am Ende sicher ${names.points(points)}`,
    fulfils: (task, when) => `erfüllt ${quoted([task])}${IGNITING[when]} (${names.points(task.points)})`,
    receives: (task, progress, when) =>
      progress === null
        ? `eine schon erfüllte Aufgabe, ${quoted([task])}${IGNITING[when]} (${names.points(task.points)})`
        : `eine neue Aufgabe, ${quoted([task])} (${share(progress)}), ${names.points(task.points)} wert`,
    nearer: (task, progress) => `näher an ${quoted([task])} (${share(progress)}), ${names.points(task.points)} wert`,
    sailsTo: (task, progress) =>
      `dort liegt ${quoted([task])} (${progress === null ? 'schon erfüllt' : share(progress)}), ${names.points(task.points)} wert`,
    common: (task, progress, bonus) =>
      `näher an der Aufgabe des Rates „${names.commonTask[task]}“ (${share(progress)}): ${names.points(4)}${bonus ? ' und ein Bonus' : ''}`,
  },
  next: (deed, turns) => `dann ${turns === 1 ? 'im nächsten Zug' : `in ${turns} Zügen`}: ${deed}`,
  gain: GAINS,
  elders: (size) => `Älteste, die dir ${{ little: 'etwas mehr', some: 'mehr', much: 'viel mehr' }[size]} bringen`,
  cost: {
    goods: (size) =>
      ({
        little: 'das kostet ein wenig',
        some: 'das kostet etwas von deinem Vorrat',
        much: 'das kostet viel von deinem Vorrat',
      })[size],
    fate: () => 'für später bleiben weniger Schicksalsplättchen',
    time: () => 'das Ende der Partie kommt näher',
  },
  reason: (deeds, gains, costs) => {
    const told = [...deeds, list(gains), list(costs)].filter((part) => part !== '')
    return told.length === 0 ? '' : `${capital(told.join('; '))}.`
  },
  behind: (size) =>
    size === null
      ? 'etwa gleich gut'
      : { little: 'fast so gut', some: 'etwas schwächer', much: 'deutlich schwächer' }[size],
  waiting: (some) =>
    `${opened(some)} ${some.length === 1 ? 'kann' : 'können'} warten: Bonfire zählen erst am Ende. ${some.length === 1 ? 'Die Aufgabe muss' : 'Die Aufgaben müssen'} nur erfüllt bleiben, bis du sie entfachst.`,
  off: 'An diesem Tisch spielen alle ohne Zugvorschläge. Wer hier sitzt, kann das für alle ändern: /bonfire einstellungen.',
  notNow: 'Zugvorschläge gibt es nur für deinen eigenen Zug, wenn du gerade entscheidest.',
  failed:
    'Auf die Schnelle kam kein Zugvorschlag zustande. Versuch es gleich noch einmal; von deinem Zug geht nichts verloren.',
  option: (on) => (on ? 'Zugvorschläge: für alle an.' : 'Zugvorschläge: aus.'),
  switchOption: (on) => (on ? 'Zugvorschläge für alle' : 'Keine Zugvorschläge'),
}

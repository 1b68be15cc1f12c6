import type { Task } from '#engine'
import type { StyleTrait } from '#players'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, inflected, inWords, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

const called = (task: Task): string => `„${tasks.condition(task.condition)}“`
/** The same where a sentence begins. */
const opening = (task: Task): string => `„${capital(tasks.condition(task.condition))}“`

export const advice: Words['advice'] = {
  tips: {
    startTile: 'Dein erstes Schicksalsplättchen bringt die drei Aktionsmarker, die es zeigt.',
    ignite: ([first, ...others]) =>
      first === undefined
        ? ''
        : `Entfache ${others.length > 0 ? 'zum Beispiel ' : ''}${called(first)}: ${names.points(first.points)} und ein Bonus im Hohen Rat.`,
    novice: (task) => `Du hast ${names.commonTask[task]}: Setz den Rats-Novizen ein. Das kostet nichts.`,
    countdown: (turns) =>
      `${isOne(turns) ? 'Das ist dein letzter Zug' : `Du hast noch ${count(turns, nouns.turn, 'acc')}`}: Entfache, was geht, und bring Hüterinnen zu deinen Bonfire.`,
    countdownSoon: ({ novices, turns }) =>
      `${isOne(novices) ? 'Kommt' : 'Kommen'} noch ${count(novices, nouns.novice, 'nom')} in den Hohen Rat, beginnt der Countdown: Dann hast du noch ${either(turns.map(inWords))} Züge.`,
    guardianToBonfire: ({ guardian, space, points }) =>
      `Deine ${bare(nouns.guardian, 'nom', colours[guardian])} kann zu Bonfire ${space}: ${names.points(points)} am Ende.`,
    fulfilledThere: ({ task, island, here }) =>
      `${opening(task)} erfüllst du schon: Hol dir die Aufgabe ${here ? 'hier' : island.kind === 'task' ? `auf der ${islands[island.resource].one.dat} ${island.id}` : `auf ${island.id}`}.`,
    dearTask: (units) =>
      `Hier liegt schon eine Opferschale von dir: Die nächste Aufgabe kostet ${count(units, nouns.tile, 'acc', colours.red)}, anderswo nur einen.`,
    portal: (portal) =>
      `Ein lila Marker dreht das Große Bonfire zu dem ${portals[portal].one.dat}, das du als Nächstes brauchst.`,
    crystal: ({ crystal, space }) =>
      `Ein Wegplättchen mit ${bare(nouns.crystal, 'dat', colours[crystal])} passt zu Feld ${space}: 2 Punkte, wenn dort ein Bonfire brennt.`,
    placeFate: (held) =>
      `Du hast ${held === 0 ? 'keine Aktionsmarker mehr' : 'kaum noch Aktionsmarker'}: Leg ein Schicksalsplättchen neben gleiche Symbole.`,
    runningOut: ({ held, most }) =>
      `Du hast ${count(held, nouns.actionTile, 'acc')}: Mit höchstens ${most} kannst du ein Schicksalsplättchen anlegen und bekommst neue.`,
    firstTask: 'Du hast noch keine Aufgabe: Fahr zu einer Insel, deren Aufgabe dir liegt, und hol sie dir.',
    firstGnome: 'Gnome helfen dir bis zum Ende: Wirb früh einen an.',
    procession: 'In einer Prozession bringt jede Hüterin die Ressource des Feldes mit, auf dem sie stehen bleibt.',
    oneThing:
      'Pro Zug machst du eins: Schicksalsplättchen anlegen, Marker einer Farbe verwenden oder Bonfire entfachen.',
  },
  warnings: {
    noviceLeft: (task) =>
      `Du kannst noch den Rats-Novizen der Aufgabe „${capital(names.commonTask[task])}“ einsetzen. Das kostet nichts.`,
    ignitableLeft: (task) => `Du könntest noch ${called(task)} entfachen: ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) => `passt nicht: ${tasks.kind(task, lit)} auf Feld ${space}`,
    taskMisses: (crystal) => `der ${inflected(colours[crystal], 'e')} Kristall dort passt nicht`,
    stays: (guardian) =>
      `${capital(the(nouns.guardian, 'nom', colours[guardian]))} bleibt stehen und bringt nichts, könnte aber ziehen.`,
  },
}

const BETTER = { little: 'etwas bessere', some: 'bessere', much: 'viel bessere' } as const

const quoted = (some: readonly Task[]): string => list(some.map((task) => `„${tasks.condition(task.condition)}“`))

/** The same where a sentence begins. */
const opened = (some: readonly Task[]): string => `„${capital(quoted(some).slice(1))}`

/** A task that is fulfilled, by when it is. */
const IGNITING = { now: ', und im nächsten Zug entfachst du sie', next: ', danach entfachst du sie' } as const

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
  play: (number, how) =>
    `${number} · Spielen${{ open: '', final: ': endgültig', ends: ': beendet deine Partie' }[how]}`,
  about:
    'So sieht es ein Computer, der nur weiß, was auch du wissen darfst. Er schätzt und kann sich irren: Du entscheidest.',
  deed: {
    scores: (points) => `sofort ${names.points(points)}`,
    secures: (points) => `am Ende sicher ${names.points(points)}`,
    fulfils: (task, when) => `erfüllt ${quoted([task])}${IGNITING[when]} (${names.points(task.points)})`,
    receives: (task, progress, when) =>
      progress === null
        ? `eine schon erfüllte Aufgabe, ${quoted([task])}${IGNITING[when]} (${names.points(task.points)})`
        : `eine neue Aufgabe, ${quoted([task])} (${share(progress)}), ${names.points(task.points)} wert`,
    nearer: (task, progress) =>
      `bringt dich ${quoted([task])} näher (${share(progress)}), ${names.points(task.points)} wert`,
    sailsTo: (task, progress) =>
      `dort liegt ${quoted([task])} (${progress === null ? 'schon erfüllt' : share(progress)}), ${names.points(task.points)} wert`,
    common: (task, progress, bonus) =>
      `bringt dich der Aufgabe des Rates „${capital(names.commonTask[task])}“ näher (${share(progress)}): ${names.points(4)}${bonus ? ' und ein Bonus' : ''}`,
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
    const told = [[...deeds, list(gains)].filter((part) => part !== '').join('; '), list(costs)]
    return told.flatMap((part) => (part === '' ? [] : `${capital(part)}.`)).join(' ')
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

const of = (amount: number, total: number): string => `${amount} von ${count(total, nouns.point, 'dat')}`

const MOST: Readonly<Record<StyleTrait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `hat auf Feuer gesetzt: ${of(amount, total)} brachten die Bonfire`,
  guardians: (amount, total) => `hat die Hüterinnen losgeschickt: ${of(amount, total)} kamen von ihnen`,
  path: (amount, total) => `hat passend gebaut: ${of(amount, total)} kamen von Kristallen und Portalen am Weg`,
  common: (amount, total) => `hat dem Rat gedient: ${of(amount, total)} kamen von dessen Aufgaben`,
  alongTheWay: (amount, total) => `hat unterwegs gepunktet: ${of(amount, total)} kamen schon vor der Schlusswertung`,
  stock: (amount, total) => `hat vorgesorgt: ${of(amount, total)} kamen von dem, was übrig war`,
  gnomes: (amount) => `hat für Gesellschaft gesorgt: ${count(amount, nouns.gnome, 'nom')} in der Stadt`,
}
const LEAST: Readonly<Record<StyleTrait, string>> = {
  bonfires: 'gebrannt haben nur wenige Bonfire',
  guardians: 'die Hüterinnen brachten kaum etwas',
  path: 'Kristalle und Portale brachten kaum etwas',
  common: 'die Aufgaben des Rates brachten kaum etwas',
  alongTheWay: 'unterwegs kam wenig zusammen',
  stock: 'übrig blieb nichts',
  gnomes: 'kaum ein Gnom kam mit',
}

export const analysis: Words['analysis'] = {
  button: 'Rückblick',
  title: 'Rückblick',
  about:
    'Das schätzt ein Computer aus dem, was alle sehen konnten. Im Schnitt stimmt es, bei einem einzelnen Zug kann es danebenliegen.',
  turningPoints: (turns) => (turns === 1 ? 'Der Wendepunkt' : `Die ${turns === 2 ? 'zwei' : 'drei'} Wendepunkte`),
  noTurningPoints: 'Kein einzelner Zug hat diese Partie entschieden: In keinem wurde viel verschenkt.',
  cost: (turn, points) => `In Zug ${turn} etwa ${count(points, nouns.point, 'acc')} verschenkt`,
  played: (name, turn) => `${name} · ${turn}`,
  there: (turn) => `Besser · ${turn}`,
  before: (turn) => `Tisch vor Zug ${turn}`,
  styles: 'Spielweise',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  course: 'Erwartete Punkte',
  expected: (name, all, scored) =>
    `${name}: etwa ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'am Anfang' : `nach Zug ${turns}`}`).join(', ')}; am Ende ${scored}.`,
  none: 'Du hast hier noch keine Partie zu Ende gespielt. Nach deiner ersten siehst du hier, wo sie gekippt ist.',
  notOver: 'Diese Partie wurde nicht zu Ende gespielt, also gibt es keinen Rückblick.',
  otherRules:
    'Diese Partie wurde nach älteren Regeln gespielt, deshalb gibt es keinen Rückblick mehr. Der Verlauf ist noch da.',
  failed: 'Der Rückblick wurde nicht rechtzeitig fertig. Versuch es in einer Minute noch einmal; verloren ist nichts.',
}

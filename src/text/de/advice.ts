import type { Task } from '#engine'
import { capital } from '../capital.ts'
import type { Words } from '../words/index.ts'
import { bare, count, either, inflected, inWords, isOne, the } from './grammar.ts'
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
      `Du kannst noch den Rats-Novizen der Aufgabe „${names.commonTask[task]}“ einsetzen. Das kostet nichts.`,
    ignitableLeft: (task) => `Du könntest noch ${called(task)} entfachen: ${names.points(task.points)}.`,
    crystalMisses: ({ task, lit, space }) => `passt nicht: ${tasks.kind(task, lit)} auf Feld ${space}`,
    taskMisses: (crystal) => `der ${inflected(colours[crystal], 'e')} Kristall dort passt nicht`,
    stays: (guardian) =>
      `${capital(the(nouns.guardian, 'nom', colours[guardian]))} bleibt stehen und bringt nichts, könnte aber ziehen.`,
  },
}

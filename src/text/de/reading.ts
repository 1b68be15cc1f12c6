import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { type FateCell, fateCellText, notNone, standingText, type TaskStanding } from '../words/reading.ts'
import { buttons } from './buttons.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, {
    counts: (points) => `entfacht, bringt insgesamt ${names.points(points)}`,
    progress: reading.progress,
    fulfilled: 'schon erfüllt',
    notYet: 'noch nicht erfüllt',
  })

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'frei',
    gold: 'Gold',
    yellow: 'gelber Marker',
    highlighted: 'markiert',
    actionTile: names.actionTile,
  })

const read = 'Als Text'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Bild zeigen',
  placeholder: 'Stadt oder Inseln lesen …',
  whole: `Alles Weitere unter „${read}“.`,
  headings: {
    turn: 'Am Zug',
    changed: 'Was zuletzt geschah',
    yours: 'Was du hast',
    supply: 'Vorrat',
    options: 'Was du tun kannst',
    others: 'Die anderen',
    everybody: 'Alle am Tisch',
    display: 'Auslage',
    tasks: 'Aufgaben',
    boards: 'Hüterinnen, Weg und Portale',
    gnomes: 'Gnome',
    elders: 'Älteste',
    commonTasks: 'Aufgaben des Rates',
    fate: 'Schicksalsplättchen und Opferschalen',
  },
  chosen: (option) => `${option}, gewählt`,
  progress: (have, need) => `bisher ${have} von ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) => `Feld ${space}: ${tasks.inBrief(task)}, ${howFar(standing)}.`,
  taskOnIsland: (task, standing) =>
    `${capital(tasks.inBrief(task))}${standing === null ? '' : `, ${howFar(standing)}`}.`,
  offeringsOf: (all) => `Opferschalen: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Du',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals: placed, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'hast' : 'hat'} ${list([
      names.points(points),
      ...notNone([
        count(unlit, nouns.task, 'acc'),
        count(bonfires, nouns.bonfire, 'acc'),
        count(placed, nouns.portal, 'acc'),
        count(guardians, nouns.guardian, 'acc'),
        count(gnomes, nouns.gnome, 'acc'),
      ]),
    ])}; ${fateTiles === 0 ? 'keine Schicksalsplättchen mehr' : `noch ${count(fateTiles, nouns.fateTile, 'acc')}`}; das Schiff liegt ${island === null ? names.landingStage : `bei ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])}: ${met ? 'erfüllt' : reading.progress(have, need)}; der Rats-Novize ${waits ? 'ist noch da' : 'ist schon weg'}.`,
  bonfireSpace: ({ compass, tile, reward, portals: lying, units }) =>
    `${names.compass[compass]}${units === null ? '' : `, für ${count(units, nouns.tile, 'acc', colours.purple)}`}: ${list(
      [
        count(1, nouns.tile, 'nom', colours[tile]),
        reward === 'points' ? names.points(2) : resources[reward].one.nom,
        ...lying.map((portal) => portals[portal].one.nom),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) => `Reihe ${row}, ab Spalte ${from}: ${cells.map(fateCell).join(', ')}.`,
  grown: `${control(buttons.log)} erzählt Zug um Zug, wie die Städte gewachsen sind.`,
  rest: 'Den Rest findest du über die letzte Liste.',
  moreOptions: (n) =>
    `${n === 1 ? 'Eine weitere Möglichkeit steht' : `Weitere ${n} Möglichkeiten stehen`} in den Listen unten.`,
}

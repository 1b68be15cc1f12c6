import type { Words } from '../words/index.ts'
import { type FateCell, fateCellText, standingText, type TaskStanding } from '../words/reading.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, { counts: (points) => `brennt, zählt ${points}`, progress: reading.progress, fulfilled: 'erfüllt' })

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'frei',
    gold: 'Gold',
    yellow: 'gelber Marker',
    highlighted: 'markiert',
    actionTile: names.actionTile,
  })

const read = 'In Worten'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Bild zeigen',
  placeholder: 'Eine Stadt, die Inseln lesen…',
  whole: `Alles steht unter „${read}“.`,
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
  chosen: (option) => `${option} (gewählt)`,
  progress: (have, need) => `${have} von ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Feld ${space}: ${names.crystal[task.colour]}, ${names.points(task.points)}, ${tasks.condition(task.condition)} (${howFar(standing)}).`,
  taskOnIsland: (task, standing) => `${tasks.inBrief(task)}${standing === null ? '' : ` (${howFar(standing)})`}.`,
  offeringsOf: (all) => `Opferschalen: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Du',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals: placed, guardians, gnomes, fateTiles }) =>
    `${name}, ${names.points(points)}: ${[
      count(unlit, nouns.task, 'nom'),
      count(bonfires, nouns.bonfire, 'nom'),
      count(placed, nouns.portal, 'nom'),
      count(guardians, nouns.guardian, 'nom'),
      count(gnomes, nouns.gnome, 'nom'),
      `noch ${count(fateTiles, nouns.fateTile, 'nom')}`,
    ].join(', ')}; Schiff: ${island ?? names.landingStage}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${names.commonTask[task]}: ${reading.progress(have, need)}${met ? ', erfüllt' : ''}; der Rats-Novize ${waits ? 'wartet noch' : 'ist schon fort'}.`,
  bonfireSpace: ({ compass, tile, reward, portals: lying, units }) =>
    `${names.compass[compass]}${units === null ? '' : `, kostet ${units} ${names.actionTile.purple}`}: ${[
      count(1, nouns.tile, 'nom', colours[tile]),
      reward === 'points' ? names.points(2) : resources[reward].one.nom,
      ...lying.map((portal) => portals[portal].one.nom),
    ].join(', ')}.`,
  fateRow: ({ row, from, cells }) => `Reihe ${row} ab Spalte ${from}: ${cells.map(fateCell).join(', ')}.`,
  rest: 'Mehr davon findest du in der letzten Liste.',
  moreOptions: (n) =>
    `${n === 1 ? 'Eine weitere Möglichkeit steht' : `Weitere ${n} Möglichkeiten stehen`} in den Listen unten.`,
}

import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { type FateCell, fateCellText, notNone, standingText, type TaskStanding } from '../words/reading.ts'
import { buttons } from './buttons.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns } from './nouns.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, {
    counts: (points) => `ontstoken, in totaal ${names.points(points)} waard`,
    progress: reading.progress,
    fulfilled: 'al volbracht',
    notYet: 'nog niet volbracht',
  })

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'vrij',
    gold: 'goud',
    yellow: 'geel fiche',
    highlighted: 'gemarkeerd',
    actionTile: names.actionTile,
  })

const read = 'Als tekst'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Afbeelding tonen',
  placeholder: 'Lees over een stad, de eilanden…',
  whole: `Alles lees je onder “${read}”.`,
  headings: {
    turn: 'Aan de beurt',
    changed: 'Wat er is gebeurd',
    yours: 'Wat je hebt',
    supply: 'Voorraad',
    options: 'Wat je kunt doen',
    others: 'De anderen',
    everybody: 'Iedereen aan tafel',
    display: 'Aanbod',
    tasks: 'Opdrachten',
    boards: 'Hoeders, weg en portalen',
    gnomes: 'Gnomen',
    elders: 'Ouderen',
    commonTasks: 'Opdrachten van de Raad',
    fate: 'Lottegels en offerschalen',
  },
  chosen: (option) => `${option} (gekozen)`,
  progress: (have, need) => `tot nu toe ${have} van de ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) => `Veld ${space}: ${tasks.inBrief(task)}, ${howFar(standing)}.`,
  taskOnIsland: (task, standing) =>
    `${capital(tasks.inBrief(task))}${standing === null ? '' : `, ${howFar(standing)}`}.`,
  offeringsOf: (all) => `Offerschalen: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Jij',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'hebt' : 'heeft'} ${list([
      names.points(points),
      ...notNone([
        count(unlit, nouns.task),
        count(bonfires, nouns.bonfire),
        count(portals, nouns.portal),
        count(guardians, nouns.guardian),
        count(gnomes, nouns.gnome),
      ]),
    ])}; ${fateTiles === 0 ? 'geen lottegels meer' : `nog ${count(fateTiles, nouns.fateTile)}`}; het schip ligt ${island === null ? names.landingStage : `bij ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])}: ${met ? 'volbracht' : reading.progress(have, need)}; het raadslid ${waits ? 'is er nog' : 'is al weg'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${capital(names.compass[compass])}${units === null ? '' : `, voor ${count(units, nouns.tile, colours.purple)}`}: ${list(
      [
        count(1, nouns.tile, colours[tile]),
        reward === 'points' ? names.points(2) : names.resource[reward],
        ...portals.map((portal) => names.portal[portal]),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) => `Rij ${row}, vanaf kolom ${from}: ${cells.map(fateCell).join(', ')}.`,
  grown: `Onder ${control(buttons.log)} lees je beurt voor beurt hoe de steden zijn gegroeid.`,
  rest: 'De rest staat in de laatste lijst.',
  moreOptions: (n) => `In de lijsten hieronder ${n === 1 ? 'staat er nog 1' : `staan er nog ${n}`}.`,
}

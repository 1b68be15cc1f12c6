import type { Task } from '#engine'
import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { type FateCell, fateCellText, notNone, standingText, type TaskStanding } from '../words/reading.ts'
import { buttons } from './buttons.ts'
import { count, isOne, list, quoted } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, resources, shapes } from './nouns.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, {
    counts: (points) => `${names.points(points)} en tout`,
    progress: reading.progress,
    fulfilled: 'déjà accomplie',
    notYet: 'pas encore accomplie',
  })

/** "mission bleue à 3 points : 4 gnomes": what follows is said of the task, not of the gnomes. */
const titled = (task: Task, lit: boolean): string =>
  `${tasks.kind(task.colour, lit)} à ${names.points(task.points)} : ${tasks.condition(task.condition)}`

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'libre',
    gold: 'or',
    yellow: 'tuile jaune',
    highlighted: 'centre',
    actionTile: names.actionTile,
  })

const read = 'Version texte'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Montrer l’image',
  placeholder: 'Lire une cité, les îles…',
  whole: `Tous les détails : ${quoted(read)}.`,
  headings: {
    turn: 'La partie',
    changed: 'Ce qui a changé',
    yours: 'Ce que tu as',
    supply: 'Réserve',
    options: 'Ce que tu peux faire',
    others: 'Les autres',
    everybody: 'À la table',
    display: 'Ce qui est disponible',
    tasks: 'Missions',
    boards: 'Gardiennes, chemin et portails',
    gnomes: 'Gnomes',
    elders: 'Sages',
    commonTasks: 'Missions du Conseil',
    fate: 'Tuiles destin et offrandes',
  },
  chosen: (option) => `${option} – ton choix`,
  progress: (have, need) => `${have} sur ${need} pour l’instant`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Case ${space}, ${titled(task, 'counts' in standing)} ; ${howFar(standing)}.`,
  taskOnIsland: (task, standing) =>
    `${capital(titled(task, false))}${standing === null ? '' : ` ; ${howFar(standing)}`}.`,
  offeringsOf: (all) => `Offrandes : ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Tu',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'as' : 'a'} ${list([
      names.points(points),
      ...notNone([
        count(unlit, nouns.task),
        count(bonfires, nouns.bonfire),
        count(portals, nouns.portal),
        count(guardians, nouns.guardian),
        count(gnomes, nouns.gnome),
        `${count(fateTiles, nouns.fateTile)} en réserve`,
      ]),
    ])} ; ${name === reading.you ? 'ton' : 'son'} navire est ${island === null ? `au ${names.landingStage}` : `en ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])} : ${met ? 'mission accomplie' : reading.progress(have, need)} ; le novice neutre ${waits ? 'est encore là' : 'n’est plus là'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${capital(names.compass[compass])}${units === null ? '' : `, pour ${count(units, nouns.tile, colours.purple)}`} : ${list(
      [
        count(1, nouns.tile, colours[tile]),
        reward === 'points' ? names.points(2) : resources[reward].one,
        ...(portals.length === 0 ? [] : [`un portail (${portals.map((one) => shapes[one]).join(', ')})`]),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) =>
    `Ligne ${row}, à partir de la colonne ${from} : ${cells.map(fateCell).join(', ')}.`,
  grown: `${control(buttons.log)} raconte tour par tour comment les cités ont grandi.`,
  rest: 'Il y a plus à lire : choisis dans la liste à la fin.',
  moreOptions: (n) => `Encore ${count(n, nouns.option)} dans ${isOne(n) ? 'la liste' : 'les listes'} ci-dessous.`,
}

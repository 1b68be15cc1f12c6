import type { Words } from '../words/index.ts'
import { type FateCell, fateCellText, standingText, type TaskStanding } from '../words/reading.ts'
import { agreed, count, isOne, quoted } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals as portalNouns, resources } from './nouns.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, {
    counts: (points) => `allumée, vaut ${points}`,
    progress: reading.progress,
    fulfilled: 'accomplie',
  })

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'libre',
    gold: 'or',
    yellow: 'tuile jaune',
    highlighted: 'marquée',
    actionTile: names.actionTile,
  })

const read = 'En mots'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Montrer l’image',
  placeholder: 'Lire une cité, les îles…',
  whole: `Tout est sous ${quoted(read)}.`,
  headings: {
    turn: 'La partie',
    changed: 'Ce qui a changé',
    yours: 'Ce que tu as',
    supply: 'Réserve',
    options: 'Ce que tu peux faire',
    others: 'Les autres',
    everybody: 'À la table',
    display: 'Ce qui est visible',
    tasks: 'Missions',
    boards: 'Gardiennes, chemin et portails',
    gnomes: 'Gnomes',
    elders: 'Sages',
    commonTasks: 'Missions du Conseil',
    fate: 'Tuiles destin et offrandes',
  },
  chosen: (option) => `${option} (choisi)`,
  progress: (have, need) => `${have} sur ${need}`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Case ${space} : ${agreed(nouns.task, false, colours[task.colour])}, ${names.points(task.points)}, ${tasks.condition(task.condition)} (${howFar(standing)}).`,
  taskOnIsland: (task, standing) => `${tasks.inBrief(task)}${standing === null ? '' : ` (${howFar(standing)})`}.`,
  offeringsOf: (all) => `Offrandes : ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Toi',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name}, ${names.points(points)} : ${[
      count(unlit, nouns.task),
      count(bonfires, nouns.bonfire),
      count(portals, nouns.portal),
      count(guardians, nouns.guardian),
      count(gnomes, nouns.gnome),
      `encore ${count(fateTiles, nouns.fateTile)}`,
    ].join(', ')} ; navire : ${island ?? names.landingStage}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${names.commonTask[task]} : ${reading.progress(have, need)}${met ? ', accomplie' : ''} ; novice neutre ${waits ? 'présent' : 'parti'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${names.compass[compass]}${units === null ? '' : `, coûte ${count(units, nouns.tile, colours.purple)}`} : ${[
      count(1, nouns.tile, colours[tile]),
      reward === 'points' ? names.points(2) : resources[reward].one,
      ...portals.map((portal) => portalNouns[portal].one),
    ].join(', ')}.`,
  fateRow: ({ row, from, cells }) => `Ligne ${row} à partir de la colonne ${from} : ${cells.map(fateCell).join(', ')}.`,
  rest: 'Il y a plus à lire : choisis dans la liste à la fin.',
  moreOptions: (n) => `Encore ${count(n, nouns.option)} dans ${isOne(n) ? 'la liste' : 'les listes'} ci-dessous.`,
}

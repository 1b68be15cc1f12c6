import type { ReadingWords, TaskStanding } from '../words/reading.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const standingText = (it: TaskStanding): string => {
  if ('counts' in it) return `ignited, counts ${it.counts}`
  const figures = reading.progress(it.have, it.need)
  return it.have >= it.need ? `${figures}, fulfilled` : figures
}

const fateCell = ({ sign, printed, highlighted }: Parameters<ReadingWords['fateRow']>[0]['cells'][number]): string => {
  if (sign !== null) return names.actionTile[sign]
  const there = printed === null ? [] : [printed === 'gold' ? 'gold' : 'yellow tile']
  return ['free', ...there, ...(highlighted ? ['highlighted'] : [])].join(' ')
}

const read = 'Text version'

export const reading: ReadingWords = {
  read,
  showPicture: 'Show the picture',
  placeholder: 'Read a city, the islands…',
  whole: `“${read}” tells all details.`,
  headings: {
    turn: 'The game',
    changed: 'What changed',
    yours: 'What you have',
    supply: 'Supply',
    options: 'What you can do',
    others: 'The others',
    everybody: 'The players',
    display: 'What is on display',
    tasks: 'Tasks',
    boards: 'Guardians, path and portals',
    gnomes: 'Gnomes',
    elders: 'Elders',
    commonTasks: 'Common tasks',
    fate: 'Fate tiles and offerings',
  },
  chosen: (option) => `${option} (chosen)`,
  progress: (have, need) => `${have} of ${need}`,
  standing: standingText,
  taskInCity: ({ space, task, standing }) =>
    `Space ${space}: ${names.crystal[task.colour]}, ${names.points(task.points)}, ${tasks.condition(task.condition)}: ${standingText(standing)}.`,
  taskOnIsland: (task, standing) => `${tasks.inBrief(task)}${standing === null ? '' : `, ${standingText(standing)}`}.`,
  offeringsOf: (all) => `Offerings: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name}, ${names.points(points)}: ${joined(
      [
        count(unlit, 'task'),
        count(bonfires, 'bonfire'),
        count(portals, 'portal'),
        count(guardians, 'guardian'),
        count(gnomes, 'gnome'),
        `${count(fateTiles, 'fate tile')} left`,
      ],
      'and',
    )}; ship at ${island ?? names.landingStage}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${names.commonTask[task]}: ${reading.progress(have, need)}${met ? ', fulfilled' : ''}; ${waits ? 'its neutral novice is here' : 'its neutral novice is gone'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${names.compass[compass]}${units === null ? '' : `, costs ${units} ${names.actionTile.purple}`}: ${joined(
      [
        `1 ${names.actionTile[tile]} tile`,
        reward === 'points' ? names.points(2) : names.resource[reward],
        ...portals.map((portal) => names.portal[portal]),
      ],
      'and',
    )}.`,
  fateRow: ({ row, from, cells }) => `Row ${row} from column ${from}: ${cells.map(fateCell).join(', ')}.`,
  rest: 'There’s more to read: choose it from the list at the end.',
  moreOptions: (n) => `${count(n, 'more option')} in the lists below.`,
}

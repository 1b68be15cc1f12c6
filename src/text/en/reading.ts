import type { ActionTile, CommonTask, IslandId, Portal, Resource, Space, Task } from '#engine'
import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { BonfireCompassPoint } from '../words/names.ts'
import { type FateCell, fateCellText, notNone, standingText, type TaskStanding } from '../words/reading.ts'
import { buttons } from './buttons.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskStanding): string =>
  standingText(it, {
    counts: (points) => `ignited, worth ${names.points(points)} in all`,
    progress: reading.progress,
    fulfilled: 'already fulfilled',
    notYet: 'not fulfilled yet',
  })

const fateCell = (cell: FateCell): string =>
  fateCellText(cell, {
    free: 'free',
    gold: 'gold',
    yellow: 'yellow tile',
    highlighted: 'highlighted',
    actionTile: names.actionTile,
  })

const read = 'Text version'

/** What a look says in words alone, beyond the sentences of `alt`; heading by heading. Lists may be empty. */
export const reading = {
  /** A button under a picture; and the one that leads back to it. */
  read,
  showPicture: 'Show the picture',
  placeholder: 'Read a city, the islands…',
  /** Ends the short text of a picture, and names the button `read`. */
  whole: `“${read}” has all the details.`,
  headings: {
    turn: 'The game',
    changed: 'What changed',
    yours: 'What you have',
    /** In the city of somebody else. */
    supply: 'Supply',
    options: 'What you can do',
    others: 'The other players',
    /** For a guest, who has no seat to be left out. */
    everybody: 'The players',
    display: 'On display',
    tasks: 'Tasks',
    boards: 'Guardians, path and portals',
    gnomes: 'Gnomes',
    elders: 'Elders',
    commonTasks: 'Common tasks',
    fate: 'Fate tiles and offerings',
  },
  /** An option that stands as chosen. */
  chosen: (option: string): string => `${option} (chosen)`,
  /** "2 of 3 so far" */
  progress: (have: number, need: number): string => `${have} of ${need} so far`,
  /** How far a city is with a task, alone: "2 of 3 so far", "already fulfilled". */
  standing: howFar,
  taskInCity: ({ space, task, standing }: { space: Space; task: Task; standing: TaskStanding }): string =>
    `Space ${space}: ${tasks.inBrief(task)}, ${howFar(standing)}.`,
  /** `standing`: of the one who looks; null for a guest. */
  taskOnIsland: (task: Task, standing: TaskStanding | null): string =>
    `${capital(tasks.inBrief(task))}${standing === null ? '' : `, ${howFar(standing)}`}.`,
  /** Whose offerings lie at an island, and how many. */
  offeringsOf: (all: readonly { name: string; count: number }[]): string =>
    `Offerings: ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  /** In the place of the reader's name, before what they have. */
  you: 'You',
  /** What there is of a seat, in figures. `island` null: at the landing stage. */
  seat: ({
    name,
    points,
    island,
    tasks: unlit,
    bonfires,
    portals,
    guardians,
    gnomes,
    fateTiles,
  }: {
    name: string
    points: number
    island: IslandId | null
    tasks: number
    bonfires: number
    portals: number
    guardians: number
    gnomes: number
    fateTiles: number
  }): string =>
    `${name} ${name === reading.you ? 'have' : 'has'} ${joined(
      [
        names.points(points),
        ...notNone([
          count(unlit, 'task'),
          count(bonfires, 'bonfire'),
          count(portals, 'portal'),
          count(guardians, 'guardian'),
          count(gnomes, 'gnome'),
        ]),
      ],
      'and',
    )}; ${fateTiles === 0 ? 'no' : fateTiles} fate ${fateTiles === 1 ? 'tile' : 'tiles'} left; ship at ${island ?? names.landingStage}.`,
  /** `waits`: its neutral novice is still there. */
  commonTask: ({
    task,
    have,
    need,
    met,
    waits,
  }: {
    task: CommonTask
    have: number
    need: number
    met: boolean
    waits: boolean
  }): string =>
    `${capital(names.commonTask[task])}: ${met ? 'fulfilled' : reading.progress(have, need)}; its neutral novice is ${waits ? 'still there' : 'gone'}.`,
  /** `units`: purple tiles that turning there costs the one who looks; null for a guest. */
  bonfireSpace: ({
    compass,
    tile,
    reward,
    portals,
    units,
  }: {
    compass: BonfireCompassPoint
    tile: ActionTile
    reward: Resource | 'points'
    portals: readonly Portal[]
    units: number | null
  }): string =>
    `${capital(names.compass[compass])}${units === null ? '' : `, for ${count(units, 'purple tile')}`}: ${joined(
      [
        `1 ${names.actionTile[tile]} tile`,
        reward === 'points' ? names.points(2) : `1 ${names.resource[reward]}`,
        ...portals.map((portal) => names.portal[portal]),
      ],
      'and',
    )}.`,
  /** A row of the fate area, from left to right; `sign` null where no fate tile lies. `from`: its first column. */
  fateRow: ({ row, from, cells }: { row: number; from: number; cells: readonly FateCell[] }): string =>
    `Row ${row}, from column ${from}: ${cells.map(fateCell).join(', ')}.`,
  /** At the end, where a picture that moves shows it. */
  grown: `${control(buttons.log)} shows turn by turn how the cities grew.`,
  /** Ends what is told where there was no room for all: the list of looks has it. */
  rest: 'There’s more to read: choose it from the list below.',
  /** Options that there was no room for. */
  moreOptions: (n: number): string => `${count(n, 'more option')} in the lists below.`,
}

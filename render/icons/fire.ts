import { CRYSTALS, type Crystal } from '#engine'
import { colours, coloursByCrystal } from '../tokens.ts'
import { type Icon, iconPerKind, type Layer } from './icon.ts'
import { starPath } from './paths.ts'

const ink = colours.ink

const shard = (x: number, top: number, half: number, colour: Crystal): Layer[] => [
  {
    d: `M${x} ${top}L${x + half} ${top + half * 1.5}V38L${x} 45L${x - half} 38V${top + half * 1.5}Z`,
    fill: coloursByCrystal[colour].fill,
    stroke: ink,
    width: 2.5,
  },
  { d: `M${x - half * 0.3} ${top + half * 1.4}V37`, stroke: coloursByCrystal[colour].light, width: 3 },
]

/** One shard, two or three: blue, red, yellow (R1.3). */
const crystal: Readonly<Record<Crystal, Icon>> = {
  blue: shard(24, 3, 11, 'blue'),
  red: [...shard(34, 12, 8.5, 'red'), ...shard(16, 3, 9.5, 'red')],
  yellow: [...shard(10, 16, 7, 'yellow'), ...shard(38, 16, 7, 'yellow'), ...shard(24, 2, 9, 'yellow')],
}

const logs: Layer[] = [
  { d: 'M7 44L41 36M41 44L7 36', stroke: ink, width: 9 },
  { d: 'M7 44L41 36M41 44L7 36', stroke: colours.wood, width: 5.5 },
]
const fire = (outer: string, inner: string): Icon => [
  ...logs,
  {
    d: 'M25 2C26 11 39 16 39 28C39 36 32 41 24 41C16 41 9 36 9 28C9 21 14 18 15 10C19 13 20 16 20 18C24 14 25 8 25 2Z',
    fill: outer,
    stroke: ink,
    width: 2.5,
  },
  { d: 'M25 19C26 25 32 26 32 32C32 36 28 39 24 39C20 39 16 36 16 32C16 26 24 26 25 19Z', fill: inner },
]
const lit = (colour: Crystal): Icon => fire(coloursByCrystal[colour].fill, coloursByCrystal[colour].light)

/** A task still to be met: a scroll with its crystal. */
const scroll: Layer[] = [
  { d: 'M8 4H37V38C37 42 40 43 43 43H14C9 43 8 40 8 36Z', fill: colours.parchment, stroke: ink, width: 2.5 },
]
const task = (colour: Crystal): Icon => [...scroll, { lay: crystal[colour], x: 10, y: 8, size: 26 }]

const hourglass: Icon = [
  {
    d: 'M11 6H37C37 18 27 20 27 24C27 28 37 30 37 42H11C11 30 21 28 21 24C21 20 11 18 11 6Z',
    fill: '#e9f2ff',
    stroke: ink,
    width: 2.5,
  },
  {
    d: 'M16 13H32C30 18 26 20 24 22C22 20 18 18 16 13ZM24 28C28 32 32 34 33 40H15C16 34 20 32 24 28Z',
    fill: colours.ember,
  },
  { d: 'M7 5H41M7 43H41', stroke: ink, width: 7 },
  { d: 'M7 5H41M7 43H41', stroke: colours.wood, width: 4 },
]

const rosette: Layer[] = [{ d: starPath(24, 24, 22.5, 18.5, 12), fill: colours.cream, stroke: ink, width: 2.5 }]

export const taskAndBonfireIcons = {
  ...iconPerKind('crystal', CRYSTALS, (colour) => crystal[colour]),
  ...iconPerKind('task', CRYSTALS, task),
  ...iconPerKind('bonfire', CRYSTALS, lit),
  bonfire: fire(colours.ember, colours.flame),
  task: [...scroll, { d: 'M16 14H30M16 22H30M16 30H26', stroke: colours.inkSoft, width: 3.4 }],
  countdown: hourglass,
  points: [...rosette, { d: starPath(24, 25, 12, 5, 5), fill: colours.coal }],
  /** Room for a number. */
  'points-blank': rosette,
} satisfies Record<string, Icon>

import type { Resource } from '#engine'
import { resourceColours as c, colours } from '../tokens.ts'
import { type Icon, lightRimmed } from './icon.ts'
import { discPath, petalsPath } from './paths.ts'

const ink = colours.ink

const blossom: Icon = [
  { d: petalsPath(24, 24.5, 11.5, 9.5, 5), fill: c.blossom, stroke: ink, width: 4 },
  { d: petalsPath(24, 24.5, 11.5, 9.5, 5), fill: c.blossom },
  { d: petalsPath(24, 24.5, 14.5, 3.2, 5), fill: '#ffc4da' },
  { d: discPath(24, 24.5, 6.5), fill: '#ffe08a', stroke: ink, width: 2 },
]

const fruit: Icon = [
  {
    d: 'M24 15C17 10 6 14 6 27C6 37 14 45 19 45C21.500 45 22 44 24 44C26 44 26.500 45 29 45C34 45 42 37 42 27C42 14 31 10 24 15Z',
    fill: c.fruit,
    stroke: ink,
    width: 2.5,
  },
  { d: 'M24 15C23 10 24 6 27 3', stroke: colours.woodDark, width: 4 },
  { d: 'M26 10C28 4 35 2 41 4C39 10 32 13 26 10Z', fill: '#7fc05a', stroke: ink, width: 2 },
  { d: 'M12 25C12 21 14 19 17 18', stroke: '#ffb09a', width: 4 },
]

const herb: Icon = [
  { d: 'M24 46C24 34 24 26 24 18', stroke: '#2c5d2b', width: 4 },
  { d: 'M24 27C15 26 9 18 11 3C22 5 29 15 24 27Z', fill: '#78bf5c', stroke: ink, width: 2.5 },
  { d: 'M24 30C30 19 40 19 44 18C43 32 34 37 24 35Z', fill: c.herb, stroke: ink, width: 2.5 },
  { d: 'M24 40C18 43 6 40 4 28C14 27 22 32 24 40Z', fill: c.herb, stroke: ink, width: 2.5 },
  { d: 'M15 10C17 16 20 21 23 25M38 23C33 26 29 29 26 32M10 32C15 34 19 37 22 39', stroke: '#d6f2b8', width: 2 },
]

const shell: Icon = [
  {
    d: 'M18 40L4 22C6 10 14 4 24 4C34 4 42 10 44 22L30 40C30 43 29 45 24 45C19 45 18 43 18 40Z',
    fill: c.shell,
    stroke: ink,
    width: 2.5,
  },
  { d: 'M24 8V38M15 9L21 38M33 9L27 38M7.500 18L18 37M40.500 18L30 37', stroke: '#b8785e', width: 2.6 },
]

const root: Icon = [
  { d: 'M24 17C20 10 14 6 9 7M24 17C24 9 25 5 28 2M24 17C29 11 34 8 40 9', stroke: '#5a9a45', width: 5 },
  {
    d: 'M14 17C19 13 29 13 34 17C38 22 35 29 31 34C29 38 30 43 32 47C26 45 23 41 23 37C21 41 17 44 12 44C15 40 16 36 15 33C11 28 10 21 14 17Z',
    fill: c.root,
    stroke: ink,
    width: 2.5,
  },
  { d: 'M15 23H22M27 27H33M17 31H23', stroke: '#5d3414', width: 2.6 },
]

const gold: Icon = [
  { d: discPath(24, 24, 20), fill: c.gold, stroke: ink, width: 2.5 },
  { d: discPath(24, 24, 15), stroke: '#9a6a00', width: 2.5 },
  { d: 'M24 12C28 18 32 21 32 27A8 8 0 0 1 16 27C16 23 19 22 20 18C22 20 23 20 24 12Z', fill: '#9a6a00' },
  { d: 'M10 18C12 13 15 11 18 9.500', stroke: '#fff3bf', width: 3 },
]

/** The paths of some layers as one. */
const round = (icon: Icon, ...layers: readonly number[]): string =>
  layers
    .flatMap((at) => {
      const layer = icon[at]
      return layer === undefined || 'lay' in layer ? [] : [layer.d]
    })
    .join('')

/** The six resources (R1.1). Fruit, herb and root are dark. */
export const resourceIcons: Readonly<Record<Resource, Icon>> = {
  blossom,
  fruit: lightRimmed(round(fruit, 0, 2), fruit),
  herb: lightRimmed(round(herb, 1, 2, 3), herb),
  shell,
  root: lightRimmed(round(root, 0, 1), root),
  gold,
}

const stuff = (fibres: string): Icon => [
  { d: 'M24 5L41 14V34L24 43L7 34V14Z', fill: colours.parchmentDim, stroke: ink, width: 2.5 },
  { d: fibres, stroke: ink, width: 4 },
]
/** Any resource; two of them side by side are two kinds. */
export const anyResourceIcons = {
  anyA: stuff('M15 24H33'),
  anyB: stuff('M15 19H33M15 29H33'),
}

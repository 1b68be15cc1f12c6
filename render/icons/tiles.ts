import { ACTION_COLOURS, ACTION_TILES, type ActionColour, type ActionTile } from '#engine'
import { colours, tileColours } from '../tokens.ts'
import { type Icon, iconPerKind, type Layer, lightRimmed } from './icon.ts'
import { discPath, roundedRectPath, starPath } from './paths.ts'

/** The signs of the seven actions (R1.2), drawn in the sign's colour; `fill` is the tile's. */
const signs: Readonly<Record<ActionTile, (sign: string, fill: string) => readonly Layer[]>> = {
  green: (sign, fill) => [
    { d: 'M15 42C15 33 33 31 33 24C33 18 20 18 22 8', stroke: sign, width: 9 },
    { d: 'M15 42C15 33 33 31 33 24C33 18 20 18 22 8', stroke: fill, width: 2 },
  ],
  blue: (sign) => [
    { d: 'M7 31H41C40 37 36 41 31 41H17C12 41 8 37 7 31Z', fill: sign },
    { d: 'M22 6V28H8C10 19 15 11 22 6ZM26 10C33 15 37 21 38 28H26Z', fill: sign },
  ],
  red: (sign, fill) => [
    { d: 'M13 8H36V36C36 39 38 40 40 40H18C14 40 13 38 13 35Z', fill: sign },
    { d: 'M13 8C9 8 8 10 8 14H13Z', fill: sign },
    { d: 'M19 17H30M19 24H30M19 31H27', stroke: fill, width: 3.4 },
  ],
  white: (sign, fill) => [
    { d: `${discPath(24, 13, 7)}M24 21C15 21 12 31 11 42H37C36 31 33 21 24 21Z`, fill: sign },
    { d: 'M24 25V40', stroke: fill, width: 2.5 },
  ],
  purple: (sign, fill) => [
    {
      d: 'M25 4C26 12 38 17 38 30C38 38 32 43 24 43C16 43 10 38 10 30C10 23 15 20 16 13C19 16 20 18 20 20C24 16 25 10 25 4Z',
      fill: sign,
    },
    { d: 'M25 23C26 28 31 29 31 34C31 38 28 40 24 40C20 40 17 38 17 34C17 29 24 29 25 23Z', fill },
  ],
  brown: (sign, fill) => [
    { d: 'M24 3C30 10 36 21 38 28H10C12 21 17 8 24 3Z', fill: sign },
    { d: 'M13 32C13 40 18 45 24 45C30 45 35 40 35 32Z', fill: sign },
    { d: 'M19 35H20M28 35H29', stroke: fill, width: 4 },
  ],
  yellow: (sign) => [
    { d: starPath(24, 24, 19, 9, 8), fill: sign },
    { d: discPath(24, 24, 5.5), fill: tileColours.yellow.fill },
  ],
}

const tile = (kind: ActionTile): Icon => {
  const { fill, sign } = tileColours[kind]
  return lightRimmed(roundedRectPath(2, 2, 44, 44, 9), [
    { d: roundedRectPath(2, 2, 44, 44, 9), fill, stroke: colours.ink, width: 2.5 },
    { d: 'M9 6H39', stroke: '#ffffff', width: 2, alpha: 0.35 },
    { lay: signs[kind](sign, fill), x: 5, y: 5, size: 38 },
  ])
}

/** The seven action tiles; as fate symbols the first six (R1.2). */
export const actionTileIcons = iconPerKind('tile', ACTION_TILES, tile)

/** A group of one fate symbol: three joined squares, the first with the sign. */
const group = (kind: ActionColour): Icon => {
  const { fill, sign } = tileColours[kind]
  return [
    { d: 'M2 2H46V24H24V46H2Z', fill, stroke: colours.ink, width: 2.5 },
    { d: 'M24 2V24H2', stroke: colours.ink, width: 1.5, alpha: 0.6 },
    { lay: signs[kind](sign, fill), x: 3, y: 3, size: 21 },
  ]
}
export const fateSymbolGroupIcons = iconPerKind('fate', ACTION_COLOURS, group)

const cell = (x: number, y: number, fill: string): Layer => ({
  d: roundedRectPath(x, y, 13, 13, 2.5),
  fill,
  stroke: colours.ink,
  width: 1.5,
})
const area = (covered: (row: number, column: number) => boolean): Icon =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      cell(3 + column * 14.5, 3 + row * 14.5, covered(row, column) ? colours.coal : colours.parchmentDim),
    ),
  )

const anyGroup: Icon = [
  { d: 'M2 2H46V24H24V46H2Z', fill: colours.parchmentDim, stroke: colours.ink, width: 2.5 },
  { d: 'M24 2V24H2', stroke: colours.ink, width: 1.5 },
  { d: 'M9 13H17', stroke: colours.ink, width: 3.5 },
]

/** What tasks ask of the fate area, and the fate tile itself. */
export const fateAreaIcons = {
  'fate-any': anyGroup,
  'fate-area': area(() => false),
  'fate-ring': area((row, column) => row !== 1 || column !== 1),
  'fate-columns': area((_, column) => column !== 1),
  'fate-tile': [
    { d: roundedRectPath(1, 14, 46, 20, 4), fill: colours.parchment, stroke: colours.ink, width: 2.5 },
    ...(['red', 'white', 'purple'] as const).map(
      (kind, i): Layer => ({
        d: roundedRectPath(4 + i * 14, 17.5, 12, 13, 2.5),
        fill: tileColours[kind].fill,
        stroke: colours.ink,
        width: 1.2,
      }),
    ),
  ],
} satisfies Record<string, Icon>

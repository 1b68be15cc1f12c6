import { describe, expect, it } from 'vitest'
import { ACTION_TILES, CRYSTALS, GUARDIANS, RESOURCES } from '#engine'
import { boundsOf } from '#render/bounds'
import type { Icon } from '#render/icons/icon'
import { type IconName, icons, seatIcon } from '#render/icons/index'
import type { Item, Rect } from '#render/layout'
import { measure } from '#render/measure'
import { layoutOf } from '#render/scenes/index'
import { colours, crystalColours, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { randomPictures } from '#tools/random-pictures'
import { ciede2000, difference, VISIONS } from './colour-distance.ts'

const ENOUGH = 10

interface Member {
  readonly name: string
  readonly colour: string
  /** The signs that tell the same; none where the colour stands alone. */
  readonly icons: readonly IconName[]
}
/** What must be told apart, family by family. */
const families: Readonly<Record<string, readonly Member[]>> = {
  'action tiles and fate symbols': ACTION_TILES.map((tile) => ({
    name: tile,
    colour: tileColours[tile].fill,
    icons: [`tile-${tile}`],
  })),
  resources: RESOURCES.map((resource) => ({ name: resource, colour: resourceColours[resource], icons: [resource] })),
  guardians: GUARDIANS.map((guardian) => ({
    name: guardian,
    colour: guardianColours[guardian].fill,
    icons: [`guardian-${guardian}`],
  })),
  'crystals and tasks': CRYSTALS.map((crystal) => ({
    name: crystal,
    colour: crystalColours[crystal].fill,
    icons: [`crystal-${crystal}`, `task-${crystal}`],
  })),
  seats: seatColours.map(({ fill }, seat) => ({
    name: `seat ${seat}`,
    colour: fill,
    icons: [seatIcon('shield', seat), seatIcon('ship', seat), seatIcon('novice', seat), seatIcon('offering', seat)],
  })),
  'marks of what changed, of the open turn, of what the fire points to, of nothing': (
    ['changed', 'tentative', 'ember', 'panelEdge'] as const
  ).map((name) => ({ name, colour: colours[name], icons: [] })),
}

/** The pairs that some eyes confuse by colour, with the least difference that those see. Their shapes must tell them apart. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'action tiles and fate symbols': [
    'green and red: 6.9 with deuteranopia',
    'blue and purple: 3.9 with deuteranopia',
    'red and brown: 0.7 with protanopia',
  ],
  resources: [
    'fruit and herb: 6.9 with deuteranopia',
    'fruit and root: 4.2 with deuteranopia',
    'herb and root: 6.3 with deuteranopia',
  ],
  guardians: [
    'wood and red: 9.1 with deuteranopia',
    'grey and pink: 7.2 with protanopia',
    'grey and turquoise: 3.6 with deuteranopia',
    'pink and turquoise: 7.4 with protanopia',
  ],
  seats: ['seat 0 and seat 2: 8.0 with deuteranopia', 'seat 1 and seat 3: 0.6 with deuteranopia'],
}

type Pair = readonly [Member, Member]
const pairsOf = (members: readonly Member[]): Pair[] =>
  members.flatMap((one, i) => members.slice(i + 1).map((other): Pair => [one, other]))
const isAlike = ([one, other]: Pair): boolean =>
  VISIONS.some((vision) => difference(one.colour, other.colour, vision) < ENOUGH)
function tell([one, other]: Pair): string {
  const seen = VISIONS.map((vision) => ({ vision, by: difference(one.colour, other.colour, vision) }))
  const [least] = seen.sort((a, b) => a.by - b.by)
  return `${one.name} and ${other.name}: ${least?.by.toFixed(1)} with ${least?.vision}`
}

/** The outlines of an icon, without any colour. */
const outlines = (icon: Icon): string =>
  icon
    .map((layer) => ('lay' in layer ? `${layer.x},${layer.y},${layer.size}(${outlines(layer.lay)})` : layer.d))
    .join(' ')

describe.each(Object.entries(families))('%s', (family, members) => {
  const pairs = pairsOf(members)

  it('differ in colour by at least 10 (CIEDE2000) to plain sight', () => {
    const close = pairs.filter(([one, other]) => difference(one.colour, other.colour, 'plain') < ENOUGH)
    expect(close.map(tell)).toEqual([])
  })

  it('differ so to protanopia, deuteranopia and tritanopia too, but for the pairs in the list', () => {
    expect(pairs.filter(isAlike).map(tell)).toEqual(ALIKE[family] ?? [])
  })

  it('have another shape for each of a pair in the list', () => {
    for (const [one, other] of pairs.filter(isAlike)) {
      expect(one.icons.length, one.name).toBeGreaterThan(0)
      one.icons.forEach((icon, i) => {
        const counterpart = other.icons[i]
        if (counterpart === undefined) throw new Error(`${other.name} lacks an icon`)
        expect(outlines(icons[icon]), `${icon} and ${counterpart}`).not.toBe(outlines(icons[counterpart]))
      })
    }
  })
})

/** How far two rectangles are from each other. */
const apart = (a: Rect, b: Rect): number =>
  Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h, 0)
const paints = (item: Item): readonly (string | undefined)[] => {
  switch (item.kind) {
    case 'panel':
    case 'shape':
      return [item.fill, item.line]
    case 'line':
    case 'text':
    case 'glow':
      return [item.colour]
    default:
      return []
  }
}

it('on 40 random pictures no colour of such a pair stands without its shape beside it', () => {
  const members = Object.values(families).flatMap((family) => pairsOf(family).filter(isAlike).flat())
  let seen = 0
  const alone = randomPictures('colours', 40).flatMap(({ where, request }) => {
    const { back, items } = layoutOf(request, measure)
    const all = [...back.items, ...items]
    return all.flatMap((item) => {
      const named = members.filter(({ colour }) => paints(item).includes(colour))
      seen += named.length
      const shown = named.some((member) =>
        all.some(
          (other) =>
            other.kind === 'icon' && member.icons.includes(other.icon) && apart(boundsOf(item), boundsOf(other)) < 60,
        ),
      )
      return named.length === 0 || shown ? [] : [`${where}: ${named[0]?.name} ${JSON.stringify(item)}`]
    })
  })
  expect(seen).toBeGreaterThan(0)
  expect(alone).toEqual([])
})

describe('the measure of colours', () => {
  it('finds what Sharma, Wu and Dalal (2005) give for their pairs', () => {
    const PAIRS = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
      [[50, 2.8361, -74.02], [50, 0, -82.7485], 3.4412],
      [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
      [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
      [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[50, 2.5, 0], [61, -5, 29], 22.8977],
      [[50, 2.5, 0], [56, -27, -3], 31.903],
      [[50, 2.5, 0], [58, 24, 15], 19.4535],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
      [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    ] as const
    for (const [one, other, expected] of PAIRS) expect(ciede2000(one, other)).toBeCloseTo(expected, 4)
  })

  it('sees red and green alike with deuteranopia, blue and green with tritanopia, and greys with all eyes as they are', () => {
    expect(difference('#ffffff', '#000000', 'plain')).toBeCloseTo(100, 0)
    for (const [one, other, vision] of [
      ['#b33a00', '#5c6b00', 'deuteranopia'],
      ['#0060a0', '#007a70', 'tritanopia'],
    ] as const)
      expect(difference(one, other, vision)).toBeLessThan(difference(one, other, 'plain') / 2)
    for (const vision of VISIONS)
      expect(difference('#444444', '#999999', vision)).toBeCloseTo(difference('#444444', '#999999', 'plain'), 0)
  })
})

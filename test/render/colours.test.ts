import { describe, expect, it } from 'vitest'
import { ACTION_TILES, CRYSTALS, FOURTH_ISLAND_GUARDIAN_CHOICES, type Guardian, RESOURCES } from '#engine'
import type { Icon } from '#render/icons/icon'
import { type IconName, icons, seatPieceIcon } from '#render/icons/index'
import type { Item, Rect } from '#render/layout'
import { layoutOf } from '#render/scenes/index'
import { colours, coloursByCrystal, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { boundsOf } from '#support/bounds'
import { randomPictures } from '#support/random-pictures'
import { difference, VISIONS } from './colour-distance.ts'

const ENOUGH = 10

interface Member {
  readonly name: string
  readonly colour: string
  /** The signs that tell the same; none where the colour stands alone. */
  readonly icons: readonly IconName[]
}
/** The guardians of one game. */
const guardiansWith = (fourth: Guardian): Member[] =>
  (['wood', 'grey', 'red', 'pink', fourth] as const).map((guardian) => ({
    name: guardian,
    colour: guardianColours[guardian].fill,
    icons: [`guardian-${guardian}`],
  }))
/** What must be told apart, family by family. */
const families: Readonly<Record<string, readonly Member[]>> = {
  'action tiles and fate symbols': ACTION_TILES.map((tile) => ({
    name: tile,
    colour: tileColours[tile].fill,
    icons: [`tile-${tile}`],
  })),
  resources: RESOURCES.map((resource) => ({ name: resource, colour: resourceColours[resource], icons: [resource] })),
  guardians: guardiansWith('turquoise'),
  ...Object.fromEntries(
    FOURTH_ISLAND_GUARDIAN_CHOICES.slice(1).map((fourth) => [
      `guardians, of which the fourth is ${fourth}`,
      guardiansWith(fourth),
    ]),
  ),
  'crystals and tasks': CRYSTALS.map((crystal) => ({
    name: crystal,
    colour: coloursByCrystal[crystal].fill,
    icons: [`crystal-${crystal}`, `task-${crystal}`],
  })),
  seats: seatColours.map(({ fill }, seat) => ({
    name: `seat ${seat}`,
    colour: fill,
    icons: [
      seatPieceIcon('shield', seat),
      seatPieceIcon('ship', seat),
      seatPieceIcon('novice', seat),
      seatPieceIcon('offering', seat),
    ],
  })),
  'marks of what changed, of the open turn, of what the fire points to, of nothing': (
    ['changed', 'tentative', 'ember', 'surfaceEdge'] as const
  ).map((name) => ({ name, colour: colours[name], icons: [] })),
}

/** The pairs of the other guardians, and those with the fourth. */
const ofTheFourth = (fourth: Guardian, ...pairs: readonly string[]): Record<string, readonly string[]> => ({
  [`guardians, of which the fourth is ${fourth}`]: [
    'wood and red: 9.1 with deuteranopia',
    'grey and pink: 7.2 with protanopia',
    ...pairs,
  ],
})

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
  ...ofTheFourth('blue'),
  ...ofTheFourth('green', 'wood and green: 5.5 with deuteranopia', 'red and green: 3.8 with deuteranopia'),
  ...ofTheFourth('yellow'),
  ...ofTheFourth('orange', 'wood and orange: 9.6 with protanopia'),
  ...ofTheFourth('purple'),
  ...ofTheFourth('black'),
  ...ofTheFourth('white'),
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
    expect(pairs.filter(isAlike).map(tell).sort()).toEqual((ALIKE[family] ?? []).toSorted())
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
    case 'roundRect':
    case 'shape':
      return [item.fill, item.stroke]
    case 'polyline':
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
    const { back, items } = layoutOf(request)
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

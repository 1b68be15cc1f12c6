import { describe, expect, it } from 'vitest'
import { ACTION_TILES, CRYSTALS, GUARDIANS, RESOURCES } from '#engine'
import type { Icon } from '#render/icons/icon'
import { type IconName, icons, seatIcon } from '#render/icons/index'
import { crystalColours, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { difference, VISIONS } from './colour-distance.ts'

/** What must be told apart, family by family: its colour and the icons by which it always stands. */
const families: Readonly<Record<string, readonly { name: string; colour: string; icons: readonly IconName[] }[]>> = {
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
}

/** The outlines of an icon, without any colour. */
const outlines = (icon: Icon): string =>
  icon
    .map((layer) => ('lay' in layer ? `${layer.x},${layer.y},${layer.size}(${outlines(layer.lay)})` : layer.d))
    .join(' ')

describe.each(Object.entries(families))('%s', (_, members) => {
  const pairs = members.flatMap((one, i) => members.slice(i + 1).map((other) => [one, other] as const))

  it('differ in colour by at least 10 (CIEDE2000) to plain sight', () => {
    for (const [one, other] of pairs)
      expect(difference(one.colour, other.colour, 'plain'), `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(10)
  })

  it('differ in colour to every kind of colour blindness, or in shape wherever they stand', () => {
    for (const [one, other] of pairs) {
      if (VISIONS.every((vision) => difference(one.colour, other.colour, vision) >= 10)) continue
      one.icons.forEach((icon, i) => {
        const counterpart = other.icons[i]
        if (counterpart === undefined) throw new Error(`${other.name} lacks an icon`)
        expect(outlines(icons[icon]), `${icon} and ${counterpart}`).not.toBe(outlines(icons[counterpart]))
      })
    }
  })
})

it('the measure knows Sharma’s reference pairs', () => {
  expect(difference('#ffffff', '#000000', 'plain')).toBeCloseTo(100, 0)
  expect(difference('#ff0000', '#ff0000', 'plain')).toBe(0)
  expect(difference('#ff0000', '#00ff00', 'plain')).toBeCloseTo(86.6, 0)
})

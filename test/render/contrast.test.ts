import { formatHex, interpolate, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import type { Icon } from '#render/icons/icon'
import { icons } from '#render/icons/index'
import type { Item } from '#render/layout'
import { layoutOf } from '#render/scenes/index'
import { colours, seatColours } from '#render/tokens'
import { boundsOf } from '#support/bounds'
import { whatIs } from '#support/kept-layouts'
import { requestFor, SCENES, sample } from '#support/sample-picture'

/** WCAG ratios: what carries meaning, what is dimmed because it cannot be had, and text. */
const LEAST = { sign: 3, dimmed: 2, text: 4.5 } as const

const POSITIONS = [
  { players: 2, seed: 6, choices: 6 },
  { players: 3, seed: 4, choices: 180 },
  { players: 4, seed: 8, choices: 420 },
  { players: 4, seed: 3, choices: 100_000 },
  { players: 1, seed: 2, choices: 120 },
].map(sample)

/** The colours that surround an icon: fill and line of its lowest two layers. */
function edges(icon: Icon): string[] {
  const flat = (layers: Icon): Exclude<Icon[number], { lay: Icon }>[] =>
    layers.flatMap((layer) => ('lay' in layer ? flat(layer.lay) : [layer]))
  return flat(icon)
    .slice(0, 2)
    .flatMap(({ fill, stroke }) => [fill, stroke].flatMap((colour) => colour ?? []))
}

/** The colours that may lie beneath the middle of an item: the last area painted there, or all of the sky. */
function groundsOf(item: Item, before: readonly Item[]): readonly string[] {
  const { x, y, w, h } = item.kind === 'roundRect' ? item.rect : boundsOf(item)
  const [mx, my] = [x + w / 2, y + h / 2]
  const under = before.findLast((other) => {
    if (other.kind === 'sky') return true
    // A shape without a line is a glint of stars or sea.
    if (other.kind !== 'roundRect' && (other.kind !== 'shape' || other.stroke === undefined)) return false
    if (other.fill === undefined) return false
    const box = boundsOf(other)
    return mx >= box.x && mx <= box.x + box.w && my >= box.y && my <= box.y + box.h
  })
  if (under?.kind === 'sky') return under.colours
  return under !== undefined && 'fill' in under && under.fill !== undefined ? [under.fill] : []
}

/** Each colour laid on a ground, as transparent as an item is. */
const blended = (colour: string, ground: string, alpha: number): string =>
  formatHex(interpolate([ground, colour], 'rgb')(alpha))

const best = (some: readonly string[], ground: string): number =>
  Math.max(0, ...some.map((colour) => wcagContrast(colour, ground)))

/** Every item of the scenes at all positions, with what lies beneath it. */
const all = SCENES.flatMap((scene) =>
  POSITIONS.flatMap((position) => {
    const layout = layoutOf(requestFor(scene, position))
    const items = [...layout.back.items, ...layout.items]
    return items.map((item, i) => ({ scene, item, grounds: groundsOf(item, items.slice(0, i)) }))
  }),
)
const tooFaint = (find: (item: Item) => { readonly shown: readonly string[]; readonly least: number } | null) => [
  ...new Set(
    all.flatMap(({ scene, item, grounds }) => {
      const asked = find(item)
      if (asked === null) return []
      const alpha = item.kind === 'icon' ? (item.alpha ?? 1) : 1
      return grounds.flatMap((ground) => {
        const shown = asked.shown.map((colour) => blended(colour, ground, alpha))
        const ratio = best(shown, ground)
        return ratio < asked.least ? [`${scene}: ${whatIs(item)} on ${ground}: ${ratio.toFixed(1)}`] : []
      })
    }),
  ),
]

describe('on every picture', () => {
  it('every icon has a fill or an outline of 3:1 against its ground, a dimmed one of 2:1', () => {
    expect(
      tooFaint((item) =>
        item.kind === 'icon' && item.on !== true
          ? { shown: edges(icons[item.icon]), least: (item.alpha ?? 1) < 1 ? LEAST.dimmed : LEAST.sign }
          : null,
      ),
    ).toEqual([])
  })

  it('every text has 4.5:1 against its ground or the seam round it, a figure of nothing 2:1', () => {
    // A figure in a rosette stands on its icon; see below.
    expect(
      tooFaint((item) =>
        item.kind === 'text' && item.seam === undefined && item.colour !== colours.coal
          ? { shown: [item.colour], least: item.colour === colours.smoke ? LEAST.dimmed : LEAST.text }
          : null,
      ),
    ).toEqual([])
    const seams = all.flatMap(({ item }) => (item.kind === 'text' && item.seam !== undefined ? [item] : []))
    expect(seams.length).toBeGreaterThan(0)
    for (const { colour, seam } of seams)
      expect(wcagContrast(colour, seam ?? colour)).toBeGreaterThanOrEqual(LEAST.text)
  })

  it('every dashed edge has 3:1', () => {
    expect(
      tooFaint((item) =>
        item.kind === 'roundRect' && item.dash !== undefined && item.stroke !== undefined
          ? { shown: [item.stroke], least: LEAST.sign }
          : null,
      ),
    ).toEqual([])
  })

  it('every seat’s line in a look back has 3:1', () => {
    for (const { fill } of seatColours) expect(wcagContrast(fill, colours.well)).toBeGreaterThanOrEqual(LEAST.sign)
  })

  it('an empty place of the council or of an island has 2:1', () => {
    for (const [dot, ground] of [
      [colours.stoneDark, colours.surface],
      [colours.smoke, colours.landGuardian],
    ] as const)
      expect(wcagContrast(dot, ground)).toBeGreaterThanOrEqual(LEAST.dimmed)
  })
})

describe('whatever the picture', () => {
  const GROUNDS = [
    'dusk',
    'plum',
    'surface',
    'well',
    'card',
    'lit',
    'land',
    'landGuardian',
    'sand',
    'parchment',
  ] as const
  const families = Object.entries(icons).filter(([name]) =>
    /^(guardian|tile|ship|novice|shield|offering|blossom|fruit|herb|shell|root|gold)/.test(name),
  )

  it.each(GROUNDS)('guardians, tiles, resources and what belongs to seats have 3:1 on %s', (ground) => {
    const faint = families.flatMap(([name, icon]) => {
      const ratio = best(edges(icon), colours[ground])
      return ratio < LEAST.sign ? [`${name}: ${ratio.toFixed(1)}`] : []
    })
    expect(faint).toEqual([])
  })

  it('a figure in a rosette has 4.5:1', () => {
    expect(wcagContrast(colours.coal, colours.cream)).toBeGreaterThanOrEqual(LEAST.text)
  })
})

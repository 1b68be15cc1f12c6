import { z } from 'zod'
import type { Scene } from '#render'
import type { Item } from '#render/layout'
import { layoutOf } from '#render/scenes/index'
import { boundsOf } from '#support/bounds'
import { requestFor, SCENES, sample } from '#support/sample-picture'

/** The positions whose layouts are kept: the start, two in the midst, a game against Tom, an end. */
export const KEPT = [
  { name: 'start-of-2', players: 2, seed: 7, choices: 4 },
  { name: 'middle-of-3', players: 3, seed: 4, choices: 150 },
  { name: 'late-of-4', players: 4, seed: 8, choices: 420 },
  { name: 'against-tom', players: 1, seed: 2, choices: 60 },
  { name: 'end-of-4', players: 4, seed: 3, choices: 100_000 },
] as const
export type KeptScene = (typeof KEPT)[number]

/** An item as a person finds it on the picture: what it is, and the box that it is painted in. */
const keptItem = z.strictObject({
  what: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  size: z.number().optional(),
})
type KeptItem = z.infer<typeof keptItem>
const keptLayout = z.strictObject({ width: z.number(), height: z.number(), items: z.array(keptItem) })
export type KeptLayout = z.infer<typeof keptLayout>
const keptPosition = z.record(z.string(), keptLayout)

export const keptFile = ({ name }: KeptScene): URL =>
  new URL(`../render/fixtures/layouts/${name}.json`, import.meta.url)

/** What an item is, in a word; texts in quotation marks. */
export const whatIs = (item: Item): string =>
  item.kind === 'text' ? `“${item.text}”` : item.kind === 'icon' ? item.icon : item.kind

/** The layout of each scene at a position, as it is kept. */
export function layoutsAt(kept: KeptScene): Map<Scene, KeptLayout> {
  const position = sample(kept)
  return new Map(
    SCENES.map((scene) => {
      const { width, height, back, items } = layoutOf(requestFor(scene, position))
      return [scene, { width, height, items: [...back.items, ...items].map(keep) }]
    }),
  )
}

function keep(item: Item): KeptItem {
  const { x, y, w, h } = boundsOf(item)
  const box: KeptItem['box'] = [tenth(x), tenth(y), tenth(w), tenth(h)]
  return { what: whatIs(item), box, ...(item.kind === 'text' ? { size: item.size } : {}) }
}
const tenth = (n: number): number => Math.round(n * 10) / 10

/** One item a line, so that a change reads well. */
export function formatKept(layouts: ReadonlyMap<string, KeptLayout>): string {
  const scenes = [...layouts].map(([scene, { width, height, items }]) => {
    const lines = items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')
    return `  ${JSON.stringify(scene)}: {"width": ${width}, "height": ${height}, "items": [\n${lines}\n  ]}`
  })
  return `{\n${scenes.join(',\n')}\n}\n`
}

export const parseKept = (json: string): Map<string, KeptLayout> =>
  new Map(Object.entries(keptPosition.parse(JSON.parse(json))))

const boxText = ([x, y, w, h]: KeptItem['box']): string => `${x},${y} (${w} × ${h})`
const itemText = ({ what, box, size }: KeptItem): string =>
  `${what}${size === undefined ? '' : ` of size ${size}`} at ${boxText(box)}`

/** What a person would say has changed on a picture; nothing when it is the same. */
export function differences(before: KeptLayout, after: KeptLayout): string[] {
  const said: string[] = []
  if (before.width !== after.width || before.height !== after.height)
    said.push(`the picture is ${after.width} × ${after.height}, no longer ${before.width} × ${before.height}`)
  const gone = without(before.items, after.items)
  const come = without(after.items, before.items)
  pair(gone, come, (one, other) => one.what === other.what).forEach(([one, other]) => {
    said.push(
      `${itemText(one)} is now at ${boxText(other.box)}${other.size === one.size ? '' : ` of size ${other.size}`}`,
    )
  })
  pair(gone, come, (one, other) => boxText(one.box) === boxText(other.box)).forEach(([one, other]) => {
    said.push(`${itemText(one)} is now ${other.what}`)
  })
  said.push(...gone.map((one) => `${itemText(one)} is gone`))
  said.push(...come.map((one) => `${itemText(one)} is new`))
  if (said.length > 0) return said
  const at = before.items.findIndex((item, i) => !same(item, after.items[i]))
  const [one, other] = [before.items[at], after.items[at]]
  return one === undefined || other === undefined ? [] : [`${itemText(other)} is painted where ${itemText(one)} was`]
}

const same = (one: KeptItem, other: KeptItem | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The items of a list that another lacks; of equal ones as many as it has more. */
function without(items: readonly KeptItem[], others: readonly KeptItem[]): KeptItem[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(JSON.stringify(other), (left.get(JSON.stringify(other)) ?? 0) + 1)
  return items.filter((item) => {
    const count = left.get(JSON.stringify(item)) ?? 0
    left.set(JSON.stringify(item), count - 1)
    return count <= 0
  })
}

/** Takes from two lists what belongs together. */
function pair(
  some: KeptItem[],
  others: KeptItem[],
  belong: (one: KeptItem, other: KeptItem) => boolean,
): [KeptItem, KeptItem][] {
  return [...some].flatMap((one) => {
    const at = others.findIndex((other) => belong(one, other))
    const [other] = at < 0 ? [] : others.splice(at, 1)
    if (other === undefined) return []
    some.splice(some.indexOf(one), 1)
    return [[one, other] satisfies [KeptItem, KeptItem]]
  })
}

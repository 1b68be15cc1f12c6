import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differences, KEPT, type KeptLayout, keptFile, layoutsAt, parseKept } from '#support/kept-layouts'

const MEANT = 'If that is meant, look at the pictures and then say: npm run tool -- keep-layouts'

describe('what lies where', () => {
  it.each(KEPT)('is as it was kept, $name', (kept) => {
    const before = parseKept(readFileSync(keptFile(kept), 'utf8'))
    const after = layoutsAt(kept)
    expect([...after.keys()], MEANT).toEqual([...before.keys()])
    const said = [...after].flatMap(([scene, layout]) => {
      const was = before.get(scene)
      return was === undefined ? [] : differences(was, layout).map((difference) => `${scene}: ${difference}`)
    })
    expect(said, MEANT).toEqual([])
  })
})

describe('a difference between layouts', () => {
  const layout: KeptLayout = {
    width: 400,
    height: 300,
    items: [
      { what: '“Ada”', box: [10, 20, 100, 30], size: 28 },
      { what: 'ship-0', box: [10, 60, 40, 40] },
      { what: '“7”', box: [120, 20, 40, 30], size: 36 },
      { what: 'panel', box: [0, 0, 400, 300] },
    ],
  }
  const changed = (items: KeptLayout['items']) => differences(layout, { ...layout, items })
  const [ada, ship, seven, panel] = layout.items
  if (!ada || !ship || !seven || !panel) throw new Error('a layout of four')

  it('is none where nothing changed', () => {
    expect(differences(layout, structuredClone(layout))).toEqual([])
  })

  it('says in words what moved, came, went, reads otherwise or lies otherwise on another', () => {
    expect(changed([{ ...ada, box: [12, 20, 100, 30] }, ship, seven, panel])).toEqual([
      '“Ada” of size 28 at 10,20 (100 × 30) is now at 12,20 (100 × 30)',
    ])
    expect(changed([ada, ship, { ...seven, what: '“8”' }, panel])).toEqual([
      '“7” of size 36 at 120,20 (40 × 30) is now “8”',
    ])
    expect(changed([ada, seven, panel])).toEqual(['ship-0 at 10,60 (40 × 40) is gone'])
    expect(changed([ada, ship, seven, panel, panel])).toEqual(['panel at 0,0 (400 × 300) is new'])
    expect(changed([ada, ship, panel, seven])).toEqual([
      'panel at 0,0 (400 × 300) is painted where “7” of size 36 at 120,20 (40 × 30) was',
    ])
    expect(differences(layout, { ...layout, height: 310 })).toEqual(['the picture is 400 × 310, no longer 400 × 300'])
  })
})

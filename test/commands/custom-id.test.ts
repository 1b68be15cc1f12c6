import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComponentPress, encodeCustomId, fitsCustomId, pressOrRefreshOfCustomId } from '#commands/custom-id'
import { ALL_GUARDIAN_COLOURS } from '#engine'
import { ALL_VERBS, pressesOf } from './presses.ts'

const press: fc.Arbitrary<ComponentPress> = fc
  .tuple(fc.oneof(...ALL_VERBS.map((verb) => pressesOf(verb))), fc.boolean())
  .map(([one, ahead]) => (ahead ? { ...one, ahead } : one))

describe('custom ids', () => {
  it('decode to what was encoded, in at most 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        fc.pre(fitsCustomId(one))
        const id = encodeCustomId(one)
        expect(id.length).toBeLessThanOrEqual(100)
        expect(pressOrRefreshOfCustomId(id)).toEqual({ kind: 'press', press: one })
      }),
    )
  })

  it('hold the longest procession: five guardians, all to bonfires, at a table with a long history', () => {
    const moves = ALL_GUARDIAN_COLOURS.map((guardian) => ({ guardian, to: 'b7' as const }))
    const longest: ComponentPress = {
      table: 'abcdefghijkl',
      seq: 99_999,
      verb: 'plan',
      guardian: 'turquoise',
      plan: { units: 8, moves },
    }
    expect(fitsCustomId(longest)).toBe(true)
  })

  it('of an older message that lead to a page of the panel in words still do', () => {
    const page = { of: 'page', page: 'fate' }
    const press = { table: 'abc', seq: 3, verb: 'readpanel', panel: page }
    expect(pressOrRefreshOfCustomId('b1:abc:3:readpanel:fate')).toEqual({ kind: 'press', press })
  })

  it('that the first release wrote say what they said there, and are written as they were', () => {
    const kept: Record<string, ComponentPress> = JSON.parse(
      readFileSync(new URL('../kept/d954267/custom-ids.json', import.meta.url), 'utf8'),
    )
    expect(Object.keys(kept).length).toBeGreaterThan(1000)
    for (const [id, press] of Object.entries(kept)) {
      expect(pressOrRefreshOfCustomId(id), id).toEqual({ kind: 'press', press })
      expect(encodeCustomId(press)).toBe(id)
    }
  })

  it('of an older scheme, or with an unknown verb, wish for the table as it stands', () => {
    expect(pressOrRefreshOfCustomId('b0:abc:12:take:3')).toEqual({ kind: 'refresh', table: 'abc' })
    expect(pressOrRefreshOfCustomId('b1:abc:12:dance')).toEqual({ kind: 'refresh', table: 'abc' })
    expect(pressOrRefreshOfCustomId('b1:abc:12:log:-1')).toEqual({ kind: 'refresh', table: 'abc' })
  })

  it('that are garbage never throw, and name no table that could not be one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const decoded = pressOrRefreshOfCustomId(text)
        expect(['press', 'refresh']).toContain(decoded.kind)
      }),
    )
    expect(pressOrRefreshOfCustomId('hello:world')).toEqual({ kind: 'refresh', table: null })
    expect(pressOrRefreshOfCustomId("b1:' OR 1:1:open")).toEqual({ kind: 'refresh', table: null })
  })

  it('too long to send are told before', () => {
    const press: ComponentPress = { table: 'abc', seq: 1, verb: 'play', line: 'a'.repeat(100) }
    expect(fitsCustomId(press)).toBe(false)
    expect(() => encodeCustomId(press)).toThrow('custom id')
  })
})

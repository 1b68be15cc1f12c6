import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComponentPress, decodeCustomId, encodeCustomId, fitsCustomId, PAGES } from '#commands/custom-id'
import { GUARDIANS, PLACES } from '#engine'
import { ADVICE_KINDS } from '#table'
import { PARTINGS } from '#text'

const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
const seq = fc.nat(99_999)
const line = fc.stringMatching(/^[a-zA-Z0-9 ,;-]{0,40}$/)
const plan = fc.record({
  units: fc.nat(9),
  moves: fc.uniqueArray(
    fc.record({ guardian: fc.constantFrom(...GUARDIANS), to: fc.option(fc.constantFrom(...PLACES)) }),
    {
      selector: ({ guardian }) => guardian,
      maxLength: 5,
    },
  ),
})
const placing = fc.record({
  end: fc.constantFrom('best', 'top', 'bottom'),
  direction: fc.constantFrom('e', 's', 'w', 'n'),
  keep: fc.constantFrom('', 'yellow', 'purple-purple-yellow'),
  part: fc.nat(3),
})
const verbs = [
  'join',
  'leave',
  'start',
  'close',
  'option',
  'open',
  'look',
  'rules',
  'end',
  'refresh',
  'journal',
  'again',
  'forget',
] as const
const press: fc.Arbitrary<ComponentPress> = fc.oneof(
  fc.record({ table, seq, verb: fc.constantFrom(...verbs) }),
  fc.record({ table, seq, verb: fc.constant('confirm'), parting: fc.constantFrom(...PARTINGS) }),
  fc.record({ table, seq, verb: fc.constant('advice'), kind: fc.constantFrom(...ADVICE_KINDS), on: fc.boolean() }),
  fc.record({ table, seq, verb: fc.constant('log'), page: fc.nat(500) }),
  fc.record({ table, seq, verb: fc.constant('page'), page: fc.constantFrom(...PAGES) }),
  fc.record({ table, seq, verb: fc.constant('line'), page: fc.constantFrom(...PAGES), list: fc.nat(4) }),
  fc.record({ table, seq, verb: fc.constantFrom('play', 'pay', 'pieces'), line }),
  fc.record({ table, seq, verb: fc.constant('undo'), to: seq }),
  fc.record({ table, seq, verb: fc.constant('repay'), nth: fc.nat(3) }),
  fc.record({ table, seq, verb: fc.constant('topic'), list: fc.nat(3) }),
  fc.record({ table, seq, verb: fc.constantFrom('takeover', 'sitout'), seat: fc.nat(3) }),
  fc.record({ table, seq, verb: fc.constantFrom('placing', 'place', 'keep'), placing }),
  fc.record({ table, seq, verb: fc.constant('plan'), guardian: fc.constantFrom(...GUARDIANS), plan }),
  fc.record({ table, seq, verb: fc.constantFrom('steps', 'go'), plan }),
)

describe('custom ids', () => {
  it('decode to what was encoded, in at most 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        fc.pre(fitsCustomId(one))
        const id = encodeCustomId(one)
        expect(id.length).toBeLessThanOrEqual(100)
        expect(decodeCustomId(id)).toEqual({ kind: 'press', press: one })
      }),
    )
  })

  it('hold the longest procession: five guardians, all to bonfires, at a table with a long history', () => {
    const moves = GUARDIANS.map((guardian) => ({ guardian, to: 'b7' as const }))
    const longest: ComponentPress = {
      table: 'abcdefghijkl',
      seq: 99_999,
      verb: 'plan',
      guardian: 'turquoise',
      plan: { units: 8, moves },
    }
    expect(fitsCustomId(longest)).toBe(true)
  })

  it('of an older scheme, or with an unknown verb, wish for the table as it stands', () => {
    expect(decodeCustomId('b0:abc:12:take:3')).toEqual({ kind: 'refresh', table: 'abc' })
    expect(decodeCustomId('b1:abc:12:dance')).toEqual({ kind: 'refresh', table: 'abc' })
    expect(decodeCustomId('b1:abc:12:log:-1')).toEqual({ kind: 'refresh', table: 'abc' })
  })

  it('that are garbage never throw, and name no table that could not be one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const decoded = decodeCustomId(text)
        expect(['press', 'refresh']).toContain(decoded.kind)
      }),
    )
    expect(decodeCustomId('hello:world')).toEqual({ kind: 'refresh', table: null })
    expect(decodeCustomId("b1:' OR 1:1:open")).toEqual({ kind: 'refresh', table: null })
  })

  it('too long to send are told before', () => {
    const press: ComponentPress = { table: 'abc', seq: 1, verb: 'play', line: 'a'.repeat(100) }
    expect(fitsCustomId(press)).toBe(false)
    expect(() => encodeCustomId(press)).toThrow('custom id')
  })
})

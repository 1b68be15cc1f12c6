import { expect, it } from 'vitest'
import { MALFORMED } from '#support/malformed'

/** The short version of `npm run tool -- malformed`. */
const COUNT = 1500

it.each([
  ['states', 'are whole and can be played on', 0.6],
  ['journals', 'play another game', 0.5],
  ['boxes', 'can be played with', 0.5],
] as const)('malformed %s are refused with the place of the fault, or %s', (what, _, share) => {
  expect(MALFORMED[what]({ seed: 'malformed', count: COUNT })).toBeGreaterThan(COUNT * share)
})

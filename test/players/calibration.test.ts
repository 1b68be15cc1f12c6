import { expect, it } from 'vitest'
import { newGame, standardRules } from '#engine'
import { expectedBySeat, LEVELS, replayByTurns } from '#players'
import { rowOf } from '#support/calibration-table'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor } from '#support/dice'
import { matchSetup, playedOut, playMatch } from '#support/match'

it('expects something else of who plays against Tom than of people who play with each other', () => {
  const starts = [1, 2].map((people) => newGame(standardRules, matchSetup('lines', people, 'rulebook', 0)))
  const [alone, together] = starts.map((state) => expectedBySeat(standardRules, state)[0])
  expect(alone).not.toBe(together)
})

it('a row of the table says by how much expectations miss, and that they do not, where they are right', () => {
  const totals = Array.from({ length: 50 }, (_, nth) => 20 + nth)
  const right = rowOf(totals.map((total) => [total, total]))
  expect(right).toMatchObject({ slope: 1, bias: [0, 0, 0, 0, 0], interval: 0, error: 0, less: '100 %' })
  const high = rowOf(totals.map((total) => [total + 5, total]))
  expect(high).toMatchObject({ slope: 1, bias: [5, 5, 5, 5, 5], error: 5 })
  const flat = rowOf(totals.map((total) => [(total + 44.5) / 2, total]))
  expect(flat).toMatchObject({ slope: 2, less: '50 %' })
})

it('a position played out comes to several ends, the same whatever is hidden in it, and at the end to what is scored', () => {
  const { journal, end, sheets } = playMatch('out', matchSetup('out', 1, 'rulebook', 0), [LEVELS.beginner])
  const late = replayByTurns(standardRules, journal).turns.at(-5)?.from
  if (late === undefined) throw new Error('the game has no turns')
  const ends = (state: typeof late) => playedOut('late', state, [LEVELS.beginner], 3)
  expect(ends(dealtAnew(late, diceFor('deal')))).toEqual(ends(late))
  expect(new Set(ends(late).map((end) => end.join())).size).toBeGreaterThan(1)
  const scored = sheets.map(({ total }) => total)
  expect(ends(end)).toEqual([scored, scored, scored])
})

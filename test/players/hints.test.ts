import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatChoice, legalChoices, replayToEnd, standardRules } from '#engine'
import { knownOf, LEVELS, recommend } from '#players'
import { diceFor } from '#support/dice'
import { checkHints, endPoints } from '#support/hint-check'
import { hintPositions } from '#support/hint-positions'

it('R13.2 with a neutral novice unsent on a last turn, it is sent, and hints differ in their option', () => {
  const { state } = replayToEnd(JSON.parse(readFileSync(new URL('unsent-novice.json', import.meta.url), 'utf8')))
  const { seat } = state.turn
  expect(legalChoices(standardRules, state).map(formatChoice)).toContain('novice sevenPathTiles')
  const hints = recommend(standardRules, knownOf(state), seat, LEVELS.expert, () => diceFor('unsent'))
  const points = hints.map(({ choices }) => endPoints(state, seat, choices))
  // More than 62 came of no option alone.
  expect(points[0]).toBeGreaterThanOrEqual(64)
  expect(Math.min(...points)).toBeGreaterThanOrEqual(endPoints(state, seat, [{ kind: 'pass' }]))
  const kinds = hints.map(({ choices }) => choices.find(({ kind }) => kind !== 'discard')?.kind)
  expect(new Set(kinds).size).toBeGreaterThan(1)
})

it('hints are as good as the best single action, and on a last turn as good as all that can be done', () => {
  const { wrong, ...counts } = checkHints(hintPositions('short'), 60, 2000)
  expect(wrong).toEqual([])
  expect(counts.positions).toBe(60)
})

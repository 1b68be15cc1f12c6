import { expect, it, onTestFinished } from 'vitest'
import { decision, newGame, standardRules } from '#engine'
import { knownOf, LEVELS } from '#players'
import { gameFactsOf } from '#results'
import { AWAITED_MS } from '#support/awaited'
import { seedFor } from '#support/dice'
import { matchSetup, playMatch } from '#support/match'
import { setupFor } from '#support/setups'
import { startThinkers } from '#thinking'

it('of tables that wait for computer players the one that waits longest goes on first, until its people are due', async () => {
  const thinkers = startThinkers({ workers: 1, deadlineMs: AWAITED_MS })
  onTestFinished(thinkers.close)
  expect(thinkers.asleep()).toBe(true)
  const state = newGame(standardRules, setupFor('order', 2, 'rulebook', seedFor('order')))
  const done: string[] = []
  const thinks = async (table: string, waitingSince: number): Promise<void> => {
    await thinkers.chooseTurn(standardRules, knownOf(state), decision(state)?.seat ?? 0, 'beginner', waitingSince)
    done.push(table)
  }
  const longest = thinks('first', 1).then(() => thinks('first again', 1))
  await Promise.all([longest, thinks('second', 2), thinks('fourth', 4), thinks('third', 3)])
  expect(thinkers.asleep()).toBe(false)
  expect(done.indexOf('first again')).toBeLessThan(done.indexOf('third'))
  expect(done.filter((table) => table !== 'first again')).toEqual(['first', 'second', 'third', 'fourth'])
})

it('a thread finds out what a game came to, and says so when it cannot be told', async () => {
  const thinkers = startThinkers({ workers: 1, deadlineMs: AWAITED_MS })
  onTestFinished(thinkers.close)
  const { journal } = playMatch('facts', matchSetup('facts', 2, 'rulebook', 0), [LEVELS.beginner, LEVELS.beginner])
  expect(await thinkers.factsOf(standardRules, journal.segments)).toEqual(gameFactsOf(standardRules, journal))
  const cut = journal.segments.map((segment) => ({ ...segment, choices: segment.choices.slice(0, -1) }))
  await expect(thinkers.factsOf(standardRules, cut)).rejects.toThrow('not over')
})

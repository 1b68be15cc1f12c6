import { expect, it } from 'vitest'
import { runSeason } from '#support/season/run'
import { freshDatabase } from '../store/databases.ts'

it('a season of 27 games is told as its journals tell it, and again after kills in the middle, by two processes, and after a forget-me', async () => {
  const { url, drop } = await freshDatabase()
  const { wrong, killedAfter } = await runSeason(url, { name: 'tests', games: 27 })
  await drop()
  expect(wrong).toEqual([])
  // Somebody died before all was reckoned.
  expect(Math.min(...killedAfter)).toBeLessThan(27)
}, 120_000)

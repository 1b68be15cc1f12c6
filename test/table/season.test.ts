import { expect, it } from 'vitest'
import { runSeason } from '#support/season/run'
import { freshDatabase } from '../store/databases.ts'

it('a season of 16 games is told as its journals tell it, and again after kills in the middle, by two processes, and after a forget-me', async () => {
  const { url, drop } = await freshDatabase()
  // As short as one is that has all there is: Tom, another box, seats that are left and taken, a table that was closed.
  const { wrong, killedAfter } = await runSeason(url, { name: 'tests 8', games: 16 })
  await drop()
  expect(wrong).toEqual([])
  // Somebody died before all was reckoned.
  expect(Math.min(...killedAfter)).toBeLessThan(16)
})

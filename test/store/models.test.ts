import { expect, it } from 'vitest'
import { openStore } from '#store'
import { Prisma } from '../../src/store/generated/sqlite/client.ts'
import { TABLES } from '../../src/store/generated/tables.ts'
import { tamper } from '../table/sitting.ts'
import { onBothDatabases } from './databases.ts'

it('what is asked of a database is every model that prisma/models.prisma has, with every column', () => {
  const described = Object.entries(Prisma).flatMap(([name, fields]) => {
    const [, model] = /^(?!Json)(\w+)ScalarFieldEnum$/.exec(name) ?? []
    return model === undefined
      ? []
      : [[`${model.charAt(0).toLowerCase()}${model.slice(1)}`, Object.keys(fields).sort()]]
  })
  expect(described).toHaveLength(Object.keys(Prisma.ModelName).length)
  const asked = Object.values(TABLES).map(({ model, columns }) => {
    const fields = Object.values<{ readonly field: string }>(columns)
    return [model, fields.map(({ field }) => field).sort()]
  })
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(described))
})

onBothDatabases('a database', (freshDatabase) => {
  it.each([
    ['a table', 'DROP TABLE puzzle_attempts', /^The model puzzleAttempt cannot be read: .*puzzle_attempts/],
    ['a column', 'ALTER TABLE followers DROP COLUMN looked_seq', /^The model follower cannot be read: .*looked_seq/],
  ])('that lacks %s is not well, which says which, and no bot opens it', async (_, damage, told) => {
    const { url, drop } = await freshDatabase()
    const store = await openStore(url)
    expect(await store.check()).toBeNull()
    await tamper(url, damage)
    expect(await store.check()).toMatch(told)
    await store.close()
    await expect(openStore(url)).rejects.toThrow(
      /^The database .+ cannot be opened: It mixes two versions, .+ but it lacks (puzzle_attempts\.|followers\.looked_seq)/,
    )
    await drop()
  })
})

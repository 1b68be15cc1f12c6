import { expect, expectTypeOf, it } from 'vitest'
import { sql } from '../../src/store/sql.ts'

it('a statement is text for each database, and its values in the order of the gaps', () => {
  const claim = sql(
    `UPDATE deadlines SET due_at = :dueAt WHERE table_id = :tableId AND (due_at < :dueAt OR kind = 'look')`,
  )
  const dueAt = new Date(17)
  expect(claim({ tableId: 'a', dueAt })).toEqual({
    text: {
      sqlite: "UPDATE deadlines SET due_at = ? WHERE table_id = ? AND (due_at < ? OR kind = 'look')",
      postgres: "UPDATE deadlines SET due_at = $1 WHERE table_id = $2 AND (due_at < $3 OR kind = 'look')",
    },
    args: [dueAt, 'a', dueAt],
  })
})

it('a statement with a name that prisma/models.prisma lacks does not compile', () => {
  // @ts-expect-error a column is misspelt
  sql(`SELECT dueAt FROM deadlines`)
  // @ts-expect-error it is a column of another table
  sql(`SELECT message_id FROM deadlines`)
  // @ts-expect-error a table is misspelt
  sql(`SELECT kind FROM deadline`)
  // @ts-expect-error what is put together at run time cannot be checked
  sql(`SELECT kind FROM deadlines WHERE kind = '${String(17)}'`)
})

it('a statement wants every value, and of a field’s name what the field holds', () => {
  const add = sql(`INSERT INTO notices (table_id, seq, due_at, sent_at) VALUES (:tableId, :seq, :dueAt, :sentAt)`)
  expectTypeOf(add).parameter(0).toEqualTypeOf<{
    readonly tableId: string
    readonly seq: number
    readonly dueAt: Date
    readonly sentAt: Date | null
  }>()
})

import type { PersonRepository } from '#table/people/people'
import { createJsonRowAccess } from './kept-json.ts'
import { type StatementRunner, sql } from './sql.ts'

const profiles = {
  read: sql(`SELECT profile AS "data" FROM people WHERE id = :id`),
  add: sql(`INSERT INTO people (id, profile) VALUES (:id, :data) ON CONFLICT DO NOTHING`),
  change: sql(`UPDATE people SET profile = :data WHERE id = :id AND profile = :before`),
}
const forget = [
  sql(`DELETE FROM notices WHERE person_id = :id`),
  sql(`DELETE FROM followers WHERE person_id = :id`),
  sql(`DELETE FROM plans WHERE person_id = :id`),
  sql(`DELETE FROM people WHERE id = :id`),
]

const showToTables = sql(`INSERT INTO deadlines (table_id, kind, due_at)
  SELECT S.table_id, 'look', :dueAt FROM seats S JOIN tables T ON T.id = S.table_id
  WHERE S.person_id = :id AND S.seated = TRUE AND T.open_in IS NOT NULL AND T.solo = FALSE AND T.guild_id IS NOT NULL
  ON CONFLICT (table_id, kind) DO UPDATE SET due_at = EXCLUDED.due_at`)

/**
 * What is kept of people, by Discord's user id: JSON, for the table to decode. With it go notices and plans of theirs, and
 * what they follow.
 * @param wipe takes what was deleted out of what the database keeps beside its rows
 */
export function personRepository(statements: StatementRunner, wipe: () => Promise<void>): PersonRepository {
  const { read, change } = createJsonRowAccess(statements, profiles)
  return {
    profile: read,
    changeProfile: (id, changed, shownAt = null) =>
      change(id, changed, shownAt === null ? [] : [showToTables({ id, dueAt: shownAt })]),
    forget: async (id) => {
      await statements.writeAll(forget.map((statement) => statement({ id })))
      await wipe()
    },
  }
}

import type { PuzzleRepository } from '#table/puzzles/puzzle-repository'
import { jsonTextSchema, rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const find = sql(`SELECT person_id, guild_id, data FROM puzzle_attempts WHERE day = :day AND person_id = :personId`)
const ofGuild = sql(`SELECT person_id, guild_id, data FROM puzzle_attempts WHERE day = :day AND guild_id = :guildId
  ORDER BY person_id LIMIT :most`)
const add = sql(`INSERT INTO puzzle_attempts (day, person_id, guild_id, data)
  VALUES (:day, :personId, :guildId, :data) ON CONFLICT DO NOTHING`)
const change = sql(`UPDATE puzzle_attempts SET data = :data, guild_id = :guildId
  WHERE day = :day AND person_id = :personId AND data = :before`)
const isBefore = sql(`SELECT day FROM puzzle_attempts WHERE day < :day LIMIT 1`)
const removeBefore = sql(`DELETE FROM puzzle_attempts WHERE day < :day`)
const forget = sql(`DELETE FROM puzzle_attempts WHERE person_id = :personId`)

/** How people fare with the puzzles of the days, alike on both databases. */
export function puzzleRepository({ rows, first, has, write }: StatementRunner): PuzzleRepository {
  return {
    find: (day, personId) => first(find({ day, personId }), Attempt),
    save: async (day, attempt, before) => {
      const row = { ...attempt, day, data: JSON.stringify(attempt.data) }
      return (await write(before === null ? add(row) : change({ ...row, before: JSON.stringify(before.data) }))) > 0
    },
    ofGuild: (day, guildId, most) => rows(ofGuild({ day, guildId, most }), Attempt),
    removeBefore: async (day) => {
      // It is asked for every minute, and there is something once a day: what is not written is not brought to the disk.
      if (await has(isBefore({ day }))) await write(removeBefore({ day }))
    },
    forget: async (personId) => void (await write(forget({ personId }))),
  }
}

const Attempt = rowSchemaOf('puzzle_attempts', 'personId', 'guildId').extend({ data: jsonTextSchema })

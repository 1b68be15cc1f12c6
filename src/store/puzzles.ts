import { z } from 'zod'
import type { PuzzleRepository } from '#table/puzzles/puzzle-repository'
import { json, rowOf } from './rows.ts'
import { type Statements, sql } from './sql.ts'

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
export function puzzleRepository({ rows, write }: Statements): PuzzleRepository {
  return {
    find: async (day, personId) => Attempts.parse(await rows(find({ day, personId })))[0] ?? null,
    save: async (day, attempt, before) => {
      const row = { ...attempt, day, data: JSON.stringify(attempt.data) }
      return (await write(before === null ? add(row) : change({ ...row, before: JSON.stringify(before.data) }))) > 0
    },
    ofGuild: async (day, guildId, most) => Attempts.parse(await rows(ofGuild({ day, guildId, most }))),
    removeBefore: async (day) => {
      // It is asked for every minute, and there is something once a day: what is not written is not brought to the disk.
      if ((await rows(isBefore({ day }))).length > 0) await write(removeBefore({ day }))
    },
    forget: async (personId) => void (await write(forget({ personId }))),
  }
}

const Attempts = z.array(rowOf('puzzle_attempts', 'personId', 'guildId').extend({ data: json }))

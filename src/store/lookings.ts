import type { LookingRepository } from '#table/looking/looking-repository'
import { jsonTextSchema, rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const add = sql(`INSERT INTO lookings (id, guild_id, channel_id, message_id, revision, due_at, data)
  VALUES (:id, :guildId, :channelId, :messageId, :revision, :dueAt, :data) ON CONFLICT DO NOTHING`)
const find = sql(`SELECT id, guild_id, channel_id, message_id, revision, due_at, data FROM lookings WHERE id = :id`)
const ofGuild = sql(`SELECT id, guild_id, channel_id, message_id, revision, due_at, data FROM lookings
  WHERE guild_id = :guildId`)
const all = sql(`SELECT id, guild_id, channel_id, message_id, revision, due_at, data FROM lookings`)
const change = sql(`UPDATE lookings SET message_id = :messageId, revision = revision + 1, due_at = :dueAt, data = :data
  WHERE id = :id AND revision = :revision`)
const due = sql(`SELECT id FROM lookings WHERE due_at <= :dueAt`)
const remove = sql(`DELETE FROM lookings WHERE id = :id`)

/** Searches for players, alike on both databases. */
export function lookingRepository({ rows, first, ids, write }: StatementRunner): LookingRepository {
  return {
    add: async (looking) => (await write(add({ ...looking, data: JSON.stringify(looking.data) }))) > 0,
    find: (id) => first(find({ id }), Row),
    all: (guildId) => rows(guildId === null ? all({}) : ofGuild({ guildId }), Row),
    change: async ({ id, messageId, revision, dueAt, data }) =>
      (await write(change({ id, messageId, revision, dueAt, data: JSON.stringify(data) }))) > 0,
    due: (dueAt) => ids(due({ dueAt })),
    remove: async (id) => void (await write(remove({ id }))),
  }
}

const Row = rowSchemaOf('lookings', 'id', 'guildId', 'channelId', 'messageId', 'revision', 'dueAt').extend({
  data: jsonTextSchema,
})

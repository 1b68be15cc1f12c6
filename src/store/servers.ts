import type { ServerRepository } from '#table/servers/server-repository'
import { createJsonRowAccess } from './kept-json.ts'
import { deleteResultStatements } from './results.ts'
import { jsonTextSchema, rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const keeping = {
  read: sql(`SELECT data FROM servers WHERE id = :id`),
  add: sql(`INSERT INTO servers (id, data) VALUES (:id, :data) ON CONFLICT DO NOTHING`),
  change: sql(`UPDATE servers SET data = :data WHERE id = :id AND data = :before`),
}
const isBlocked = sql(`SELECT person_id FROM blocks WHERE guild_id = :guildId AND person_id = :personId`)
const blocked = sql(`SELECT person_id AS "id" FROM blocks WHERE guild_id = :guildId ORDER BY person_id LIMIT :most`)
const block = sql(`INSERT INTO blocks (guild_id, person_id) VALUES (:guildId, :personId) ON CONFLICT DO NOTHING`)
const unblock = sql(`DELETE FROM blocks WHERE guild_id = :guildId AND person_id = :personId`)
const addDeed = sql(`INSERT INTO deeds (id, guild_id, at, actor, subject, data)
  VALUES (:id, :guildId, :at, :actor, :subject, :data) ON CONFLICT DO NOTHING`)
const deeds = sql(`SELECT id, guild_id, at, actor, subject, data FROM deeds WHERE guild_id = :guildId
  ORDER BY at DESC, id LIMIT :most OFFSET :after`)
const forgetActor = sql(`UPDATE deeds SET actor = NULL WHERE actor = :personId`)
const forgetSubject = sql(`UPDATE deeds SET subject = NULL WHERE subject = :personId`)

const countTables = sql(`SELECT COUNT(*) AS "count" FROM tables WHERE guild_id = :guildId`)
const tablesOf = sql(`SELECT id FROM tables WHERE guild_id = :guildId LIMIT :most`)
const behind = sql(`SELECT S.table_id FROM showings S JOIN tables T ON T.id = S.table_id
  WHERE T.guild_id = :guildId AND T.open_in IS NULL AND S.settled = FALSE AND S.message_id IS NOT NULL LIMIT 1`)
const ofTable = [
  sql(`DELETE FROM deadlines WHERE table_id = :tableId`),
  sql(`DELETE FROM plans WHERE table_id = :tableId`),
  sql(`DELETE FROM followers WHERE table_id = :tableId`),
  sql(`DELETE FROM notices WHERE table_id = :tableId`),
  sql(`DELETE FROM turn_messages WHERE table_id = :tableId`),
  sql(`DELETE FROM showings WHERE table_id = :tableId`),
  sql(`DELETE FROM seats WHERE table_id = :tableId`),
  sql(`DELETE FROM snapshots WHERE table_id = :tableId`),
  sql(`DELETE FROM entries WHERE table_id = :tableId`),
  sql(`DELETE FROM tables WHERE id = :tableId`),
]
const ofServer = [
  // Games in direct messages belong to who plays them: they count nowhere then.
  sql(`UPDATE tables SET asked_in = NULL WHERE asked_in = :guildId`),
  sql(`UPDATE results SET guild_id = NULL WHERE guild_id = :guildId`),
  sql(`UPDATE result_people SET guild_id = NULL WHERE guild_id = :guildId`),
  sql(`DELETE FROM standings WHERE guild_id = :guildId`),
  sql(`DELETE FROM guild_results WHERE guild_id = :guildId`),
  sql(`UPDATE puzzle_attempts SET guild_id = NULL WHERE guild_id = :guildId`),
  sql(`DELETE FROM deeds WHERE guild_id = :guildId`),
  sql(`DELETE FROM blocks WHERE guild_id = :guildId`),
  sql(`DELETE FROM servers WHERE id = :guildId`),
]
const all = sql(`SELECT guild_id AS "id" FROM tables WHERE guild_id IS NOT NULL
  UNION SELECT asked_in FROM tables WHERE asked_in IS NOT NULL UNION SELECT id FROM servers`)
const markLeft = sql(`INSERT INTO servers (id, data, left_at) VALUES (:id, '{}', :leftAt)
  ON CONFLICT (id) DO UPDATE SET left_at = COALESCE(servers.left_at, EXCLUDED.left_at)`)
const markThere = sql(`UPDATE servers SET left_at = NULL WHERE id = :id AND left_at IS NOT NULL`)
const leftBefore = sql(`SELECT id FROM servers WHERE left_at < :leftAt`)

/**
 * What is kept of servers, by Discord's guild id, alike on both databases.
 * @param wipe takes what was deleted out of what the database keeps beside its rows
 */
export function serverRepository(statements: StatementRunner, wipe: () => Promise<void>): ServerRepository {
  const { rows, ids, count, has, write, writeAll } = statements
  const { read, change } = createJsonRowAccess(statements, keeping)
  return {
    data: read,
    changeData: change,
    isBlocked: (guildId, personId) => has(isBlocked({ guildId, personId })),
    blocked: (guildId, most) => ids(blocked({ guildId, most })),
    block: async (guildId, personId) => void (await write(block({ guildId, personId }))),
    unblock: async (guildId, personId) => void (await write(unblock({ guildId, personId }))),
    addDeed: async (deed) => void (await write(addDeed({ ...deed, data: JSON.stringify(deed.data) }))),
    deeds: (guildId, after, most) => rows(deeds({ guildId, after, most }), Deed),
    countTables: (guildId) => count(countTables({ guildId })),
    isBehind: (guildId) => has(behind({ guildId })),
    tables: (guildId, most) => ids(tablesOf({ guildId, most })),
    // A process may die before the server itself is deleted: what is told of its games is folded anew without this one.
    deleteTable: async (tableId) =>
      void (await writeAll([
        ...deleteResultStatements(tableId),
        ...ofTable.map((statement) => statement({ tableId })),
      ])),
    deleteServer: async (guildId) => {
      await writeAll(ofServer.map((statement) => statement({ guildId })))
      await wipe()
    },
    all: () => ids(all({})),
    markLeft: async (id, leftAt) => void (await write(markLeft({ id, leftAt }))),
    markThere: async (id) => void (await write(markThere({ id }))),
    leftBefore: (leftAt) => ids(leftBefore({ leftAt })),
    forget: async (personId) => void (await writeAll([forgetActor({ personId }), forgetSubject({ personId })])),
  }
}

const Deed = rowSchemaOf('deeds', 'id', 'guildId', 'at', 'actor', 'subject').extend({ data: jsonTextSchema })

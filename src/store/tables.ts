import { z } from 'zod'
import type { StoredEntry, TableRepository } from '#table/repository'
import { appendEntries, entryInsertStatements, inviteStatements, seatInsertStatements } from './append.ts'
import type { EitherPrismaClient, EntryRow } from './client.ts'
import { deleteTurnMessageRows, insertLiveMessageRow } from './live-messages.ts'
import { deletePlan, planRepository } from './plans.ts'
import { deleteResultStatements } from './results.ts'
import { rowSchemaOf, TABLE_ROW_COLUMNS, tableRowSchema } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

const addTable = sql(`INSERT INTO tables
  (id, guild_id, channel_id, open_in, card_channel_id, asked_in, solo, created_at, computer_due)
  VALUES (:id, :guildId, :channelId, :channelId, :cardChannelId, :askedIn, :solo, :createdAt, :computerDue)`)
/** Tables that played before in the thread of a card have none any more. */
const takeCard = sql(`UPDATE showings SET message_id = NULL, settled = TRUE
  WHERE channel_id = :cardChannelId AND table_id <> :id AND EXISTS (SELECT 1 FROM tables T
    WHERE T.id = showings.table_id AND T.card_channel_id = :cardChannelId AND T.channel_id = :channelId)`)
const openInChannel = sql(`SELECT id FROM tables WHERE open_in = :channelId`)
const askedIn = sql(`SELECT asked_in FROM tables WHERE id = :tableId`)
const hasCard = sql(`SELECT id FROM tables WHERE card_channel_id = :cardChannelId AND channel_id = :threadId LIMIT 1`)
const tablesOf = sql(`SELECT ${TABLE_ROW_COLUMNS} FROM tables JOIN seats ON table_id = id
  WHERE person_id = :personId AND id > :after ORDER BY id LIMIT :limit`)
// Where nothing is said, a process of an earlier version ended it while this one was started.
const finishedOf = sql(`SELECT T.id FROM tables T JOIN seats S ON S.table_id = T.id
  WHERE S.person_id = :personId AND S.invited = FALSE
    AND (T.ended = 'finished' OR (T.open_in IS NULL AND T.ended IS NULL))
  ORDER BY T.closed_at DESC, T.id LIMIT :limit`)
const endedSoloOf = sql(`SELECT ${TABLE_ROW_COLUMNS} FROM tables JOIN seats ON table_id = id
  WHERE person_id = :personId AND open_in IS NULL AND solo = TRUE AND (closed_at, id) > (:closedAt, :after)
  ORDER BY closed_at, id LIMIT :limit`)
const lastSeq = sql(`SELECT seq FROM entries WHERE table_id = :tableId ORDER BY seq DESC LIMIT 1`)
const entriesButChoices = sql(`SELECT table_id, seq, at, actor, type, data, interaction_id FROM entries
  WHERE table_id = :tableId AND type <> 'choice' ORDER BY seq`)
const finalSnapshot = sql(`SELECT state FROM snapshots
  WHERE table_id = :tableId AND seq = (SELECT MAX(E.seq) FROM entries E WHERE E.table_id = :tableId)`)
const saveSnapshot = sql(`INSERT INTO snapshots (table_id, seq, state) VALUES (:tableId, :seq, :state)
  ON CONFLICT (table_id) DO UPDATE SET seq = EXCLUDED.seq, state = EXCLUDED.state`)
const removeSnapshot = sql(`DELETE FROM snapshots WHERE table_id = :tableId`)
const removeSnapshotBeforeForgotten = sql(`DELETE FROM snapshots WHERE table_id = :tableId AND seq = :seq AND EXISTS
  (SELECT 1 FROM entries E WHERE E.table_id = :tableId AND E.seq > :seq AND E.type = 'forgotten')`)
const saveBox = sql(`INSERT INTO boxes (hash, data) VALUES (:hash, :data) ON CONFLICT (hash) DO NOTHING`)
const box = sql(`SELECT data FROM boxes WHERE hash = :hash`)
const knows = sql(`SELECT table_id AS "id" FROM seats WHERE table_id = :tableId AND person_id = :personId`)
const placeGone = sql(`SELECT T.id FROM tables T JOIN showings S ON S.table_id = T.id AND S.channel_id = T.channel_id
  WHERE T.id = :tableId AND S.gone = TRUE`)
const openAround = sql(`SELECT id FROM tables WHERE open_in IS NOT NULL AND card_channel_id = :cardChannelId
  ORDER BY created_at DESC, id LIMIT :limit`)
const openIn = sql(`SELECT id FROM tables WHERE open_in IS NOT NULL AND guild_id = :guildId AND solo = FALSE
  ORDER BY created_at DESC, id LIMIT :limit`)
const countOpenIn = sql(`SELECT COUNT(*) AS "count" FROM tables WHERE open_in IS NOT NULL AND guild_id = :guildId`)
const countOpenOf = sql(`SELECT COUNT(*) AS "count" FROM seats S JOIN tables T ON T.id = S.table_id
  WHERE S.person_id = :personId AND S.seated = TRUE AND T.open_in IS NOT NULL AND (:guildId = '' OR T.guild_id = :guildId)`)
const finishedIn = sql(`SELECT id FROM tables WHERE (guild_id = :guildId OR asked_in = :guildId)
  AND ended = 'finished' AND closed_at >= :from AND closed_at < :until
  ORDER BY closed_at DESC, id LIMIT :limit OFFSET :after`)
const openTablesOf = sql(`SELECT T.id FROM tables T JOIN seats S ON S.table_id = T.id
  WHERE T.open_in IS NOT NULL AND S.person_id = :personId AND S.seated = TRUE
  ORDER BY T.created_at DESC, T.id LIMIT :limit`)
const openSoloOf = sql(`SELECT T.id FROM tables T JOIN seats S ON S.table_id = T.id
  WHERE T.open_in IS NOT NULL AND T.solo = TRUE AND S.person_id = :personId AND S.seated = TRUE
  ORDER BY T.created_at DESC, T.id LIMIT :limit`)
const openingsInGuild = sql(`SELECT id, created_at AS "at" FROM tables
  WHERE guild_id = :guildId AND solo = FALSE AND created_at > :since
  ORDER BY created_at DESC, id LIMIT :limit`)
const openingsOf = sql(`SELECT T.id, T.created_at AS "at" FROM seats S
  JOIN tables T ON T.id = S.table_id
  JOIN entries E ON E.table_id = T.id AND E.seq = 1 AND E.actor = S.person_id
  WHERE S.person_id = :hostId AND T.guild_id IS NOT NULL AND T.solo = FALSE AND T.created_at > :since
  ORDER BY T.created_at DESC, T.id LIMIT :limit`)
const seatsKeptFor = sql(`SELECT E.data FROM seats S JOIN entries E ON E.table_id = S.table_id
  WHERE S.person_id = :personId AND S.invited = TRUE AND E.type = 'held' ORDER BY E.at DESC LIMIT :limit`)
const computersDue = sql(`SELECT id FROM tables WHERE id > :after AND computer_due = TRUE AND open_in IS NOT NULL
  ORDER BY id LIMIT :limit`)
const turnMessage = sql(`SELECT turn_seq, channel_id, message_id FROM turn_messages
  WHERE table_id = :tableId AND turn_seq = :turnSeq`)
const turnMessages = sql(`SELECT turn_seq, channel_id, message_id FROM turn_messages WHERE table_id = :tableId`)
const forgetActor = sql(`UPDATE entries SET actor = :to, interaction_id = NULL
  WHERE table_id = :tableId AND seq < :seq AND actor = :personId`)
const changeData = sql(`UPDATE entries SET data = :data WHERE table_id = :tableId AND seq = :seq`)
const removeSeat = sql(`DELETE FROM seats
  WHERE table_id = :tableId AND person_id = :personId AND (seated = FALSE OR :over = TRUE)`)
const leaveChannel = sql(`UPDATE tables SET channel_id = :channelId, asked_in = NULL WHERE id = :tableId`)
const settleIn = sql(`UPDATE showings SET channel_id = :channelId, settled = TRUE WHERE table_id = :tableId`)
const allIds = sql(`SELECT id FROM tables WHERE id > :after ORDER BY id LIMIT :limit`)
// The open ones are looked up first: by the order of ids SQLite would read every table there ever was.
const inactiveLobbies = sql(`SELECT T.id FROM tables T
  JOIN entries E ON E.table_id = T.id
    AND E.seq = (SELECT MAX(L.seq) FROM entries L WHERE L.table_id = T.id)
  WHERE T.id IN (SELECT O.id FROM tables O WHERE O.open_in IS NOT NULL)
    AND T.id > :after AND T.created_at < :before AND E.at < :before
    AND NOT EXISTS (SELECT 1 FROM snapshots S WHERE S.table_id = T.id)
    AND NOT EXISTS (SELECT 1 FROM entries B WHERE B.table_id = T.id AND B.type = 'started')
  ORDER BY T.id LIMIT :limit`)

/** Before any table ended. */
const FIRST = { id: '', closedAt: new Date(0) }

/** How often `create` looks again when the table that was in its way is gone. */
const ATTEMPTS = 5

/** Tables, alike on both databases. JSON is text there; its meaning is the table's business. */
export function tableRepository(client: EitherPrismaClient, statements: StatementRunner): TableRepository {
  const { now, rows, first, ids, count, has, write, writeAll, writeIf } = statements
  const entriesAfter = async (tableId: string, seq: number): Promise<StoredEntry[]> => {
    const kept = await client.entry.findMany({ where: { tableId, seq: { gt: seq } }, orderBy: { seq: 'asc' } })
    return kept.map(storedEntry)
  }
  const inTheWayIn = async (channelId: string): Promise<string | null> =>
    (await ids(openInChannel({ channelId })))[0] ?? null

  return {
    create: async (table, entries) => {
      const { id, channelId, cardChannelId = null, askedIn = null, people = [], invited = [] } = table
      const row = { computerDue: false, ...table, cardChannelId, askedIn }
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const created = await writeIf(
          [],
          [
            addTable({ ...row, createdAt: now() }),
            ...entryInsertStatements(id, entries, now()),
            ...seatInsertStatements(id, people),
            ...inviteStatements(id, invited),
            insertLiveMessageRow({ tableId: id, channelId, messageId: null }),
            // A thread has the id of the message that it grew from.
            ...(cardChannelId === null
              ? []
              : [
                  takeCard({ id, channelId, cardChannelId }),
                  insertLiveMessageRow({ tableId: id, channelId: cardChannelId, messageId: channelId }),
                ]),
          ],
        )
        if (created) return { kind: 'created' }
        const inTheWay = await inTheWayIn(channelId)
        if (inTheWay !== null) return { kind: 'channelTaken', tableId: inTheWay }
      }
      throw new Error(`There is a table ${id} already.`)
    },

    load: async (tableId, afterSeq) => {
      const [row, kept] = await Promise.all([
        client.table.findFirst({ where: { id: tableId } }),
        client.snapshot.findFirst({ where: { tableId } }),
      ])
      if (row === null) return null
      // Read last: they only grow, so they hold all that the snapshot left out.
      const entries = await entriesAfter(tableId, afterSeq ?? kept?.seq ?? 0)
      const snapshot = kept === null ? null : { seq: kept.seq, state: parsed(kept.state) }
      return { table: tableRowSchema.parse(row), snapshot, entries }
    },

    askedIn: async (tableId) => (await first(askedIn({ tableId }), AskedIn))?.askedIn ?? null,
    lastSeq: async (tableId) => (await first(lastSeq({ tableId }), Seq))?.seq ?? 0,
    entries: (tableId) => entriesAfter(tableId, 0),
    entriesButChoices: async (tableId) => (await rows(entriesButChoices({ tableId }), Entry)).map(storedEntry),
    finalSnapshot: async (tableId) => {
      const kept = await first(finalSnapshot({ tableId }), Snapshot)
      return kept === null ? null : parsed(kept.state)
    },

    append: (tableId, entries, change) => appendEntries(statements, tableId, entries, change),

    saveSnapshot: async (tableId, seq, state) => {
      await writeAll([
        saveSnapshot({ tableId, seq, state: JSON.stringify(state) }),
        // Looked at last: somebody whom it speaks of may be forgotten while it is being written.
        removeSnapshotBeforeForgotten({ tableId, seq }),
      ])
    },

    saveBox: async (hash, box) => {
      await write(saveBox({ hash, data: JSON.stringify(box) }))
    },

    box: async (hash) => {
      const kept = await first(box({ hash }), Data)
      return kept === null ? null : parsed(kept.data)
    },

    knows: (tableId, personId) => has(knows({ tableId, personId })),
    isPlaceGone: (tableId) => has(placeGone({ tableId })),
    openInChannel: inTheWayIn,
    ...planRepository(statements),
    openAround: (cardChannelId, limit) => ids(openAround({ cardChannelId, limit })),
    openIn: (guildId, limit) => ids(openIn({ guildId, limit })),
    hasCard: (cardChannelId, threadId) => has(hasCard({ cardChannelId, threadId })),

    openTablesOf: (personId, limit) => ids(openTablesOf({ personId, limit })),
    openSoloOf: (personId, limit) => ids(openSoloOf({ personId, limit })),
    openings: (where, since, limit) =>
      rows(
        'guildId' in where ? openingsInGuild({ ...where, since, limit }) : openingsOf({ ...where, since, limit }),
        Opening,
      ),
    seatsKeptFor: async (personId, limit) =>
      (await rows(seatsKeptFor({ personId, limit }), Data)).map(({ data }) => parsed(data)),

    countOpenIn: (guildId) => count(countOpenIn({ guildId })),
    countOpenOf: (personId, guildId) => count(countOpenOf({ personId, guildId: guildId ?? '' })),
    tablesOf: (personId, after, limit) => rows(tablesOf({ personId, after: after ?? '', limit }), tableRowSchema),
    finishedOf: (personId, limit) => ids(finishedOf({ personId, limit })),
    finishedIn: (guildId, period, after, limit) => ids(finishedIn({ guildId, ...period, after, limit })),
    endedSoloOf: async (personId, after, limit) => {
      const { id, closedAt } = after ?? FIRST
      return await rows(endedSoloOf({ personId, closedAt, after: id, limit }), tableRowSchema)
    },

    computersDue: (after, limit) => ids(computersDue({ after: after ?? '', limit })),
    turnMessage: (tableId, turnSeq) => first(turnMessage({ tableId, turnSeq }), MessageIds),
    turnMessages: (tableId) => rows(turnMessages({ tableId }), TurnMessage),

    forget: async (tableId, personId, entry, { id, entries, over, channel }) => {
      const { seq } = entry
      const appended = await writeIf(
        [],
        [
          ...entryInsertStatements(tableId, [entry], now()),
          ...deleteResultStatements(tableId),
          forgetActor({ tableId, personId, seq, to: id }),
          ...entries.map((one) => changeData({ tableId, seq: one.seq, data: JSON.stringify(one.data) })),
          // Written before it is deleted, to wait for the snapshot that another process may be writing just now.
          saveSnapshot({ tableId, seq, state: 'null' }),
          removeSnapshot({ tableId }),
          deleteTurnMessageRows({ tableId }),
          deletePlan({ tableId, personId }),
          removeSeat({ tableId, personId, over }),
          ...(channel ? [leaveChannel({ tableId, channelId: id }), settleIn({ tableId, channelId: id })] : []),
        ],
      )
      return { kind: appended ? 'appended' : 'taken' }
    },

    ids: (after, limit) => ids(allIds({ after: after ?? '', limit })),
    inactiveLobbies: (before, after, limit) => ids(inactiveLobbies({ before, after: after ?? '', limit })),
  }
}

const AskedIn = rowSchemaOf('tables', 'askedIn')
const MessageIds = rowSchemaOf('turn_messages', 'channelId', 'messageId')
const TurnMessage = rowSchemaOf('turn_messages', 'turnSeq', 'channelId', 'messageId')
const Opening = z.object({ id: z.string(), at: z.coerce.date() })
/** Of an entry, or of a box. */
const Data = rowSchemaOf('entries', 'data')
const Seq = rowSchemaOf('entries', 'seq')
const Snapshot = rowSchemaOf('snapshots', 'state')
const Entry = rowSchemaOf('entries', 'seq', 'at', 'actor', 'type', 'data', 'interactionId')

function storedEntry({ seq, at, actor, type, data, interactionId }: EntryRow): StoredEntry {
  return { seq, at, actor, type, data: parsed(data), interactionId }
}

/** What is not JSON is handed on as the text that it is: the table it belongs to refuses it, and no other is touched. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

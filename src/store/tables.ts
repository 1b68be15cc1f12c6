import { z } from 'zod'
import type { StoredEntry, StoredTable, TableEnding, TableRepository } from '#table/repository'
import { appendEntries, newRow } from './append.ts'
import { takeCard } from './cards.ts'
import type { Client, EntryRow, TableRow } from './client.ts'
import { planQueries } from './plans.ts'
import { invite, seatRows } from './seats.ts'
import { type Statement, type Statements, sql } from './statements.ts'
import { unlessTaken } from './taken.ts'

/** How often `create` looks again when the table that was in its way is gone. */
const ATTEMPTS = 5

/** Tables, alike on both databases. JSON is text there; its meaning is the table's business. */
export function tableRepository(client: Client, statements: Statements): TableRepository {
  const entriesAfter = async (tableId: string, seq: number): Promise<StoredEntry[]> => {
    const rows = await client.entry.findMany({ where: { tableId, seq: { gt: seq } }, orderBy: { seq: 'asc' } })
    return rows.map(storedEntry)
  }
  const ids = async (statement: Statement): Promise<string[]> =>
    Ids.parse(await statements.rows(statement)).map(({ id }) => id)
  const openInChannel = async (channelId: string): Promise<string | null> =>
    (await ids(sql`SELECT id FROM tables WHERE open_in = ${channelId}`))[0] ?? null

  return {
    create: async (table, first) => {
      const {
        id,
        guildId,
        channelId,
        cardChannelId = null,
        solo,
        people = [],
        invited = [],
        computerDue = false,
      } = table
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const created = await unlessTaken(() =>
          client.$transaction([
            client.table.createMany({
              data: { id, guildId, channelId, openIn: channelId, cardChannelId, solo, computerDue },
            }),
            client.entry.createMany({ data: first.map((entry) => newRow(id, entry)) }),
            client.seat.createMany({ data: seatRows(id, people) }),
            ...invite(client, id, invited),
            client.showing.createMany({ data: { tableId: id, channelId } }),
            ...(cardChannelId === null ? [] : takeCard(client, { id, channelId, cardChannelId })),
          ]),
        )
        if (created) return { kind: 'created' }
        const inTheWay = await openInChannel(channelId)
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
      return { table: storedTable(row), snapshot, entries }
    },

    lastSeq: async (tableId) =>
      Seqs.parse(
        await statements.rows(sql`SELECT seq FROM entries WHERE table_id = ${tableId} ORDER BY seq DESC LIMIT 1`),
      )[0]?.seq ?? 0,

    entries: (tableId) => entriesAfter(tableId, 0),

    entriesButChoices: async (tableId) =>
      EntryRows.parse(
        await statements.rows(sql`SELECT table_id AS "tableId", seq, at, actor, type, data, interaction_id AS "interactionId" FROM entries
          WHERE table_id = ${tableId} AND type <> 'choice' ORDER BY seq`),
      ).map(storedEntry),

    finalSnapshot: async (tableId) => {
      const [kept] = SnapshotRows.parse(
        await statements.rows(sql`SELECT state FROM snapshots WHERE table_id = ${tableId}
          AND seq = (SELECT max(seq) FROM entries WHERE table_id = ${tableId})`),
      )
      return kept === undefined ? null : parsed(kept.state)
    },

    append: (tableId, entries, change) => appendEntries(client, statements, tableId, entries, change),

    saveSnapshot: async (tableId, seq, state) => {
      await statements.writeAll([
        upsertSnapshot(tableId, { seq, state: JSON.stringify(state) }),
        // Looked at last: somebody whom it speaks of may be forgotten while it is being written.
        sql`DELETE FROM snapshots WHERE table_id = ${tableId} AND seq = ${seq} AND EXISTS
          (SELECT 1 FROM entries e WHERE e.table_id = ${tableId} AND e.seq > ${seq} AND e.type = 'forgotten')`,
      ])
    },

    saveBox: async (hash, box) => {
      await unlessTaken(() => client.box.createMany({ data: { hash, data: JSON.stringify(box) } }))
    },

    box: async (hash) => {
      const row = await client.box.findFirst({ where: { hash } })
      return row === null ? null : parsed(row.data)
    },

    knows: async (tableId, personId) =>
      (await ids(sql`SELECT table_id AS id FROM seats WHERE table_id = ${tableId} AND person_id = ${personId}`))
        .length > 0,

    openInChannel,

    ...planQueries(client, statements),

    openAround: (cardChannelId, limit) =>
      ids(sql`SELECT id FROM tables WHERE open_in IS NOT NULL AND card_channel_id = ${cardChannelId}
        ORDER BY created_at DESC, id LIMIT ${limit}`),

    openIn: (guildId, limit) =>
      ids(sql`SELECT id FROM tables WHERE open_in IS NOT NULL AND guild_id = ${guildId} AND solo = false
        ORDER BY created_at DESC, id LIMIT ${limit}`),

    hasCard: async (cardChannelId, threadId) =>
      (await client.table.count({ where: { cardChannelId, channelId: threadId } })) > 0,

    openTablesOf: (personId, limit) =>
      ids(sql`SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
        WHERE t.open_in IS NOT NULL AND s.person_id = ${personId} AND s.seated = true
        ORDER BY t.created_at DESC, t.id LIMIT ${limit}`),

    openSoloOf: (personId, limit) =>
      ids(sql`SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
        WHERE t.open_in IS NOT NULL AND t.solo = true AND s.person_id = ${personId} AND s.seated = true
        ORDER BY t.created_at DESC, t.id LIMIT ${limit}`),

    openings: async (where, since, limit) =>
      Openings.parse(
        await statements.rows(
          'guildId' in where
            ? sql`SELECT id, created_at AS "at" FROM tables
              WHERE guild_id = ${where.guildId} AND solo = false AND created_at > ${since}
              ORDER BY created_at DESC, id LIMIT ${limit}`
            : sql`SELECT t.id, t.created_at AS "at" FROM seats s
              JOIN tables t ON t.id = s.table_id
              JOIN entries e ON e.table_id = t.id AND e.seq = 1 AND e.actor = s.person_id
              WHERE s.person_id = ${where.hostId} AND t.guild_id IS NOT NULL AND t.solo = false AND t.created_at > ${since}
              ORDER BY t.created_at DESC, t.id LIMIT ${limit}`,
        ),
      ),

    seatsKeptFor: async (personId, limit) =>
      Data.parse(
        await statements.rows(
          sql`SELECT e.data FROM seats s JOIN entries e ON e.table_id = s.table_id
            WHERE s.person_id = ${personId} AND s.invited = true AND e.type = 'held' ORDER BY e.at DESC LIMIT ${limit}`,
        ),
      ).map(({ data }) => parsed(data)),

    countOpen: (where) =>
      client.table.count({
        where:
          'guildId' in where
            ? { openIn: { not: null }, guildId: where.guildId }
            : { openIn: { not: null }, seats: { some: { personId: where.personId, seated: true } } },
      }),

    tablesOf: async (personId, after, limit) => {
      const rows = await client.table.findMany({
        where: { id: { gt: after ?? '' }, seats: { some: { personId } } },
        orderBy: { id: 'asc' },
        take: limit,
      })
      return rows.map(storedTable)
    },

    finishedOf: async (personId, limit) => {
      const rows = await client.table.findMany({
        // Where nothing is said, a process of an earlier version ended it while this one was started.
        where: {
          OR: [{ ended: 'finished' }, { openIn: null, ended: null }],
          seats: { some: { personId, invited: false } },
        },
        orderBy: [{ closedAt: 'desc' }, { id: 'asc' }],
        take: limit,
      })
      return rows.map(({ id }) => id)
    },

    endedSoloOf: async (personId, after, limit) => {
      const later = after && {
        OR: [{ closedAt: { gt: after.closedAt } }, { closedAt: after.closedAt, id: { gt: after.id } }],
      }
      const rows = await client.table.findMany({
        where: { openIn: null, solo: true, seats: { some: { personId } }, ...later },
        orderBy: [{ closedAt: 'asc' }, { id: 'asc' }],
        take: limit,
      })
      return rows.map(storedTable)
    },

    computersDue: (after, limit) =>
      ids(sql`SELECT id FROM tables WHERE id > ${after ?? ''} AND computer_due = true AND open_in IS NOT NULL
        ORDER BY id LIMIT ${limit}`),

    turnMessage: async (tableId, turnSeq) => {
      const [message] = TurnMessages.parse(
        await statements.rows(sql`SELECT channel_id AS "channelId", message_id AS "messageId" FROM turn_messages
          WHERE table_id = ${tableId} AND turn_seq = ${turnSeq}`),
      )
      return message ?? null
    },

    turnMessages: async (tableId) => {
      const rows = await client.turnMessage.findMany({ where: { tableId } })
      return rows.map(({ turnSeq, channelId, messageId }) => ({ turnSeq, channelId, messageId }))
    },

    forget: async (tableId, personId, entry, { id, entries, over, channel }) => {
      const before = { lt: entry.seq }
      const emptySnapshot = upsertSnapshot(tableId, { seq: entry.seq, state: 'null' })
      const appended = await unlessTaken(() =>
        client.$transaction([
          client.entry.createMany({ data: [newRow(tableId, entry)] }),
          client.entry.updateMany({ where: { tableId, seq: before, actor: personId }, data: { actor: id } }),
          ...entries.map(({ seq, data }) =>
            client.entry.updateMany({ where: { tableId, seq }, data: { data: JSON.stringify(data) } }),
          ),
          // Written before it is deleted, to wait for the snapshot that another process may be writing just now.
          client.$executeRaw(emptySnapshot.texts, ...emptySnapshot.values),
          client.snapshot.deleteMany({ where: { tableId } }),
          client.turnMessage.deleteMany({ where: { tableId } }),
          client.plan.deleteMany({ where: { tableId, personId } }),
          client.seat.deleteMany({ where: { tableId, personId, ...(over ? {} : { seated: false }) } }),
          ...(channel
            ? [
                client.table.updateMany({ where: { id: tableId }, data: { channelId: id } }),
                client.showing.updateMany({ where: { tableId }, data: { channelId: id, settled: true } }),
              ]
            : []),
        ]),
      )
      return { kind: appended ? 'appended' : 'taken' }
    },

    ids: (after, limit) => ids(sql`SELECT id FROM tables WHERE id > ${after ?? ''} ORDER BY id LIMIT ${limit}`),

    inactiveLobbies: (before, after, limit) =>
      ids(sql`
          SELECT t.id FROM tables t
          JOIN entries e ON e.table_id = t.id
            AND e.seq = (SELECT max(last.seq) FROM entries last WHERE last.table_id = t.id)
          WHERE t.open_in IS NOT NULL AND t.id > ${after ?? ''} AND t.created_at < ${before} AND e.at < ${before}
            AND NOT EXISTS (SELECT 1 FROM snapshots s WHERE s.table_id = t.id)
            AND NOT EXISTS (SELECT 1 FROM entries b WHERE b.table_id = t.id AND b.type = 'started')
          ORDER BY t.id LIMIT ${limit}`),
  }
}

const upsertSnapshot = (tableId: string, { seq, state }: { seq: number; state: string }): Statement =>
  sql`INSERT INTO snapshots (table_id, seq, state) VALUES (${tableId}, ${seq}, ${state})
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state`

const TurnMessages = z.array(z.object({ channelId: z.string(), messageId: z.string() }))
const Openings = z.array(z.object({ id: z.string(), at: z.coerce.date() }))
const Data = z.array(z.object({ data: z.string() }))
const Seqs = z.array(z.object({ seq: z.int() }))
const Ids = z.array(z.object({ id: z.string() }))
const SnapshotRows = z.array(z.object({ state: z.string() }))
const EntryRows = z.array(
  z.object({
    tableId: z.string(),
    seq: z.int(),
    at: z.coerce.date(),
    actor: z.string().nullable(),
    type: z.string(),
    data: z.string(),
    interactionId: z.string().nullable(),
  }),
)

function storedEntry({ seq, at, actor, type, data, interactionId }: EntryRow): StoredEntry {
  return { seq, at, actor, type, data: parsed(data), interactionId }
}

function storedTable({ ended, ...row }: TableRow): StoredTable {
  const { id, guildId, channelId, openIn, cardChannelId, solo, createdAt, closedAt } = row
  return { id, guildId, channelId, openIn, cardChannelId, solo, createdAt, closedAt, ended: readEnded(ended) }
}

/** What a later version may say besides is as if nothing were known. */
const readEnded = (ended: string | null): TableEnding | null =>
  ended === 'finished' || ended === 'closed' ? ended : null

/** What is not JSON is handed on as the text that it is: the table it belongs to refuses it, and no other is touched. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

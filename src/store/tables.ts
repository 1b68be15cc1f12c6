import type { NewEntry, StoredEntry, StoredTable, Tables } from '#table/tables'
import type { Client, EntryRow, NewEntryRow, TableRow, Write } from './client.ts'
import { unlessTaken } from './taken.ts'

/** How often `create` looks again when the table that was in its way is gone. */
const ATTEMPTS = 5
/** Lobbies that are looked at in one go. */
const MOST_LOBBIES = 10_000

/** Tables kept through Prisma, alike on both databases. JSON is text there; its meaning is the table's business. */
export function tablesIn(client: Client): Tables {
  const entriesAfter = async (tableId: string, seq: number): Promise<StoredEntry[]> => {
    const rows = await client.entry.findMany({ where: { tableId, seq: { gt: seq } }, orderBy: { seq: 'asc' } })
    return rows.map(storedEntry)
  }
  const openInChannel = async (channelId: string): Promise<string | null> => {
    const table = await client.table.findUnique({ where: { openIn: channelId } })
    return table === null ? null : table.id
  }

  return {
    create: async ({ id, guildId, channelId, solo, people = [] }, first) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const created = await unlessTaken(() =>
          client.$transaction([
            client.table.createMany({ data: { id, guildId, channelId, openIn: channelId, solo } }),
            client.entry.createMany({ data: first.map((entry) => newRow(id, entry)) }),
            client.seat.createMany({ data: seats(id, people) }),
            client.showing.createMany({ data: { tableId: id, channelId } }),
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
        client.table.findUnique({ where: { id: tableId } }),
        client.snapshot.findUnique({ where: { tableId } }),
      ])
      if (row === null) return null
      // Read last: they only grow, so they hold all that the snapshot left out.
      const entries = await entriesAfter(tableId, afterSeq ?? kept?.seq ?? 0)
      const snapshot = kept === null ? null : { seq: kept.seq, state: parsed(kept.state) }
      return { table: storedTable(row), snapshot, entries }
    },

    entries: (tableId) => entriesAfter(tableId, 0),

    append: async (tableId, entries, change) => {
      const rows = entries.map((entry) => newRow(tableId, entry))
      const [only] = rows
      const appended = await unlessTaken(() => {
        if (change !== undefined)
          return client.$transaction([client.entry.createMany({ data: rows }), ...changes(client, tableId, change)])
        // Prisma remembers how to do this; `createMany` it works out anew each time, which takes as long again.
        if (only !== undefined && rows.length === 1) return client.entry.create({ data: only, select: { seq: true } })
        return client.entry.createMany({ data: rows })
      })
      return { kind: appended ? 'appended' : 'taken' }
    },

    saveSnapshot: async (tableId, seq, state) => {
      const data = { seq, state: JSON.stringify(state) }
      await client.snapshot.upsert({ where: { tableId }, create: { tableId, ...data }, update: data })
    },

    saveBox: async (hash, box) => {
      await unlessTaken(() => client.box.createMany({ data: { hash, data: JSON.stringify(box) } }))
    },

    box: async (hash) => {
      const row = await client.box.findUnique({ where: { hash } })
      return row === null ? null : parsed(row.data)
    },

    openInChannel,

    openTablesOf: async (personId) => {
      const rows = await client.table.findMany({
        where: { openIn: { not: null }, seats: { some: { personId, seated: true } } },
        orderBy: { createdAt: 'asc' },
      })
      return rows.map(storedTable)
    },

    tablesOf: async (personId) => {
      const rows = await client.table.findMany({
        where: { seats: { some: { personId } } },
        orderBy: { createdAt: 'asc' },
      })
      return rows.map(storedTable)
    },

    endedSoloOf: async (personId) => {
      const rows = await client.table.findMany({
        where: { openIn: null, solo: true, seats: { some: { personId } } },
        orderBy: { closedAt: 'asc' },
      })
      return rows.map(storedTable)
    },

    rename: async (tableId, personId, { id, upTo, entries, over, channel }) => {
      await client.$transaction([
        client.entry.updateMany({ where: { tableId, seq: { lte: upTo }, actor: personId }, data: { actor: id } }),
        ...entries.map(({ seq, data }) =>
          client.entry.updateMany({ where: { tableId, seq }, data: { data: JSON.stringify(data) } }),
        ),
        client.snapshot.deleteMany({ where: { tableId } }),
        client.seat.deleteMany({ where: { tableId, personId, ...(over ? {} : { seated: false }) } }),
        ...(channel
          ? [
              client.table.updateMany({ where: { id: tableId }, data: { channelId: id } }),
              client.showing.updateMany({ where: { tableId }, data: { channelId: id, settled: true } }),
            ]
          : []),
      ])
    },

    ids: async (after, limit) => {
      const where = { id: { gt: after ?? '' } }
      const rows = await client.table.findMany({ where, orderBy: { id: 'asc' }, take: limit })
      return rows.map(({ id }) => id)
    },

    openSince: async (before, limit) => {
      // A game has a snapshot from its start on; games wait as long as they like, and may be many.
      const rows = await client.table.findMany({
        where: { openIn: { not: null }, snapshot: null, createdAt: { lt: before } },
        orderBy: { createdAt: 'asc' },
        take: MOST_LOBBIES,
      })
      const quiet = await client.entry.groupBy({
        by: ['tableId'],
        where: { tableId: { in: rows.map(({ id }) => id) } },
        having: { at: { _max: { lt: before } } },
        _max: { seq: true, at: true },
        orderBy: { _max: { at: 'asc' } },
        take: limit,
      })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return quiet.flatMap(({ tableId }) => byId.get(tableId) ?? []).map(storedTable)
    },
  }
}

function changes(
  client: Client,
  tableId: string,
  { people, ...columns }: NonNullable<Parameters<Tables['append']>[2]>,
): Write[] {
  return [
    ...(Object.keys(columns).length === 0 ? [] : [client.table.updateMany({ where: { id: tableId }, data: columns })]),
    ...(people === undefined
      ? []
      : [
          client.seat.updateMany({ where: { tableId }, data: { seated: false } }),
          client.seat.deleteMany({ where: { tableId, personId: { in: [...people] } } }),
          client.seat.createMany({ data: seats(tableId, people) }),
        ]),
  ]
}

function seats(tableId: string, people: readonly string[]): { tableId: string; personId: string }[] {
  return [...new Set(people)].map((personId) => ({ tableId, personId }))
}

function newRow(tableId: string, entry: NewEntry): NewEntryRow {
  const { seq, actor, type, data, interactionId = null } = entry
  return { tableId, seq, actor, type, data: JSON.stringify(data), interactionId }
}

function storedEntry({ seq, at, actor, type, data, interactionId }: EntryRow): StoredEntry {
  return { seq, at, actor, type, data: parsed(data), interactionId }
}

function storedTable({ id, guildId, channelId, openIn, solo, createdAt, closedAt }: TableRow): StoredTable {
  return { id, guildId, channelId, openIn, solo, createdAt, closedAt }
}

/** What is not JSON is handed on as the text that it is: the table it belongs to refuses it, and no other is touched. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

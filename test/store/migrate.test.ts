import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { startBotProcess } from '#support/bot-process'
import { type DatabaseAddress, parseDatabaseUrl } from '../../src/store/database.ts'
import { PrismaClient as PostgresClient } from '../../src/store/generated/postgresql/client.ts'
import {
  type Block,
  type Box,
  type Deadline,
  type Deed,
  type Entry,
  type Follower,
  type GuildResults,
  type Looking,
  type Notice,
  type Person,
  Prisma,
  type Result,
  type ResultPerson,
  type Seat,
  type Server,
  type Showing,
  type Snapshot,
  PrismaClient as SqliteClient,
  type Standing,
  type Table,
  type TurnMessage,
} from '../../src/store/generated/sqlite/client.ts'
import { applyMissingMigrations } from '../../src/store/migrate.ts'
import { connectToPostgres } from '../../src/store/postgres.ts'
import { OneWriterSqlite } from '../../src/store/sqlite.ts'
import { tamper } from '../table/sitting.ts'
import { type Fresh, onBothDatabases } from './databases.ts'

const MIGRATIONS = 'prisma/migrations'

onBothDatabases('migrations', (freshDatabase) => {
  let fresh: Fresh
  let database: DatabaseAddress
  let folder: string
  let names: string[]

  beforeEach(async () => {
    fresh = await freshDatabase()
    const known = parseDatabaseUrl(fresh.url)
    if (known === null) throw new Error(`What is ${fresh.url}?`)
    database = known
    const entries = await readdir(`${MIGRATIONS}/${database.provider}`, { withFileTypes: true })
    names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
    await cp(MIGRATIONS, folder, { recursive: true })
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await fresh.drop()
  })

  /** Adds a migration to the copy of the folder. */
  const add = async (name: string, sql: string) => {
    await mkdir(join(folder, database.provider, name), { recursive: true })
    await writeFile(join(folder, database.provider, name, 'migration.sql'), sql)
  }

  it('are applied once, whoever comes first', async () => {
    const applied = await Promise.all([
      applyMissingMigrations(database),
      applyMissingMigrations(database),
      applyMissingMigrations(database),
    ])
    expect(applied.flat().sort()).toEqual(names.toSorted())
    expect(await applyMissingMigrations(database)).toEqual([])
  })

  it('are refused when one was edited after it was applied', async () => {
    await applyMissingMigrations(database, folder)
    const [first = ''] = names
    await add(first, '-- nothing\n')
    await expect(applyMissingMigrations(database, folder)).rejects.toThrow(`${first} was edited`)
  })

  it('that come later are applied to what is there, and are not known to an earlier version', async () => {
    await applyMissingMigrations(database)
    await add('99990101000000_later', 'CREATE TABLE "later" ("id" TEXT NOT NULL PRIMARY KEY);')
    expect(await applyMissingMigrations(database, folder)).toEqual(['99990101000000_later'])
    await expect(applyMissingMigrations(database)).rejects.toThrow('99990101000000_later')
  })

  it('that only a newer version knows stop the bot at its start, with one line', async () => {
    await add('99990101000000_later', 'CREATE TABLE "later" ("id" TEXT NOT NULL PRIMARY KEY);')
    await applyMissingMigrations(database, folder)
    const start = startBotProcess({ token: 'none', apiUrl: 'http://127.0.0.1:1', databaseUrl: fresh.url })
    await expect(start).rejects.toThrow(
      /^The bot ended \(1\): The database .+ newer version of the bot.+Update the bot\.$/,
    )
  })

  it('leave everything as it was when one fails', async () => {
    await add('99990101000000_fine', 'CREATE TABLE "later" ("id" TEXT NOT NULL PRIMARY KEY);')
    await add('99990102000000_broken', 'CREATE TABLE "half" ("id" TEXT); CREATE TABLE "half" ("id" TEXT);')
    await expect(applyMissingMigrations(database, folder)).rejects.toThrow('half')
    await rm(join(folder, database.provider, '99990102000000_broken'), { recursive: true })
    expect(await applyMissingMigrations(database, folder)).toEqual([...names.toSorted(), '99990101000000_fine'])
  })

  it('of which the list and the tables say different things are refused in one line, and nothing is changed', async () => {
    await applyMissingMigrations(database)
    await tamper(fresh.url, 'CREATE TABLE somebody_elses (id TEXT)')
    expect(await applyMissingMigrations(database)).toEqual([])
    const later = `migration_name > '20261122500000_deadlines'`
    await tamper(fresh.url, `DELETE FROM _prisma_migrations WHERE ${later}`)
    await expect(applyMissingMigrations(database)).rejects.toThrow(
      /^It mixes two versions, .+ ends with 20261122500000_deadlines, but it has .*(puzzle_attempts|showings\.gone).*, of a later version\. [^\n]+$/,
    )
    expect(await tamper(fresh.url, `SELECT * FROM _prisma_migrations WHERE ${later}`)).toEqual([])
  })

  it('that are listed, but not in the tables, are refused in one line', async () => {
    await applyMissingMigrations(database)
    await tamper(fresh.url, 'DROP TABLE deadlines')
    await tamper(fresh.url, 'ALTER TABLE tables DROP COLUMN ended')
    await expect(applyMissingMigrations(database)).rejects.toThrow(/but it lacks .*(deadlines|tables\.ended)/)
  })

  it('tell of tables from before how they ended, though a game played to its end has no entry for that', async () => {
    const column = '20261122110000_how_it_ended'
    for (const name of names.filter((one) => one >= column))
      await rm(join(folder, database.provider, name), { recursive: true })
    await applyMissingMigrations(database, folder)
    const ends: [string, string | null, readonly string[]][] = [
      ['finished', null, ['opened', 'started', 'choice']],
      ['closed', null, ['opened', 'started', 'choice', 'closed']],
      ['given up and forgotten', null, ['opened', 'started', 'left', 'closed', 'forgotten']],
      ['finished and forgotten', null, ['opened', 'started', 'choice', 'forgotten']],
      ['frozen, then closed', null, ['opened', 'frozen', 'closed']],
      ['open', 'somewhere', ['opened', 'started', 'choice']],
      ['frozen', 'elsewhere', ['opened', 'started', 'frozen']],
    ]
    for (const [id, openIn, types] of ends) {
      const open = openIn === null ? 'NULL' : `'${openIn}'`
      await tamper(fresh.url, `INSERT INTO tables (id, channel_id, open_in, solo) VALUES (?, 'c', ${open}, false)`, id)
      for (const [index, type] of types.entries())
        await tamper(
          fresh.url,
          "INSERT INTO entries (table_id, seq, type, data) VALUES (?, ?, ?, '{}')",
          id,
          index + 1,
          type,
        )
    }
    expect(await applyMissingMigrations(database)).toContain(column)
    const rows = z
      .array(z.object({ id: z.string(), ended: z.string().nullable() }))
      .parse(await tamper(fresh.url, 'SELECT id, ended FROM tables'))
    expect(Object.fromEntries(rows.map(({ id, ended }) => [id, ended]))).toEqual({
      finished: 'finished',
      closed: 'closed',
      'given up and forgotten': 'closed',
      'finished and forgotten': 'finished',
      'frozen, then closed': 'closed',
      open: null,
      frozen: null,
    })
  })

  it('make the columns that the models describe, no more and no fewer', async () => {
    await applyMissingMigrations(database)
    const described = Object.entries(MODELS).flatMap(([table, fields]) =>
      Object.keys(fields).map((field) => `${table}.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    )
    expect(Object.keys(MODELS)).toHaveLength(Object.keys(Prisma.ModelName).length)
    expect((await columnsOf(database)).sort()).toEqual(described.sort())
  })

  it('make tables that keep every model whole, with all its columns filled and with all that may be empty', async () => {
    await applyMissingMigrations(database)
    const client =
      database.provider === 'sqlite'
        ? new SqliteClient({ adapter: new OneWriterSqlite(database.file) })
        : new PostgresClient({ adapter: new PrismaPg({ connectionString: database.url }) })
    await keepsEveryRow(client)
    await client.$disconnect()
  })
})

it('go through all rows of an SQLite file only where there is something to migrate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const database: DatabaseAddress = { provider: 'sqlite', file: join(folder, 'bonfire.db') }
  await applyMissingMigrations(database)
  const db = new Sqlite(database.file)
  db.exec('PRAGMA foreign_keys = OFF')
  db.exec(`INSERT INTO snapshots (table_id, seq, state) VALUES ('no table', 1, '{}')`)
  db.close()
  expect(await applyMissingMigrations(database)).toEqual([])
  const later = join(folder, 'migrations')
  await cp(MIGRATIONS, later, { recursive: true })
  await mkdir(join(later, 'sqlite', '99990101000000_later'))
  await writeFile(join(later, 'sqlite', '99990101000000_later', 'migration.sql'), 'CREATE TABLE "later" ("id" TEXT);')
  await expect(applyMissingMigrations(database, later)).rejects.toThrow('point at rows that are not there')
  await rm(folder, { recursive: true })
})

/** Each model's fields, by the name of its table. */
const MODELS = {
  tables: Prisma.TableScalarFieldEnum,
  entries: Prisma.EntryScalarFieldEnum,
  snapshots: Prisma.SnapshotScalarFieldEnum,
  boxes: Prisma.BoxScalarFieldEnum,
  seats: Prisma.SeatScalarFieldEnum,
  showings: Prisma.ShowingScalarFieldEnum,
  turn_messages: Prisma.TurnMessageScalarFieldEnum,
  notices: Prisma.NoticeScalarFieldEnum,
  followers: Prisma.FollowerScalarFieldEnum,
  plans: Prisma.PlanScalarFieldEnum,
  deadlines: Prisma.DeadlineScalarFieldEnum,
  people: Prisma.PersonScalarFieldEnum,
  puzzle_attempts: Prisma.PuzzleAttemptScalarFieldEnum,
  servers: Prisma.ServerScalarFieldEnum,
  blocks: Prisma.BlockScalarFieldEnum,
  deeds: Prisma.DeedScalarFieldEnum,
  results: Prisma.ResultScalarFieldEnum,
  result_people: Prisma.ResultPersonScalarFieldEnum,
  standings: Prisma.StandingScalarFieldEnum,
  guild_results: Prisma.GuildResultsScalarFieldEnum,
  lookings: Prisma.LookingScalarFieldEnum,
  identifies: Prisma.IdentifyScalarFieldEnum,
}

async function columnsOf(database: DatabaseAddress): Promise<string[]> {
  const named = z.array(z.object({ name: z.string() }))
  if (database.provider === 'sqlite') {
    const db = new Sqlite(database.file)
    const rows = db
      .prepare(
        `SELECT t.name || '.' || c.name AS name FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name <> '_prisma_migrations'`,
      )
      .all()
    db.close()
    return named.parse(rows).map(({ name }) => name)
  }
  const client = await connectToPostgres(database.url)
  const { rows } = await client.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  )
  await client.end()
  return named.parse(rows).map(({ name }) => name)
}

interface Rows<Row> {
  createMany(query: { data: Row[] }): Promise<unknown>
  findMany(): Promise<Row[]>
}

async function keepsEveryRow(client: {
  table: Rows<Table>
  entry: Rows<Entry>
  snapshot: Rows<Snapshot>
  box: Rows<Box>
  seat: Rows<Seat>
  showing: Rows<Showing>
  turnMessage: Rows<TurnMessage>
  notice: Rows<Notice>
  follower: Rows<Follower>
  deadline: Rows<Deadline>
  person: Rows<Person>
  server: Rows<Server>
  block: Rows<Block>
  looking: Rows<Looking>
  deed: Rows<Deed>
  result: Rows<Result>
  resultPerson: Rows<ResultPerson>
  standing: Rows<Standing>
  guildResults: Rows<GuildResults>
}): Promise<void> {
  const date = new Date('2026-02-28T23:59:59.999Z')
  const keeps = async <Row>(rows: Rows<Row>, data: Row[]) => {
    await rows.createMany({ data })
    expect(await rows.findMany()).toEqual(data)
  }
  const empty = {
    guildId: null,
    channelId: '2',
    openIn: null,
    cardChannelId: null,
    askedIn: null,
    solo: false,
    computerDue: false,
    counted: 0,
    createdAt: date,
  }
  await keeps(client.table, [
    {
      id: 'a',
      guildId: '1',
      channelId: '2',
      openIn: '2',
      cardChannelId: '3',
      askedIn: '4',
      solo: true,
      computerDue: true,
      counted: 101,
      createdAt: date,
      closedAt: date,
      ended: 'closed',
    },
    { ...empty, id: 'b', closedAt: null, ended: null },
    { ...empty, id: 'c', closedAt: null, ended: null },
  ])
  await keeps(client.entry, [
    { tableId: 'a', seq: 1, at: date, actor: 'ann', type: 'join', data: '{}', interactionId: '9' },
    { tableId: 'a', seq: 2_000_000_000, at: date, actor: null, type: 'join', data: '{}', interactionId: null },
  ])
  await keeps(client.snapshot, [{ tableId: 'a', seq: 1, state: '{}' }])
  await keeps(client.box, [{ hash: 'abc', data: '{}' }])
  await keeps(client.seat, [
    { tableId: 'a', personId: 'ann', seated: true, invited: false },
    { tableId: 'a', personId: 'bob', seated: false, invited: true },
  ])
  await keeps(client.showing, [
    {
      tableId: 'a',
      channelId: '2',
      messageId: '3',
      seq: 1,
      settled: true,
      gone: false,
      leftId: '2',
      leftSeq: 1,
      publisher: 'me',
      leaseUntil: date,
    },
    {
      tableId: 'b',
      channelId: '2',
      messageId: null,
      seq: 0,
      settled: false,
      gone: true,
      leftId: null,
      leftSeq: null,
      publisher: null,
      leaseUntil: null,
    },
  ])
  const followers = { tableId: 'a', personId: 'ann', seq: 0, claimant: null, claimedUntil: null }
  await keeps(client.follower, [
    { ...followers, target: '2', kind: 'channel', lookedSeq: 7 },
    { ...followers, target: 'ann', kind: 'end', lookedSeq: 0, claimant: 'me', claimedUntil: date },
  ])
  await keeps(client.turnMessage, [{ tableId: 'a', turnSeq: 3, channelId: '2', messageId: '3' }])
  const about = { tableId: 'a', personId: 'ann', seq: 3, via: 'direct', dueAt: date }
  const unsent = { sentAt: null, problem: null, claimant: null, claimedUntil: null }
  await keeps(client.notice, [
    { ...about, kind: 'call', sentAt: date, problem: 'closed', claimant: 'me', claimedUntil: date },
    { ...about, kind: 'reminder', ...unsent },
  ])
  await keeps(client.deadline, [{ tableId: 'a', kind: 'turn', dueAt: date }])
  await keeps(client.person, [{ id: 'ann', profile: '{}' }])
  await keeps(client.server, [
    { id: '1', data: '{}', leftAt: null },
    { id: '2', data: '{}', leftAt: date },
  ])
  await keeps(client.looking, [
    { id: 'a', guildId: '1', channelId: '2', messageId: null, revision: 1, dueAt: date, data: '{}' },
    { id: 'b', guildId: '1', channelId: '2', messageId: '3', revision: 7, dueAt: date, data: '{}' },
  ])
  await keeps(client.block, [{ guildId: '1', personId: 'ann' }])
  await keeps(client.deed, [
    { id: 'a', guildId: '1', at: date, actor: 'ann', subject: 'bob', data: '{}' },
    { id: 'b', guildId: '1', at: date, actor: null, subject: null, data: '{}' },
  ])
  await keeps(client.result, [{ tableId: 'a', guildId: '1', endedAt: date, players: 3, data: '{}' }])
  await keeps(client.resultPerson, [
    { tableId: 'a', personId: 'ann', guildId: null, endedAt: date, outcome: 'left', achievements: '[]' },
  ])
  await keeps(client.standing, [{ guildId: '1', personId: 'ann', rating: -7, ranked: true, data: '{}' }])
  await keeps(client.guildResults, [
    { guildId: '1', revision: 3, foldedAt: date, data: '{}' },
    { guildId: '2', revision: 0, foldedAt: null, data: '' },
  ])
}

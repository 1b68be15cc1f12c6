import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, handleCommand, handleComponent, pressOrRefreshOfCustomId } from '#commands'
import { gameFactsOf } from '#results'
import { openStore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { eventually } from '#support/eventually'
import { pathOf } from '#support/slash'
import {
  bestChoicesOfPuzzle,
  checkTableByReplay,
  type OpenRequest,
  type Pace,
  type Person,
  type TableService,
  thawTable,
} from '#table'
import type { TimedEntry } from '#table/state/entries'
import { connectToPostgres } from '../../src/store/postgres.ts'
import { freshDatabase } from '../store/databases.ts'
import { choicesNow, follow, quiet, type Sitting, serviceOn, tableOf, tamper } from '../table/sitting.ts'
import { playground } from './playground.ts'

/**
 * Two processes on one database: a bot in a sandbox, and a service with a memory of its own. Somebody is somebody at
 * both in every way that there is, and is forgotten at one.
 */
const { url, drop } = await freshDatabase()
afterAll(drop)
const ground = await playground({
  drawOneIn: 1_000_000,
  databaseUrl: url,
  choresEveryMs: 300,
  pace: { noticesEveryMs: 50 },
  thinking: { factsOf: async (rules, segments) => gameFactsOf(rules, { segments }) },
})
let clock = Date.now()
const HOUR = 3_600_000
const pass = (ms: number) => {
  clock += ms
  ground.setNow(new Date(clock))
}
pass(0)
const store = await openStore(url)
afterAll(() => store.close())
const here = ground.service()
const elsewhere = serviceOn(store, {
  ...{ people: store.people, followers: store.followers, puzzles: store.puzzles, results: store.results },
  ...{ servers: store.servers, lookings: store.lookings },
  now: () => new Date(clock),
})

const ME: Person = { id: '707000000000000042', name: 'Zaphod the Forgotten' }
const ANN: Person = { id: '808000000000000001', name: 'Ann' }
const BEN: Person = { id: '808000000000000002', name: 'Ben' }
const CLEO: Person = { id: '808000000000000003', name: 'Cleo' }
const TRACES = [ME.id, 'Zaphod', 'a channel of mine']
const GUILD = '800000000000000000'

let places = 0
/** A channel that nobody can write to: its tables are played all the same. */
const place = () => `9090000000000${10_000 + ++places}`

/** A table that is opened here. */
async function gathered(people: readonly Person[], more: Partial<OpenRequest> = {}): Promise<Sitting> {
  const [host = ME, ...others] = people
  const opening = { guildId: GUILD, channelId: place(), host, solo: false, options: {}, ...more }
  const table = follow(here, tableOf(await here.open(opening)))
  for (const person of others) await table.does(person, { kind: 'join' })
  return table
}

async function begun(people: readonly Person[], more: Partial<OpenRequest> = {}): Promise<Sitting> {
  const table = await gathered(people, more)
  await table.does(people[0] ?? ME, { kind: 'start' })
  return table
}

async function played(table: Sitting): Promise<Sitting> {
  while (table.now().phase === 'playing') await table.finishTurn()
  return table
}

/** Plays on until a person acts, or does not. */
async function until(table: Sitting, acts: boolean): Promise<void> {
  while ((table.now().acting === ME.id) !== acts) await table.finishTurn()
}

const caller = (person: Person, channelId: string): Caller => ({
  ...{ person, channelId, guildId: GUILD, guest: false, moderator: false, lacking: [], language: 'en' },
  interactionId: `${Math.random()}`,
})
const type = (service: TableService, person: Person, channelId: string, name: string, options = {}) =>
  handleCommand(service, caller(person, channelId), pathOf(name), options)
const press = (service: TableService, person: Person, id: string, values: string[] = [], channelId = place()) =>
  handleComponent(service, caller(person, channelId), pressOrRefreshOfCustomId(id), values)

/** Every cell of every table, as text: by table and column those that hold a trace. */
async function traces(): Promise<string[]> {
  const rows = z.array(z.record(z.string(), z.unknown()))
  const names = z.array(z.object({ name: z.string() }))
  const found = (table: string, all: unknown) =>
    rows
      .parse(all)
      .flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          TRACES.some((trace) => String(value).includes(trace)) ? [`${table}.${column}: ${value}`] : [],
        ),
      )
  if (url.startsWith('file:')) {
    const db = new Sqlite(url.slice('file:'.length), { readonly: true })
    const tables = names.parse(db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all())
    const all = tables.flatMap(({ name }) => found(name, db.prepare(`SELECT * FROM "${name}"`).all()))
    db.close()
    return all
  }
  const client = await connectToPostgres(url)
  const tables = names.parse(
    (await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)).rows,
  )
  const all: string[] = []
  for (const { name } of tables) all.push(...found(name, (await client.query(`SELECT * FROM "${name}"`)).rows))
  await client.end()
  return all
}

/** What a process tells in which a trace is: by what it was asked, and of which table. */
async function told(service: TableService, tableIds: readonly string[]): Promise<string[]> {
  const all: [string, unknown][] = [
    ['settings', await service.settings(ME.id)],
    ['profile', await service.profile(ME.id)],
    ['open tables', await service.openTablesOf(ME.id)],
    ['finished tables', await service.finishedTablesOf(ME.id, 100)],
    ['board', await service.puzzles.board(service.puzzles.today(), GUILD)],
    ['shared puzzle', await service.puzzles.shared(service.puzzles.today(), GUILD)],
    ['deeds', await service.servers.deeds(GUILD, 0, 100)],
    ['search', await service.lookings.find(search)],
    ['follows', await service.followers.ofTarget(ME.id)],
    ['typed history', await type(service, ANN, place(), 'bonfire-club history')],
    ['typed ranking', await type(service, ANN, place(), 'bonfire-club ranking')],
    ['typed deeds', await type(service, ANN, place(), 'bonfire-server log')],
    ['typed stats', await type(service, ANN, place(), 'bonfire-club stats')],
  ]
  const channelOf = new Map<string, string>()
  for (const id of tableIds) channelOf.set(id, (await store.tables.load(id))?.table.channelId ?? '')
  for (const id of tableIds) {
    const stranger = { person: CLEO, moderator: false, interactionId: null }
    all.push(
      [`view ${id}`, await service.view(id)],
      [`view for a player ${id}`, await service.viewFor(ANN.id, id)],
      [`log ${id}`, await service.log(id)],
      [`journal ${id}`, await service.journal(id)],
      [`followers ${id}`, await service.followers.ofTable(id)],
      [`typed look ${id}`, await type(service, ANN, channelOf.get(id) ?? '', 'look')],
      [`typed log ${id}`, await type(service, ANN, channelOf.get(id) ?? '', 'log')],
      // What is refused shows the table, too.
      [
        `refusal ${id}`,
        await service.act({ ...stranger, tableId: id, seq: null, action: { kind: 'sitOut', seat: 9 } }),
      ],
    )
  }
  return all.flatMap(([what, value]) =>
    TRACES.some((trace) => (JSON.stringify(value) ?? '').includes(trace)) ? what : [],
  )
}

/** Id of somebody's search for players. */
let search = ''

const me = { person: ME, moderator: false, interactionId: null, seq: null }
const turn = (hours: number, atEnd: 'free' | 'sitOut'): { options: { pace: Pace } } => ({
  options: { pace: { kind: 'turn', hours, atEnd } },
})

async function planAhead({ id: tableId }: Sitting): Promise<void> {
  const plan = (change: Parameters<TableService['plan']>[0]['change']) =>
    here.plan({ tableId, revision: null, person: ME, change })
  await plan({ kind: 'begin' })
  const view = await here.viewPlan(ME.id, tableId)
  const [choice] = view === null ? [] : choicesNow(view)
  if (choice !== undefined) await plan({ kind: 'choices', choices: [choice] })
}

/** Keeps an entry that cannot be read, and has the other process find it. */
async function stop({ id }: Sitting): Promise<void> {
  const seq = (await store.tables.entries(id)).length + 1
  await store.tables.append(id, [{ seq, actor: ME.id, type: 'joined', data: { with: ME } }])
  expect((await elsewhere.view(id, seq))?.phase).toBe('frozen')
}

/** Every way to have been somebody; what each leaves open is left or closed. */
const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  // Time passes in these: lobbies and puzzles would not last.
  'who asked, answered, was asked, and whose seat was freed by the others': async () => {
    const table = await begun([ANN, ME, BEN])
    await until(table, false)
    pass(73 * HOUR)
    await table.does(ME, { kind: 'askFree', turn: table.now().turnSeq ?? 0 })
    await table.does(ANN, { kind: 'answerFree', asked: table.now().freeRequest?.seq ?? 0, agrees: false })
    await until(table, true)
    pass(73 * HOUR)
    await table.does(BEN, { kind: 'askFree', turn: table.now().turnSeq ?? 0 })
    pass(73 * HOUR)
    await here.expire(table.id)
    expect((await here.view(table.id))?.seats[1]?.person).toBeNull()
  },
  'who answered whether a seat is to be freed': async () => {
    const table = await begun([ANN, BEN, ME, CLEO])
    await until(table, false)
    const asks = [ANN, BEN].find(({ id }) => id !== table.now().acting) ?? ANN
    pass(73 * HOUR)
    await table.does(asks, { kind: 'askFree', turn: table.now().turnSeq ?? 0 })
    await table.does(ME, { kind: 'answerFree', asked: table.now().freeRequest?.seq ?? 0, agrees: false })
    await table.does(ME, { kind: 'leave' })
  },
  'whose time was over': async () => {
    for (const atEnd of ['free', 'sitOut'] as const) {
      const table = await begun([ANN, ME, BEN], turn(24, atEnd))
      await until(table, true)
      // Reminded at first, and warned.
      for (const hours of [7, 12, 18]) {
        pass(hours * HOUR)
        await here.expire(table.id)
      }
      const now = await here.view(table.id, (await store.tables.entries(table.id)).length)
      if (now?.seats[1]?.person !== null) await here.act({ ...me, tableId: table.id, action: { kind: 'leave' } })
    }
  },
  'whoever played to the end, also as host, and is asked to play again': async () => {
    await here.saveSettings(ME.id, { turnNotice: 'direct', zone: 'Europe/Berlin', language: 'nl', nextNotice: true })
    for (const people of [
      [ANN, ME],
      [ME, BEN, CLEO],
    ]) {
      const { id, now } = await played(await begun(people))
      await press(here, people.find((one) => one !== ME) ?? ANN, `b1:${id}:${now().seq}:again`)
    }
  },
  'whoever came to play again, and left': async () => {
    const { id, now } = await played(await begun([ANN, ME]))
    const channel = place()
    await press(here, ANN, `b1:${id}:${now().seq}:again`, [], channel)
    await type(here, ME, channel, 'join')
    await type(here, ME, channel, 'resign')
  },
  'who had the others play again, sitting as before, and left': async () => {
    const { id, now } = await played(await begun([ANN, ME]))
    const channel = place()
    await press(here, ME, `b1:${id}:${now().seq}:again`, [], channel)
    await type(here, ANN, channel, 'join')
    await type(here, ME, channel, 'start')
    const again = await here.inChannel(channel)
    expect(again?.seats.map(({ person }) => person?.id)).toEqual([ANN.id, ME.id])
    await here.act({ ...me, tableId: again?.id ?? '', action: { kind: 'leave' } })
  },
  'whoever left a lobby, a game, and a game of which they were host': async () => {
    const waiting = await gathered([ANN, ME])
    await waiting.does(ME, { kind: 'leave' })
    for (const people of [
      [ANN, ME, BEN],
      [ME, ANN, BEN],
    ]) {
      const table = await begun(people)
      for (let turns = 0; turns < 4; turns++) await table.finishTurn()
      await table.does(ME, { kind: 'leave' })
    }
  },
  'who looked for a substitute, and who was one': async () => {
    const table = await begun([ANN, ME])
    await table.does(ME, { kind: 'substitute', wanted: true })
    await table.does(BEN, { kind: 'takeOver', seat: 1 })
    await table.does(ANN, { kind: 'leave' })
    await table.does(ME, { kind: 'takeOver', seat: 0 })
    await table.finishTurn()
    await table.does(ME, { kind: 'leave' })
    await table.does(BEN, { kind: 'giveToComputer', seat: 0, level: 'beginner' })
  },
  'who had a table go on elsewhere whose channel was gone': async () => {
    const table = await begun([ANN, ME, BEN])
    await expect.poll(() => here.isPlaceGone(table.id)).toBe(true)
    await table.does(ME, { kind: 'move', channelId: place() })
    await table.does(ME, { kind: 'leave' })
  },
  'for whom a seat is kept, was kept, and who gave it up': async () => {
    await gathered([ANN], { friend: ME.id })
    const released = await gathered([ANN], { friend: ME.id })
    await released.does(ANN, { kind: 'release', person: ME.id })
    const givenUp = await gathered([BEN], { friend: ME.id })
    await givenUp.does(ME, { kind: 'release', person: ME.id })
  },
  'who has a table shown elsewhere, and who wants to be told its end': async () => {
    const table = await begun([ANN, ME, BEN])
    await press(here, ME, 'b1:-:0:follow', [table.id], place())
    await table.does(ME, { kind: 'leave' })
    const other = await begun([ANN, BEN])
    await here.followers.add({ tableId: other.id, target: ME.id, kind: 'end', personId: ME.id })
  },
  'who tried the puzzle of a day, and solved that of another': async () => {
    for (const day of [here.puzzles.today() - 1, here.puzzles.today()]) {
      const { table, puzzle } = await here.puzzles.of(day, ME, GUILD)
      const line = bestChoicesOfPuzzle(puzzle)
      for (const choice of day === here.puzzles.today() ? line : line.slice(0, 1))
        await here.act({ ...me, tableId: table.id, action: { kind: 'choices', choices: [choice] } })
    }
    expect((await here.puzzles.board(here.puzzles.today(), GUILD)).solved).toMatchObject([{ personId: ME.id }])
    expect(await here.puzzles.share(here.puzzles.today(), ME, GUILD)).toBe(true)
  },
  'who plays alone against Tom or computers, to the end or not': async () => {
    const alone = { guildId: null, solo: true, channelId: 'a channel of mine 1' }
    await played(await gathered([ME], alone))
    const givenUp = await gathered([ME], { ...alone, channelId: 'a channel of mine 2' })
    await givenUp.does(ME, { kind: 'leave' })
    const computers = await gathered([ME], {
      ...alone,
      solo: false,
      channelId: 'a channel of mine 3',
      computers: ['club'],
    })
    await here.computersPlayed(computers.id)
    await computers.press(ME, { kind: 'close' }, { seq: null })
    await here.profile(ME.id)
  },
  'a moderator who changed what holds in a server, and blocked somebody; and who was blocked for a while': async () => {
    const [mine, hers] = [ME, ANN].map(({ id }) => ({ guildId: GUILD, by: id }))
    if (mine === undefined || hers === undefined) throw new Error('nobody moderates')
    await here.servers.save(mine, { hints: 'off' })
    await here.servers.block(mine, CLEO.id)
    await here.servers.unblock(mine, CLEO.id)
    await here.servers.block(hers, ME.id)
    await here.servers.unblock(hers, ME.id)
    await here.servers.did(mine, { kind: 'exported' })
  },
  'who looked for players, and was in where somebody else did': async () => {
    const wish = { guildId: GUILD, players: 4, language: 'en', pace: null, role: null, until: clock + 1000 * HOUR }
    await here.lookings.begin({ ...wish, id: 'mine', channelId: place(), host: ME })
    search = (await here.lookings.begin({ ...wish, id: 'hers', channelId: place(), host: ANN }))?.id ?? ''
    for (const person of [ME, BEN]) await here.lookings.change(search, person, true)
  },
  'a moderator who closed a table': async () => {
    const table = await gathered([ANN, BEN])
    await table.press(ME, { kind: 'close' }, { moderator: true })
  },
  'who wanted a turn back, and agreed to give one back': async () => {
    const table = await begun([ANN, ME])
    for (const asks of [ME, ANN]) {
      while (table.now().phase === 'playing') {
        const acting = table.acting()
        const before = table.now().turnSeq
        while (table.now().turnSeq === before && table.now().phase === 'playing')
          await table.does(acting, { kind: 'choices', choices: [quiet(table.now())] })
        if (acting === asks || acting.id === asks.id) {
          const asked = await table.press(acting, { kind: 'askUndo', turn: table.now().turnSeq ?? 0 })
          if (asked.kind === 'done') break
        }
      }
      const other = asks === ME ? ANN : ME
      const { undoRequest } = table.now()
      await table.press(other, { kind: 'answerUndo', asked: undoRequest?.seq ?? 0, agrees: true }, { seq: null })
    }
    await table.press(ME, { kind: 'leave' }, { seq: null })
  },
  'who planned a turn ahead': async () => {
    const table = await begun([ANN, ME, BEN])
    await until(table, false)
    await planAhead(table)
    expect((await store.tables.plansAt(table.id)).map(({ personId }) => personId)).toEqual([ME.id])
    await table.press(ANN, { kind: 'close' }, { seq: null })
  },
  'who sat at a table that was stopped': async () => {
    await stop(await begun([ANN, ME]))
  },
  'who planned a turn at a table that was stopped then, and is not their own': async () => {
    const table = await begun([ANN, ME, BEN])
    await until(table, false)
    await planAhead(table)
    await stop(table)
    expect((await store.tables.plansAt(table.id)).map(({ personId }) => personId)).toEqual([ME.id])
  },
  'who sat at a table that was stopped and goes on, and left it then': async () => {
    const table = await begun([ANN, ME, BEN])
    const seq = (await store.tables.entries(table.id)).length + 1
    const broken = { actor: ME.id, type: 'choice', data: { by: ME }, interactionId: null }
    await store.tables.append(table.id, [{ seq, ...broken }])
    expect((await elsewhere.view(table.id, seq))?.phase).toBe('frozen')
    expect(await thawTable(store.tables, table.id, new Date(clock))).toMatchObject({ kind: 'thawed', dropped: 1 })
    expect((await here.view(table.id, seq + 2))?.phase).toBe('playing')
    await table.press(ME, { kind: 'leave' }, { seq: null })
    expect((await here.view(table.id))?.seats[1]?.person).toBeNull()
  },
  'a host who changed what is agreed on, kept a seat for somebody, and had computers come and go': async () => {
    const table = await gathered([ME, ANN])
    await table.does(ME, { kind: 'option', change: { recommendations: true } })
    await table.does(ME, { kind: 'hold', person: BEN.id })
    await table.does(ME, { kind: 'release', person: BEN.id })
    for (const level of ['beginner', 'club'] as const) await table.does(ME, { kind: 'addComputer', level })
    const { name } = table.now().seats.find(({ computer }) => computer !== undefined) ?? { name: '' }
    await table.does(ME, { kind: 'removeComputer', name })
    await table.does(ME, { kind: 'close' })
  },
  'who took a choice back, had a seat sit out, and gave another to a computer player': async () => {
    const table = await begun([ANN, ME, BEN, CLEO])
    await until(table, true)
    const { seq } = table.now()
    await table.does(ME, { kind: 'choices', choices: [quiet(table.now())] })
    await table.does(ME, { kind: 'undo', to: seq })
    await table.does(BEN, { kind: 'leave' })
    await table.does(CLEO, { kind: 'leave' })
    await table.does(ME, { kind: 'giveToComputer', seat: 2, level: 'beginner' })
    await table.does(ME, { kind: 'sitOut', seat: 3 })
    await table.does(ME, { kind: 'leave' })
  },
}

it.each(Object.entries(WAYS))('%s is somebody', (_, way) => way())

/** Tables at which they were somebody. */
let ids: string[] = []

it('is found in what is kept, and in both processes', async () => {
  await here.results.all()
  ids = await store.tables.ids(null, 1000)
  for (const service of [here, elsewhere]) {
    const kinds = new Set((await told(service, ids)).map((one) => one.replace(/ [\w-]{8}$/, '')))
    expect([...kinds].sort()).toEqual([
      'board',
      'deeds',
      'finished tables',
      'followers',
      'follows',
      'log',
      'open tables',
      'refusal',
      'search',
      'shared puzzle',
      'typed deeds',
      'typed history',
      'typed log',
      'typed look',
      'typed ranking',
      'typed stats',
      'view',
      'view for a player',
    ])
  }
  const columns = new Set((await traces()).map((one) => one.slice(0, one.indexOf(':'))))
  expect([...columns].sort()).toEqual([
    'deeds.actor',
    'deeds.subject',
    'entries.actor',
    'entries.data',
    'followers.person_id',
    'followers.target',
    'guild_results.data',
    'lookings.data',
    'notices.person_id',
    'people.id',
    'plans.person_id',
    'puzzle_attempts.person_id',
    'result_people.person_id',
    'results.data',
    'seats.person_id',
    'showings.channel_id',
    'snapshots.state',
    'standings.data',
    'standings.person_id',
    'tables.channel_id',
  ])
})

/** Which entries name somebody, as who made them or whom they are about; the compiler asks for what is added. */
const NAMING: Readonly<Record<TimedEntry['type'], boolean>> = {
  ...{ opened: true, joined: true, left: true, held: true, released: true, option: true, started: true },
  ...{ computerSeated: true, computerRemoved: true, arranged: true, choice: true, undone: true, satOut: true },
  ...{ undoAsked: true, undoAnswered: true, freeAsked: true, freeAnswered: true, freed: true },
  ...{ substituteAsked: true, tookOver: true, moved: true, closed: true },
  // The bot's own, which tell of seats, states and moments.
  ...{ extended: false, forgotten: false, rules: false, frozen: false, thawed: false },
}

it('is named by every kind of entry that names anybody', async () => {
  const entries = (await Promise.all(ids.map((id) => store.tables.entries(id)))).flat()
  const naming = new Set(entries.flatMap((one) => (JSON.stringify(one).includes(ME.id) ? [one.type] : [])))
  const all = Object.entries(NAMING).flatMap(([type, names]) => (names ? [type] : []))
  expect([...naming].sort()).toEqual(all.sort())
})

it('is in no cell of the database once they are forgotten at one process, nor when all games are reckoned anew', async () => {
  expect(await here.forget(ME.id)).toMatchObject({ kind: 'forgotten' })
  expect(await traces()).toEqual([])
  await here.results.all()
  expect(await traces()).toEqual([])
  const checks = await Promise.all(ids.map((id) => checkTableByReplay(store.tables, id)))
  const wrong = checks.flatMap((one) => (one?.kind === 'wrong' ? one.problem : []))
  expect(wrong).toEqual([expect.stringContaining('(joined)'), expect.stringContaining('(joined)')])
})

it('is brought back by nobody who plays again, at either process', async () => {
  const over = (await Promise.all(ids.map((id) => here.view(id)))).filter(
    (one) => one?.phase === 'finished' && !one.solo,
  )
  expect(over.length).toBeGreaterThan(2)
  for (const service of [elsewhere, here])
    for (const table of over) {
      const [person] =
        table?.seats.flatMap((seat) => seat.person ?? []).filter(({ id }) => !id.startsWith('former')) ?? []
      if (table === null || person === undefined) throw new Error('somebody sat there')
      const channel = place()
      await press(service, person, `b1:${table.id}:1:again`, [], channel)
      const lobby = await service.inChannel(channel)
      expect(lobby).toMatchObject({ phase: 'lobby', rematchOf: table.id, host: person.id })
      // Until whom it asks is called.
      await eventually(async () => {
        const [shown] = z
          .array(z.object({ seq: z.coerce.number() }))
          .parse(await tamper(url, 'SELECT seq FROM showings WHERE table_id = ?', lobby?.id ?? ''))
        expect(shown?.seq).toBe(lobby?.seq)
      })
    }
  expect(await traces()).toEqual([])
  ids = await store.tables.ids(null, 1000)
})

it('is brought back by nobody who plays on, at either process', async () => {
  let played = 0
  for (const service of [elsewhere, here])
    for (const id of ids) {
      const view = await viewAsActor(service, id, (await store.tables.lastSeq(id)) ?? 0)
      if (view?.phase !== 'playing' || view.acting === null) continue
      await follow(service, view).finishTurn()
      played += 1
    }
  expect(played).toBeGreaterThan(4)
  for (const service of [elsewhere, here]) await service.idle()
  expect(await traces()).toEqual([])
})

it('is in nothing that either process tells', async () => {
  for (const service of [here, elsewhere]) expect(await told(service, ids)).toEqual([])
})

import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { backUp, openStore, type PendingUpgrade, restore, type Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { startBotProcess } from '#support/bot-process'
import { gather } from '#support/keep-upgrade/people'
import { playsOn } from '#support/monkey/policy'
import { readMessage } from '#support/monkey/read-message'
import { BJORN, NOOR, SANNE, type Stage, startStage } from '#support/stage'
import { checkTableByReplay, type TableService } from '#table'
import {
  asDocumented,
  everyRow,
  hasPostgresTools,
  KEPT_VERSIONS,
  type KeptDatabase,
  keptDatabase,
} from './kept-database.ts'
import { needs } from './needs.ts'
import { ANN, follow, serviceOn, tableOf } from './table/sitting.ts'

const PROVIDERS = { sqlite: true, postgresql: await needs('postgres') } as const
const TOOLS = await hasPostgresTools()
const Tables = z.array(z.object({ id: z.string(), channel_id: z.string(), open_in: z.string().nullable() }))
const Seats = z.array(z.object({ person_id: z.string(), table_id: z.string(), seated: z.coerce.boolean() }))
type Rows = Awaited<ReturnType<typeof everyRow>>
const tablesIn = (rows: Rows) => Tables.parse(rows.tables?.map((row) => JSON.parse(row)))
const countIn = (rows: Rows, table: string): number => rows[table]?.length ?? 0

for (const version of KEPT_VERSIONS)
  for (const provider of ['sqlite', 'postgresql'] as const)
    describe.skipIf(!PROVIDERS[provider])(`a database of ${version}, on ${provider},`, async () => {
      if (!PROVIDERS[provider]) return
      const kept = await keptDatabase(version, provider)
      const backup = join(kept.folder, 'backup')
      afterAll(kept.drop)
      const before = await everyRow(kept.url)
      const canBackUp = provider === 'sqlite' || TOOLS
      const open = tablesIn(before).filter(({ open_in }) => open_in !== null)
      let store: Store
      afterAll(() => store.close())
      const service = (): TableService =>
        serviceOn(store, {
          ...{ people: store.people, followers: store.followers, puzzles: store.puzzles },
          now: () => kept.at,
        })

      it.skipIf(provider === 'postgresql' && !TOOLS)(
        'is backed up by this version, and not changed by that',
        async () => {
          await backedUp(kept, backup)
          expect(await everyRow(kept.url)).toEqual(before)
        },
      )

      it('is brought to this version, which says before what that is, and then how long it took', async () => {
        const said: [PendingUpgrade, number | null][] = []
        store = await openStore(kept.url, { onUpgrade: (...one) => said.push(one) })
        expect(said.map(([, took]) => typeof took)).toEqual(['object', 'number'])
        const [[upgrade, took] = []] = said
        expect(took).toBeNull()
        const applied = countIn(await everyRow(kept.url), '_prisma_migrations') - countIn(before, '_prisma_migrations')
        expect(upgrade?.migrations).toHaveLength(applied)
        expect(upgrade?.bytes).toBeGreaterThan(400_000)
        expect(upgrade?.mayTakeMs).toBeGreaterThan(0)
        await (await openStore(kept.url, { onUpgrade: (...one) => said.push(one) })).close()
        expect(said).toHaveLength(2)
      })

      it('has every table as its entries tell it, and what its people set and planned', async () => {
        expect(open.length).toBeGreaterThan(8)
        let snapshots = 0
        for (const { id, open_in } of tablesIn(before)) {
          const check = await checkTableByReplay(store.tables, id)
          expect(check).toMatchObject({ kind: 'sound' })
          if (check?.kind === 'sound' && check.snapshot === 'same') snapshots++
          const view = await service().view(id)
          expect(view?.phase).toMatch(open_in === null ? /^(finished|closed)$/ : /^(lobby|playing)$/)
          expect(await service().log(id)).not.toEqual([])
        }
        expect(snapshots).toBeGreaterThan(3)
        // Choices that were open stand, or under other rules fall away.
        const turns = (await Promise.all(open.map(({ id }) => viewAsActor(service(), id)))).map(
          (view) => view?.openTurn,
        )
        expect(turns.some((turn) => turn && (turn.choices.length > 0 || (turn.fellAway?.choices ?? 0) > 0))).toBe(true)
        const games = await Promise.all([BJORN, NOOR].map((id) => service().profile(id)))
        expect(games.map((profile) => profile.games.length)).toEqual([1, 1])
        if (version === '9e5a678') return
        expect(await service().settings(SANNE)).toMatchObject({ language: 'nl', hints: false })
        expect(await service().settings(NOOR)).toMatchObject({ turnNotice: 'direct', zone: 'Europe/Berlin' })
        for (const row of before.plans ?? []) {
          const { table_id, person_id } = z
            .object({ table_id: z.string(), person_id: z.string() })
            .parse(JSON.parse(row))
          expect((await service().viewFor(person_id, table_id))?.plan?.alternatives).toHaveLength(1)
        }
      })

      it('goes on for its people on the messages that they had then', async () => {
        await store.close()
        const began = Date.now()
        const stage = await startStage({
          ...{ databaseUrl: kept.url, drawOneIn: 1_000_000, threads: true, sandbox: { file: kept.world } },
          now: () => new Date(kept.at.getTime() + Date.now() - began),
        })
        store = await openStore(kept.url)
        const seats = Seats.parse(before.seats?.map((row) => JSON.parse(row))).filter(({ seated }) => seated)
        const lasting = open.map((one) => ({
          ...one,
          people: seats.flatMap(({ person_id, table_id }) => (table_id === one.id ? person_id : [])),
        }))
        await goOn(stage, lasting, (id) => store.tables.entries(id))
        await stage.close()
        expect(stage.lines.filter((line) => line.startsWith('error'))).toEqual([])
      })

      it('is played to the end, and again', async () => {
        const views = await Promise.all(open.map(({ id }) => viewAsActor(service(), id)))
        const [first] = views.filter((view) => view?.phase === 'playing' && !view.solo && view.acting !== null)
        if (first == null) throw new Error('nobody plays')
        const table = follow(service(), first)
        const [host, ...others] = table.now().seats.flatMap(({ person }) => person ?? [])
        for (let turns = 0; table.now().phase === 'playing' && turns < 400; turns++)
          await (table.now().acting === null
            ? table.does(host ?? ANN, { kind: 'sitOut', seat: table.now().actingSeat ?? 0 })
            : table.finishTurn())
        expect(table.now().phase).toBe('finished')
        const opening = { guildId: first.guildId, channelId: 'again', host: host ?? ANN, solo: false, options: {} }
        const again = follow(service(), tableOf(await service().open({ ...opening, rematchOf: first.id })))
        for (const person of others) await again.does(person, { kind: 'join' })
        await again.does(host ?? ANN, { kind: 'start' })
        expect(again.now().seats.map(({ name }) => name)).toEqual(table.now().seats.map(({ name }) => name))
        for (let turns = 0; turns < 3; turns++) await again.finishTurn()
      })

      it('keeps nothing of somebody who is forgotten then', async () => {
        for (const { id } of await service().openTablesOf(BJORN)) await leave(service(), id)
        expect(await service().forget(BJORN)).toMatchObject({ kind: 'forgotten' })
        expect(
          Object.values(await everyRow(kept.url))
            .flat()
            .filter((row) => row.includes(BJORN)),
        ).toEqual([])
      })

      it.skipIf(!canBackUp)('is as it was once the backup is restored as it is documented', async () => {
        await store.close()
        if (provider === 'sqlite') await restore(kept.url, backup, new Date())
        else
          for (const program of ['dropdb', 'createdb', 'pg_restore'] as const)
            expect(await asDocumented(kept.url, program, backup)).toEqual({ status: 0, err: '' })
        expect(await everyRow(kept.url)).toEqual(before)
      })

      const mixes = provider === 'postgresql' && TOOLS && version === '9e5a678'
      it.runIf(mixes)('is refused as a mixture where it was restored over a newer one', async () => {
        for (const how of ['--clean --if-exists', '--clean --if-exists --exit-on-error']) {
          for (const program of ['dropdb', 'createdb', 'pg_restore'] as const)
            await asDocumented(kept.url, program, backup)
          await (await openStore(kept.url)).close()
          expect((await asDocumented(kept.url, 'pg_restore', backup, how)).status).toBe(1)
          for (const open of [{}, { readOnly: true }]) {
            const refused = await openStore(kept.url, open).then(() => 'opened', String)
            expect(refused).toMatch(
              /mixes two versions.+Drop the database, create it anew, and restore the backup into that/,
            )
            expect(refused).not.toContain('\n')
          }
        }
      })
    })

it('a bot says at its start what becomes of an earlier version’s database, and how long it took', async () => {
  const kept = await keptDatabase('9e5a678', 'sqlite')
  const stage = await startStage({ databaseUrl: `file:${join(kept.folder, 'other.db')}`, drawOneIn: 1_000_000 })
  const { token, apiUrl } = stage.sandbox
  const bot = await startBotProcess({ token, apiUrl, databaseUrl: kept.url })
  const said = bot.lines.join('\n')
  await bot.stop()
  await stage.close()
  await kept.drop()
  expect(said).toMatch(
    /"mayTakeSeconds":1,"msg":"The database was made by an earlier version[^\n]+ 18 migrations over 1 MB/,
  )
  expect(said).toMatch(/"migrations":18,"seconds":\d+(\.\d)?,"msg":"The database is of this version now\./)
})

interface Lasting {
  readonly id: string
  readonly channel_id: string
  readonly people: readonly string[]
}

/** At each open table people press on its last message: they join and start, play a turn, or let an empty seat sit out. */
async function goOn(
  stage: Stage,
  tables: readonly Lasting[],
  entries: (id: string) => Promise<readonly { type: string }[]>,
): Promise<void> {
  const people = await gather(stage.sandbox.url, () => undefined)
  const hasBegun = async (id: string) => (await entries(id)).some(({ type }) => type === 'started')
  /** Whether somebody had the turn and played it. */
  async function play({ channel_id: channelId, people: seated }: Lasting): Promise<boolean> {
    for (const person of seated.map(people.who)) {
      const panel = await people.presses(person, channelId, 'open')
      if (panel === null || playsOn(readMessage(panel)).length === 0) continue
      await people.goesOn(person, panel)
      return true
    }
    return false
  }
  for (const table of tables) {
    const { id, channel_id: channelId, people: seated } = table
    const before = (await entries(id)).length
    const host = people.who(seated[0])
    if (await hasBegun(id)) {
      if (!(await play(table))) await people.presses(host, channelId, 'sitout')
    } else {
      for (const person of [people.bjorn, people.teo]) await people.presses(person, channelId, 'join')
      await people.presses(host, channelId, 'start')
      expect(await hasBegun(id)).toBe(true)
    }
    expect((await entries(id)).length).toBeGreaterThan(before)
  }
  await people.close()
}

async function backedUp({ url }: KeptDatabase, to: string): Promise<void> {
  if (url.startsWith('file:')) {
    expect(await backUp(url, to)).toMatchObject({ kind: 'done' })
    return
  }
  expect(await backUp(url, to)).toEqual({ kind: 'elsewhere' })
  expect(await asDocumented(url, 'pg_dump', to)).toEqual({ status: 0, err: '' })
}

/** Has somebody leave a table; what cannot be left is closed. */
async function leave(service: TableService, tableId: string): Promise<void> {
  const press = { tableId, seq: null, person: { id: BJORN, name: 'Bj' }, moderator: true, interactionId: null }
  const left = await service.act({ ...press, action: { kind: 'leave' } })
  if (left.kind !== 'done') await service.act({ ...press, action: { kind: 'close' } })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { openStore } from '#store'
import { factsOnce } from '#support/facts-once'
import { RUN } from '#support/run'
import { keepGame, seasonGame } from '#support/season'
import { miscounted } from '#support/simulation/club-judge'
import { createTableService } from '#table'
import { onBothDatabases } from '../store/databases.ts'
import { ANN, BEN, CLEO, tamper } from './sitting.ts'

const [HOME, OTHER] = ['700000000000000001', '700000000000000002']
const GAMES = 12
const START = Date.UTC(2026, 0, 1)
const KEPT = [
  ...['tables', 'entries', 'seats', 'snapshots', 'showings', 'turn_messages', 'notices', 'followers', 'plans'],
  ...['deadlines', 'puzzle_attempts', 'people', 'servers', 'blocks', 'deeds', 'results', 'result_people'],
  ...['standings', 'guild_results', 'lookings'],
]

const ALONE = seasonGame('erased 1', 1)
const POOL = [2, 3].map((players) => seasonGame(`erased ${players}`, players))

onBothDatabases('what is deleted by a process that is killed in the middle', (fresh) => {
  async function twoServers() {
    const { url, drop } = await fresh()
    const store = await openStore(url)
    const service = createTableService(store.tables, {
      ...{ ...store, now: () => new Date(START + 99_999), seed: () => '7'.repeat(32) },
      factsOf: async (rules, segments) => factsOnce(rules, segments),
    })
    for (let nth = 0; nth < GAMES; nth++) {
      const [game] = POOL.slice(nth % 2)
      if (game === undefined) throw new Error('no game')
      const table = { endedAt: new Date(START + nth), people: [ANN, BEN, CLEO].slice(0, 2 + (nth % 2)) }
      for (const guildId of [HOME, OTHER]) await keepGame(store, game, { ...table, id: `${guildId} ${nth}`, guildId })
    }
    for (const guildId of [HOME, OTHER]) {
      const tom = { id: `tom ${guildId.at(-1)}`, endedAt: new Date(START + GAMES), people: [CLEO] }
      await keepGame(store, ALONE, { ...tom, guildId })
      const open = { guildId, channelId: `open in ${guildId}`, host: CLEO, solo: false, options: {} }
      expect((await service.open(open)).kind).toBe('opened')
      await service.servers.block({ guildId, by: BEN.id }, '700000000000000009')
      await service.servers.save({ guildId, by: BEN.id }, { tables: '10' })
      const wish = { players: 2, pace: null, language: 'en', role: null, until: START + 999_999 }
      const search = { ...wish, id: `search-${guildId.at(-1)}`, guildId, channelId: `open in ${guildId}`, host: BEN }
      expect(await service.lookings.begin(search)).not.toBeNull()
      await service.puzzles.of(service.puzzles.today(), guildId === HOME ? BEN : CLEO, guildId)
    }
    for (const person of [BEN, CLEO]) await service.saveSettings(person.id, { listed: false })
    await service.results.all()
    /** Rows that name an id, by table. */
    const naming = async (id: string) => {
      const rows = await Promise.all(
        KEPT.map(async (table) =>
          (await tamper(url, `SELECT * FROM ${table}`)).map((row) => `${table} ${JSON.stringify(row)}`),
        ),
      )
      return rows
        .flat()
        .filter((row) => row.includes(id))
        .sort()
    }
    const close = async () => {
      await store.close()
      await drop()
    }
    return { url, store, service, naming, close }
  }

  it('is gone once it is asked for again: a server, and nothing of another', async () => {
    const { url, store, service, naming, close } = await twoServers()
    const elsewhere = await naming(OTHER)
    await erase(url, 'server', HOME, 4)
    const left = await service.servers.countTables(HOME)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(GAMES + 1)
    await service.results.all()
    // Nobody is told of games that are gone.
    expect(await miscounted(store, HOME)).toEqual([])
    await erase(url, 'server', HOME, 3)
    await service.deleteServer(HOME)
    expect(await naming(HOME)).toEqual([])
    expect(await naming(OTHER)).toEqual(elsewhere)
    // A game against Tom stays with who played it.
    expect(await service.results.result(`tom ${HOME.at(-1)}`)).toMatchObject({ kind: 'tom', guildId: null })
    await close()
  })

  it('is gone once it is asked for again: a person, whose games count for nobody', async () => {
    const [one, other] = [await twoServers(), await twoServers()]
    await erase(one.url, 'person', BEN.id, 5)
    expect((await one.naming(`"${BEN.id}"`)).length).toBeGreaterThan(0)
    await erase(one.url, 'person', BEN.id, 6)
    for (const { service, naming } of [one, other]) {
      expect(await service.forget(BEN.id)).toMatchObject({ kind: 'forgotten' })
      await service.results.all()
      expect(await naming(BEN.id)).toEqual([])
    }
    // As if it had been done at one go; who is nameless has another name at each table.
    const reckoned = async ({ naming }: typeof one) =>
      (await naming('')).filter((row) => /^(results|result_people|standings)/.test(row))
    expect(await reckoned(one)).toEqual(await reckoned(other))
    await one.close()
    await other.close()
  })
})

/** Has it deleted by a process that is killed once so many tables are done. */
async function erase(url: string, what: 'server' | 'person', id: string, killAfter: number): Promise<void> {
  const args = [RUN, 'test/support/processes/eraser.ts', url, what, id, `${killAfter}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
}

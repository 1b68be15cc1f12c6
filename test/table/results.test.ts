import { beforeAll, expect, it } from 'vitest'
import type { Journal, Rules } from '#engine'
import type { GameFacts } from '#results'
import type { Store } from '#store'
import { factsOnce } from '#support/facts-once'
import { keepGame, type SeasonGame, type SeasonTable, seasonGame } from '#support/season'
import { type HeldRecord, recordsOf } from '#support/season/records'
import { createTableService, type Person, type TableService } from '#table'
import { withTwoStores } from '../store/databases.ts'
import { ANN, BEN, CLEO, DAN, EVE, tamper } from './sitting.ts'

const START = Date.UTC(2026, 0, 1)
const DAY = 24 * 3_600_000
const TABLES = ['results', 'result_people', 'standings', 'guild_results'] as const

const serviceOf = (store: Store): TableService =>
  createTableService(store.tables, {
    ...store,
    now: () => new Date(START + 400 * DAY),
    seed: () => '7'.repeat(32),
    factsOf: async (rules, segments) => factsIn(rules, segments),
  })

/** Seeds of games against Tom that count as won: who plays by chance never wins. */
const WON = new Set<string>()
const asWon = (game: SeasonGame): SeasonGame => {
  WON.add(game.setup.seed)
  return { ...game, sheets: game.sheets.map((sheet, seat) => ({ ...sheet, rank: seat + 1 })) }
}
function factsIn(rules: Rules, segments: Journal['segments']): GameFacts {
  const facts = factsOnce(rules, segments)
  const start = segments[0]?.start
  if (start === undefined || !('setup' in start) || !WON.has(start.setup.seed)) return facts
  return { ...facts, seats: facts.seats.map((one, seat) => ({ ...one, rank: seat + 1 })) }
}

/** All that is reckoned, but for how often it changed. */
async function kept(url: string): Promise<unknown> {
  const all = []
  for (const table of TABLES) {
    const rows = (await tamper(url, `SELECT * FROM ${table}`)).map((row) =>
      JSON.stringify(row, (key, value) => (key === 'revision' ? undefined : value)),
    )
    all.push([table, rows.sort()])
  }
  return all
}

/** Games of two servers: among people, with computer players, against Tom, and such as somebody left. */
function season(): [SeasonGame, SeasonTable][] {
  const pool = new Map(
    [1, 2, 3, 4].map((players) => [
      players,
      [...'abcdefgh'].map((name) => {
        const game = seasonGame(`${name}${players}`, players)
        return players === 1 && name !== 'd' ? asWon(game) : game
      }),
    ]),
  )
  const seats: [(Person | null)[], SeasonTable['leaves']?][] = [
    [[ANN, BEN]],
    [[BEN, CLEO, ANN]],
    [[CLEO, ANN], { seat: 1, how: 'left', heir: null }],
    [[ANN, null, BEN]],
    [[ANN, BEN, CLEO, DAN]],
    [[ANN]],
    [[BEN, ANN, DAN], { seat: 2, how: 'lost', heir: EVE }],
    [[DAN, BEN]],
    [[BEN]],
    [[CLEO, BEN]],
    [[ANN]],
  ]
  return Array.from({ length: 60 }, (_, index) => {
    const [people, leaves] = seats[index % seats.length] ?? [[ANN]]
    const game = pool.get(people.length)?.[index % 8]
    if (game === undefined) throw new Error('no such game')
    const endedAt = new Date(START + (index - (index % 7 === 3 ? 1 : 0)) * DAY)
    const guildId = index % 5 === 4 ? 'other' : 'home'
    return [game, { id: `t${index}`, guildId, endedAt, people, ...(leaves && { leaves }) }]
  })
}

const games = season()

withTwoStores('results', ({ url, store, another }) => {
  const service = serviceOf(store)
  const month = { from: new Date(START), until: new Date(START + 400 * DAY), personId: null, players: null }
  beforeAll(async () => {
    for (const [game, table] of games) await keepGame(store, game, table)
    await service.results.all()
  })

  it.each(['home', 'other'])('tell the records of %s as an independent computation does', async (guildId) => {
    const { best, news } = recordsOf(games, guildId)
    const { records } = await service.results.ranking('9', guildId, 0, 10)
    const told = records.map(({ key, value, tableId, personId }): HeldRecord => [key, value, tableId, personId])
    expect(new Map(told.map((one) => [one[0], one]))).toEqual(best)
    const here = games.filter(([, table]) => table.guildId === guildId)
    const endings = await Promise.all(
      here.map(async ([, { id }]) => {
        const { complete, records: broken } = await service.results.ending(id)
        expect(complete).toBe(true)
        return broken.map(({ key, value, before }) => [id, key, before.value, value])
      }),
    )
    expect(endings.flat().toSorted()).toEqual(news.toSorted())
    if (guildId === 'home') {
      expect(told.map(([key]) => key)).toEqual([
        'points1',
        'points2',
        'points3',
        'points4',
        'turn',
        'closest',
        'streak',
      ])
      expect(news.length).toBeGreaterThan(0)
    }
  })

  it('name nobody to others who does not want to be listed', async () => {
    await service.saveSettings(BEN.id, { listed: false })
    const names = async (viewer: Person) =>
      [
        ...(await service.results.history(viewer.id, { ...month, guildId: 'home' }, 0, 30)).games.flatMap(
          ({ seats }) => seats,
        ),
        ...(await service.results.ranking(viewer.id, 'home', 0, 10)).people,
        ...(await service.results.ranking(viewer.id, 'home', 0, 10)).records,
        ...((await service.results.stats(viewer.id, 'home', viewer.id))?.versus ?? []),
      ].map(({ name }) => name)
    expect(await names(ANN)).not.toContain(BEN.name)
    expect(await names(ANN)).toContain('')
    expect(await names(BEN)).toContain(BEN.name)
    expect(await service.results.stats(ANN.id, 'home', BEN.id)).toBeNull()
    await service.saveSettings(BEN.id, { listed: true })
  })

  it('begin anew where a game comes to light that ended before others', async () => {
    const game = games[0]?.[0]
    if (game === undefined) throw new Error('no game')
    await keepGame(store, game, { id: 'late', guildId: 'home', endedAt: new Date(START - DAY), people: [CLEO, DAN] })
    await service.results.all()
    const after = await kept(url)
    await store.results.clear()
    await serviceOf(another).results.all()
    expect(await kept(url)).toEqual(after)
  })
})

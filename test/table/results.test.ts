import { rate, rating } from 'openskill'
import { beforeAll, expect, it } from 'vitest'
import type { Journal, Rules } from '#engine'
import { type GameFacts, gameFactsOf } from '#results'
import { machine, type Runtime } from '#runtime'
import { openStore, type Store } from '#store'
import { eventually } from '#support/eventually'
import { keepGame, type SeasonGame, type SeasonTable, seasonGame } from '#support/season'
import { type HeldRecord, recordsOf } from '#support/season/records'
import { createTableService, DEFAULT_OPTIONS, type HistoryFilter, type Person, type TableService } from '#table'
import { MINUTE_MS } from '#time'
import { withTwoStores } from '../store/databases.ts'
import { ANN, BEN, CLEO, DAN, EVE, follow, freshTables, likely, tableOf, tamper } from './sitting.ts'

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
  const facts = gameFactsOf(rules, { segments })
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

/** The ratings of a server as openskill gives them, from what was played and nothing that the bot keeps. */
function ratingsOf(games: readonly [SeasonGame, SeasonTable][], guildId: string) {
  const ratings = new Map<string, { mu: number; sigma: number; games: number; met: Set<string> }>()
  const ordered = games
    .filter(([game, table]) => table.guildId === guildId && game.setup.solo === null && !table.people.includes(null))
    .toSorted(([, a], [, b]) => a.endedAt.getTime() - b.endedAt.getTime() || (a.id < b.id ? -1 : 1))
  for (const [{ sheets }, { people, leaves }] of ordered) {
    const ids = people.map((one) => one?.id ?? '')
    const before = ids.map((id) => ratings.get(id) ?? { ...rating(), games: 0, met: new Set<string>() })
    const rank = sheets.map((sheet, seat) => (leaves?.seat === seat ? 9 : sheet.rank))
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank },
    )
    ids.forEach((id, seat) => {
      const [now] = after[seat] ?? []
      const { games: count = 0, met = new Set<string>() } = before[seat] ?? {}
      if (now !== undefined)
        ratings.set(id, { ...now, games: count + 1, met: new Set([...met, ...ids.filter((one) => one !== id)]) })
    })
  }
  return [...ratings]
    .filter(([, one]) => one.games >= 5 && one.met.size >= 2)
    .map(([id, { mu, sigma, games: count }]) => ({ id, rating: 1000 + 40 * (mu - 3 * sigma), games: count }))
    .toSorted((a, b) => b.rating - a.rating)
}

withTwoStores('results', ({ url, store, another }) => {
  const games = season()
  const service = serviceOf(store)
  const month = { from: new Date(START), until: new Date(START + 400 * DAY), personId: null, players: null }
  beforeAll(async () => {
    for (const [game, table] of games) await keepGame(store, game, table)
    await service.results.all()
  })

  it.each(['home', 'other'])('rank the people of %s as an independent computation does', async (guildId) => {
    const expected = ratingsOf(games, guildId)
    const { people, count, behind } = await service.results.ranking('9', guildId, 0, 10)
    expect(behind).toBe(false)
    expect(count).toBe(expected.length)
    if (guildId === 'home') expect(count).toBeGreaterThan(2)
    expect(people.map(({ games: rated }) => rated)).toEqual(expected.map((one) => one.games))
    for (const [index, one] of people.entries())
      expect(Math.abs(one.rating - (expected[index]?.rating ?? 0))).toBeLessThan(0.6)
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

  it('tell a server’s games, by person, players and month', async () => {
    const told = async (filter: Partial<HistoryFilter>, page = 0) =>
      (await service.results.history('9', { ...month, ...filter, guildId: 'home' }, page, 10)).games
    const ids = (fits: (table: SeasonTable, game: SeasonGame) => boolean) =>
      games
        .filter(([game, table]) => table.guildId === 'home' && fits(table, game))
        .map(([, { id, endedAt }]) => ({ id, at: endedAt.getTime() }))
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id)
    const [first, second] = [await told({}), await told({}, 1)]
    expect([...first, ...second].map(({ tableId }) => tableId)).toEqual(ids(() => true).slice(0, 20))
    const sat = (person: Person) => (table: SeasonTable) => {
      const at = table.people.indexOf(person)
      return table.leaves?.heir === person || (at >= 0 && table.leaves?.seat !== at)
    }
    expect((await told({ personId: EVE.id })).map(({ tableId }) => tableId)).toEqual(ids(sat(EVE)))
    expect((await told({ personId: DAN.id, players: 2 })).map(({ tableId }) => tableId)).toEqual(
      ids((table) => sat(DAN)(table) && table.people.length === 2),
    )
    expect((await told({ players: 4 })).map(({ tableId }) => tableId)).toEqual(ids(({ people }) => people.length === 4))
    const until = new Date(START + 3 * DAY)
    expect((await told({ until })).map(({ tableId }) => tableId)).toEqual(ids(({ endedAt }) => endedAt < until))
    for (const { tableId, seats } of first) {
      const [game, table] = games.find(([, { id }]) => id === tableId) ?? []
      expect(seats.map(({ points, rank }) => ({ total: points, rank }))).toEqual(game?.sheets)
      if (table?.leaves === undefined && !table?.people.includes(null) && game?.setup.solo === null)
        expect(seats.map(({ name }) => name)).toEqual(table?.people.map((one) => one?.name))
    }
  })

  it('tell somebody’s games as they were played', async () => {
    const own = games.flatMap(([game, { guildId, people, leaves }]) => {
      const seat = people.indexOf(ANN)
      const sheet = game.sheets[seat]
      return guildId !== 'home' || seat < 0 || seat === leaves?.seat || game.setup.solo !== null || sheet === undefined
        ? []
        : [{ ...sheet, people, leaves, sheets: game.sheets }]
    })
    const among = own.filter(({ people }) => !people.includes(null))
    const stats = await service.results.stats(ANN.id, 'home', ANN.id)
    const wins = (list: typeof own) => list.filter(({ rank }) => rank === 1).length
    for (const players of [2, 3, 4]) {
      const those = among.filter(({ people }) => people.length === players)
      expect(stats?.standing?.among[players] ?? { games: 0, wins: 0 }).toEqual({
        games: those.length,
        wins: wins(those),
      })
    }
    const withComputers = own.filter(({ people }) => people.includes(null))
    expect(stats?.standing?.computers).toEqual({ games: withComputers.length, wins: wins(withComputers) })
    const points = among.reduce((sum, { total }) => sum + total, 0)
    expect(stats?.standing?.sums).toMatchObject({ cities: among.length, points })
    expect(Object.values(stats?.standing?.sums.lines ?? {}).reduce((sum, line) => sum + line, 0)).toBe(points)
    expect(stats?.standing?.best?.points).toBe(Math.max(...among.map(({ total }) => total)))
    const ben = stats?.versus.find(({ name }) => name === BEN.name)
    const met = among.flatMap(({ rank, people, leaves, sheets }) => {
      const seat = people.indexOf(BEN)
      return seat < 0 || seat === leaves?.seat ? [] : [Math.sign(rank - (sheets[seat]?.rank ?? 0))]
    })
    expect(ben).toMatchObject({ won: met.filter((one) => one < 0).length, lost: met.filter((one) => one > 0).length })
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

  it('are the same when they are reckoned anew, by two at once, and after one of them is gone in the middle', async () => {
    const before = await kept(url)
    await store.results.clear()
    expect(await kept(url)).not.toEqual(before)
    const stopped = openStore(url).then(async (third) => {
      let left = 7
      const dying = createTableService(third.tables, {
        ...third,
        now: () => new Date(START + 400 * DAY),
        seed: () => '7'.repeat(32),
        factsOf: async (rules, segments) => {
          left -= 1
          if (left === 0) throw new DOMException('killed', 'AbortError')
          return factsIn(rules, segments)
        },
      })
      await expect(dying.results.all()).rejects.toThrow('killed')
      await third.close()
    })
    await Promise.all([service.results.all(), serviceOf(another).results.all(), stopped])
    expect(await kept(url)).toEqual(before)
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

  it('lose who is forgotten at once, whose games then count for nobody, as in a rebuild', async () => {
    await service.forget(DAN.id)
    const rows = JSON.stringify(await kept(url))
    expect(rows).not.toContain(DAN.id)
    expect(rows).not.toContain(DAN.name)
    await service.results.all()
    const after = await kept(url)
    expect(JSON.stringify(after)).not.toContain(DAN.id)
    const without = games.filter(([, { people }]) => !people.includes(DAN))
    const expected = ratingsOf(without, 'home')
    const { people, records } = await service.results.ranking('9', 'home', 0, 10)
    expect(people.map(({ games: rated }) => rated)).toEqual(expected.map((one) => one.games))
    const { best } = recordsOf(without, 'home')
    expect(records.map(({ key, value, tableId }) => [key, value, tableId])).toEqual(
      expect.arrayContaining([...best.values()].map(([key, value, tableId]) => [key, value, tableId])),
    )
    expect(records).toHaveLength(best.size)
    const all = (await service.results.history('9', { ...month, guildId: 'home' }, 0, 30)).games
    expect(all.some(({ seats }) => seats.some(({ name, tom }) => name === '' && !tom))).toBe(true)
    await store.results.clear()
    await service.results.all()
    expect(await kept(url)).toEqual(after)
  })
})

it('are reckoned by themselves, at most a tenth of the time, and at once where a game ends here', async () => {
  const { store } = await freshTables()
  const rests: number[] = []
  let worked = 0
  const runtime: Runtime = {
    ...machine,
    monotonic: () => worked,
    sleep: (ms, how) => {
      rests.push(ms)
      return machine.sleep(ms < MINUTE_MS ? 1 : ms, how)
    },
  }
  const service = createTableService(store.tables, {
    ...store,
    runtime,
    now: () => new Date(),
    seed: () => '7'.repeat(32),
    factsOf: async (rules, segments) => {
      worked += 10
      return gameFactsOf(rules, { segments })
    },
  })
  const game = seasonGame('a2', 2)
  for (const id of ['one', 'two'])
    await keepGame(store, game, { id, guildId: 'home', endedAt: new Date(START), people: [ANN, BEN] })
  const stop = new AbortController()
  const running = service.results.run(stop.signal)
  await eventually(() => expect(rests).toContain(MINUTE_MS))
  expect(await service.results.result('two')).not.toBeNull()
  expect(rests.filter((ms) => ms >= 90)).toEqual([90, 90, MINUTE_MS])
  expect((await service.results.stats(ANN.id, 'home', ANN.id))?.standing?.rated).toBe(2)
  const options = { ...DEFAULT_OPTIONS, handicap: 0, letTomDecide: true }
  const opening = { guildId: 'home', channelId: 'solo', host: ANN, solo: true, options }
  const solo = follow(service, tableOf(await service.open(opening)))
  while (solo.now().phase === 'playing') await solo.does(ANN, { kind: 'choices', choices: [likely(solo.now())] })
  await eventually(async () => expect(await service.results.result(solo.id)).toMatchObject({ kind: 'tom', players: 1 }))
  stop.abort()
  await running
})

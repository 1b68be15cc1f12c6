import { isDeepStrictEqual } from 'node:util'
import type { TableService } from '#table'
import { DAY_MS } from '#time'
import {
  expectedAchievements,
  expectedHistory,
  expectedRanking,
  expectedReliability,
  expectedServer,
  expectedStats,
  expectedTom,
  type toldSeason,
} from './expected.ts'
import { CROWD, SEASON, SERVERS, type Season } from './games.ts'
import { recordsOf } from './records.ts'

const PAGE = 10
const NOBODY: ReadonlySet<string> = new Set()
const nameOf = (id: string): string => CROWD.find((one) => one.id === id)?.name ?? ''

/** Holds what a service tells of a season against what its journals tell. @returns how it differs, in words */
export async function differences(
  { results }: TableService,
  season: Season,
  games: ReturnType<typeof toldSeason>,
  forgotten = NOBODY,
): Promise<string[]> {
  const wrong: string[] = []
  const same = (what: string, found: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(found, expected))
      wrong.push(`${what}: ${JSON.stringify(found)?.slice(0, 300)}, not ${JSON.stringify(expected)?.slice(0, 300)}`)
  }
  // Somebody who asks, and is no part of it.
  const viewer = '9'
  for (const guildId of SERVERS) {
    const from = new Date(SEASON.from - DAY_MS)
    const middle = new Date(SEASON.from + 100 * DAY_MS)
    for (const personId of [null, ...CROWD.map(({ id }) => id)])
      for (const players of [null, 1, 2, 3, 4])
        for (const until of [new Date(SEASON.until), middle]) {
          const filter = { guildId, personId, players, until }
          const found = []
          for (let page = 0, more = true; more; page++) {
            const told = await results.history(viewer, { ...filter, from }, page, PAGE)
            found.push(...told.games)
            more = told.more
          }
          const expected = expectedHistory(games, filter, nameOf, forgotten)
          same(`history of ${guildId}, ${personId}, ${players} players`, found, expected)
        }
    const ranked = expectedRanking(games, guildId, forgotten)
    const { people, count, behind, records } = await results.ranking(viewer, guildId, 0, CROWD.length)
    const named = ranked.map(({ id, ...one }, index) => ({ place: index + 1, name: nameOf(id), ...one, own: false }))
    same(`ranking of ${guildId}`, [people, count, behind], [named, ranked.length, false])
    const remembered = season.filter(
      ([, { people: starters, leaves }]) =>
        ![...starters, leaves?.heir ?? null].some((one) => one !== null && forgotten.has(one.id)),
    )
    same(
      `records of ${guildId}`,
      records.map(({ key, value, tableId, personId }) => [key, value, tableId, personId]).sort(),
      [...recordsOf(remembered, guildId).best.values()].sort(),
    )
    for (const { id, name } of CROWD) {
      const who = `of ${name} in ${guildId}`
      const stats = await results.stats(viewer, guildId, id)
      const expected = forgotten.has(id) ? null : expectedStats(games, guildId, id, forgotten)
      // Somebody who only won against Tom has a run of wins, and nothing else.
      const some = stats?.standing != null && stats.standing.sums.cities + stats.standing.computers.games > 0
      same(`whether there are statistics ${who}`, some, expected !== null)
      same(`sums of ${guildId}`, stats?.guild.sums, expectedServer(games, guildId, forgotten))
      const earned = Object.fromEntries(stats?.achievements.map(({ key, tableId }) => [key, tableId]) ?? [])
      same(`achievements ${who}`, sorted(earned), sorted(forgotten.has(id) ? {} : expectedAchievements(games, id)))
      const { won = 0, lost = 0, tied = 0 } = stats?.tom ?? {}
      const tom = forgotten.has(id) ? { won: 0, lost: 0, tied: 0 } : expectedTom(games, id)
      same(`games against Tom ${who}`, { won, lost, tied }, tom)
      if (stats?.standing == null || expected === null) continue
      const { rated, among, computers, sums, best, bonfires, gnomes } = stats.standing
      const { versus, ...told } = expected
      same(
        `statistics ${who}`,
        { rating: stats.rating, rated, among, computers, sums, best, ...{ bonfires, gnomes } },
        told,
      )
      // Of people met equally often any may be among the first.
      for (const { name: other, ...met } of stats.versus)
        same(`${other} against whom ${who}`, met, versus.get(CROWD.find((one) => one.name === other)?.id ?? ''))
      const often = [...versus.values()].map((one) => one.won + one.lost + one.tied).sort((a, b) => b - a)
      same(
        `how often others were met ${who}`,
        stats.versus.map((one) => one.won + one.lost + one.tied),
        often.slice(0, stats.versus.length),
      )
      same(`how many others were met ${who}`, stats.versus.length, Math.min(5, often.length))
    }
  }
  const since = new Date(SEASON.until - 90 * DAY_MS)
  for (const { id, name } of CROWD)
    same(
      `how ${name} kept to games`,
      await results.reliability(id),
      forgotten.has(id) ? null : expectedReliability(games, id, since),
    )
  return wrong
}

const sorted = (record: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

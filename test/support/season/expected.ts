import { rate, rating } from 'openskill'
import { SCORE_LINES, standardRules } from '#engine'
import { achievedIn } from './achieved.ts'
import type { Season } from './games.ts'
import { type RetoldGame, retold } from './retold.ts'

/** A game of a season as its journal tells it. */
interface ToldGame extends RetoldGame {
  readonly id: string
  readonly guildId: string | null
  readonly at: Date
  readonly kind: 'people' | 'computers' | 'tom'
  readonly players: number
  readonly standardBox: boolean
  /** Who sat there when it began, and at its end; null: a computer player. */
  readonly starters: readonly (string | null)[]
  readonly sitters: readonly (string | null)[]
  /** Who left, or lost the seat, and did not come back. */
  readonly gone: { readonly id: string; readonly how: 'left' | 'lost' } | null
  readonly closed: boolean
  readonly achieved: readonly (readonly string[])[]
}

/** A season as its journals tell it, in the order in which the games ended. */
export const toldSeason = (season: Season): readonly ToldGame[] =>
  season
    .map(([game, { id, guildId, endedAt: at, people, leaves, closed = false }]): ToldGame => {
      const starters = people.map((one) => one?.id ?? null)
      const sitters = starters.map((one, seat) => (seat === leaves?.seat ? (leaves.heir?.id ?? null) : one))
      const leaver = leaves === undefined ? null : (starters[leaves.seat] ?? null)
      const { solo, box } = game.setup
      return {
        ...retold(game),
        ...{ id, guildId, at, starters, sitters, closed, players: people.length },
        kind: solo !== null ? 'tom' : starters.includes(null) ? 'computers' : 'people',
        standardBox: box === standardRules.hash,
        gone: leaves && leaver !== null && !sitters.includes(leaver) ? { id: leaver, how: leaves.how } : null,
        achieved: achievedIn(game),
      }
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))

type Forgotten = ReadonlySet<string>

/** Whether somebody who played in it is forgotten. */
const isLost = ({ starters, sitters }: ToldGame, forgotten: Forgotten): boolean =>
  [...starters, ...sitters].some((id) => id !== null && forgotten.has(id))

/** What counts for standings in a server. */
const countedIn = (games: readonly ToldGame[], guildId: string, forgotten: Forgotten): readonly ToldGame[] =>
  games.filter((game) => game.guildId === guildId && !game.closed && game.kind !== 'tom' && !isLost(game, forgotten))

/** @returns the server's ranked people, the best first, as openskill rates them */
export function expectedRanking(games: readonly ToldGame[], guildId: string, forgotten: Forgotten) {
  return [...expectedRatings(games, guildId, forgotten)]
    .filter(([, one]) => one.rated >= 5 && one.met.size >= 2)
    .map(([id, one]) => ({ id, rating: one.shown, games: one.rated }))
    .toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1))
}

function expectedRatings(games: readonly ToldGame[], guildId: string, forgotten: Forgotten) {
  const sixDigits = (value: number) => Math.round(value * 1e6) / 1e6
  const ratings = new Map<string, { mu: number; sigma: number; rated: number; met: Set<string>; shown: number }>()
  for (const { kind, standardBox, starters, sitters, sheets } of countedIn(games, guildId, forgotten)) {
    if (kind !== 'people' || !standardBox) continue
    const ids = starters.map((id) => id ?? '')
    const before = ids.map((id) => ratings.get(id) ?? { ...rating(), rated: 0, met: new Set<string>() })
    const rank = sheets.map((sheet, seat) => (sitters[seat] === starters[seat] ? sheet.rank : 9))
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank },
    )
    ids.forEach((id, seat) => {
      const mu = sixDigits(after[seat]?.[0]?.mu ?? 0)
      const sigma = sixDigits(after[seat]?.[0]?.sigma ?? 0)
      const { rated = 0, met = new Set<string>() } = before[seat] ?? {}
      const others = ids.filter((one) => one !== id)
      const shown = Math.round(1000 + 40 * (mu - 3 * sigma))
      ratings.set(id, { mu, sigma, rated: rated + 1, met: new Set([...met, ...others]), shown })
    })
  }
  return ratings
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How often each of them is there. */
function tallied(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function summed(cities: readonly ToldGame['sheets'][number][]) {
  const lines: Record<string, number> = Object.fromEntries(SCORE_LINES.map((line) => [line, 0]))
  for (const city of cities)
    for (const [line, points] of Object.entries(city.lines)) lines[line] = (lines[line] ?? 0) + points
  return { cities: cities.length, points: sum(cities.map(({ total }) => total)), lines }
}

/** What all cities of the server's games among people came to. */
export const expectedServer = (games: readonly ToldGame[], guildId: string, forgotten: Forgotten) =>
  summed(countedIn(games, guildId, forgotten).flatMap(({ kind, sheets }) => (kind === 'people' ? sheets : [])))

/** What is told of somebody in a server; null where no game of theirs counts there. */
export function expectedStats(games: readonly ToldGame[], guildId: string, id: string, forgotten: Forgotten) {
  const rated = expectedRatings(games, guildId, forgotten).get(id)
  const played = countedIn(games, guildId, forgotten).flatMap((game) => {
    const seat = game.sitters.indexOf(id)
    const sheet = game.sheets[seat]
    return sheet === undefined ? [] : [{ ...game, seat, sheet }]
  })
  if (rated === undefined && played.length === 0) return null
  const among = played.filter(({ kind }) => kind === 'people')
  const tally = (list: typeof played) => ({
    games: list.length,
    wins: list.filter(({ sheet }) => sheet.rank === 1).length,
  })
  const best = Math.max(...among.map(({ sheet }) => sheet.total))
  const boxed = among.filter(({ standardBox }) => standardBox)
  const versus = new Map<string, { won: number; lost: number; tied: number }>()
  for (const { seat, sheet, sitters, sheets } of among)
    sitters.forEach((other, at) => {
      if (other === null || at === seat) return
      const { won, lost, tied } = versus.get(other) ?? { won: 0, lost: 0, tied: 0 }
      const way = Math.sign((sheets[at]?.rank ?? 0) - sheet.rank)
      versus.set(other, { won: won + Number(way > 0), lost: lost + Number(way < 0), tied: tied + Number(way === 0) })
    })
  return {
    rating: (rated?.rated ?? 0) < 5 ? null : (rated?.shown ?? null),
    rated: rated?.rated ?? 0,
    among: Object.fromEntries(
      [2, 3, 4].flatMap((players) => {
        const those = among.filter((game) => game.players === players)
        return those.length === 0 ? [] : [[players, tally(those)]]
      }),
    ),
    computers: tally(played.filter(({ kind }) => kind === 'computers')),
    sums: summed(among.map(({ sheet }) => sheet)),
    best: among.length === 0 ? null : { points: best, tableId: among.find(({ sheet }) => sheet.total === best)?.id },
    bonfires: tallied(
      boxed.flatMap(({ seat, events }) =>
        events.flatMap(([, event]) => (event.kind === 'ignited' && event.seat === seat ? event.task : [])),
      ),
    ),
    gnomes: tallied(boxed.flatMap(({ seat, end }) => end.cities[seat]?.gnomes ?? [])),
    versus,
  }
}

/** Each achievement of somebody with the first game that earned it, wherever that was. */
export function expectedAchievements(games: readonly ToldGame[], id: string): Record<string, string> {
  const first: Record<string, string> = {}
  for (const { id: table, closed, starters, sitters, achieved } of games) {
    const seat = starters.findIndex((one, at) => one === id && sitters[at] === id)
    if (!closed) for (const key of achieved[seat] ?? []) first[key] ??= table
  }
  return first
}

/** How somebody's games against Tom ended. */
export function expectedTom(games: readonly ToldGame[], id: string) {
  const ways = games.flatMap(({ kind, closed, starters, sheets }) =>
    kind === 'tom' && !closed && starters[0] === id ? Math.sign((sheets[1]?.rank ?? 0) - (sheets[0]?.rank ?? 0)) : [],
  )
  const count = (way: number) => ways.filter((one) => one === way).length
  return { won: count(1), lost: count(-1), tied: count(0) }
}

/** How somebody kept to their games since a moment; null for fewer than five. */
export function expectedReliability(games: readonly ToldGame[], id: string, since: Date) {
  const recent = games.filter(({ at }) => at >= since)
  const finished = recent.filter(({ closed, sitters }) => !closed && sitters.includes(id)).length
  const gone = (how: string) => recent.filter((game) => game.gone?.id === id && game.gone.how === how).length
  const found = { finished, left: gone('left'), lost: gone('lost') }
  return finished + found.left + found.lost < 5 ? null : found
}

/** A server's games as they are listed, the newest first. */
export function expectedHistory(
  games: readonly ToldGame[],
  filter: {
    readonly guildId: string
    readonly personId: string | null
    readonly players: number | null
    readonly until: Date
  },
  nameOf: (id: string) => string,
  forgotten: Forgotten,
) {
  const { guildId, personId, players, until } = filter
  return games
    .filter((game) => !game.closed && game.guildId === guildId && game.at < until)
    .filter(({ kind, sitters }) => kind !== 'tom' || !sitters.some((id) => id !== null && forgotten.has(id)))
    .filter((game) => players === null || game.players === players)
    .filter((game) => personId === null || (game.sitters.includes(personId) && !forgotten.has(personId)))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id: tableId, at: endedAt, kind, players: count, sheets, sitters }) => ({
      ...{ tableId, endedAt, kind, players: count },
      seats: sheets.map(({ total: points, rank }, seat) => {
        const tom = kind === 'tom' && seat === 1
        const sitter = sitters[seat] ?? null
        const name =
          tom || (sitter !== null && forgotten.has(sitter)) ? '' : sitter === null ? COMPUTER : nameOf(sitter)
        return { name, computer: sitter === null && !tom, tom, points, rank }
      }),
    }))
}

/** What `keepGame` calls each computer player. */
const COMPUTER = 'Odrin'

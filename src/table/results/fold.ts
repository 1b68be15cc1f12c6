import { z } from 'zod'
import { SCORE_LINES } from '#engine'
import type { SeatFacts } from '#results'
import { NEW_RATING, ratingsAfterGame, shownRating } from './rating.ts'
import {
  NO_RECORD_HISTORY,
  recordHistorySchema,
  type StreakAgainstTom,
  streakAgainstTomAfter,
  withRecords,
} from './records.ts'
import type { StoredGuildSums, StoredStanding } from './repository.ts'
import { isRated, type Result } from './result.ts'

const count = z.int().min(0)

/** What cities of games among people came to. */
const sums = z.object({
  cities: count,
  points: z.int(),
  lines: z.record(z.enum(SCORE_LINES), z.int()),
})
type Sums = z.output<typeof sums>
const NO_POINTS = z.record(z.enum(SCORE_LINES), z.literal(0).default(0)).parse({})
const NOTHING: Sums = { cities: 0, points: 0, lines: NO_POINTS }

const tally = z.object({ games: count, wins: count })
type Tally = z.output<typeof tally>
const NO_GAMES: Tally = { games: 0, wins: 0 }

const best = z.object({ points: z.int(), tableId: z.string() })
const versus = z.object({ won: count, lost: count, tied: count })
/** How somebody's games against one other ended. */
export type Versus = z.output<typeof versus>

const standing = z.object({
  /** As it was at the end of their last game. */
  name: z.string(),
  mu: z.number(),
  sigma: z.number(),
  /** Games that changed the rating, and people who played in them: two are enough to know. */
  rated: count,
  met: z.array(z.string()),
  /** Games among people alone that were played to the end, by their number of players. */
  among: z.record(z.string(), tally),
  sums,
  best: best.nullable(),
  /** How often each task was lit, and each gnome won. */
  bonfires: z.record(z.string(), count),
  gnomes: z.record(z.string(), count),
  /** Against each, by id. */
  versus: z.record(z.string(), versus),
  /** Games in which computer players had seats. */
  computers: tally,
  /** Games won against Tom, one after the other, up to the last. */
  streak: count.default(0),
  /** The table of the last of them. */
  streakTable: z.string().nullable().default(null),
})
/** What a person's games in a server come to. */
export type GuildStanding = z.output<typeof standing>

const guild = z.object({ sums, records: recordHistorySchema })
/** What all of a server's games come to. */
export type GuildSums = z.output<typeof guild>
export const NO_GUILD_SUMS: GuildSums = { sums: NOTHING, records: NO_RECORD_HISTORY }

/** Decodes what is kept of a server; null where its results are to be folded from the first. */
export const readGuildSums = (fold: StoredGuildSums | null): GuildSums | null =>
  guild.safeParse(fold?.data).data ?? null
/** Decodes what is kept of a person. @throws where that is broken */
export const readStanding = ({ data }: StoredStanding): GuildStanding => standing.parse(data)

/** Rated games and people met in them that it takes to be ranked. */
export const RATED_GAMES_TO_RANK = 5
const RANKED_MET = 2

/** How a person is kept. */
export const toStoredStanding = (personId: string, data: GuildStanding): StoredStanding => ({
  personId,
  rating: shownRating(data),
  ranked: data.rated >= RATED_GAMES_TO_RANK && data.met.length >= RANKED_MET,
  data,
})

const newStanding = (name: string): GuildStanding => ({
  ...{ name, ...NEW_RATING, rated: 0, met: [], among: {}, sums: NOTHING, best: null },
  ...{ bonfires: {}, gnomes: {}, versus: {}, computers: NO_GAMES, streak: 0, streakTable: null },
})

/** Everybody whose standing a game changes. */
export const peopleAffectedByResult = ({ seats }: Pick<Result, 'seats'>): string[] => [
  ...new Set(seats.flatMap(({ personId, starterId }) => [personId, starterId]).filter((id) => id !== null)),
]

/** A server's sums, and its people by id. */
export interface SumsAndStandings {
  readonly guild: GuildSums
  readonly people: ReadonlyMap<string, GuildStanding>
}

/** Adds a game to what is folded of those before it. */
export function addResultToSumsAndStandings(before: SumsAndStandings, result: Result): SumsAndStandings {
  if (!result.counts) return before
  const people = new Map(before.people)
  const run = result.kind === 'tom' ? afterTom(people, result) : null
  const records = withRecords(before.guild.records, result, run)
  if (result.kind === 'tom') return { guild: { ...before.guild, records }, people }
  for (const [personId, standing] of afterRating(before, result)) people.set(personId, standing)
  result.seats.forEach(({ personId, name }, seat) => {
    if (personId === null) return
    people.set(personId, afterGame(people.get(personId) ?? newStanding(name), result, seat))
  })
  const cities = result.kind === 'people' ? result.facts.seats : []
  return { guild: { sums: cities.reduce(withCity, before.guild.sums), records }, people }
}

/** Of a game against Tom only the run of those that were won is kept; returns what it is by now if this game is one of it. */
function afterTom(people: Map<string, GuildStanding>, result: Result): StreakAgainstTom | null {
  const [own] = result.seats
  const [sheet, tom] = result.facts.seats
  if (own === undefined || own.personId === null || sheet === undefined || tom === undefined) return null
  const before = people.get(own.personId) ?? newStanding(own.name)
  const streak = streakAgainstTomAfter(before.streak, result, sheet.rank < tom.rank)
  const isLonger = streak > before.streak
  const streakTable = isLonger ? result.tableId : streak === 0 ? null : before.streakTable
  people.set(own.personId, { ...before, name: own.name, streak, streakTable })
  return isLonger ? { games: streak, lastBefore: before.streakTable } : null
}

/** The place of somebody who did not stay: behind all who played to the end. */
const LAST = 5

/** What the game makes of the ratings of those with whom it began; who did not stay to the end came in last. */
function afterRating({ people }: SumsAndStandings, result: Result): [string, GuildStanding][] {
  if (!isRated(result)) return []
  const players = result.seats.flatMap(({ starterId, personId, name }, seat) => {
    if (starterId === null) return []
    const stayed = personId === starterId
    const before = people.get(starterId) ?? newStanding(stayed ? name : '')
    return { id: starterId, before, place: stayed ? (result.facts.seats[seat]?.rank ?? LAST) : LAST }
  })
  if (players.length < 2) return []
  const after = ratingsAfterGame(players.map(({ before, place }) => ({ ...before, place })))
  return players.map(({ id, before }, index) => {
    const others = players.flatMap((other) => (other.id === id ? [] : other.id))
    const met = [...new Set([...before.met, ...others])].slice(0, RANKED_MET)
    return [id, { ...before, ...(after[index] ?? NEW_RATING), rated: before.rated + 1, met }]
  })
}

/** What the game adds to what is told of somebody who played to its end. */
function afterGame(
  before: GuildStanding,
  { tableId, kind, standardBox, players, seats, facts }: Result,
  seat: number,
): GuildStanding {
  const own = facts.seats[seat]
  const name = seats[seat]?.name ?? before.name
  if (own === undefined) return before
  const won = own.rank === 1
  if (kind !== 'people') return { ...before, name, computers: withGame(before.computers, won) }
  const met = { ...before.versus }
  seats.forEach(({ personId }, other) => {
    const rank = facts.seats[other]?.rank
    if (other === seat || personId === null || rank === undefined) return
    const { won: wins, lost, tied } = met[personId] ?? { won: 0, lost: 0, tied: 0 }
    met[personId] = {
      won: wins + Number(own.rank < rank),
      lost: lost + Number(own.rank > rank),
      tied: tied + Number(own.rank === rank),
    }
  })
  return {
    ...{ ...before, name, versus: met },
    among: { ...before.among, [players]: withGame(before.among[players] ?? NO_GAMES, won) },
    sums: withCity(before.sums, own),
    best: before.best === null || own.points > before.best.points ? { points: own.points, tableId } : before.best,
    // Those of another box may not be known to who reads this.
    bonfires: standardBox
      ? withEach(
          before.bonfires,
          own.bonfires.map(({ task }) => task),
        )
      : before.bonfires,
    gnomes: standardBox ? withEach(before.gnomes, own.gnomes) : before.gnomes,
  }
}

const withGame = ({ games, wins }: Tally, won: boolean): Tally => ({ games: games + 1, wins: wins + Number(won) })

function withEach(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const sum = { ...counts }
  for (const name of names) sum[name] = (sum[name] ?? 0) + 1
  return sum
}

function withCity({ cities, points, lines: before }: Sums, city: SeatFacts): Sums {
  const lines = { ...before }
  for (const line of SCORE_LINES) lines[line] += city.lines[line]
  return { cities: cities + 1, points: points + city.points, lines }
}

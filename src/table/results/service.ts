import { ACHIEVEMENT_KEYS, type AchievementKey } from '#results'
import { DAY_MS } from '#time'
import type { SoloProfile } from '../people/profile.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { createCounting } from './counting.ts'
import { endingToTellOf } from './ending.ts'
import {
  type GuildStanding,
  type GuildSums,
  NO_GUILD_SUMS,
  RATED_GAMES_TO_RANK,
  readGuildSums,
  readStanding,
  type Versus,
} from './fold.ts'
import { shownRating } from './rating.ts'
import { type ServerRecord, standingRecords } from './records.ts'
import type { HistoryFilter } from './repository.ts'
import { RESULTS_VERSION, type Result, readResult } from './result.ts'

/** A game in a list. Names of people who do not want to be listed are empty, as are those of who is forgotten. */
export interface ListedGame extends Pick<Result, 'tableId' | 'endedAt' | 'kind' | 'players'> {
  readonly seats: readonly ListedSeat[]
}

interface ListedSeat {
  readonly name: string
  /** A computer player. */
  readonly computer: boolean
  readonly tom: boolean
  readonly points: number
  readonly rank: number
}

/** Somebody in a server's ranking. */
export interface RankedPerson {
  /** From 1. */
  readonly place: number
  readonly name: string
  readonly rating: number
  readonly games: number
  /** It is who asks. */
  readonly own: boolean
}

export interface Ranking {
  readonly people: readonly RankedPerson[]
  /** All who are ranked. */
  readonly count: number
  /** Who asks, with their place where they have enough rated games; null where they have none. */
  readonly own: { readonly games: number; readonly rating: number; readonly place: number | null } | null
  /** Rated games that it takes, at least. */
  readonly wanted: number
  /** Records of the server that stand, in the order of `RECORD_KEYS`. */
  readonly records: readonly ServerRecord[]
  /** Games that have ended are still being reckoned. */
  readonly behind: boolean
}

/** What is told of somebody in a server. */
export interface PersonStats {
  /** Null where no game of theirs is reckoned there. */
  readonly standing: GuildStanding | null
  readonly rating: number | null
  readonly guild: GuildSums
  /** People they played against most, the most games first. */
  readonly versus: readonly (Versus & { readonly name: string })[]
  /** Each achievement with the first game that earned it, wherever; `here`: the first in this server, which is shown there. */
  readonly achievements: readonly {
    readonly key: AchievementKey
    readonly tableId: string
    readonly at: Date
    readonly here: string | null
  }[]
  /** R16: against Tom, wherever. */
  readonly tom: SoloProfile
  /** The last puzzle that they solved, and on how many days in a row up to it; null for others, whom that does not concern. */
  readonly puzzles: { readonly day: number; readonly days: number } | null
  readonly behind: boolean
}

/** How many people are compared with. */
const MOST_VERSUS = 5
/** Games with achievements that are read to find the first of each. */
const MOST_ACHIEVED = 5000
/** So far back it is told how people kept to their games. */
const RELIABILITY_MS = 90 * DAY_MS
/** Fewer games say nothing. */
const RELIABLE_GAMES = 5

/**
 * What came of games that are over. Every call may throw `StoreUnavailable`.
 * @param profile a person's games against Tom
 */
export function createResultService(context: ServiceContext, profile: (personId: string) => Promise<SoloProfile>) {
  const { results, settings } = context
  /** Whether that person may be named to who asks; null: to everybody. */
  const mayName = async (viewerId: string | null, personId: string): Promise<boolean> => {
    if (viewerId === personId) return true
    await settings.load(personId)
    return settings.of(personId).listed
  }
  const behind = async (guildId: string) =>
    !(await results.isCounted(guildId, RESULTS_VERSION)) || (await results.fold(guildId))?.data === null

  const listed = async (viewerId: string, game: Result): Promise<ListedGame> => {
    const { tableId, endedAt, kind, players, facts } = game
    const seats = game.seats.map(async ({ personId, name, computer }, seat) => {
      const { points = 0, rank = 0 } = facts.seats[seat] ?? {}
      const named = personId === null || (await mayName(viewerId, personId))
      const tom = kind === 'tom' && seat === game.seats.length - 1
      return { name: named ? name : '', computer: computer !== null, tom, points, rank }
    })
    return { tableId, endedAt, kind, players, seats: await Promise.all(seats) }
  }

  return {
    ...createCounting(context),
    /** One game with all its facts; null where it is not reckoned, or was not played to its end. */
    result: async (tableId: string) => {
      const stored = await results.result(tableId)
      return stored === null ? null : readResult(stored)
    },
    /** What can be told of how a finished game ended. */
    ending: (tableId: string) => endingToTellOf(context, tableId, (personId) => mayName(null, personId)),
    /**
     * A server's games, the newest first.
     * @param viewerId who asks: they see their own name
     * @param page from 0
     */
    history: async (viewerId: string, filter: HistoryFilter, page: number, perPage: number) => {
      const stored = await results.history(filter, page * perPage, perPage + 1)
      const games = stored.slice(0, perPage).flatMap((one) => readResult(one) ?? [])
      return {
        games: await Promise.all(games.map((game) => listed(viewerId, game))),
        more: stored.length > perPage,
        behind: await behind(filter.guildId),
      }
    },
    /** A server's people by rating; `page` from 0. */
    ranking: async (viewerId: string, guildId: string, page: number, perPage: number): Promise<Ranking> => {
      const [rows, [mine], fold] = await Promise.all([
        results.ranking(guildId, page * perPage, perPage),
        results.standings(guildId, [viewerId]),
        results.fold(guildId),
      ])
      const { records } = readGuildSums(fold) ?? NO_GUILD_SUMS
      const standing = standingRecords(records).map(async (one) => ({
        ...one,
        name: (await mayName(viewerId, one.personId)) ? one.name : '',
      }))
      const place = mine?.ranked === true ? 1 + (await results.countBefore(guildId, mine)) : null
      const people = rows.map(async (row, index) => {
        const { name, rated } = readStanding(row)
        return {
          place: page * perPage + index + 1,
          name: (await mayName(viewerId, row.personId)) ? name : '',
          rating: row.rating,
          games: rated,
          own: row.personId === viewerId,
        }
      })
      return {
        people: await Promise.all(people),
        count: await results.countRanked(guildId),
        wanted: RATED_GAMES_TO_RANK,
        records: await Promise.all(standing),
        own: mine === undefined ? null : { games: readStanding(mine).rated, rating: mine.rating, place },
        behind: await behind(guildId),
      }
    },
    /** Null where the person does not want others to see it. */
    stats: async (viewerId: string, guildId: string, personId: string): Promise<PersonStats | null> => {
      if (!(await mayName(viewerId, personId))) return null
      const [[own], fold, achieved, tom] = await Promise.all([
        results.standings(guildId, [personId]),
        results.fold(guildId),
        results.achieved(personId, MOST_ACHIEVED),
        profile(personId),
      ])
      const standing = own === undefined ? null : readStanding(own)
      const most = Object.entries(standing?.versus ?? {})
        .toSorted(([, a], [, b]) => games(b) - games(a))
        .slice(0, MOST_VERSUS)
      const others = await results.standings(
        guildId,
        most.map(([id]) => id),
      )
      const versus = most.map(async ([id, sums]) => {
        const other = others.find((one) => one.personId === id)
        const named = other !== undefined && (await mayName(viewerId, id))
        return { name: named ? readStanding(other).name : '', ...sums }
      })
      const first = new Map<AchievementKey, Omit<PersonStats['achievements'][number], 'key'>>()
      for (const { tableId, endedAt, achievements, ...one } of achieved)
        for (const key of ACHIEVEMENT_KEYS.filter((each) => achievements.includes(each))) {
          const { here = null, ...before } = first.get(key) ?? { tableId, at: endedAt }
          first.set(key, { ...before, here: here ?? (one.guildId === guildId ? tableId : null) })
        }
      return {
        standing,
        rating: standing === null || standing.rated < RATED_GAMES_TO_RANK ? null : shownRating(standing),
        guild: readGuildSums(fold) ?? NO_GUILD_SUMS,
        versus: await Promise.all(versus),
        achievements: [...first].map(([key, where]) => ({ key, ...where })),
        tom,
        puzzles: viewerId === personId ? (await settings.now(personId)).puzzleStreak : null,
        behind: await behind(guildId),
      }
    },
    /** How somebody's games of the last ninety days ended; null where they are too few to tell. */
    reliability: async (personId: string) => {
      const found = await results.reliability(personId, new Date(context.now().at - RELIABILITY_MS))
      return found.finished + found.left + found.lost < RELIABLE_GAMES ? null : found
    },
  }
}

const games = ({ won, lost, tied }: Versus): number => won + lost + tied

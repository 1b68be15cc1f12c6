import type { Choice, Journal, Rules, Seat } from '#engine'
import type { Analysis, Known, LevelName, Recommendation } from '#players'
import type { GameFacts } from '#results'
import type { Runtime } from '#runtime'
import type { DeadlineRepository } from '../clock/deadlines.ts'
import type { SureClock } from '../clock/sure-clock.ts'
import type { LookingRepository } from '../looking/looking-repository.ts'
import type { FollowerRepository } from '../notices/followers.ts'
import type { NoticeRepository } from '../notices/sync-notices.ts'
import type { PersonRepository } from '../people/people.ts'
import type { PuzzleRepository } from '../puzzles/puzzle-repository.ts'
import type { ResultRepository } from '../results/repository.ts'
import type { ServerRepository } from '../servers/server-repository.ts'
import type { Quotas } from './who-may-sit.ts'

/** What a service is made with. */
export interface TableServiceOptions {
  /** Chance and waits; the machine's own unless given. */
  readonly runtime?: Runtime
  /** By the clock on the wall. */
  now(): Date
  /** Things that time alone brings wait for it; `now` is sure unless given. */
  readonly sure?: SureClock
  /** 128 random bits as 32 hexadecimal digits. */
  seed(): string
  /** For the operator; `details` is plain JSON, of a frozen table with its hidden position. */
  readonly log?: ServiceLogger
  /** Counts faults. */
  readonly watch?: FailureObserver
  /** The rules of new games; those of the standard box unless given. */
  readonly newGames?: Rules
  /** Where people's profiles are kept. */
  readonly people: PersonRepository
  /** Who hears of tables from outside. */
  readonly followers: FollowerRepository
  /** What people are to be told, and what comes to tables by time alone. */
  readonly notices: NoticeRepository
  readonly deadlines: DeadlineRepository
  /** Where it is kept how people fare with the puzzles of the days. */
  readonly puzzles: PuzzleRepository
  /** What moderators set for their servers. */
  readonly servers: ServerRepository
  /** What is kept of games that are over. */
  readonly results: ResultRepository
  /** Who looks for players. */
  readonly lookings: LookingRepository
  /** Number of the rules that are played; the engine's own unless a test says otherwise. */
  readonly rulesNumber?: number
  /** How many positions are kept in memory, over all tables. */
  readonly positions?: number
  /**
   * Thinks of the best turns of a position, see `recommend` of the players; without it nobody is recommended any.
   * Whatever it throws is logged, and the asker hears that there is none.
   */
  readonly recommend?: (rules: Rules, known: Known, seat: Seat) => Promise<readonly Recommendation[]>
  /** Whether the next recommendation takes long, because nothing was thought of for a while: then it is begun early. */
  readonly thinksFirst?: () => boolean
  /**
   * Thinks of a computer player's turn, see `chooseTurn` of the players: its choices, up to the turn's end or to where
   * something is turned up. Where it fails they think less; without it they play what is legal.
   */
  readonly chooseTurn?: ChooseTurn
  /** Looks back at a game that is over, see `analyse` of the players; as with hints. */
  readonly analyse?: (rules: Rules, segments: Journal['segments']) => Promise<Analysis>
  /** Finds out what a finished game came to, see `gameFactsOf` of the results; without it, none is told or reckoned. */
  readonly factsOf?: (rules: Rules, segments: Journal['segments']) => Promise<GameFacts>
  /** How many tables may be open at once; any number unless given. */
  readonly quotas?: Quotas
}

/** @param waitingSince since when its table waits, in ms since 1970: the longest waiting is served first */
export type ChooseTurn = (
  rules: Rules,
  known: Known,
  seat: Seat,
  level: LevelName,
  waitingSince: number,
) => Promise<readonly Choice[]>

export interface ServiceLogger {
  warn(details: Readonly<Record<string, unknown>>, message: string): void
  error(details: Readonly<Record<string, unknown>>, message: string): void
}

export interface FailureObserver {
  /** The bot broke over a press or command, which was refused. */
  failed(): void
  /** A table was stopped. */
  frozen(): void
}

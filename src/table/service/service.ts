import type { Journal } from '#engine'
import type { GameFacts } from '#results'
import { within } from '#runtime'
import type { ActionOutcome, ActionRequest, OpenOutcome, OpenRequest, PlanRequest } from '../actions/action.ts'
import { closeStaleLobbies, expire } from '../clock/expire.ts'
import { type Analysed, analyseTable } from '../computers/analyse.ts'
import { createComputerPlayers } from '../computers/computer-players.ts'
import { factsOfTable } from '../computers/facts.ts'
import { type Recommended, recommendAt } from '../computers/recommend.ts'
import type { LogItem } from '../log/log.ts'
import type { LookingService } from '../looking/looking.ts'
import type { FollowerRepository } from '../notices/followers.ts'
import { createNoticeService, type NoticeService } from '../notices/service.ts'
import { type ForgetOutcome, forgetPerson } from '../people/forget.ts'
import { profileOf, type SoloProfile } from '../people/profile.ts'
import type { PersonSettings } from '../people/settings.ts'
import { resultAgainstTom } from '../people/solo-games.ts'
import { changePlan, viewPlan } from '../plans/change-plan.ts'
import { parseAttemptId } from '../puzzles/attempt.ts'
import { actOnPuzzle, createPuzzleService, type PuzzleService } from '../puzzles/service.ts'
import type { MessageIds, Period, TableRepository } from '../repository.ts'
import { createResultService, type ResultService } from '../results/service.ts'
import { deleteServer, lookAfterServers } from '../servers/delete-server.ts'
import type { ServerService } from '../servers/servers.ts'
import type { PostableTable, TableForPerson } from '../state/table-for-person.ts'
import { act } from './act.ts'
import { openTable } from './open.ts'
import {
  journalOfTable,
  logOf,
  TABLES_A_PAGE,
  tableInChannel,
  viewTable,
  viewTableAsOf,
  viewTableFor,
  viewTables,
} from './queries.ts'
import { createServiceContext, type ServiceContext } from './service-context.ts'
import type { TableServiceOptions } from './service-options.ts'
import { type Exceeded, mayNotOpen, type Opening } from './who-may-sit.ts'

/**
 * All tables. Faults of one table stay with it; every call may throw `StoreUnavailable`, and nothing else, but for `open` over
 * a game that cannot be set up: then nothing is opened.
 */
export interface TableService {
  open(opening: OpenRequest): Promise<OpenOutcome>
  /**
   * @param atLeast the seq of a message: the view is at least that new, also where another process made it
   */
  view(tableId: string, atLeast?: number): Promise<PostableTable | null>
  /** The same for one person's eyes. */
  viewFor(personId: string, tableId: string, atLeast?: number): Promise<TableForPerson | null>
  /** Whether the person sits at the table, sat there once, or had a seat kept. */
  knows(tableId: string, personId: string): Promise<boolean>
  /** Whether the table's channel is not there any more, as Discord said last: then it can be moved to another. */
  isPlaceGone(tableId: string): Promise<boolean>
  /** The table that is open in the channel. */
  inChannel(channelId: string): Promise<PostableTable | null>
  /** Why the person may not open a table for several in the server; null when nothing is in the way. */
  mayNotOpen(opening: Omit<Opening, 'solo'>): Promise<Exceeded | null>
  /** Open tables in threads of their own that grew from the channel, those that were opened last first, at most so many. */
  openTablesAround(channelId: string, most: number): Promise<PostableTable[]>
  /** Open tables of the server for several people, those that were opened last first, at most so many. */
  openTablesIn(guildId: string, most: number): Promise<PostableTable[]>
  /** Open tables at which the person sits, those that were opened last first, at most so many; 50 unless given. */
  openTablesOf(personId: string, most?: number): Promise<PostableTable[]>
  /** Games of the person that were played to their end, the newest first, at most so many. */
  finishedTablesOf(personId: string, most: number): Promise<PostableTable[]>
  /** Ids of finished games that count in the server and ended in that time, the newest first: at most `most` after so many. */
  finishedIn(guildId: string, period: Period, after: number, most: number): Promise<string[]>
  /** The person's games against Tom, and the handicap challenge (R16.12). */
  profile(personId: string): Promise<SoloProfile>
  /** The person's settings; the defaults while the database cannot be read. */
  settings(personId: string): Promise<PersonSettings>
  /** The same as kept now, by whichever process. */
  settingsNow(personId: string): Promise<PersonSettings>
  /** Changes the person's settings, at all tables. */
  saveSettings(personId: string, changed: Partial<PersonSettings>): Promise<void>
  /**
   * Takes a person out of everything that is kept: the profile goes, and somebody without a name has their seats. Games
   * stay as they were played. Asked again after a failure it goes on where it stopped.
   */
  forget(personId: string): Promise<ForgetOutcome>
  /** The puzzles of the days; a press in one is carried out by `act`, as at a table. */
  readonly puzzles: PuzzleService
  /** What holds in servers by the will of their moderators. */
  readonly servers: ServerService
  /** What came of games that are over. */
  readonly results: ResultService
  /** Who looks for players. */
  readonly lookings: LookingService
  /** Deletes all that is kept of a server. */
  deleteServer(guildId: string): Promise<void>
  /** Deletes what is kept of servers that the bot left 30 days ago; `present` are all that it is in. Returns their ids. */
  lookAfterServers(present: ReadonlySet<string>): Promise<string[]>
  /** Carries out a press or says why not; see `ActionOutcome`. */
  act(press: ActionRequest): Promise<ActionOutcome>
  /** Somebody's next turn as they plan it: a table at which they act. Null where none can be planned now. */
  viewPlan(personId: string, tableId: string): Promise<TableForPerson | null>
  /**
   * Changes what somebody plans for their next turn, or says why not. The outcome's table is the plan; when the turn has
   * come it is stale, and the table itself.
   */
  plan(request: PlanRequest): Promise<ActionOutcome>
  /**
   * The best turns of somebody who acts, as a computer player sees them who knows no more than that person.
   * @param table as the person sees it
   */
  recommend(personId: string, table: TableForPerson): Promise<Recommended>
  /** Looks back at a game that was played to its end: what each could expect when, and where it turned. */
  analyse(tableId: string): Promise<Analysed>
  /** What a game that was played to its end came to; null where that cannot be told, now or ever. */
  factsOf(tableId: string): Promise<GameFacts | null>
  /** Everything told so far, oldest first, without the open turn. Null when there is no such table. */
  log(tableId: string): Promise<LogItem[] | null>
  /**
   * The table as everybody saw it after an entry that ended a turn. Null where that cannot be told: our rules play it
   * otherwise, or the table was stopped.
   */
  asOf(tableId: string, seq: number): Promise<PostableTable | null>
  /** The message that called somebody to the turn that began with that entry; null when none is known. */
  turnMessage(tableId: string, turnSeq: number): Promise<MessageIds | null>
  /** Where the messages of a table's turns are, as far as they are known. */
  turnMessages(tableId: string): ReturnType<TableRepository['turnMessages']>
  /** Who hears of tables from outside. */
  readonly followers: FollowerRepository
  /** What people are to be told, and what comes to tables by time alone. */
  readonly notices: NoticeService
  /** For a file that replays the game. It tells what is hidden: null unless the table is finished or frozen. */
  journal(tableId: string): Promise<Journal | null>
  /** Calls the listener after everything that this service kept; returns how to stop that. */
  onChange(listener: (tableId: string, seq: number) => void): () => void
  /** Calls the listener after this service kept what somebody set; returns how to stop that. */
  onSettings(listener: (personId: string, changed: Partial<PersonSettings>) => void): () => void
  /** Closes the lobbies without a press in the 24 hours before `now`; returns their ids. What is kept of past puzzles goes. */
  closeStaleLobbies(now: Date): Promise<string[]>
  /** Lets computer players act at all tables where one must: the process that began may have ended. */
  playComputers(): Promise<void>
  /** Resolves when no computer player has anything to do at a table, as far as this process knows, or after so many ms. */
  computersPlayed(tableId: string, patienceMs?: number): Promise<void>
  /** Begins no more turns of computer players: the process ends. */
  restComputers(): void
  /** Does what is due at a table by time alone: once, by whichever process, and however late. */
  expire(tableId: string): Promise<void>
  /** The present, by the clock that tables go by. */
  now(): Date
  /** Resolves when nothing is being done or written any more: before the process ends. */
  idle(): Promise<void>
}

/**
 * Opens the service.
 * @param tables where tables are kept; other processes may use the same
 */
export function createTableService(tables: TableRepository, options: TableServiceOptions): TableService {
  const context = createServiceContext(tables, options)
  const { queue, cache, repository, people } = context
  const computers = createComputerPlayers(context)
  context.onChange(computers.changed)
  const here =
    <A extends unknown[], R>(does: (context: ServiceContext, ...asked: A) => R) =>
    (...asked: A): R =>
      does(context, ...asked)
  const listed = here(viewTables)
  const profile = (personId: string) => profileOf(repository, people, personId, here(resultAgainstTom))
  return {
    open: here(openTable),
    view: here(viewTable),
    viewFor: here(viewTableFor),
    knows: repository.knows,
    isPlaceGone: repository.isPlaceGone,
    inChannel: here(tableInChannel),
    mayNotOpen: (opening) => mayNotOpen(context, context.quotas, { ...opening, solo: false }, options.now()),
    openTablesAround: (channelId, most) => listed(repository.openAround(channelId, most)),
    openTablesIn: (guildId, most) => listed(repository.openIn(guildId, most)),
    openTablesOf: (personId, most = TABLES_A_PAGE) => listed(repository.openTablesOf(personId, most)),
    finishedTablesOf: async (personId, most) =>
      (await listed(repository.finishedOf(personId, most))).filter(({ phase }) => phase === 'finished'),
    finishedIn: repository.finishedIn,
    profile,
    settings: async (personId) => {
      await context.settings.load(personId)
      return context.settings.of(personId)
    },
    settingsNow: context.settings.now,
    saveSettings: context.settings.save,
    forget: here(forgetPerson),
    act: (press) =>
      parseAttemptId(press.tableId) === null
        ? queue.run(press.tableId, () => act(context, press))
        : queue.run(`${press.tableId} ${press.person.id}`, () => actOnPuzzle(context, press)),
    viewPlan: here(viewPlan),
    plan: (request) => queue.run(request.tableId, () => changePlan(context, request)),
    puzzles: createPuzzleService(context),
    servers: context.servers,
    results: createResultService(context, profile),
    lookings: context.lookings,
    deleteServer: here(deleteServer),
    lookAfterServers: here(lookAfterServers),
    recommend: here(recommendAt),
    analyse: here(analyseTable),
    factsOf: here(factsOfTable),
    log: here(logOf),
    asOf: here(viewTableAsOf),
    turnMessage: repository.turnMessage,
    turnMessages: repository.turnMessages,
    followers: context.followers,
    notices: createNoticeService(context),
    journal: here(journalOfTable),
    onChange: context.onChange,
    onSettings: context.onSettings,
    closeStaleLobbies: here(closeStaleLobbies),
    playComputers: computers.playDue,
    computersPlayed: async (tableId, patienceMs) => {
      const played = computers.played(tableId)
      await (patienceMs === undefined ? played : within(context.runtime, played, patienceMs))
    },
    restComputers: computers.rest,
    expire: (tableId) => queue.run(tableId, () => expire(context, tableId)),
    now: () => options.now(),
    idle: async () => {
      await computers.idle()
      await queue.idle()
      await cache.idle()
    },
  }
}

import { valueOrNullWithin } from '#runtime'
import type { ActionRequest, PlanRequest } from '../actions/action.ts'
import { doWhatIsDueAtTable } from '../clock/expire.ts'
import { closeStaleLobbies } from '../clock/stale-lobbies.ts'
import { analyseTable, factsOfTable } from '../computers/analyse.ts'
import { createComputerPlayers } from '../computers/computer-players.ts'
import { recommendAt } from '../computers/recommend.ts'
import { createNoticeService } from '../notices/service.ts'
import { forgetPerson } from '../people/forget.ts'
import { soloProfileOf } from '../people/profile.ts'
import { soloGameOfEndedTable } from '../people/solo-games.ts'
import { changePlan, viewPlan } from '../plans/change-plan.ts'
import { puzzleDayAndTryOf } from '../puzzles/attempt.ts'
import { actOnPuzzle, createPuzzleService } from '../puzzles/service.ts'
import type { TableRepository } from '../repository.ts'
import { createResultService } from '../results/service.ts'
import { deleteServer, markAndDeleteLeftServers } from '../servers/delete-server.ts'
import { actWithinTableQueue } from './act.ts'
import { openTable } from './open.ts'
import {
  journalOfFinishedTable,
  logOf,
  TABLES_A_PAGE,
  tableInChannel,
  viewPublicTable,
  viewTableAsOf,
  viewTableFor,
  viewTablesByIds,
} from './queries.ts'
import { createServiceContext, type ServiceContext } from './service-context.ts'
import type { TableServiceOptions } from './service-options.ts'
import { type TableOpeningToCheck, whyMayNotOpen } from './who-may-sit.ts'

/**
 * Opens the service.
 * @param tables where tables are kept; other processes may use the same
 */
export function createTableService(tables: TableRepository, options: TableServiceOptions) {
  const context = createServiceContext(tables, options)
  const { queue, cache, repository, people } = context
  const computers = createComputerPlayers(context)
  context.onChange(computers.changed)
  const here =
    <A extends unknown[], R>(does: (context: ServiceContext, ...asked: A) => R) =>
    (...asked: A): R =>
      does(context, ...asked)
  const listed = here(viewTablesByIds)
  const profile = (personId: string) => soloProfileOf(repository, people, personId, here(soloGameOfEndedTable))
  return {
    open: here(openTable),
    /**
     * @param atLeast the seq of a message: the view is at least that new, also where another process made it
     */
    view: here(viewPublicTable),
    /** The same for one person's eyes. */
    viewFor: here(viewTableFor),
    /** Whether the person sits at the table, sat there once, or had a seat kept. */
    knows: repository.knows,
    /** Whether the table's channel is not there any more, as Discord said last: then it can be moved to another. */
    isPlaceGone: repository.isPlaceGone,
    /** The table that is open in the channel. */
    inChannel: here(tableInChannel),
    /** Why the person may not open a table for several in the server; null when nothing is in the way. */
    mayNotOpen: (opening: Omit<TableOpeningToCheck, 'solo'>) =>
      whyMayNotOpen(context, { ...opening, solo: false }, options.now()),
    /** Open tables in threads of their own that grew from the channel, those that were opened last first, at most so many. */
    openTablesAround: (channelId: string, most: number) => listed(repository.openAround(channelId, most)),
    /** Open tables of the server for several people, those that were opened last first, at most so many. */
    openTablesIn: (guildId: string, most: number) => listed(repository.openIn(guildId, most)),
    /** Open tables at which the person sits, those that were opened last first, at most so many; 50 unless given. */
    openTablesOf: (personId: string, most = TABLES_A_PAGE) => listed(repository.openTablesOf(personId, most)),
    /** Games of the person that were played to their end, the newest first, at most so many. */
    finishedTablesOf: async (personId: string, most: number) =>
      (await listed(repository.finishedOf(personId, most))).filter(({ phase }) => phase === 'finished'),
    /** Ids of finished games that count in the server and ended in that time, the newest first: at most `most` after so many. */
    finishedIn: repository.finishedIn,
    /** The person's games against Tom, and the handicap challenge (R16.12). */
    profile,
    /** The person's settings; the defaults while the database cannot be read. */
    settings: async (personId: string) => {
      await context.settings.load(personId)
      return context.settings.of(personId)
    },
    /** The same as kept now, by whichever process. */
    settingsNow: context.settings.now,
    /** Changes the person's settings, at all tables. */
    saveSettings: context.settings.save,
    /**
     * Takes a person out of everything that is kept: the profile goes, and somebody without a name has their seats. Games
     * stay as they were played. Asked again after a failure it goes on where it stopped.
     */
    forget: here(forgetPerson),
    /** Carries out a press or says why not; see `ActionOutcome`. */
    act: (press: ActionRequest) =>
      puzzleDayAndTryOf(press.tableId) === null
        ? queue.run(press.tableId, () => actWithinTableQueue(context, press))
        : queue.run(`${press.tableId} ${press.person.id}`, () => actOnPuzzle(context, press)),
    /** Somebody's next turn as they plan it: a table at which they act. Null where none can be planned now. */
    viewPlan: here(viewPlan),
    /**
     * Changes what somebody plans for their next turn, or says why not. The outcome's table is the plan; when the turn has
     * come it is stale, and the table itself.
     */
    plan: (request: PlanRequest) => queue.run(request.tableId, () => changePlan(context, request)),
    /** The puzzles of the days; a press in one is carried out by `act`, as at a table. */
    puzzles: createPuzzleService(context),
    /** What holds in servers by the will of their moderators. */
    servers: context.servers,
    /** What came of games that are over. */
    results: createResultService(context, profile),
    /** Who looks for players. */
    lookings: context.lookings,
    /** Deletes all that is kept of a server. */
    deleteServer: here(deleteServer),
    /** Deletes what is kept of servers that the bot left 30 days ago; `present` are all that it is in. Returns their ids. */
    lookAfterServers: here(markAndDeleteLeftServers),
    /**
     * The best turns of somebody who acts, as a computer player sees them who knows no more than that person.
     * @param table as the person sees it
     */
    recommend: here(recommendAt),
    /** Looks back at a game that was played to its end: what each could expect when, and where it turned. */
    analyse: here(analyseTable),
    /** What a game that was played to its end came to; null where that cannot be told, now or ever. */
    factsOf: here(factsOfTable),
    /** Everything told so far, oldest first, without the open turn. Null when there is no such table. */
    log: here(logOf),
    /**
     * The table as everybody saw it after an entry that ended a turn. Null where that cannot be told: our rules play it
     * otherwise, or the table was stopped.
     */
    asOf: here(viewTableAsOf),
    /** The message that called somebody to the turn that began with that entry; null when none is known. */
    turnMessage: repository.turnMessage,
    /** Where the messages of a table's turns are, as far as they are known. */
    turnMessages: repository.turnMessages,
    /** Who hears of tables from outside. */
    followers: context.followers,
    /** What people are to be told, and what comes to tables by time alone. */
    notices: createNoticeService(context),
    /** For a file that replays the game. It tells what is hidden: null unless the game was played to its end. */
    journal: here(journalOfFinishedTable),
    /** Calls the listener after everything that this service kept; returns how to stop that. */
    onChange: context.onChange,
    /** Calls the listener after this service kept what somebody set; returns how to stop that. */
    onSettings: context.onSettings,
    /** Closes the lobbies without a press in the 24 hours before `now`; returns their ids. What is kept of past puzzles goes. */
    closeStaleLobbies: here(closeStaleLobbies),
    /** Lets computer players act at all tables where one must: the process that began may have ended. */
    playComputers: computers.playDue,
    /** Resolves when no computer player has anything to do at a table, as far as this process knows, or after so many ms. */
    computersPlayed: async (tableId: string, patienceMs?: number) => {
      const played = computers.played(tableId)
      await (patienceMs === undefined ? played : valueOrNullWithin(context.runtime, played, patienceMs))
    },
    /** Begins no more turns of computer players: the process ends. */
    restComputers: computers.rest,
    /** Does what is due at a table by time alone: once, by whichever process, and however late. */
    expire: (tableId: string) => queue.run(tableId, () => doWhatIsDueAtTable(context, tableId)),
    /** The present, by the clock that tables go by. */
    now: () => options.now(),
    /** Resolves when nothing is being done or written any more: before the process ends. */
    idle: async () => {
      await computers.idle()
      await queue.idle()
      await cache.idle()
    },
  }
}

/**
 * All tables. Faults of one table stay with it; every call may throw `StoreUnavailable`, and nothing else, but for `open` over
 * a game that cannot be set up: then nothing is opened.
 */
export type TableService = ReturnType<typeof createTableService>

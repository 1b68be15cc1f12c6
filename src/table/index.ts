/** One hosted game: seats, open turn, undo, clock, and who may do what. */

export type {
  ActionOutcome,
  ActionRequest,
  OpenOutcome,
  OpenRequest,
  PlanChange,
  PlanRequest,
  RefusalCode,
  TableAction,
  TableRefusal,
} from './action.ts'
export type { Analysed } from './analyse.ts'
export { type AwaySpan, awayUntil, backAt, goneUntil, latestReturn, MOST_AWAY } from './away.ts'
export { StoreUnavailable } from './cache.ts'
export { checkTable, type TableCheck } from './check-table.ts'
export { messageBeganSeq, peopleAskedAgain, peopleConcerned, peopleSeated } from './concerned.ts'
export {
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  planDeadlines,
  settleDeadlines,
  silenceEnds,
} from './deadlines.ts'
export type { ClaimedFollower, Follower, FollowerBehind, FollowerRepository } from './followers.ts'
export { type ForgetOutcome, mustLeaveFirst } from './forget.ts'
export { OBJECTION_MS } from './free-seat.ts'
export { FIRST_HANDICAP, nextHandicap, type SoloResult } from './handicap.ts'
export type {
  LeasedLiveMessage,
  LiveMessage,
  LiveMessageAdvance,
  LiveMessageRepository,
  OutdatedChannel,
  RecordedLiveMessage,
} from './live-messages.ts'
export type { LogItem } from './log.ts'
export { type LoggedTurn, logByTurns, type TurnLogItem } from './log-by-turns.ts'
export type { ClaimedNotice, DueNotice, NoticeChanges, NoticeRepository } from './notice-repository.ts'
export {
  canBeSent,
  mayHear,
  type Notice,
  type NoticeKey,
  type NoticeKind,
  type NoticeProblem,
  noticesOf,
  type PlannedNotice,
  type Waiting,
  waitingAt,
} from './notices.ts'
export type { TableOptions } from './options.ts'
export { DEFAULT_OPTIONS, paceOf } from './options.ts'
export type { OpenTurn, OwnTable, PlannedTurnView, PlanStop, PlanView } from './own-table.ts'
export { CLOCKS, type Clock, type Pace, TIME_ENDINGS, type TimeEnding } from './pace.ts'
export type { PersonRepository } from './people.ts'
export { planNotices } from './plan-notices.ts'
export type { Profile, SoloGame } from './profile.ts'
export type { Verdict } from './puzzles/attempt.ts'
export { bestLine } from './puzzles/attempt.ts'
export type { PuzzleRepository, StoredAttempt } from './puzzles/puzzle-repository.ts'
export { beginOfDay, type Puzzle } from './puzzles/puzzles.ts'
export type { PuzzleBoard, PuzzleView } from './puzzles/service.ts'
export { createQueue } from './queue.ts'
export { allowedQuiet, clocksFollowFrom, isQuiet, MOST_QUIET, type QuietHours } from './quiet-hours.ts'
export type { Exceeded, Quotas } from './quotas.ts'
export { mayRecommend, type Recommended } from './recommend.ts'
export type {
  Anonymization,
  Appended,
  EndedTableCursor,
  NewEntry,
  PlanKey,
  StoredEntry,
  StoredPlan,
  StoredTable,
  TableEnding,
  TableRepository,
} from './repository.ts'
export {
  computerActs,
  emptySeatsOf,
  freeSeatsOf,
  isPlayedAlone,
  MOST_SEATS,
  substituteSeatsOf,
} from './seats.ts'
export { createTableService, type TableService } from './service.ts'
export type { FaultObserver, TableLog, TableServiceOptions } from './service-options.ts'
export {
  ADVICE_KINDS,
  type Advice,
  DEFAULT_SETTINGS,
  type NoticeSettings,
  type PersonSettings,
  REMINDER_HOURS,
  type ReminderHours,
  SWITCHES,
  type Switch,
  TURN_NOTICES,
} from './settings.ts'
export { soloResult } from './solo-games.ts'
export { createSureClock, type SureClock } from './sure-clock.ts'
export { forChannel } from './table-views.ts'
export { type ThawOutcome, thawTable } from './thaw.ts'
export { TIME_ZONES } from './time-zone.ts'
export { afterPauses, timeOf, turnEnd } from './turn-clock.ts'
export { mayClose } from './validate.ts'
export type {
  ChannelTable,
  CloseReason,
  Departure,
  FinishedTurn,
  FreedWhy,
  FreeRequest,
  Person,
  Phase,
  PublicTable,
  SeatView,
  UndoRequest,
} from './view.ts'

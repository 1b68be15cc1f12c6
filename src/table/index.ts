/** One hosted game: seats, open turn, undo, clock, and who may do what. */

export type {
  ActionOutcome,
  OpenOutcome,
  OpenRequest,
  PlanChange,
  TableAction,
  TableRefusal,
} from './actions/action.ts'
export { mayClose } from './actions/validate.ts'
export { type AwaySpan, addAwaySpan, awayUntil, endAwaySpans, latestReturn, MOST_AWAY_DAYS } from './clock/away.ts'
export {
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  syncDeadlines,
} from './clock/deadlines.ts'
export { CLOCK_OPTIONS, type ClockOption, type Pace, TIME_ENDINGS } from './clock/pace.ts'
export {
  clampQuietHours,
  isQuiet,
  MOST_QUIET_HOURS,
  type QuietHours,
  quietHoursApplyFrom,
} from './clock/quiet-hours.ts'
export { FREE_OBJECTION_MS } from './clock/silent-seat.ts'
export { createSureClock } from './clock/sure-clock.ts'
export { TIME_ZONES, utcOffsetAt } from './clock/time-zone.ts'
export { afterPauses, turnTimeEnd, turnTimeEndIfOwn } from './clock/turn-clock.ts'
export { tableAllowsHints } from './computers/recommend.ts'
export { StoreUnavailable } from './errors.ts'
export type { LogItem } from './log/log.ts'
export { type LogByTurnsItem, type LoggedTurn, logByTurns } from './log/log-by-turns.ts'
export type { Looking, LookingStatus } from './looking/looking.ts'
export type { LookingRepository } from './looking/looking-repository.ts'
export type {
  ClaimedFollower,
  FollowerBehind,
  FollowerRepository,
} from './notices/followers.ts'
export {
  type LeasedLiveMessage,
  type LiveMessage,
  type LiveMessageRepository,
  needsNewMessage,
  type PastMessage,
  type RecordedLiveMessage,
} from './notices/live-messages.ts'
export { type LiveMessageExtras, type MentionPlan, NO_LIVE_MESSAGE_EXTRAS } from './notices/mentions.ts'
export {
  type NoticeKey,
  type NoticeKind,
  noticesOf,
  type PlannedNotice,
  peopleInNoticeFacts,
  type StoredNotice,
  sendableNoticeFilter,
  type TableNoticeFacts,
  tableNoticeFacts,
} from './notices/notices.ts'
export type { NoticeWithTable } from './notices/service.ts'
export type { ClaimedNotice, NoticeChanges, NoticeRepository } from './notices/sync-notices.ts'
export { syncNotices } from './notices/sync-notices.ts'
export {
  newsSeq,
  peopleSeated,
  peopleToMention,
  peopleToMentionInGame,
  rematchPeopleMissing,
} from './notices/who-to-mention.ts'
export { preventsForgetting } from './people/forget.ts'
export type { PersonRepository } from './people/people.ts'
export { FIRST_HANDICAP, nextHandicap, type SoloProfile } from './people/profile.ts'
export {
  ADVICE_KINDS,
  type AdviceSettings,
  DEFAULT_SETTINGS,
  isShownAtTables,
  type NoticeSettings,
  type PersonSettings,
  REMIND_AFTER_HOURS,
  type RemindAfterHours,
  SETTINGS_PAUSE_MS,
  SWITCHES,
  type Switch,
  TURN_NOTICES,
} from './people/settings.ts'
export { soloOutcomeOfTable } from './people/solo-games.ts'
export { bestChoicesOfPuzzle } from './puzzles/attempt.ts'
export type { PuzzleRepository, StoredAttempt } from './puzzles/puzzle-repository.ts'
export { startOfPuzzleDay } from './puzzles/puzzles.ts'
export type { PuzzleLeaderboard, PuzzleView, SharedAttempt } from './puzzles/service.ts'
export { checkTableByReplay, type TableCheck } from './repair/check-table.ts'
export { thawTable } from './repair/thaw.ts'
export type {
  EntryToAppend,
  Period,
  StoredEntry,
  TableRepository,
  TableRowWithoutState,
} from './repository.ts'
export type { BrokenRecordNews } from './results/records.ts'
export type { ResultRepository } from './results/repository.ts'
export type {
  ListedGame,
  PersonStats,
  RankedPerson,
  Ranking,
} from './results/service.ts'
export type { ModeratorDeedContent } from './servers/deeds.ts'
export type { ServerRepository } from './servers/server-repository.ts'
export type { ActingModerator } from './servers/servers.ts'
export {
  defaultPace,
  SERVER_CHOICE_KEYS,
  SERVER_CHOICES,
  type ServerChoiceKey,
  type ServerSettings,
} from './servers/settings.ts'
export { createQueue } from './service/queue.ts'
export { createTableService, type TableService } from './service/service.ts'
export type { FailureObserver, TableServiceOptions } from './service/service-options.ts'
export type { Quotas } from './service/who-may-sit.ts'
export type { FinishedTurn } from './state/game.ts'
export { DEFAULT_OPTIONS, paceOf, STORY_TEXT_PER_TURN_OR_ROUND, type TableOptions } from './state/options.ts'
export { LIVE_MESSAGE_FIELDS, type LiveMessageTable, type PublicTable } from './state/public-table.ts'
export { isOver } from './state/seating.ts'
export type { Person } from './state/seats.ts'
export {
  computerActs,
  emptySeatsOf,
  hasOnePerson,
  MOST_SEATS,
  seatsOfPlayersWantingSubstitute,
  takeableSeatsOf,
} from './state/seats.ts'
export type {
  NextTurnPlanView,
  PlannedTurnView,
  PlanStop,
  PublicOnlyTable,
  TableForPerson,
} from './state/table-for-person.ts'
export { toPublicOnlyTable } from './state/table-views.ts'
export type { FreeRequest } from './state/votes.ts'

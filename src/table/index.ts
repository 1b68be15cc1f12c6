/** One hosted game: seats, open turn, undo, clock, and who may do what. */

export type {
  ActionOutcome,
  ActionRequest,
  OpenOutcome,
  OpenRequest,
  PlanChange,
  PlanRequest,
  TableAction,
  TableRefusal,
} from './actions/action.ts'
export { mayClose } from './actions/validate.ts'
export { type AwaySpan, addAwaySpan, awayUntil, endAwaySpans, latestReturn, MOST_AWAY_DAYS } from './clock/away.ts'
export {
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  freeRequestPossibleFrom,
  syncDeadlines,
} from './clock/deadlines.ts'
export { CLOCK_OPTIONS, type ClockOption, type Pace, TIME_ENDINGS, type TimeEnding } from './clock/pace.ts'
export {
  clampQuietHours,
  isQuiet,
  MOST_QUIET_HOURS,
  type QuietHours,
  quietHoursApplyFrom,
} from './clock/quiet-hours.ts'
export { FREE_OBJECTION_MS } from './clock/silent-seat.ts'
export { createSureClock, type SureClock } from './clock/sure-clock.ts'
export { TIME_ZONES, utcOffsetAt } from './clock/time-zone.ts'
export { pauseEnd, timeForOwnTurn, turnTimeEnd } from './clock/turn-clock.ts'
export type { AnalysisOutcome } from './computers/analyse.ts'
export { type RecommendOutcome, tableAllowsHints } from './computers/recommend.ts'
export { StoreUnavailable } from './errors.ts'
export type { LogItem } from './log/log.ts'
export { type LogByTurnsItem, type LoggedTurn, logByTurns } from './log/log-by-turns.ts'
export type { Looking, LookingState } from './looking/looking.ts'
export type { LookingRepository, StoredLooking } from './looking/looking-repository.ts'
export type {
  ClaimedFollower,
  FollowerBehind,
  FollowerRepository,
  FollowingChannelOrPerson,
} from './notices/followers.ts'
export {
  type LeasedLiveMessage,
  type LiveMessage,
  type LiveMessageRepository,
  needsNewMessage,
  type OutdatedChannel,
  type PastMessage,
  type RecordedLiveMessage,
  type UnchangedLiveMessage,
} from './notices/live-messages.ts'
export { type ChannelExtras, type MentionPlan, NO_CHANNEL_EXTRAS, type PostedMentions } from './notices/mentions.ts'
export {
  isSendable,
  type NoticeKey,
  type NoticeKind,
  noticesOf,
  type PlannedNotice,
  type StoredNotice,
  type TableNoticeFacts,
  tableNoticeFacts,
  type UnreachableWhy,
} from './notices/notices.ts'
export type { TableNotice } from './notices/service.ts'
export type { ClaimedNotice, DueNotice, NoticeChanges, NoticeRepository } from './notices/sync-notices.ts'
export { syncNotices } from './notices/sync-notices.ts'
export {
  newsSeq,
  peopleSeated,
  peopleToMention,
  peopleToMentionInGame,
  rematchPeopleMissing,
} from './notices/who-to-mention.ts'
export { type ForgetOutcome, preventsForgetting } from './people/forget.ts'
export type { PersonRepository } from './people/people.ts'
export { FIRST_HANDICAP, nextHandicap, type SoloGame, type SoloOutcome, type SoloProfile } from './people/profile.ts'
export {
  ADVICE_KINDS,
  type AdviceSettings,
  DEFAULT_SETTINGS,
  type NoticeSettings,
  type PersonSettings,
  REMIND_AFTER_HOURS,
  type RemindAfterHours,
  SWITCHES,
  type Switch,
  TURN_NOTICES,
} from './people/settings.ts'
export { soloOutcome } from './people/solo-games.ts'
export { bestTurnOfPuzzle, type PuzzleVerdict } from './puzzles/attempt.ts'
export type { PuzzleRepository, StoredAttempt } from './puzzles/puzzle-repository.ts'
export { type Puzzle, startOfPuzzleDay } from './puzzles/puzzles.ts'
export type { PuzzleLeaderboard, PuzzleView, SharedAttempt } from './puzzles/service.ts'
export { checkTable, type TableCheck } from './repair/check-table.ts'
export { type ThawOutcome, thawTable } from './repair/thaw.ts'
export type {
  Anonymization,
  AppendOutcome,
  EndedTableCursor,
  EntryToAppend,
  Period,
  PlanVersion,
  StoredEntry,
  StoredPlan,
  TableEndKind,
  TableRepository,
  TableRowWithoutState,
} from './repository.ts'
export type { EndingToTell } from './results/ending.ts'
export type { RecordNews, ServerRecord } from './results/records.ts'
export type { HistoryFilter, ParticipationOutcome, Reliability, ResultRepository } from './results/repository.ts'
export type { Result } from './results/result.ts'
export type {
  ListedGame,
  ListedSeat,
  PersonStats,
  RankedPerson,
  Ranking,
} from './results/service.ts'
export type { ModeratorDeed, ModeratorDeedContent } from './servers/deeds.ts'
export type { ServerRepository, StoredModeratorDeed } from './servers/server-repository.ts'
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
export type { FailureObserver, ServiceLogger, TableServiceOptions } from './service/service-options.ts'
export type { LimitRefusal, Quotas, ServerRefusal } from './service/who-may-sit.ts'
export type { CloseReason, FreedWhy } from './state/entries.ts'
export type { FinishedTurn } from './state/game.ts'
export { CHANNEL_STORY_KINDS, DEFAULT_OPTIONS, paceOf, type TableOptions } from './state/options.ts'
export { FIELDS_SHOWN_IN_GAME, type PublicTable, type TableShownInGame } from './state/public-table.ts'
export type { Departure, Phase } from './state/seating.ts'
export type { Person, SeatView } from './state/seats.ts'
export {
  computerActs,
  emptySeatsOf,
  isForOnePerson,
  MOST_SEATS,
  seatsOfPlayersWantingSubstitute,
  takeableSeatsOf,
} from './state/seats.ts'
export type {
  NextTurnPlanView,
  OpenTurn,
  PlannedTurnView,
  PlanStop,
  PublicOnlyTable,
  TableForPerson,
} from './state/table-for-person.ts'
export { toPublicOnlyTable } from './state/table-views.ts'
export type { FreeRequest, UndoRequest } from './state/votes.ts'

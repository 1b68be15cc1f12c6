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
} from './actions/action.ts'
export { mayClose } from './actions/validate.ts'
export { type AwaySpan, awayUntil, latestReturn, MOST_AWAY, withAbsence, withReturn } from './clock/away.ts'
export {
  type Deadline,
  type DeadlineRepository,
  deadlinesOf,
  freeRequestPossibleFrom,
  planDeadlines,
  settleDeadlines,
} from './clock/deadlines.ts'
export { CLOCKS, type Clock, type Pace, TIME_ENDINGS, type TimeEnding } from './clock/pace.ts'
export { isQuiet, limitQuietHours, MOST_QUIET, type QuietHours, quietHoursApplyFrom } from './clock/quiet-hours.ts'
export { OBJECTION_MS } from './clock/silence.ts'
export { createSureClock, type SureClock } from './clock/sure-clock.ts'
export { TIME_ZONES } from './clock/time-zone.ts'
export { afterPauses, turnEnd, turnTimeOf } from './clock/turn-clock.ts'
export type { Analysed } from './computers/analyse.ts'
export { mayRecommend, type Recommended } from './computers/recommend.ts'
export { StoreUnavailable } from './errors.ts'
export type { LogItem } from './log/log.ts'
export { type LoggedTurn, logByTurns, type TurnLogItem } from './log/log-by-turns.ts'
export type { ClaimedFollower, Follower, FollowerBehind, FollowerRepository } from './notices/followers.ts'
export type {
  LeasedLiveMessage,
  LiveMessage,
  LiveMessageAdvance,
  LiveMessageRepository,
  OutdatedChannel,
  RecordedLiveMessage,
} from './notices/live-messages.ts'
export { needsNewMessage } from './notices/live-messages.ts'
export { type Mentions, NOTHING_TOLD, type PostedMentions, type ToldInChannel } from './notices/mentions.ts'
export {
  canBeSent,
  type Notice,
  type NoticeKey,
  type NoticeKind,
  type NoticeProblem,
  noticesOf,
  type PlannedNotice,
  type Waiting,
  waitingAt,
} from './notices/notices.ts'
export type { ClaimedNotice, DueNotice, NoticeChanges, NoticeRepository } from './notices/plan-notices.ts'
export { planNotices } from './notices/plan-notices.ts'
export type { NoticeService, TableNotice } from './notices/service.ts'
export {
  newsSeq,
  peopleAskedAgain,
  peopleSeated,
  peopleToMention,
  peopleToMentionInGame,
} from './notices/who-to-mention.ts'
export { type ForgetOutcome, mustLeaveToBeForgotten } from './people/forget.ts'
export type { PersonRepository } from './people/people.ts'
export type { Profile, SoloGame } from './people/profile.ts'
export { FIRST_HANDICAP, nextHandicap, type SoloResult } from './people/profile.ts'
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
} from './people/settings.ts'
export { soloResult } from './people/solo-games.ts'
export type { Verdict } from './puzzles/attempt.ts'
export { bestTurnOf } from './puzzles/attempt.ts'
export type { PuzzleRepository, StoredAttempt } from './puzzles/puzzle-repository.ts'
export { type Puzzle, startOfPuzzleDay } from './puzzles/puzzles.ts'
export type { PuzzleBoard, PuzzleView } from './puzzles/service.ts'
export { checkTable, type TableCheck } from './repair/check-table.ts'
export { type ThawOutcome, thawTable } from './repair/thaw.ts'
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
export { createQueue } from './service/queue.ts'
export type { Exceeded, Quotas } from './service/quotas.ts'
export { createTableService, type TableService } from './service/service.ts'
export type { FaultObserver, TableLog, TableServiceOptions } from './service/service-options.ts'
export type { CloseReason, FreedWhy } from './state/entries.ts'
export type { FinishedTurn } from './state/game.ts'
export type { TableOptions } from './state/options.ts'
export { DEFAULT_OPTIONS, paceOf } from './state/options.ts'
export type { ChannelTable, OpenTurn, OwnTable, PlannedTurnView, PlanStop, PlanView } from './state/own-table.ts'
export { type GameTable, type PublicTable, SHOWN_IN_GAME } from './state/public-table.ts'
export type { Departure, Phase } from './state/seating.ts'
export type { Person, SeatView } from './state/seats.ts'
export { computerActs, emptySeatsOf, freeSeatsOf, isPlayedAlone, MOST_SEATS, substituteSeatsOf } from './state/seats.ts'
export { toPublicView } from './state/table-views.ts'
export type { FreeRequest, UndoRequest } from './state/votes.ts'

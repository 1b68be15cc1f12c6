import type { AwaySpan } from './away.ts'
import type { FormerQuiet, QuietHours } from './quiet-hours.ts'

/** How somebody is told that it is their turn: by a mention in the table's channel, by a direct message, or not. */
export const TURN_NOTICES = ['channel', 'direct', 'none'] as const
export type TurnNotice = (typeof TURN_NOTICES)[number]

/** After how many hours somebody can be reminded of their turn; 0: never. */
export const REMINDER_HOURS = [0, 6, 12, 24, 48] as const
export type ReminderHours = (typeof REMINDER_HOURS)[number]

/** How, and when, a person wants to be told of their tables. */
export interface NoticeSettings {
  readonly turnNotice: TurnNotice
  /** Whether they want to hear that they are next. */
  readonly nextNotice: boolean
  readonly reminderHours: ReminderHours
  /** Of their clock, as in `Europe/Berlin`; null until they say. */
  readonly zone: string | null
  /** Twelve hours at most. */
  readonly quiet: QuietHours | null
  /** What they had set before, the oldest first: clocks went by it. */
  readonly quietBefore: readonly FormerQuiet[]
  /** When they were, are or will be away. */
  readonly away: readonly AwaySpan[]
  /** What direct messages are in where they set no language: Discord tells it only when somebody presses or types. */
  readonly directLanguage: string | null
}

/** Of somebody who set nothing. */
export const DEFAULT_NOTICES: NoticeSettings = {
  turnNotice: 'channel',
  nextNotice: false,
  reminderHours: 24,
  zone: null,
  quiet: null,
  quietBefore: [],
  away: [],
  directLanguage: null,
}

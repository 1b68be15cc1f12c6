import { z } from 'zod'
import { clampQuietHours } from '../clock/quiet-hours.ts'

/** How somebody is told that it is their turn: by a mention in the table's channel, by a direct message, or not. */
export const TURN_NOTICES = ['channel', 'direct', 'none'] as const
export type TurnNotice = (typeof TURN_NOTICES)[number]

/** After how many hours somebody can be reminded of their turn; 0: never. */
export const REMIND_AFTER_HOURS = [0, 6, 12, 24, 48] as const
export type RemindAfterHours = (typeof REMIND_AFTER_HOURS)[number]

const hour = z.int().min(0).max(23)
/** Of their clock, as in `Europe/Berlin`; null until they say. */
const zone = z.string().nullable()
/** Twelve hours at most; before there was a limit people could set more. */
const quiet = z.object({ from: hour, to: hour }).transform(clampQuietHours).nullable()

/** What a person switches on and off for themselves. */
const switches = z.object({
  /** Tips in their panel, by the name that ids of sent messages have; and warnings before what can hardly be meant. */
  hints: z.boolean().catch(true),
  warnings: z.boolean().catch(true),
  /** Whether they are shown pictures; if not, the same in words. */
  pictures: z.boolean().catch(true),
  /** Whether they are asked what Tom's rule of thumb would decide, though nothing of theirs hangs on it. */
  tomsTies: z.boolean().catch(false),
  /** Whether a server's lists and statistics name them to others. */
  listed: z.boolean().catch(true),
})

/**
 * What a person sets for themselves, at all tables; `catch` has the value where it is not set, or cannot be read.
 */
export const personSettingsSchema = z.object({
  ...switches.shape,
  /** Their language; null: that of their Discord. */
  language: z.string().nullable().catch(null),
  turnNotice: z.enum(TURN_NOTICES).catch('channel'),
  /** Whether they want to hear that they are next. */
  nextNotice: z.boolean().catch(false),
  reminderHours: z.literal(REMIND_AFTER_HOURS).catch(24),
  zone: zone.catch(null),
  quiet: quiet.catch(null),
  /** Former quiet hours, oldest first: clocks went by them. */
  quietBefore: z
    .array(z.object({ zone, quiet, until: z.int() }))
    .readonly()
    .catch([]),
  /** When they were, are or will be away. */
  away: z
    .array(z.object({ from: z.int(), until: z.int(), first: z.int().optional() }))
    .readonly()
    .catch([]),
  /** On how many days in a row, up to which, they found the best turn of the puzzle; no setting, but theirs alone. */
  puzzleStreak: z
    .object({ day: z.int(), days: z.int().min(1) })
    .nullable()
    .catch(null),
  /** Language of direct messages where they set none: Discord tells it only with a press or a command. */
  directLanguage: z.string().nullable().catch(null),
})
export type PersonSettings = Readonly<z.infer<typeof personSettingsSchema>>

/** Of somebody who set nothing. */
export const DEFAULT_SETTINGS: PersonSettings = personSettingsSchema.parse({})

export const SWITCHES = switches.keyof().options
export type Switch = (typeof SWITCHES)[number]

/** Tips and warnings in the panel. */
export const ADVICE_KINDS = ['hints', 'warnings'] as const satisfies readonly Switch[]
export type AdviceSettings = Pick<PersonSettings, (typeof ADVICE_KINDS)[number]>

/** How, and when, a person wants to be told of their tables. */
export type NoticeSettings = Omit<PersonSettings, Switch | 'language'>

/** What a person's tables show: whether they are away, and what their clocks go by. */
const SHOWN_AT_TABLES = ['away', 'zone', 'quiet'] as const satisfies readonly (keyof PersonSettings)[]

/** How, and how often, a person is told of their tables. */
const PLANNED_AT_TABLES = [
  'turnNotice',
  'nextNotice',
  'reminderHours',
] as const satisfies readonly (keyof PersonSettings)[]

/** Whether the messages of a person's tables look otherwise once this is set. */
export const isShownAtTables = (changed: Partial<PersonSettings>): boolean =>
  SHOWN_AT_TABLES.some((one) => one in changed)

/** Whether notices at a person's tables are planned otherwise once this is set. */
export const isPlannedAtTables = (changed: Partial<PersonSettings>): boolean =>
  isShownAtTables(changed) || PLANNED_AT_TABLES.some((one) => one in changed)

/** So long after a change the tables show it, for trying out quiet hours would else edit each of them at each press; in ms. */
export const SETTINGS_PAUSE_MS = 5000

import { DEFAULT_SETTINGS, type NoticeSettings, REMIND_AFTER_HOURS } from '#table'
import type { Dice } from '../dice.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'America/Sao_Paulo']

/** Of such people a table of a month is made. */
const KINDS = ['slow', 'slow', 'away', 'leaving', 'planning'] as const

/** Somebody of the simulation. */
export interface SimulatedPerson {
  readonly id: string
  readonly kind: (typeof KINDS)[number]
  /** When they say that they are away, and until when. In ms; infinite for all but those who do. */
  readonly awayAt: number
  readonly awayUntil: number
  /** From when on they do nothing any more; of those who leave some say so, and some look for a substitute. */
  readonly goneAt: number
  readonly parting: 'silent' | 'resigns' | 'substitute'
  /** What they set in the beginning. */
  readonly settings: NoticeSettings
}

/** @param from when the month begins; @param to when it ends, in ms */
export function somebody(id: string, dice: Dice, from: number, to: number): SimulatedPerson {
  const kind = dice.pick(KINDS)
  const some = from + dice.below(Math.max(1, Math.floor((to - from) / HOUR))) * HOUR
  const isAway = kind === 'away'
  return {
    id,
    kind,
    awayAt: isAway ? some : Number.POSITIVE_INFINITY,
    awayUntil: isAway ? some + (1 + dice.below(12)) * DAY : Number.POSITIVE_INFINITY,
    goneAt: kind === 'leaving' ? some : Number.POSITIVE_INFINITY,
    parting: dice.pick(['silent', 'resigns', 'resigns', 'substitute'] as const),
    settings: {
      ...DEFAULT_SETTINGS,
      turnNotice: dice.weighted(['channel', 'direct', 'none'] as const, (one) => (one === 'none' ? 1 : 5)),
      nextNotice: dice.oneIn(4),
      reminderHours: dice.pick(REMIND_AFTER_HOURS),
      ...(dice.oneIn(2)
        ? { zone: dice.pick(ZONES), quiet: { from: 21 + dice.below(3), to: 6 + dice.below(4) } }
        : { zone: null, quiet: null }),
    },
  }
}

/** How long somebody takes for a turn, in ms: an evening's minutes, or days. */
export function timeForTurn({ kind }: SimulatedPerson, dice: Dice): number {
  if (kind === 'slow') return (1200 + dice.below(4800)) * MINUTE
  return (1 + dice.below(dice.weighted([5, 60, 600, 3000], (most) => (most === 600 ? 3 : 1)))) * MINUTE
}

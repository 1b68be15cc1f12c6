import type {
  Box,
  CommonTask,
  Crystal,
  Elder,
  IslandGuardian,
  RefusalCode,
  RefusalFields,
  Resource,
  Space,
} from '#engine'

export type GreatBonfireCompassPoint = Box['greatBonfire'][number]['at']

/** What the bot needs in a channel. */
export type BotRight =
  | 'viewChannel'
  | 'sendMessages'
  | 'createPublicThreads'
  | 'sendMessagesInThreads'
  | 'attachFiles'
  | 'readMessageHistory'

export interface GnomeWords {
  /** At most 24 characters. */
  readonly name: string
  /**
   * In the table's picture, where the guardian of a companion is drawn beside it. The name where there is none. A test
   * insists that there is room for the whole: some 14 letters.
   */
  readonly short?: string
  /** One line, at most 100 characters. */
  readonly ability: string
}

/** Specialists with words of their own. */
export const WORDED_SPECIALISTS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
] as const
export type WordedSpecialist = (typeof WORDED_SPECIALISTS)[number]

/** Which gnome it is. A language looks up its name, in the form that a sentence needs. */
export type GnomeFacts =
  | { readonly kind: 'specialist'; readonly number: WordedSpecialist; readonly resource: Resource }
  /** Specialists 10 to 13: the guardian that each shows is the box's to say. */
  | { readonly kind: 'companion'; readonly guardian: IslandGuardian; readonly resource: Resource }
  | { readonly kind: 'elder'; readonly pointsPer: Elder['pointsPer']; readonly resource: Resource }

export type GnomeNamer = (gnome: GnomeFacts) => GnomeWords

/** What a choice is called. Price and gain are added to the note by `label.ts`. */
export interface ChoiceLabels {
  readonly label: string
  /** For where it follows another choice on one button. The label where there is none. */
  readonly short?: string
  readonly note?: string
  /** In place of the note where there is no room for it. */
  readonly brief?: string
}

export type NoviceKind = { readonly kind: 'own' } | { readonly kind: 'neutral'; readonly task: CommonTask }

export interface PathTileFacts {
  readonly crystal: Crystal
  readonly resource: Resource
  /** Where it will lie; null when the path is full. */
  readonly space: Space | null
  /** The crystal has the colour of the task or bonfire beside it (R15.3). */
  readonly matches: boolean
}

/**
 * What is written on a table's messages in its channel: that is in the table's language, also where somebody reads of it in
 * another.
 */
export interface LiveMessageLabels {
  readonly join: string
  readonly start: string
  readonly takeTurn: string
  /** On the select of closer views. */
  readonly lookAt: string
}

/** Why something cannot be done. `why` stands alone too, in a list, after the name of what it is about. */
export interface RefusalWhyAndInstead {
  readonly why: string
  /** What to do about it, or instead. */
  readonly instead?: string
}

/** What the rules forbid, in at most 200 characters together. One text a code. */
export type RefusalSentencesByCode = {
  readonly [C in RefusalCode]: (refusal: RefusalFields[C]) => RefusalWhyAndInstead
}

/** A seat of a finished game in a list: a name, and what it came to. */
export interface FinishedGameSeat {
  readonly name: string
  readonly points: number
  readonly won: boolean
}

/** Somebody in a ranking. */
export interface RankingRow {
  readonly place: number
  readonly name: string
  readonly rating: number
  readonly games: number
}

export type { ScoreLineName } from '#engine'

/** What was achieved: what it is called, and what it takes. */
export interface AchievementWords {
  readonly name: string
  readonly what: string
}

/** What somebody should know who plays for the first time, one thing after the other. */
export interface FirstGameWords {
  /** What to look at and to do in the first turns against Tom. */
  readonly againstTom: readonly string[]
  /** `players` null: how many is not known yet. */
  readonly withOthers: (players: number | null) => readonly string[]
}

/** The lessons of *Learn*, in their order. */
export const LESSONS = ['fate', 'ship', 'path', 'bonfire', 'ignite', 'end'] as const
export type LessonName = (typeof LESSONS)[number]

/** One position with one decision. It is always the same (`commands/learn`), so its words may name what lies there. */
export interface LessonWords {
  readonly title: string
  /** What a newcomer has to know for it: at most 500 characters. */
  readonly about: string
  readonly question: string
  /** What comes of each answer and why it is the best one or not, in the order of `commands/learn/lessons.ts`. */
  readonly answers: readonly [string, string, string]
}

/** What leaving or closing a table may come to, as far as it is asked about first. */
export const LEAVE_OR_CLOSE_CASES = ['leave', 'leaveLast', 'closeLobby', 'closeGame', 'closeFrozen'] as const
export type LeaveOrCloseCase = (typeof LEAVE_OR_CLOSE_CASES)[number]

/** A clock that can be agreed on, in hours. */
export type ClockOption =
  | { readonly kind: 'live' }
  | { readonly kind: 'turn'; readonly hours: number }
  | { readonly kind: 'bank'; readonly hours: number; readonly refill: number }
export type TimeUpConsequence = 'nothing' | 'remind' | 'free' | 'sitOut'
export type PaceFacts =
  | { readonly kind: 'live' }
  | (Exclude<ClockOption, { kind: 'live' }> & { readonly atEnd: TimeUpConsequence })
/** Why a seat was freed. */
export type FreedWhy = 'time' | 'vote' | 'moderator'

/** What a moderator did in a server. */
export type ModeratorDeedKind =
  | 'settings'
  | 'blocked'
  | 'unblocked'
  | 'exported'
  | 'closed'
  | 'stopped'
  | 'freed'
  | 'other'

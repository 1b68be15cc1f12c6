import type { ScoreSheet } from '#engine'

export type ScoreLine = keyof ScoreSheet['lines']

export interface ScoreWords {
  readonly title: string
  readonly lines: Readonly<Record<ScoreLine, string>>
  readonly total: string
  readonly ifItEndedNow: string
  /** A finished game of older rules whose last position is not kept. */
  readonly lost: string
  /** Of a game that was closed, or broke. */
  readonly whenItStopped: string
  /** What a total is made of: the lines that are not 0. */
  readonly madeOf: (lines: readonly { readonly line: ScoreLine; readonly points: number }[]) => string
  readonly standing: (rank: number, name: string, points: number, bonfires: number) => string
  readonly won: (name: string, points: number) => string
  /** What made the difference to the next: points ahead, and the line of the sheet that brought most of them. */
  readonly decidedBy: (ahead: number, more: number, line: ScoreLine) => string
  readonly decidedByBonfires: (lit: number, others: number) => string
  readonly wonByBonfires: (name: string, points: number, bonfires: number) => string
  readonly shared: (names: readonly string[], points: number) => string
  readonly soloWon: (points: number, tom: number) => string
  readonly soloLost: (points: number, tom: number) => string
  readonly soloTied: (points: number) => string
  /** R16.12: what the next challenge starts from. */
  readonly nextHandicap: (points: number) => string
}

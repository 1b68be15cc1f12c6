/** What was achieved: what it is called, and what it takes. */
export interface AchievementWords {
  readonly name: string
  readonly what: string
}

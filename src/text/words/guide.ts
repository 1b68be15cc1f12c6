/** What somebody should know who plays for the first time, one thing after the other. */
export interface GuideWords {
  /** What to look at and to do in the first turns against Tom. */
  readonly againstTom: readonly string[]
  /** `players` null: how many is not known yet. */
  readonly withOthers: (players: number | null) => readonly string[]
}

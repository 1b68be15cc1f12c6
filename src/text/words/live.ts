export interface LiveWords {
  /** `mention` is Discord's mention of the one who must act. */
  readonly turnOf: (mention: string) => string
  /** `mentions`: of all who sit there. */
  readonly turnOfEmptySeat: (name: string, mentions: readonly string[]) => string
  /** Somebody left in another's turn. */
  readonly left: (names: readonly string[], mentions: readonly string[]) => string
  /** Somebody asks to take back the turn just ended; `missing`: those who have not agreed yet. */
  readonly undoAsked: (name: string, missing: readonly string[]) => string
  /** All agreed, so it is that person's turn again. */
  readonly undoGranted: (name: string) => string
  /** `when` is Discord's relative time. */
  readonly since: (when: string) => string
  readonly novices: (now: number, countdownAt: number) => string
  readonly countdown: (tile: number) => string
  /** On the select of closer views. */
  readonly lookPlaceholder: string
  readonly looks: {
    readonly table: string
    readonly city: (name: string) => string
    readonly islands: string
    readonly gnomes: string
    readonly bonfire: string
    readonly council: string
    readonly scores: string
  }
  /** Stand in a message instead of its picture; under 95 characters, for which every message has room. */
  readonly noPicture: {
    readonly failed: string
    /** The same person asked for another picture before this one was drawn. */
    readonly overtaken: string
  }
  readonly closed: (why: 'host' | 'moderator' | 'everybodyLeft' | 'nobodyCame') => string
}

/** The few words that stand in pictures. */
export interface PictureWords {
  readonly turnOf: (name: string) => string
  readonly greatBonfire: string
  readonly council: string
  readonly gnomes: string
  readonly elders: string
  readonly commonTasks: string
  readonly landing: string
  readonly passed: string
  readonly out: string
  readonly nothingHeld: string
  /** Before the total that a seat would have now, and before what the final score is made of. */
  readonly ifItEnded: string
  readonly scoredFor: string
  /** Which time Tom's deck is played through. */
  readonly round: (round: number, of: number) => string
  readonly countdownAt: (novices: number) => string
  readonly countdown: string
  /** Before the notches that the next portal may fill. */
  readonly nextPortal: string
  readonly start: string
  readonly fateArea: string
  readonly supply: string
  readonly scoresSoFar: string
  /** On a task: its condition is met (where that is longer than some 10 letters the figures stand there), or how much of it there is. */
  readonly canLight: string
  readonly progress: (have: number, need: number) => string
  readonly noElders: string
  readonly noGnomes: string
  readonly wins: (names: readonly string[]) => string
  readonly tie: string
  /** Above the final points that each could expect from turn to turn. */
  readonly expected: string
  /** Beneath them: after so many turns of all. */
  readonly turn: (turns: number) => string
}

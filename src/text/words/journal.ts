/** Of the file that replays a game. */
export interface JournalWords {
  /** Above a list of one's games that are over. */
  readonly choose: string
  /** There is none yet, and why not. */
  readonly none: string
  /** What the file of that name holds, and what can be done with it. */
  readonly about: (file: string) => string
}

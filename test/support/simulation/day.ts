/** When people are at it: they stop while the bot is judged. */
export interface Day {
  /** Whether people press and type just now. */
  awake(): boolean
  over(): boolean
}

/** When people are at it: they stop while the bot is judged. */
export interface Day {
  /** Whether anybody presses and types just now. */
  awake(): boolean
  /** Whether many are there at once. */
  crowded(): boolean
  over(): boolean
}

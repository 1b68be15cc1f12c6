export interface CommandWords {
  /** Lower case, at most 32 characters: Discord's rule for command names. */
  readonly name: string
  /** At most 100 characters: Discord's rule for descriptions. English keeps to 74, so that others have room. */
  readonly description: string
}

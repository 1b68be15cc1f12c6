/** One entry of the rules look-up. */
export interface RuleEntry {
  /** Stable, for autocompletion's value: `ship`. */
  readonly id: string
  readonly title: string
  /** What people type when they look for it. */
  readonly keywords: readonly string[]
  /** Our own words, at most 1,200 characters. */
  readonly text: string
  /** Numbers of docs/rules.md. */
  readonly rules: readonly string[]
  /** It is about games against Tom alone. */
  readonly solo?: true
}

/** Entries that one list offers. */
export interface RuleTopics {
  /** Over the list. */
  readonly title: string
  readonly rules: readonly RuleEntry[]
}

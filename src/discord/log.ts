type Level = (details: Readonly<Record<string, unknown>>, message: string) => void

/** Where the operator reads what happened. */
export interface Log {
  readonly debug: Level
  readonly info: Level
  readonly warn: Level
  readonly error: Level
}

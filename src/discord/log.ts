type Level = (details: Readonly<Record<string, unknown>>, message: string) => void

/** Where the operator reads what happened. */
export interface Log {
  readonly debug: Level
  readonly info: Level
  readonly warn: Level
  readonly error: Level
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

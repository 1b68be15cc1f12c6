/** What an error says, for logs and reports. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where an error comes from, and what caused it, for whoever has to mend it. */
export const errorStack = (error: unknown): string | null => (error instanceof Error ? (error.stack ?? null) : null)

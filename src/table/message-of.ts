/** What an error says, for logs and reports. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

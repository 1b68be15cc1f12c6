/** "take 2 gold": where a sentence goes on behind a colon. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A text with its first letter large. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

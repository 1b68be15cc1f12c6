/** A moment that somebody types: when a game starts, until when they look. Why it cannot be used. */
export const times = {
  /** `typed`: as it was typed. */
  unreadable: (typed: string): string =>
    `I don’t understand “${typed}”. Write it like **20:00**, **tomorrow 19:30**, **sat 20:00** or **in 2 hours**.`,
  /** The time zone is not known. */
  noZone:
    'I don’t know your time zone. Type **/bonfire settings zone** once and choose the nearest city, or write it like **in 2 hours**.',
  past: 'That’s in the past. Choose a later time.',
  tooFar: (days: number): string => `That’s too far ahead: choose a time within ${days} days.`,
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Discord's own words for how long ago, kept up to date by the reader's client. */
export const relativeTime = (date: Date): string => `<t:${seconds(date)}:R>`

/** A day and hour, as the reader's client writes them and by its clock. */
export const moment = (date: Date): string => `<t:${seconds(date)}:f>`

/** The same with the day of the week. */
export const longMoment = (date: Date): string => `<t:${seconds(date)}:F>`

/** A day, as the reader's client writes it. */
export const day = (date: Date): string => `<t:${seconds(date)}:d>`

import { eventSchema, formatChoice, type GameEvent, type StoredEvent } from '#engine'

/** Events as they are kept: plain JSON, choices in their notation. */
export const serializeEvents = (events: readonly GameEvent[]): StoredEvent[] =>
  events.map((one) => (one.kind === 'forced' ? { ...one, choice: formatChoice(one.choice) } : one))

/** Events as they were kept. One that these rules do not know is left out: it only tells, nothing follows from it. */
export const parseEvents = (told: readonly unknown[]): GameEvent[] =>
  told.flatMap((json) => {
    const result = eventSchema.safeParse(json)
    return result.success ? [result.data] : []
  })

/** Whether these events led from one turn into the next, or to the end of the game. */
export const endsTurn = (events: readonly GameEvent[]): boolean =>
  events.some((one) => one.kind === 'turnBegan' || one.kind === 'gameEnded')

import type { GameEvent } from '#engine'

/** What events changed on the common board, by where it is to be marked. */
export type BoardChanges = ReturnType<typeof boardChangesIn>

/** Gathers what to mark. */
export const boardChangesIn = (events: readonly GameEvent[]) => ({
  voyages: events.filter((event) => event.kind === 'shipMoved'),
  offerings: new Set(events.flatMap((event) => (event.kind === 'offeringLaid' ? event.island : []))),
  guardians: new Set(events.flatMap((event) => (event.kind === 'guardianReceived' ? event.colour : []))),
  /** The Great Bonfire was turned. */
  bonfire: events.some((event) => event.kind === 'bonfireTurned'),
  council: new Set(events.flatMap((event) => (event.kind === 'noviceMoved' ? event.to : []))),
  /** Gnomes and path tiles that came to the displays. */
  gnomes: new Set(events.flatMap((event) => (event.kind === 'gnomesTurnedUp' ? event.gnomes : []))),
  paths: new Set(events.flatMap((event) => (event.kind === 'pathsTurnedUp' ? event.tiles : []))),
})

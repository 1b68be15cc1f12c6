import type { ChoiceKind, GameEvent, Seat } from '#engine'

type Kind = GameEvent['kind']

/**
 * What each kind of choice comes to: that is told as the only thing possible where the choice was taken by itself.
 * Payments, and details of what somebody chose, are not.
 */
const COMES_TO: Partial<Record<ChoiceKind, Kind>> = {
  fate: 'fateTilePlaced',
  path: 'pathBuilt',
  search: 'pathBuilt',
  newpaths: 'pathsPutBack',
  ship: 'shipMoved',
  task: 'taskReceived',
  guardian: 'guardianReceived',
  procession: 'processionBegan',
  move: 'guardianMoved',
  bonfire: 'bonfireTurned',
  gnome: 'gnomeJoined',
  ignite: 'ignited',
  novice: 'noviceMoved',
  council: 'noviceMoved',
  bonus: 'bonusTaken',
  point: 'gained',
  discard: 'discarded',
  decline: 'islandActionDeclined',
}

/** Follows events in their order, to tell which of them came by themselves. */
export function createForcedChoiceTracker() {
  let ahead: { readonly kind: Kind; readonly seat: Seat }[] = []
  return {
    /** A choice was taken by itself: what it comes to is still ahead. */
    note({ choice, seat }: Extract<GameEvent, { kind: 'forced' }>): void {
      const kind = COMES_TO[choice.kind]
      if (kind !== undefined) ahead.push({ kind, seat })
    },
    /** Whether this is what such a choice came to. It is asked once an event. */
    claims(kind: Kind, seat: Seat): boolean {
      const found = ahead.some((one) => one.kind === kind && one.seat === seat)
      ahead = ahead.filter((one) => one.kind !== kind || one.seat !== seat)
      return found
    },
  }
}

import type { CouncilSpace, GameEvent, Guardian, IslandId } from '#engine'

/** What events changed on the common board, by where it is to be marked. */
export interface Changes {
  readonly voyages: readonly { readonly seat: number; readonly from: IslandId | null; readonly to: IslandId }[]
  readonly offerings: ReadonlySet<IslandId>
  readonly guardians: ReadonlySet<Guardian>
  /** The Great Bonfire was turned. */
  readonly bonfire: boolean
  readonly council: ReadonlySet<CouncilSpace>
  /** Gnomes and path tiles that came to the displays. */
  readonly gnomes: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
}

/** Gathers what to mark. */
export function changesOf(events: readonly GameEvent[]): Changes {
  const voyages: { seat: number; from: IslandId | null; to: IslandId }[] = []
  const offerings = new Set<IslandId>()
  const guardians = new Set<Guardian>()
  const council = new Set<CouncilSpace>()
  const gnomes = new Set<string>()
  const paths = new Set<string>()
  let bonfire = false
  for (const event of events)
    switch (event.kind) {
      case 'shipMoved':
        voyages.push({ seat: event.seat, from: event.from, to: event.to })
        break
      case 'offeringLaid':
        offerings.add(event.island)
        break
      case 'guardianReceived':
        guardians.add(event.colour)
        break
      case 'bonfireTurned':
        bonfire = true
        break
      case 'noviceMoved':
        council.add(event.to)
        break
      case 'gnomesTurnedUp':
        for (const gnome of event.gnomes) gnomes.add(gnome)
        break
      case 'pathsTurnedUp':
        for (const tile of event.tiles) paths.add(tile)
        break
    }
  return { voyages, offerings, guardians, bonfire, council, gnomes, paths }
}

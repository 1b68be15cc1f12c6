import {
  type GainSource,
  type GameEvent,
  type GnomeId,
  type Resource,
  type Rules,
  resourceAndCrystal,
  type Seat,
  TOM_SEAT,
} from '#engine'
import { createForcedChoiceTracker } from './by-itself.ts'
import { fateSymbolsAsLaid } from './choice-text.ts'
import { gnomeFacts } from './gnomes.ts'
import { addGoods, type Goods, goodsText, NO_GOODS } from './goods.ts'
import type { Deed } from './words/deeds.ts'
import type { NoviceKind } from './words/facts.ts'

/** What a deed brought, piece by piece; the gnome is known where one brought it. */
export interface DeedGain {
  readonly source: GainSource
  readonly gnome: GnomeId | null
  readonly goods: Goods
  readonly only: boolean
}

/** One thing that a seat did, with what it cost and brought. */
export interface DeedWithGoods {
  readonly kind: 'done'
  readonly seat: Seat
  /** Which of the turns that the events tell of. */
  readonly turn: number
  deed: Deed
  readonly paid: Goods
  /** Nobody chose it: nothing else was possible. */
  readonly only: boolean
  readonly gained: DeedGain[]
}

/** Told as a sentence of its own; what turned up comes after all that was done in the turn. */
type Happening = 'countdownBegan' | 'countdownHandedOn' | 'tomCard' | 'gameEnded' | TurnedUp
type TurnedUp = 'pathsTurnedUp' | 'gnomesTurnedUp' | 'offeringTurnedUp'
export interface EventWithoutActor {
  readonly kind: 'happened'
  readonly turn: number
  readonly event: Extract<GameEvent, { kind: Happening }>
}

/**
 * Events as deeds, in their order. Every piece paid and every piece gained belongs to exactly one of them.
 */
export function deedsOf(rules: Rules, events: readonly GameEvent[]): (DeedWithGoods | EventWithoutActor)[] {
  const told: (DeedWithGoods | EventWithoutActor)[] = []
  let turnedUp: EventWithoutActor[] = []
  let turn = 0
  /** Paid and offered for the deed that comes next. */
  let paid = NO_GOODS
  let offering: Resource | null = null
  const taken = createForcedChoiceTracker()

  const lastOf = (seat: Seat): DeedWithGoods | null => {
    const last = told.at(-1)
    return last?.kind === 'done' && last.seat === seat && last.turn === turn ? last : null
  }
  const add = (seat: Seat, deed: Deed, only = false): DeedWithGoods => {
    const done: DeedWithGoods = { kind: 'done', seat, turn, deed, paid, only, gained: [] }
    told.push(done)
    paid = NO_GOODS
    offering = null
    return done
  }

  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
        turn++
        break
      case 'forced':
        taken.note(event)
        break
      case 'turnEnded':
        told.push(...turnedUp)
        turnedUp = []
        break
      case 'paidTiles':
      case 'paidResources':
        paid = addGoods(paid, event)
        break
      case 'offeringLaid':
        offering = event.resource
        break
      case 'gained': {
        const cause = lastOf(event.seat) ?? add(event.seat, { kind: 'gained', rows: [] })
        const { source, gnome = null, tiles, resources, points } = event
        const only = taken.claims('gained', event.seat)
        cause.gained.push({ source, gnome, only, goods: { tiles, resources, points } })
        break
      }
      case 'countdownBegan':
      case 'countdownHandedOn':
      case 'tomCard':
      case 'gameEnded':
        told.push({ kind: 'happened', turn, event })
        break
      case 'pathsTurnedUp':
      case 'gnomesTurnedUp':
      case 'offeringTurnedUp':
        turnedUp.push({ kind: 'happened', turn, event })
        break
      case 'tomIdle':
        add(TOM_SEAT, { kind: 'tomIdle', why: event.why })
        break
      default: {
        const only = taken.claims(event.kind, event.seat)
        const last = lastOf(event.seat)
        const further = last === null ? null : goingOn(last.deed, event)
        if (last === null || further === null) add(event.seat, deedOf(rules, event, offering, last?.deed ?? null), only)
        else last.deed = further
      }
    }
  }
  // The events may end in the middle of something: a price is paid, its cause still to come.
  const payment = events.findLast(
    ({ kind }) => kind === 'paidTiles' || kind === 'paidResources' || kind === 'offeringLaid',
  )
  if (payment !== undefined && 'seat' in payment && (offering !== null || goodsText(paid) !== ''))
    add(payment.seat, offering === null ? { kind: 'paid' } : { kind: 'offeringLaid', resource: offering })
  return [...told, ...turnedUp]
}

/** Events that are a deed each. */
type DeedEvent = Exclude<
  GameEvent,
  {
    kind:
      | ('turnBegan' | 'turnEnded' | 'forced' | 'paidTiles' | 'paidResources' | 'offeringLaid' | 'gained' | 'tomIdle')
      | Happening
  }
>

/** What a deed becomes where an event only tells more of it; null where the event is a deed of its own. */
function goingOn(last: Deed, event: DeedEvent): Deed | null {
  if (event.kind === 'discarded' && last.kind === 'discarded') return { ...last, tiles: [...last.tiles, event.tile] }
  if (event.kind === 'ignited' && last.kind === 'taskReceived' && last.task.id === event.task)
    return { ...last, lit: true }
  return null
}

function deedOf(rules: Rules, event: DeedEvent, offering: Resource | null, last: Deed | null): Deed {
  switch (event.kind) {
    case 'startTileLaid':
      return {
        kind: event.kind,
        symbols: fateSymbolsAsLaid(rules, event.tile, event.direction),
        swapped: event.swapped,
      }
    case 'fateTilePlaced':
      return { kind: event.kind, symbols: fateSymbolsAsLaid(rules, event.tile, event.direction) }
    case 'discarded':
      return { kind: event.kind, tiles: [event.tile] }
    case 'pathBuilt':
      return {
        kind: 'pathsBuilt',
        tiles: [{ ...resourceAndCrystal(event.tile), space: event.space, from: event.from }],
      }
    case 'shipMoved':
      return { kind: event.kind, island: rules.island(event.to) }
    case 'taskReceived':
      return { kind: event.kind, task: rules.task(event.task), offering, lit: false }
    case 'processionBegan':
      return { kind: 'procession', steps: event.steps, moves: [] }
    case 'bonfireTurned':
      return { kind: event.kind, compass: rules.box.greatBonfire[event.to]?.at ?? 'SW' }
    case 'gnomeJoined':
      return { kind: 'gnomesJoined', gnomes: [gnomeFacts(rules, event.gnome)] }
    case 'ignited':
      return { kind: event.kind, task: rules.task(event.task), space: event.space }
    case 'noviceMoved': {
      const met = last?.kind === 'commonTaskMet' && last.task === event.from
      return { kind: event.kind, novice: noviceOf(event.from), to: event.to, met }
    }
    case 'wentOut':
      return { kind: event.kind, why: event.satOut ? 'satOut' : event.declined ? 'declined' : 'nothingLeft' }
    case 'guardianMoved':
      return { kind: event.kind, walks: [{ guardian: event.guardian, to: event.to }] }
    case 'guardianReceived':
    case 'portalPlaced':
    case 'commonTaskMet':
    case 'passed':
    case 'pathsPutBack':
    case 'bonusTaken':
    case 'islandActionDeclined':
      return event
  }
}

function noviceOf(from: Extract<GameEvent, { kind: 'noviceMoved' }>['from']): NoviceKind {
  return from === null || typeof from === 'number' ? { kind: 'own' } : { kind: 'neutral', task: from }
}

/** What goes without saying, or is told by what came of it or by its price, where a turn is told in plain words. */
export const DEEDS_ONLY_IN_FULL: readonly Deed['kind'][] = [
  'bonusTaken',
  'islandActionDeclined',
  'discarded',
  'offeringLaid',
  'paid',
  'gained',
]

/** Deeds of one person with those of a kind as one, and a procession with all who walked in it. */
export function mergedDeeds(deeds: readonly Deed[]): Deed[] {
  const all: Deed[] = []
  for (const deed of deeds) {
    const last = all.at(-1)
    const more = last === undefined ? null : mergedPairOfDeeds(last, deed)
    if (more === null) all.push(deed)
    else all.splice(-1, 1, more)
  }
  return all
}

/** Two deeds of one person as one; null where they are of different kinds. */
export function mergedPairOfDeeds(last: Deed, deed: Deed): Deed | null {
  if (last.kind === 'pathsBuilt' && deed.kind === 'pathsBuilt')
    return { ...last, tiles: [...last.tiles, ...deed.tiles] }
  if (last.kind === 'gnomesJoined' && deed.kind === 'gnomesJoined')
    return { ...last, gnomes: [...last.gnomes, ...deed.gnomes] }
  if (deed.kind !== 'guardianMoved') return null
  if (last.kind === 'procession') return { ...last, moves: [...last.moves, ...deed.walks] }
  return last.kind === 'guardianMoved' ? { ...last, walks: [...last.walks, ...deed.walks] } : null
}

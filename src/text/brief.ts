import { type GameEvent, type Rules, type Seat, TOM_SEAT } from '#engine'
import { gnomeFacts } from './gnomes.ts'
import type { Words } from './words/index.ts'

/** Deeds of one turn that are told. */
const MOST_DEEDS = 4

/** How much is said: what it was done to; only what was done; only the first of it. */
export const DETAILS = ['full', 'short', 'shortest'] as const
export type Detail = (typeof DETAILS)[number]

/**
 * What a seat did, a few words each, without prices and gains: at most four deeds, the last of them an ellipsis where
 * there were more.
 */
export function briefDeeds(
  words: Words,
  rules: Rules,
  events: readonly GameEvent[],
  seat: Seat,
  detail: Detail = 'full',
): string[] {
  const all = [...new Set(events.flatMap((event) => briefDeed(words, rules, event, events, seat, detail) ?? []))]
  // A first turn has a deed of its own, as all of them have.
  const later = all.filter((one) => one !== words.brief.startTileLaid)
  const told = detail === 'full' || later.length === 0 ? all : later
  if (detail === 'shortest') return told.slice(0, 1)
  return told.length <= MOST_DEEDS ? told : [...told.slice(0, MOST_DEEDS - 1), '…']
}

/**
 * A turn in one sentence, without its full stop; Tom's by his card.
 * @param name of its player, made harmless by `escapeName`
 */
export function briefTurn(
  words: Words,
  rules: Rules,
  name: string,
  { seat, events }: { readonly seat: Seat; readonly events: readonly GameEvent[] },
  detail: Detail = 'full',
): string {
  const at = events.findLastIndex(({ kind }) => kind === 'tomCard')
  const card = events[at]
  if (card?.kind !== 'tomCard') return words.brief.turn(name, briefDeeds(words, rules, events, seat, detail))
  const deeds = briefDeeds(words, rules, events.slice(at), TOM_SEAT, detail)
  return words.brief.tomsTurn(card.card, deeds, card.left, card.round)
}

function briefDeed(
  words: Words,
  rules: Rules,
  event: GameEvent,
  all: readonly GameEvent[],
  seat: Seat,
  detail: Detail,
): string | null {
  const { brief } = words
  if (event.kind === 'tomIdle') return event.why === 'outgrown' ? brief.tomHadIt : brief.tomFoundNothing
  if (!('seat' in event) || event.seat !== seat) return null
  const short = detail === 'full' ? null : brief.short
  switch (event.kind) {
    case 'startTileLaid':
    case 'fateTilePlaced':
    case 'pathBuilt':
    case 'processionBegan':
    case 'bonfireTurned':
    case 'countdownBegan':
    case 'passed':
    case 'wentOut':
      return brief[event.kind]
    case 'shipMoved': {
      // What was done on the island tells as much.
      const acted = all.some(({ kind }) => kind === 'taskReceived' || kind === 'guardianReceived')
      return acted ? null : (short?.shipMoved ?? brief.shipMoved(rules.island(event.to)))
    }
    case 'taskReceived': {
      const { task } = event
      const lit = all.some((other) => other.kind === 'ignited' && other.task === task)
      return lit ? null : (short?.taskReceived ?? brief.taskReceived(rules.task(task)))
    }
    case 'guardianReceived':
      return short?.guardianReceived ?? brief.guardianReceived(event.colour)
    case 'guardianMoved':
      return all.some(({ kind }) => kind === 'processionBegan')
        ? null
        : (short?.guardianMoved ?? brief.guardianMoved(event.guardian))
    case 'portalPlaced':
      return short?.portalPlaced ?? brief.portalPlaced(event.portal)
    case 'gnomeJoined':
      return short?.gnomeJoined ?? brief.gnomeJoined(gnomeFacts(rules, event.gnome))
    case 'ignited':
      return short?.ignited ?? brief.ignited(rules.task(event.task))
    case 'noviceMoved':
      return typeof event.from === 'string' ? (short?.commonTaskMet ?? brief.commonTaskMet(event.from)) : null
    case 'commonTaskMet':
      return short?.commonTaskMet ?? brief.commonTaskMet(event.task)
    default:
      return null
  }
}

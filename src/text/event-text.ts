import { type GameEvent, pathTileParts, type Resource, type Rules, type Seat, TOM_SEAT } from '#engine'
import { symbolsOf } from './choice-text.ts'
import { gnomeFacts } from './gnomes.ts'
import type { Novice } from './words/choices.ts'
import type { Words } from './words/index.ts'

/** What one event says. */
export type EventText =
  /** Somebody did something; `text` is without the person. */
  | { readonly kind: 'deed'; readonly seat: Seat; readonly text: string }
  /** A sentence of its own. */
  | { readonly kind: 'line'; readonly text: string }
  /** A sentence about what turned up, told after what was done. */
  | { readonly kind: 'turnedUp'; readonly text: string }

const deed = (seat: Seat, text: string): EventText => ({ kind: 'deed', seat, text })
const line = (text: string): EventText => ({ kind: 'line', text })
const turnedUp = (text: string): EventText => ({ kind: 'turnedUp', text })

/** Events that say nothing by themselves, or something only together with those around them. */
type Aside =
  | ('turnBegan' | 'turnEnded' | 'forced')
  | ('paidTiles' | 'paidResources' | 'offeringLaid' | 'gained' | 'discarded')
export type TellableEvent = Exclude<GameEvent, { kind: Aside }>

/**
 * One event in words.
 * @param names by seat
 * @param offering of a task received: what was laid down for it
 */
export function eventText(
  words: Words,
  rules: Rules,
  names: readonly string[],
  event: TellableEvent,
  offering: Resource | null,
): EventText {
  const { narration } = words
  const { deeds } = narration
  switch (event.kind) {
    case 'startTileLaid':
      return deed(event.seat, deeds.startTileLaid(symbolsOf(rules, event.tile, event.direction), event.swapped))
    case 'fateTilePlaced':
      return deed(event.seat, deeds.fateTilePlaced(symbolsOf(rules, event.tile, event.direction)))
    case 'pathBuilt':
      return deed(event.seat, deeds.pathBuilt({ ...pathTileParts(event.tile), space: event.space, from: event.from }))
    case 'pathsPutBack':
      return deed(event.seat, deeds.pathsPutBack)
    case 'shipMoved':
      return deed(event.seat, deeds.shipMoved(rules.island(event.to)))
    case 'taskReceived':
      return deed(event.seat, deeds.taskReceived(rules.task(event.task), offering))
    case 'guardianReceived':
      return deed(event.seat, deeds.guardianReceived(event.colour))
    case 'processionBegan':
      return deed(event.seat, deeds.processionBegan(event.steps))
    case 'guardianMoved':
      return deed(event.seat, deeds.guardianMoved(event.guardian, event.to))
    case 'bonfireTurned':
      return deed(event.seat, deeds.bonfireTurned(rules.box.greatBonfire[event.to]?.at ?? 'SW'))
    case 'portalPlaced':
      return deed(event.seat, deeds.portalPlaced(event.portal, event.space))
    case 'gnomeJoined':
      return deed(event.seat, deeds.gnomeJoined(gnomeFacts(rules, event.gnome)))
    case 'ignited':
      return deed(event.seat, deeds.ignited(rules.task(event.task), event.space))
    case 'noviceMoved':
      return deed(event.seat, deeds.noviceMoved(noviceOf(event.from), event.to))
    case 'bonusTaken':
      return deed(event.seat, deeds.bonusTaken(event.space))
    case 'commonTaskMet':
      return deed(event.seat, deeds.commonTaskMet(event.task))
    case 'islandActionDeclined':
      return deed(event.seat, deeds.islandActionDeclined)
    case 'passed':
      return deed(event.seat, deeds.passed(event.byItself))
    case 'wentOut':
      return deed(event.seat, deeds.wentOut(event.satOut ? 'satOut' : event.declined ? 'declined' : 'nothingLeft'))
    case 'pathsTurnedUp':
      return turnedUp(narration.pathsTurnedUp(event.tiles.map((tile) => pathTileParts(tile))))
    case 'gnomesTurnedUp':
      return turnedUp(narration.gnomesTurnedUp(event.gnomes.map((id) => gnomeFacts(rules, id))))
    case 'offeringTurnedUp':
      return turnedUp(narration.offeringTurnedUp(nameOf(names, event.seat), event.resource))
    case 'countdownBegan':
      return line(narration.countdownBegan(event.novices))
    case 'countdownHandedOn':
      return line(narration.countdownHandedOn(event.tile))
    case 'tomCard': {
      const gnome = event.gnome === null ? null : gnomeFacts(rules, event.gnome)
      return line(narration.tomCard(event.card, gnome, event.left, event.round))
    }
    case 'tomIdle':
      return event.why === 'outgrown' ? deed(TOM_SEAT, deeds.outgrown) : line(narration.tomFoundNothing)
    case 'gameEnded':
      return line(narration.gameEnded(event.ending))
  }
}

/** Who did it; the seat's number where there is no name. */
export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `${seat + 1}`

function noviceOf(from: Extract<GameEvent, { kind: 'noviceMoved' }>['from']): Novice {
  return from === null || typeof from === 'number' ? { kind: 'own' } : { kind: 'neutral', task: from }
}

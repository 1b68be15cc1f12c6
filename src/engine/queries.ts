import { unitsToTurnGreatBonfireTo } from './bonfire.ts'
import type { Choice } from './choice.ts'
import { cityOf } from './city.ts'
import { conditionMet } from './conditions.ts'
import { gnomeResourcePrice } from './gnomes.ts'
import { nextPathTileUnits } from './paths.ts'
import type { ResourcePrice } from './payment.ts'
import type { Rules } from './rules.ts'
import { shipUnits } from './ship.ts'
import type { GameState, TaskId } from './state.ts'
import { offeringPrice, takeTaskUnits } from './tasks.ts'
import type { ActionColour, Seat } from './terms.ts'

/** What a choice will cost: action tiles of a colour, then resources. */
export interface Price {
  readonly tiles: { readonly colour: ActionColour; readonly units: number } | null
  readonly resources: ResourcePrice | null
}

const free: Price = { tiles: null, resources: null }
const tiles = (colour: ActionColour, units: number): Price => ({ tiles: { colour, units }, resources: null })

/**
 * What a choice of the acting seat costs now, before replacements (R4); for words, not for judging.
 * A task's resources depend on the offering that is chosen next, so `task` names its tiles and `offer` both.
 */
export function priceOf(rules: Rules, state: GameState, choice: Choice): Price {
  const seat = state.turn.seat
  const city = cityOf(state, seat)
  const asked = state.todo.at(-1)?.kind
  switch (choice.kind) {
    case 'path': {
      const units = nextPathTileUnits(rules, city)
      return asked === 'freePath' || units === null ? free : tiles('green', units)
    }
    case 'ship':
      return asked === 'freeShip' ? free : tiles('blue', shipUnits(rules, city, choice.island))
    case 'task':
      return city.ship === null ? free : tiles('red', takeTaskUnits(state, seat, city.ship))
    case 'offer':
      if (city.ship === null) return free
      return {
        ...tiles('red', takeTaskUnits(state, seat, city.ship)),
        resources: offeringPrice(rules, city, choice.pile),
      }
    case 'guardian':
      return asked === 'freeGuardian' ? free : tiles('white', 1)
    case 'procession':
      return tiles('white', choice.units)
    case 'bonfire':
      return asked === 'freeBonfire' ? free : tiles('purple', unitsToTurnGreatBonfireTo(state, city, choice.space))
    case 'gnome':
      if (choice.tiles === 0) return free
      return { ...tiles('brown', choice.tiles), resources: gnomeResourcePrice(rules, city, choice.gnome, choice.tiles) }
    default:
      return free
  }
}

/** R12.4: whether a seat meets a task's condition now. */
export const taskMet = (rules: Rules, state: GameState, seat: Seat, task: TaskId): boolean =>
  conditionMet(rules, state, seat, rules.task(task).condition)

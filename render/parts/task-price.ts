import { cityOf, type GameState, has, type IslandId, offeringsOn, type Seat } from '#engine'

/** How many red tiles a task of this island costs a seat (R8.2); specialist 26 always pays one. */
export const taskPrice = (state: GameState, seat: Seat, id: IslandId): number =>
  has(cityOf(state, seat), 'cheapTasks') ? 1 : offeringsOn(state, seat, id) + 1

import {
  COUNCIL_SPACES,
  type CommonTask,
  cityOf,
  type GameEvent,
  type GameState,
  litCount,
  portalCount,
  type TomCardKind,
} from '#engine'

const TOM = 1
/** R16.9: the common task that makes a card useless, told here once more to check the engine by. */
const BELONGS_TO: Readonly<Record<TomCardKind, CommonTask>> = {
  gnome: 'sixGnomes',
  path: 'sevenPathTiles',
  taskHighest: 'sevenTasks',
  taskLowest: 'sevenTasks',
  guardian: 'fiveGuardians',
  greatBonfire: 'sevenPortals',
}

/** What Tom's cards came to in one game, counted from what was told of it. */
export interface TomsCards {
  readonly played: number
  /** Cards that came after the common task that belongs to them was met. */
  readonly outgrown: number
  /** Task cards that found one, and those of them that sent a novice. */
  readonly tasks: number
  readonly novices: number
  readonly neutralNovices: number
  readonly portals: number
  readonly guardians: number
}

export function tomsCards(events: readonly GameEvent[]): TomsCards {
  const count = { played: 0, outgrown: 0, tasks: 0, novices: 0, neutralNovices: 0, portals: 0, guardians: 0 }
  const met = new Set<CommonTask>()
  for (const [index, event] of events.entries()) {
    if (event.kind === 'commonTaskMet' && event.seat === TOM) met.add(event.task)
    if (event.kind === 'noviceMoved' && event.novice === 'flat') count.neutralNovices += 1
    if (event.kind !== 'tomCard') continue
    count.played += 1
    const next = events[index + 1]
    if (met.has(BELONGS_TO[event.card])) count.outgrown += 1
    else if (next?.kind === 'tomIdle') continue
    else if (event.card === 'greatBonfire') count.portals += 1
    else if (event.card === 'guardian') count.guardians += 1
    else if (event.card === 'taskHighest' || event.card === 'taskLowest') {
      count.tasks += 1
      if (event.card === 'taskLowest') count.novices += 1
    }
  }
  return count
}

/**
 * R16: whether Tom ended with what his cards must have brought him.
 * @param events all that was told of the game
 * @throws an error that says what is wrong
 */
export function checkTom(end: GameState, events: readonly GameEvent[]): void {
  const cards = tomsCards(events)
  const tom = cityOf(end, TOM)
  const same = (what: string, found: number, expected: number) => {
    if (found !== expected) throw new Error(`Tom has ${found} ${what}, his cards say ${expected}`)
  }
  same('portals', portalCount(tom), cards.portals)
  same('guardians', tom.guardians.length, 1 + cards.guardians)
  same('bonfires', litCount(tom), cards.tasks)
  if (cards.tasks > 7) throw new Error('Tom took more than seven tasks')
  const own = COUNCIL_SPACES.flatMap((space) => end.council[space]).filter((novice) => novice === TOM)
  same('novices in the council', own.length, cards.novices)
  const handicap = Math.max(0, end.setup.solo?.handicap ?? 0)
  same('points', tom.score, handicap + 3 * cards.outgrown + cards.novices + cards.neutralNovices)
  if (end.ended !== 'fourthDeck') return
  same('cards played', 32, cards.played)
  same('portals after four decks', portalCount(tom), 7)
  same('guardians after four decks', tom.guardians.length, 5)
}

import type { GameState } from '#engine'
import { type TurnEffect, turnEffectsOf } from './deeds.ts'
import { byWorth } from './in-order.ts'
import { nextOwnTurnStart } from './look-ahead.ts'
import type { TurnContext } from './outlook.ts'
import { type TurnEnd, worthwhileTurnEnds } from './turn-ends.ts'
import type { Breadth } from './worthwhile.ts'

/** A deed of one of the own turns after a turn: the next one is 1. */
export interface FollowUp {
  readonly deed: TurnEffect
  readonly turns: number
}

/** Ends of a turn whose deeds are asked for, the best first. */
const LOOKED_AT = 12
/** Own turns in which a goal is looked for. */
const MOST_TURNS = 3
/** The ship is moved for something else still. */
const isGoal = ({ kind }: TurnEffect): boolean => kind !== 'sailsTo'

/**
 * Says what a turn is for that comes to no goal itself: the best deed of the first own turn after it that has one, as if the
 * others did nothing meanwhile; rather one that was not to be had at once.
 * @param from where the turn began
 * @param ends of turns from there, the best first
 * @returns what follows a turn's end, null where nothing is seen
 */
export function followUpFinder(view: TurnContext, breadth: Breadth, from: GameState, ends: readonly TurnEnd[]) {
  const goals = (state: GameState, end: TurnEnd) =>
    turnEffectsOf(view.rules, state, end.state, view.seat, end.choices).filter(isGoal)
  const key = (deed: TurnEffect) => JSON.stringify(deed)
  const atOnce = new Set(ends.slice(0, LOOKED_AT).flatMap((end) => goals(from, end).map(key)))
  return (turn: TurnEnd): FollowUp | null => {
    let end = turn
    for (let turns = 1; turns <= MOST_TURNS; turns++) {
      const begun = nextOwnTurnStart(view, end.state, turns)
      if (begun === null) return null
      const next = worthwhileTurnEnds(view, breadth, begun, turns).sort(byWorth)
      const deeds = next.slice(0, LOOKED_AT).flatMap((one) => goals(begun, one))
      const deed = deeds.find((one) => !atOnce.has(key(one))) ?? deeds[0]
      if (deed !== undefined) return { deed, turns }
      end = next[0] ?? end
    }
    return null
  }
}

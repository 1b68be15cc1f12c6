import type { Dice } from '#support/dice'

/** What people do beside their moves: once in so many times that they could. */
const ONCE_IN = {
  puzzle: 25,
  seek: 25,
  showElsewhere: 30,
  follow: 25,
  takeBack: 40,
  changeSettings: 60,
  close: 60,
} as const
type Deed = keyof typeof ONCE_IN

/** How much oftener each of it is done in a run: a little of everything in all runs, and two of a kind hardly ever meet. */
const OFTENER = [0, 1, 1, 6]

/** Whether somebody does it now. */
export type Leanings = (deed: Deed, dice: Dice) => boolean

/** What people do often in a run, and what they never do. */
export function leaningsOf(dice: Dice): Leanings {
  const oftener = new Map(Object.keys(ONCE_IN).map((deed) => [deed, dice.pick(OFTENER)]))
  return (deed, own) => {
    const times = oftener.get(deed) ?? 1
    return times > 0 && own.oneIn(Math.ceil(ONCE_IN[deed] / times))
  }
}

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
  agreeOnPace: 4,
} as const
export type Aside = keyof typeof ONCE_IN

/** How much oftener each of it is done in a run: a little of everything in all runs, and two of a kind hardly ever meet. */
const OFTENER = [0, 1, 1, 6]

/** Whether somebody does it now. */
export type Leanings = (aside: Aside, dice: Dice) => boolean

/** What people do often in a run, and what they never do. */
export function leaningsOf(dice: Dice): Leanings {
  const oftener = new Map(Object.keys(ONCE_IN).map((aside) => [aside, dice.pick(OFTENER)]))
  return (aside, own) => {
    const times = oftener.get(aside) ?? 1
    return times > 0 && own.oneIn(Math.ceil(ONCE_IN[aside] / times))
  }
}

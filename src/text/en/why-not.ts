import { count } from './names.ts'

/** The list of what cannot be chosen now, with the reason of each. The reasons are in `refusals.ts`. */
export const whyNot = {
  /** A button, and what stands over the list. */
  title: 'Why not?',
  /** A select: one action of the turn, to see what of it cannot be had. */
  choose: 'Choose an action',
  /** Beside an action there: so many of its options cannot be chosen. */
  options: (n: number): string => `${count(n, 'option')} ${n === 1 ? 'isn’t' : 'aren’t'} available right now`,
  /** So many places of the fate area that share a reason, before it. */
  places: (n: number): string => count(n, 'place'),
  /** Instead of the list. */
  nothing: 'Everything here can be chosen.',
}

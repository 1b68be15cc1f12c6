/** The list of what cannot be chosen now, with the reason of each. The reasons are in `refusals.ts`. */
export interface WhyNotWords {
  /** A button, and what stands over the list. */
  readonly title: string
  /** A select: one action of the turn, to see what of it cannot be had. */
  readonly choose: string
  /** Beside an action there: so many of its options cannot be chosen. */
  readonly options: (n: number) => string
  /** So many places of the fate area that share a reason, before it. */
  readonly places: (n: number) => string
  /** Instead of the list. */
  readonly nothing: string
}

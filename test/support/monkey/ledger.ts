import {
  type Dealings,
  type DeclaredPrice,
  holds,
  minus,
  NO_DEALINGS,
  NOTHING,
  pieces,
  plus,
  same,
  spell,
  spellDealings,
  sumUp,
} from '#support/monkey/goods'
import type { Standing } from '#support/monkey/sense'

/** One press of a turn that stands. */
export interface LedgerEntry {
  readonly label: string
  readonly pledge: DeclaredPrice | null
  /** As it stood before all that is promised: where a payment was made otherwise, before the press that was paid first. */
  readonly before: Standing
  /** As it stood right before the press, and stands again when it is taken back. */
  readonly stood: Standing
  /** What else is promised here, and stands by itself again when the press is taken back: what came before the payment. */
  readonly half: LedgerEntry | null
  /** Null: the turn was over with it. */
  readonly after: Standing | null
  /** Choices of the open turn before it. */
  readonly choices: number
}

/** What passed between two standings. */
export const between = (before: Standing, after: Standing): Dealings => sumUp(after.told, before.told, -1)

/** How the told differs from the promised; null when it does not. */
export function broken(pledge: DeclaredPrice, { paid, gained, discarded }: Dealings): string | null {
  const keeps = pledge.open ? holds : same
  if (!keeps(paid, pledge.price)) return `it said “Pay ${spell(pledge.price)}”, and ${spell(paid)} was paid`
  if (!keeps(gained, pledge.gain)) return `it said “Gain ${spell(pledge.gain)}”, and ${spell(gained)} was gained`
  if (!keeps(discarded, pledge.discards))
    return `it said that ${spell(pledge.discards)} goes, and ${spell(discarded)} went`
  return null
}

/** How what somebody holds differs from what was told; null when it does not. */
export function unaccounted(before: Standing, after: Standing): string | null {
  if (before.held === null || after.held === null) return null
  const { paid, gained, discarded } = between(before, after)
  const told = minus(minus(pieces(gained), pieces(paid)), discarded)
  const change = minus(after.held, before.held)
  return same(told, change) ? null : `what is held changed by ${spell(change)}, but told was ${spell(told)}`
}

/** What the labels of a turn's presses come to; `exact` is false when one of them said less than happened. */
function promised(entries: readonly LedgerEntry[]): { readonly sum: Dealings; readonly exact: boolean } {
  let sum = NO_DEALINGS
  let exact = true
  for (const { pledge, before, after } of entries) {
    if (pledge !== null && !pledge.open) {
      sum = sumUp(sum, { paid: pledge.price, gained: pledge.gain, discarded: pledge.discards })
    } else if (after !== null) sum = sumUp(sum, between(before, after))
    else {
      exact = false
      sum = sumUp(sum, { paid: pledge?.price ?? NOTHING, gained: pledge?.gain ?? NOTHING, discarded: NOTHING })
    }
  }
  return { sum, exact }
}

/**
 * How a turn in the log differs from the labels pressed in it; null when it does not.
 * @param more whether the log tells of more than this turn
 */
export function logDiffers(entries: readonly LedgerEntry[], told: Dealings, more: boolean): string | null {
  const { sum, exact } = promised(entries)
  const keeps = exact && !more ? same : holds
  if (keeps(told.paid, sum.paid) && keeps(told.gained, sum.gained) && keeps(told.discarded, sum.discarded)) return null
  const labels = entries.map(({ label }) => label).join(' / ')
  return `the log tells: ${spellDealings(told)}; what was pressed (${labels}) said: ${spellDealings(sum)}`
}

export const repaid = (
  pledge: DeclaredPrice,
  old: DeclaredPrice['price'],
  fresh: DeclaredPrice['price'],
): DeclaredPrice => ({
  ...pledge,
  price: plus(minus(pledge.price, old), fresh),
})

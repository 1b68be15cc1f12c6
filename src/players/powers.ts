/** Results that are remembered; in a turn a few hundred exponents come again and again. */
const REMEMBERED = 1024
/** So many slots for one turn more: costs in turns are sums of twentieths, which so come to slots of their own. */
const SLOTS_A_TURN = 40

/**
 * A base that is raised again and again. A value asks for dozens of powers: without remembering them it took 56 µs where it
 * takes 33.
 * @returns base ** exponent, to the last bit
 */
export function memoizedPowerOfBase(base: number): (exponent: number) => number {
  const exponents = new Float64Array(REMEMBERED).fill(Number.NaN)
  const powers = new Float64Array(REMEMBERED)
  return (exponent) => {
    const slot = Math.abs(Math.trunc(exponent * SLOTS_A_TURN)) % REMEMBERED
    if (exponents[slot] !== exponent) {
      exponents[slot] = exponent
      powers[slot] = base ** exponent
    }
    return powers[slot] ?? 0
  }
}

/** The same where the base is a small whole number and the exponent stays. */
export function memoizedPowerToExponent(exponent: number): (base: number) => number {
  const powers = Array.from({ length: 32 }, (_, base) => base ** exponent)
  return (base) => powers[base] ?? base ** exponent
}

/**
 * A limit of so many requests a second, counted as Discord counts them: a window of one second begins with the first
 * request after the one before has ended. Returns how long to wait (seconds), 0 for go on.
 */
export function throttle(perSecond: number): (now: number) => number {
  let [since, count] = [0, 0]
  return (now) => {
    if (now - since >= 1000) [since, count] = [now, 0]
    count++
    return count <= perSecond ? 0 : (since + 1000 - now) / 1000
  }
}

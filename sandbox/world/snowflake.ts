/** Discord counts time from the first second of 2015. */
const EPOCH = 1_420_070_400_000n

/**
 * A maker of ids as Discord makes them: 42 bits of milliseconds since 2015, 22 bits that tell apart what happened in
 * the same millisecond. Ids from one maker only grow, also when the clock steps back.
 */
export function snowflakes(): () => string {
  let last = 0n
  return () => {
    const now = (BigInt(Date.now()) - EPOCH) << 22n
    last = now > last ? now : last + 1n
    return last.toString()
  }
}

/** When an id was made, in milliseconds since 1970. */
export function madeAt(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH)
}

/** Which of `count` shards hears of a server: Discord's formula. */
export function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count))
}

import { LRUCache } from 'lru-cache'

/** So many people or channels: more than are at play at once, and a few MB if they are. */
const MOST = 10_000

/** What is kept by a string. */
export type LruMap<V extends {}> = LRUCache<string, V>

/**
 * A map of at most so many keys; the one used longest ago goes first. It counts by size, because lru-cache takes the room
 * for its `max` at once: twenty maps of this kind would cost each start 20 ms and 4 MB.
 *
 * @param ttlMs after so long a value counts as gone
 */
export const createLruMap = <V extends {}>(most = MOST, ttlMs = 0): LruMap<V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1, ttl: ttlMs })

import { vi } from 'vitest'

/**
 * Looks again and again until a check no longer throws, as long as a slow machine may need.
 * @returns what the check returned
 * @throws what it threw last
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 50_000, interval: 20 })

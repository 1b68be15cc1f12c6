import { vi } from 'vitest'
import { AWAITED_MS } from './awaited.ts'

/**
 * Looks again and again until a check no longer throws, as long as a slow machine may need.
 * @param everyMs how often: seldom where a look costs others something, and what is waited for takes seconds
 * @returns what the check returned
 * @throws what it threw last
 */
export const eventually = <T>(check: () => T | Promise<T>, everyMs = 20): Promise<T> =>
  vi.waitFor(check, { timeout: AWAITED_MS, interval: everyMs })

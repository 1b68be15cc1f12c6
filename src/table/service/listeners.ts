import { errorMessage, errorStack } from '../errors.ts'
import type { TableLog } from './service-options.ts'

export interface Listeners<What extends readonly unknown[]> {
  /** Calls all; one that fails keeps nobody else from hearing. */
  tell(...what: What): void
  /** Returns how to stop that. */
  listen(listener: (...what: What) => void): () => void
}

/**
 * @param log hears of listeners that fail
 * @param about what the first thing that they hear names
 */
export function createListeners<What extends readonly [string, ...unknown[]]>(
  log: TableLog | undefined,
  about: 'table' | 'person',
): Listeners<What> {
  const listeners = new Set<(...what: What) => void>()
  return {
    tell: (...what) => {
      for (const listener of listeners) {
        try {
          listener(...what)
        } catch (error) {
          log?.error({ [about]: what[0], error: errorMessage(error), stack: errorStack(error) }, 'a listener failed')
        }
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

import type { Timer } from '#runtime'
import { isShownAtTables, type PersonSettings, SETTINGS_PAUSE_MS } from '#table'
import type { BotContext } from './context.ts'
import type { Publisher } from './publisher.ts'

/**
 * Applies a person's settings to all their tables at once, but edits the tables only after a pause.
 * @returns ends it: what still waits is done
 */
export function syncTablesOnSettingsChange(
  { runtime, service, log }: BotContext,
  publisher: Publisher,
): () => Promise<void> {
  const waiting = new Map<string, Timer>()

  async function plan(personId: string, redraw: boolean): Promise<void> {
    try {
      for (const { id } of await service.openTablesOf(personId)) publisher.requestSync(id, redraw)
    } catch (error) {
      log.warn({ person: personId, error }, 'notices could not be planned anew')
    }
  }

  function show(personId: string): Promise<void> {
    waiting.get(personId)?.cancel()
    waiting.delete(personId)
    return plan(personId, true)
  }

  const stop = service.onSettings((personId, changed: Partial<PersonSettings>) => {
    if (!isShownAtTables(changed)) {
      void plan(personId, false)
      return
    }
    waiting.get(personId)?.cancel()
    waiting.set(
      personId,
      runtime.after(SETTINGS_PAUSE_MS, () => void show(personId)),
    )
  })
  return async () => {
    stop()
    await Promise.all([...waiting.keys()].map(show))
  }
}

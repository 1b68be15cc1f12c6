import { LRUCache } from 'lru-cache'

/**
 * Which answer each private message shows, by the id of the interaction that brought the message. A late picture must not
 * replace a later answer.
 */
export interface Panels {
  /** From now on the panel shows that interaction's answer; tells whether it still does. */
  shownFrom(panel: string, interaction: string): () => boolean
  /** Edits the panel's message; throws what the edit throws. */
  edit(panel: string, edit: () => Promise<void>): Promise<void>
  /** Waits for the running edit, which could undo an answer sent before it arrives. Never throws. */
  edited(panel: string): Promise<void>
}

/** How many panels are remembered. */
const REMEMBERED = 10_000

export function createPanels(): Panels {
  const shown = new LRUCache<string, string>({ max: REMEMBERED })
  const edits = new Map<string, Promise<void>>()
  return {
    shownFrom(panel, interaction) {
      shown.set(panel, interaction)
      return () => shown.get(panel) === interaction
    },
    async edit(panel, edit) {
      const edited = edit()
      edits.set(panel, edited)
      try {
        await edited
      } finally {
        if (edits.get(panel) === edited) edits.delete(panel)
      }
    },
    edited: async (panel) => edits.get(panel)?.catch(() => undefined),
  }
}

import { MINUTE_MS } from '#time'
import { createLruMap } from './lru-map.ts'

/** For so long an interaction's token takes edits, less a minute. */
const CLOSABLE = 14 * MINUTE_MS

export type PanelUpdates = ReturnType<typeof createPanelUpdates>

/**
 * Which answer each private message shows, by the id of the interaction that brought the message. A late picture must not
 * replace a later answer.
 */
export function createPanelUpdates() {
  const shown = createLruMap<string>()
  const edits = new Map<string, Promise<void>>()
  const open = createLruMap<{ readonly panel: string; readonly close: () => Promise<void> }>(undefined, CLOSABLE)
  return {
    /** From now on the panel shows that interaction's answer; tells whether it still does. */
    shownFrom(panel: string, interaction: string): () => boolean {
      shown.set(panel, interaction)
      return () => shown.get(panel) === interaction
    },
    /**
     * Edits the panel's message once the edit before it has arrived: of two on their way Discord may take the older one last.
     * Throws what the edit throws.
     * @param wanted asked then; what nobody would see is not sent
     */
    async edit(panel: string, wanted: () => boolean, edit: () => Promise<void>): Promise<void> {
      const before = edits.get(panel)
      const edited = (async () => {
        if (before !== undefined) await before.catch(() => undefined)
        if (wanted()) await edit()
      })()
      edits.set(panel, edited)
      try {
        await edited
      } finally {
        if (edits.get(panel) === edited) edits.delete(panel)
      }
    },
    /** Waits for the running edit, which could undo an answer sent before it arrives. Never throws. */
    edited: async (panel: string): Promise<void> => edits.get(panel)?.catch(() => undefined),
    /**
     * From now on somebody's panel of a table is that message: the one before, where it is another, is closed. Never
     * throws.
     * @param owner the person and the table
     * @param close takes the panel away again, as long as the interaction's token lives
     */
    async opened(owner: string, panel: string, close: () => Promise<void>): Promise<void> {
      const before = open.get(owner)
      open.set(owner, { panel, close })
      if (before === undefined || before.panel === panel) return
      // Its picture may still be on its way.
      shown.delete(before.panel)
      await edits.get(before.panel)?.catch(() => undefined)
      await before.close().catch(() => undefined)
    },
  }
}

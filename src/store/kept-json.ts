import { z } from 'zod'
import type { BoundStatement, StatementRunner } from './sql.ts'

/** The statements of JSON that is kept once an id: as `data`, and changed only where it is `before` still. */
interface Keeping {
  read(values: { readonly id: string }): BoundStatement
  add(values: { readonly id: string; readonly data: string }): BoundStatement
  change(values: { readonly id: string; readonly data: string; readonly before: string }): BoundStatement
}

/** Reads and changes JSON that is kept once an id; null where nothing is. Of two who change it the second reads it again. */
export function createJsonRowAccess({ first, writeIf }: StatementRunner, { read, add, change }: Keeping) {
  const kept = async (id: string): Promise<string | null> => (await first(read({ id }), Kept))?.data ?? null
  const decoded = (data: string | null): unknown => (data === null ? null : JSON.parse(data))
  return {
    read: async (id: string): Promise<unknown> => decoded(await kept(id)),
    /** @param more what is written with it */
    change: async (
      id: string,
      changed: (now: unknown) => unknown,
      more: readonly BoundStatement[] = [],
    ): Promise<void> => {
      for (let isWritten = false; !isWritten; ) {
        const before = await kept(id)
        const data = JSON.stringify(changed(decoded(before)))
        isWritten = await writeIf([before === null ? add({ id, data }) : change({ id, data, before })], more)
      }
    },
  }
}

const Kept = z.object({ data: z.string() })

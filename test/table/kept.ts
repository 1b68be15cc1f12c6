import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, inject } from 'vitest'
import { z } from 'zod'
import { moveStore, openStore, type Store } from '#store'
import { freshDatabase } from '../store/databases.ts'

const keptSchema = z.array(
  z.strictObject({
    id: z.string(),
    about: z.string(),
    phase: z.string(),
    seq: z.int(),
    seats: z.array(z.string()),
    settled: z.string().nullable(),
    actingSeat: z.int().nullable(),
    open: z.array(z.string()),
    totals: z.array(z.int()).nullable(),
    log: z.record(z.string(), z.int()),
    events: z.record(z.string(), z.int()),
  }),
)
export type Kept = z.infer<typeof keptSchema>[number]

/**
 * The tables that older rules left, in a database of this test file's own kind, brought to today's schema.
 * @param rules their number
 */
export async function keptTables(rules: number): Promise<{ readonly store: Store; readonly tables: readonly Kept[] }> {
  const folder = new URL(`../kept/rules-${rules}/`, import.meta.url)
  const workshop = mkdtempSync(join(tmpdir(), 'bonfire-'))
  const file = `file:${join(workshop, 'kept.db')}`
  writeFileSync(file.slice('file:'.length), gunzipSync(readFileSync(new URL('tables.db.gz', folder))))
  const fresh = inject('database') === 'postgresql' ? await freshDatabase() : null
  const store = await openStore(fresh?.url ?? file)
  if (fresh !== null) {
    await (await openStore(file)).close()
    await moveStore(file, fresh.url)
  }
  afterAll(async () => {
    await store.close()
    await fresh?.drop()
    rmSync(workshop, { recursive: true, force: true })
  })
  return { store, tables: keptSchema.parse(JSON.parse(readFileSync(new URL('tables.json', folder), 'utf8'))) }
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { openStore, type Store } from '#store'

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
 * The tables that older rules left, in an SQLite file of their own, brought to today's schema.
 * @param rules their number
 */
export async function keptTables(rules: number): Promise<{ readonly store: Store; readonly tables: readonly Kept[] }> {
  const folder = new URL(`../kept/rules-${rules}/`, import.meta.url)
  const workshop = mkdtempSync(join(tmpdir(), 'bonfire-'))
  const file = `file:${join(workshop, 'kept.db')}`
  writeFileSync(file.slice('file:'.length), gunzipSync(readFileSync(new URL('tables.db.gz', folder))))
  const store = await openStore(file)
  afterAll(async () => {
    await store.close()
    rmSync(workshop, { recursive: true, force: true })
  })
  return { store, tables: keptSchema.parse(JSON.parse(readFileSync(new URL('tables.json', folder), 'utf8'))) }
}

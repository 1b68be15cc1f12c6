import { z } from 'zod'
import { boxOf, knowsBox, readBox, registerBox } from '#engine'
import type { StoredEntry, TableRepository } from './repository.ts'

const setup = z.object({ box: z.string() })
const startedData = z.object({ setup })
const snapshotData = z.object({ game: z.object({ setup }) })

/** The boxes that a table's game needs, by hash. */
export function boxesOf(snapshot: { readonly state: unknown } | null, rows: readonly StoredEntry[]): string[] {
  const kept = snapshotData.safeParse(snapshot?.state)
  const started = rows.flatMap((row) => (row.type === 'started' ? [startedData.safeParse(row.data)] : []))
  return [
    ...(kept.success ? [kept.data.game.setup.box] : []),
    ...started.flatMap((one) => (one.success ? [one.data.setup.box] : [])),
  ]
}

/** Makes a box known to the engine. One that is nowhere kept stays unknown, which the engine says when it is needed. */
export async function loadBox(repository: TableRepository, hash: string): Promise<void> {
  if (knowsBox(hash)) return
  const json = await repository.box(hash)
  const box = json === null ? null : readBox(json)
  if (box?.ok) registerBox(box.box)
}

/** Keeps a box that the engine knows. */
export async function saveBox(repository: TableRepository, hash: string): Promise<void> {
  await repository.saveBox(hash, boxOf({ setup: { box: hash } }).box)
}

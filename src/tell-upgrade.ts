import type { PendingUpgrade } from '#store'

/**
 * Says what becomes of an earlier version's database at a start: before, what is done and how long it may take; and that it
 * is done.
 * @param say takes a sentence, and what it is about
 */
export const tellDatabaseUpgrade =
  (say: (details: Readonly<Record<string, unknown>>, message: string) => void) =>
  ({ migrations, bytes, mayTakeMs }: PendingUpgrade, tookMs: number | null): void => {
    const [megabytes, seconds] = [Math.ceil(bytes / 1e6), Math.ceil(mayTakeMs / 1000)]
    const all = migrations.length === 1 ? '1 migration' : `${migrations.length} migrations`
    if (tookMs === null)
      say(
        { migrations, megabytes, mayTakeSeconds: seconds },
        `The database was made by an earlier version, and is brought to this one first: ${all} over ${megabytes} MB, which may take ${seconds} s, more on a slow disk. It is all or nothing: what is interrupted leaves the database as it was.`,
      )
    else
      say(
        { migrations: migrations.length, seconds: Math.round(tookMs / 100) / 10 },
        'The database is of this version now. An earlier version refuses it: to go back, restore the backup from before.',
      )
  }

import { rowSchemaOf } from './rows.ts'
import { type StatementRunner, sql } from './sql.ts'

// One statement that looks and takes: of two processes only one finds the bucket free. What lies further ahead than any
// process would put it came of a clock that was wrong, and binds nobody.
const claim = sql(`INSERT INTO identifies (bucket, free_at) VALUES (:bucket, :until)
  ON CONFLICT (bucket) DO UPDATE SET free_at = EXCLUDED.free_at
  WHERE identifies.free_at <= :now OR identifies.free_at > :never`)
const held = sql(`SELECT free_at FROM identifies WHERE bucket = :bucket`)

/**
 * Claims the next identify of a bucket, for all processes that share the database, alike on both; nobody else has it for
 * that long (ms).
 * @returns tells in how many ms it may be claimed again; 0 when it is the caller's
 */
export function createClaimGatewayIdentify({ now: clock, first, write }: StatementRunner) {
  return async (bucket: number, forMs: number): Promise<number> => {
    const now = clock()
    const later = (ms: number) => new Date(now.getTime() + ms)
    if ((await write(claim({ bucket, now, until: later(forMs), never: later(2 * forMs) }))) > 0) return 0
    const row = await first(held({ bucket }), Held)
    const left = (row?.freeAt ?? now).getTime() - now.getTime()
    return Math.min(Math.max(left, 1), forMs)
  }
}

const Held = rowSchemaOf('identifies', 'freeAt')

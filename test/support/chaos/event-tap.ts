import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { z } from 'zod'
import { connectToPostgres } from '../../../src/store/postgres.ts'

/** Hears of presses behind the bots' backs, as soon as they are committed. */
export interface EventTap {
  /**
   * The next press that is committed from now on.
   * @returns Discord's id of the interaction; null when none was committed in that time (ms)
   */
  next(within: number): Promise<string | null>
  close(): Promise<void>
}

export const tapEvents = (url: string): Promise<EventTap> =>
  url.startsWith('file:') ? peepIntoFile(url.slice('file:'.length)) : peepIntoServer(url)

/** SQLite tells one connection that another has committed, if it is asked; that costs next to nothing. */
async function peepIntoFile(file: string): Promise<EventTap> {
  const db = new Sqlite(file, { timeout: 5000, readonly: true })
  const versions = db.prepare('PRAGMA data_version')
  const rows = db.prepare('SELECT coalesce(max(rowid), 0) AS last FROM entries')
  const since = db.prepare('SELECT interaction_id AS id FROM entries WHERE rowid > ? AND interaction_id IS NOT NULL')
  const version = () => z.tuple([z.object({ data_version: z.int() })]).parse(versions.all())[0].data_version
  const lastRow = () => z.tuple([z.object({ last: z.int() })]).parse(rows.all())[0].last
  return {
    async next(within) {
      const from = lastRow()
      for (let [seen, giveUp] = [version(), Date.now() + within]; Date.now() < giveUp; await sleep(1)) {
        const now = version()
        if (now === seen) continue
        seen = now
        const [made] = z.array(z.object({ id: z.string() })).parse(since.all([from]))
        if (made !== undefined) return made.id
      }
      return null
    },
    close: async () => void db.close(),
  }
}

const TELL = `
  CREATE OR REPLACE FUNCTION chaos_tell() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_notify('chaos', NEW.interaction_id); RETURN NULL; END $$;
  CREATE OR REPLACE TRIGGER chaos_tell AFTER INSERT ON entries
    FOR EACH ROW WHEN (NEW.interaction_id IS NOT NULL) EXECUTE FUNCTION chaos_tell();
  LISTEN chaos`
const HUSH = 'DROP TRIGGER IF EXISTS chaos_tell ON entries; DROP FUNCTION IF EXISTS chaos_tell()'

/** PostgreSQL tells whoever listens at the moment of the commit. */
async function peepIntoServer(url: string): Promise<EventTap> {
  const client = await connectToPostgres(url)
  await client.query(TELL)
  return {
    next: (within) =>
      new Promise((resolve) => {
        const told = ({ payload }: pg.Notification) => done(payload ?? null)
        const late = setTimeout(() => done(null), within)
        const done = (id: string | null) => {
          clearTimeout(late)
          client.off('notification', told)
          resolve(id)
        }
        client.on('notification', told)
      }),
    async close() {
      await client.query(HUSH)
      await client.end()
    },
  }
}

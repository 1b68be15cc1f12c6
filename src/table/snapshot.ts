import { z } from 'zod'
import { readState, setupSchema } from '#engine'
import { optionsSchema } from './entries.ts'
import { emptyFold, type Fold } from './fold.ts'
import type { StoredTable } from './tables.ts'
import { readTold, tell } from './told.ts'

const person = z.object({ id: z.string(), name: z.string() })
const at = z.int()

/** A table after a finished turn. It only saves reading the entries before it. */
const snapshotSchema = z.object({
  solo: z.boolean(),
  host: z.string(),
  options: optionsSchema,
  phase: z.enum(['playing', 'finished']),
  seats: z.array(z.object({ person: person.nullable(), name: z.string(), satOut: z.boolean() })),
  at,
  since: at,
  recent: z.array(z.string()),
  game: z.object({
    rules: z.int(),
    setup: setupSchema,
    settled: z.unknown(),
    began: z.int(),
    lastTurn: z.object({ seat: z.int(), told: z.array(z.unknown()), at }).nullable(),
    since: at,
  }),
})

/** Plain JSON of a fold after a finished turn that is final; null when it stands elsewhere. */
export function snapshotOf(fold: Fold): z.input<typeof snapshotSchema> | null {
  const { solo, host, options, phase, seats, game, recent } = fold
  if (game === null || game.lost || (phase !== 'playing' && phase !== 'finished')) return null
  if (game.line.length > 0 || game.before !== null) return null
  const { rules, setup, settled, began, lastTurn } = game
  return {
    solo,
    host,
    options,
    phase,
    seats: seats.map((seat) => ({ ...seat })),
    at: fold.at.getTime(),
    since: fold.since.getTime(),
    recent: [...recent],
    game: {
      rules,
      setup,
      settled,
      began,
      lastTurn:
        lastTurn === null ? null : { seat: lastTurn.seat, told: tell(lastTurn.events), at: lastTurn.at.getTime() },
      since: game.since.getTime(),
    },
  }
}

/**
 * The fold that a snapshot was made of.
 * @throws when the snapshot is not what this version writes, or its state is unsound: then the entries are read
 */
export function foldOfSnapshot(table: StoredTable, snapshot: { seq: number; state: unknown }): Fold {
  const { game, at, since, ...rest } = snapshotSchema.parse(snapshot.state)
  const settled = readState(game.settled)
  return {
    ...emptyFold(table, new Date(at)),
    ...rest,
    seq: snapshot.seq,
    since: new Date(since),
    game: {
      ...game,
      settled,
      line: [],
      before: null,
      lastTurn:
        game.lastTurn === null
          ? null
          : { seat: game.lastTurn.seat, events: readTold(game.lastTurn.told), at: new Date(game.lastTurn.at) },
      since: new Date(game.since),
      lost: false,
      over: settled.ended !== null,
    },
  }
}

import { z } from 'zod'
import { readState, setupSchema } from '#engine'
import { optionsSchema } from './entries.ts'
import { parseEvents, serializeEvents } from './event-json.ts'
import type { StoredTable } from './repository.ts'
import { type EvolveContext, emptyTableState, type TableState } from './state.ts'

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
    missing: z.object({ turns: z.int(), line: z.array(z.int()) }).default({ turns: 0, line: [] }),
  }),
})

/** Plain JSON of a table after a finished turn that is final; null when it stands elsewhere. */
export function snapshotOf(table: TableState): z.input<typeof snapshotSchema> | null {
  const { solo, host, options, phase, seats, game, recent } = table
  if (game === null || game.unplayable || (phase !== 'playing' && phase !== 'finished')) return null
  if (game.openChoices.length > 0 || game.before !== null) return null
  const { rulesNumber, setup, settled, began, lastTurn, missing } = game
  return {
    solo,
    host,
    options,
    phase,
    seats: [...seats],
    at: table.at.getTime(),
    since: table.since.getTime(),
    recent: [...recent],
    game: {
      rules: rulesNumber,
      setup,
      settled,
      began,
      lastTurn:
        lastTurn === null
          ? null
          : { seat: lastTurn.seat, told: serializeEvents(lastTurn.events), at: lastTurn.at.getTime() },
      since: game.since.getTime(),
      missing: { turns: missing.turns, line: [...missing.line] },
    },
  }
}

/**
 * The table that a snapshot was made of.
 * @throws when the snapshot is not what this version writes, or its state is unsound: then the entries are read
 */
export function restoreSnapshot(
  table: StoredTable,
  snapshot: { seq: number; state: unknown },
  { rulesOf }: Pick<EvolveContext, 'rulesOf'>,
): TableState {
  const { game: kept, at, since, ...rest } = snapshotSchema.parse(snapshot.state)
  const { rules: rulesNumber, ...game } = kept
  const rules = rulesOf(game.setup.box)
  const settled = readState(rules, game.settled)
  return {
    ...emptyTableState(table, new Date(at)),
    ...rest,
    endSeq: rest.phase === 'finished' ? snapshot.seq : null,
    seq: snapshot.seq,
    since: new Date(since),
    game: {
      ...game,
      rules,
      rulesNumber,
      settled,
      openChoices: [],
      before: null,
      lastTurn:
        game.lastTurn === null
          ? null
          : { seat: game.lastTurn.seat, events: parseEvents(game.lastTurn.told), at: new Date(game.lastTurn.at) },
      since: new Date(game.since),
      unplayable: false,
      over: settled.ended !== null,
    },
  }
}

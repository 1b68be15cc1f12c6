import { z } from 'zod'
import {
  type Choice,
  eventSchema,
  formatChoice,
  type GameEvent,
  parseChoice,
  type StoredEvent,
  setupSchema,
} from '#engine'
import { LEVEL_NAMES } from '#players'
import type { EntryToAppend, StoredEntry } from '../repository.ts'
import { optionChangeSchema, optionsSchema } from './options.ts'

/** Why a seat was freed: the time for its turn was over, or the others wanted it; the last is read and not written. */
const FREED_WHY = ['time', 'vote', 'moderator'] as const

const seat = z.int().min(0).max(3)
const seq = z.int().min(0)
const person = z.object({ id: z.string().min(1), name: z.string() })
/**
 * When it happened, in ms since 1970, by the clock of the service. It is part of the entry (the row's own time is the
 * database's) so that a table is the same before and after it is loaded again.
 */
const at = z.int()
const told = z.array(z.unknown())

const entry = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.object({ type: z.literal(type), at, ...fields })

/** Everything that changes a table. Fields that a later version adds are let pass. */
const entrySchema = z.discriminatedUnion('type', [
  /**
   * The host sits down with it. `rematchOf`: the table whose people are asked to play again; `askableAt`: nobody is called,
   * for they were a moment ago, and can be again from then on. Earlier versions kept in `formerGame` who sat there, people
   * who never came included; it is asked of that table now.
   */
  entry('opened', {
    host: person,
    solo: z.boolean(),
    options: optionsSchema,
    rematchOf: z.string().optional(),
    askableAt: z.int().optional(),
  }),
  entry('joined', { person }),
  entry('left', { person: z.string() }),
  /** In the lobby a computer player takes the next seat; in a game one that was left. It plays from then on. */
  entry('computerSeated', { seat, name: z.string(), level: z.enum(LEVEL_NAMES) }),
  /** In the lobby: the seat goes, too. */
  entry('computerRemoved', { seat }),
  /**
   * In a lobby a seat is kept for that person, by id; or not any more. `callableAt`: the person is not called to it, for
   * they were to another a moment ago, and can be again from then on.
   */
  entry('held', { person: z.string(), callableAt: z.int().optional() }),
  entry('released', { person: z.string() }),
  /** People change seats: `order` gives for each seat whose seat it was. */
  entry('arranged', { order: z.array(seat) }),
  entry('option', { change: optionChangeSchema }),
  entry('started', { rules: z.int(), setup: setupSchema }),
  /**
   * `press`: the seq at which the press was made that it was part of: undo goes back there. `planned`: it was not pressed
   * then but played as planned ahead. `used`: in ms, what the turn that it ends took of the seat's store of time, where it
   * has one. `tie`: it was not asked for, Tom's rule of thumb decided.
   */
  entry('choice', {
    seat,
    choice: z.string(),
    press: seq,
    told,
    planned: z.literal(true).exactOptional(),
    tie: z.literal(true).exactOptional(),
    used: z.int().min(0).exactOptional(),
  }),
  /** `to`: the choices after this seq are taken back: the open turn's, or such as ended the turn before. */
  entry('undone', { to: seq }),
  /** The seat asks to take back the turn that it has just ended; the others answer. Once all agree, `undone` follows. */
  entry('undoAsked', { seat }),
  entry('undoAnswered', { seat, agrees: z.boolean() }),
  entry('satOut', { seat, told }),
  /** The time for a turn was over while no bot was there: it is so at that moment only, in ms since 1970. */
  entry('extended', { until: z.int() }),
  /** `silent` has been silent for long: `seat` asks the others whether it is to be freed. They answer, or `silent` does. */
  entry('freeAsked', { seat, silent: seat }),
  entry('freeAnswered', { seat, agrees: z.boolean() }),
  /**
   * The seat is empty from now on: the time for its turn was over, or the others wanted that. `by`: a moderator did it; earlier
   * versions know only the other two, and take it for the second.
   */
  entry('freed', { seat, person: z.string(), why: z.enum(FREED_WHY), by: z.literal('moderator').exactOptional() }),
  /** The player plays on until somebody takes the seat over; or keeps it after all. */
  entry('substituteAsked', { seat, wanted: z.boolean() }),
  entry('tookOver', { seat, person }),
  /** The channel was gone: the table is in another one from now on, and has no card. */
  entry('moved', { channelId: z.string() }),
  /** The person who sat there last is forgotten: earlier entries have neither id nor name any more. */
  entry('forgotten', { seats: z.array(seat) }),
  entry('closed', { why: z.enum(['host', 'moderator', 'everybodyLeft', 'nobodyCame']) }),
  /** From here on the game is played under these rules, from this state. */
  entry('rules', { number: z.int(), state: z.unknown() }),
  entry('frozen', { message: z.string() }),
  /**
   * The table goes on. `skipped`: seqs of entries that count for nothing: those that froze it, and those that cannot be
   * played; `turnDropped` when choices of the open turn are among them.
   */
  entry('thawed', { skipped: z.array(seq), turnDropped: z.boolean() }),
])
const types = new Set<string>(entrySchema.options.map((option) => option.shape.type.value))
export type TimedEntry = z.infer<typeof entrySchema>
export type TimedEntryOf<T extends TimedEntry['type']> = Extract<TimedEntry, { type: T }>

/** An entry without its time. */
export type EntryContent = { [T in TimedEntry['type']]: Omit<TimedEntryOf<T>, 'at'> }[TimedEntry['type']]

/** An entry with its place. */
export interface TableEntry {
  readonly seq: number
  readonly actor: string | null
  readonly interactionId: string | null
  readonly entry: TimedEntry
}

/**
 * Decodes a row.
 * @throws an error that names the row and what is wrong with it
 */
function parseEntry(row: StoredEntry): TableEntry {
  const data = typeof row.data === 'object' && row.data !== null ? row.data : {}
  const result = entrySchema.safeParse({ ...data, type: row.type })
  if (result.success) return { seq: row.seq, actor: row.actor, interactionId: row.interactionId, entry: result.data }
  const [issue] = result.error.issues
  throw new Error(`entry ${row.seq} (${row.type}) ${issue?.path.map(String).join('.')}: ${issue?.message}`)
}

/** Whether an entry changes those before it: a table in memory is read anew. */
export const isTableReloadNeededAfter = ({ type }: StoredEntry): boolean => type === 'forgotten' || type === 'thawed'

const skipping = z.object({ skipped: z.array(z.int()) })

/** Seqs of the rows that count for nothing, as rows after them say. */
const skippedIn = (rows: readonly StoredEntry[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ type, data }) => {
      const read = type === 'thawed' ? skipping.safeParse(data) : null
      return read?.success ? read.data.skipped : []
    }),
  )

/** A row as this version reads it. */
export type ReadRow = { readonly row: StoredEntry } & (
  | { readonly kind: 'entry'; readonly entry: TableEntry }
  /** It counts for nothing. */
  | { readonly kind: 'skipped' }
  /** A newer version wrote it, and this one does not know its kind. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken'; readonly error: unknown }
)

/** Decodes the rows of a table, in their order. */
export function readRows(rows: readonly StoredEntry[]): ReadRow[] {
  const skipped = skippedIn(rows)
  return rows.map((row) => {
    if (skipped.has(row.seq)) return { row, kind: 'skipped' }
    if (!types.has(row.type)) return { row, kind: 'newer' }
    try {
      return { row, kind: 'entry', entry: parseEntry(row) }
    } catch (error) {
      return { row, kind: 'broken', error }
    }
  })
}

/** The rows that count and can be decoded. */
export const readableEntries = (rows: readonly StoredEntry[]): TableEntry[] =>
  readRows(rows).flatMap((one) => (one.kind === 'entry' ? [one.entry] : []))

/** The choice of an entry. */
export function parseEntryChoice(text: string): Choice {
  const choice = parseChoice(text)
  if (choice === null) throw new Error(`'${text}' is not a choice`)
  return choice
}

/** The row of an entry. */
export function rowOfEntry({ seq, actor, interactionId, entry: { type, ...data } }: TableEntry): EntryToAppend {
  return { seq, actor, type, data, interactionId }
}

/** Events as they are kept: plain JSON, choices in their notation. */
export const storedEventsOf = (events: readonly GameEvent[]): StoredEvent[] =>
  events.map((one) => (one.kind === 'forced' ? { ...one, choice: formatChoice(one.choice) } : one))

/** Events as they were kept. One that these rules do not know is left out: it only tells, nothing follows from it. */
export const readStoredEvents = (told: readonly unknown[]): GameEvent[] =>
  told.flatMap((json) => {
    const result = eventSchema.safeParse(json)
    return result.success ? [result.data] : []
  })

/** Whether these events led from one turn into the next, or to the end of the game. */
export const eventsLeadToNextTurn = (events: readonly GameEvent[]): boolean =>
  events.some((one) => one.kind === 'turnBegan' || one.kind === 'gameEnded')

export type FreedWhy = (typeof FREED_WHY)[number]

/**
 * Why a table was closed: by its host, by a moderator of the server, because the last one left, or because nobody pressed
 * anything in the lobby for a day.
 */
export type CloseReason = TimedEntryOf<'closed'>['why']

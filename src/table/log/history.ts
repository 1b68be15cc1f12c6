import { type GameEvent, type Journal, type Rules, standardRules } from '#engine'
import { eventsLeadToNextTurn, readStoredEvents, type TableEntry, type TimedEntry } from '../state/entries.ts'
import { evolveSeating, NOBODY_SEATED, type SeatingInPhase } from '../state/seating.ts'
import { openTurnAfterTakingBack } from '../state/taking-back.ts'

/** A choice that was not taken back. */
interface StandingChoice {
  readonly seq: number
  readonly seat: number
  /** In its notation. */
  readonly choice: string
  readonly events: readonly GameEvent[]
  /** It was planned ahead. */
  readonly planned: boolean
  /** Tom's rule of thumb decided. */
  readonly tie: boolean
}

/** Who sits, or sat last, on a seat. */
interface Sitter {
  /** Null: a computer player. */
  readonly id: string | null
  readonly name: string
}

/** By seat; undefined where the entry that says so cannot be read. */
type Sitters = readonly (Sitter | undefined)[]

/** Requests, answers and kept seats are not told. */
const NOT_TOLD = ['undoAsked', 'undoAnswered', 'freeAsked', 'freeAnswered', 'held', 'released'] as const
type NotTold = Extract<TimedEntry, { type: (typeof NOT_TOLD)[number] }>
const isNotTold = (entry: TimedEntry): entry is NotTold => NOT_TOLD.some((type) => type === entry.type)

/** A turn that has ended, or any other entry. */
export type HistoryTurnOrEntry = {
  /** Of a turn, that of the entry that ended it. */
  readonly seq: number
  readonly at: Date
  /** Before the entry. */
  readonly sitters: Sitters
} & (
  | {
      readonly kind: 'turn'
      /** Those that stand; one at least. */
      readonly choices: readonly StandingChoice[]
    }
  | { readonly kind: 'entry'; readonly entry: Exclude<TimedEntry, { type: 'choice' | 'undone' } | NotTold> }
)

/** A table's past as its entries tell it, without rules: so it outlives them. */
export interface TableHistory {
  /** In order; an empty seat that ends a turn stands after it. */
  readonly items: readonly HistoryTurnOrEntry[]
  /** The choices of the turn that has not ended. */
  readonly openChoices: readonly StandingChoice[]
  /** After the last entry. */
  readonly sitters: Sitters
}

/**
 * Reads the entries of a table turn by turn, without what was undone and a turn that was open when the rules changed.
 * @param entries all of a table's, from the first
 */
export function historyOf(entries: readonly TableEntry[]): TableHistory {
  let items: HistoryTurnOrEntry[] = []
  let openChoices: StandingChoice[] = []
  let seated = NOBODY_SEATED
  let after: Sitters = []
  let sitters = after
  const endTurn = (seq: number, at: Date): void => {
    if (openChoices.length > 0) items.push({ kind: 'turn', seq, at, choices: openChoices, sitters })
    openChoices = []
  }
  for (const one of entries) {
    const { seq, entry } = one
    const at = new Date(entry.at)
    seated = evolveSeating(seated, one)
    sitters = after
    after = sittersAfter(sitters, seated)
    if (entry.type === 'choice') {
      const events = readStoredEvents(entry.told)
      const { seat, choice, planned = false, tie = false } = entry
      openChoices.push({ seq, seat, choice, events, planned, tie })
      if (eventsLeadToNextTurn(events)) endTurn(seq, at)
      continue
    }
    if (entry.type === 'undone') {
      const turns = items.filter((item) => item.kind === 'turn')
      const { reopened, openChoices: left } = openTurnAfterTakingBack(turns, openChoices, entry.to)
      if (reopened !== null) items = items.filter((item) => item.kind === 'entry' || item.seq < reopened.seq)
      openChoices = [...left]
      continue
    }
    if (isNotTold(entry)) continue
    if (entry.type === 'satOut' && eventsLeadToNextTurn(readStoredEvents(entry.told))) endTurn(seq, at)
    if (entry.type === 'rules') openChoices = []
    items.push({ kind: 'entry', seq, at, entry, sitters })
  }
  return { items, openChoices, sitters: after }
}

/** In a game a seat stays, and with it who sat there last. */
const sittersAfter = (before: Sitters, { phase, seating }: SeatingInPhase): Sitters =>
  seating.seats.map(({ person, computer, name }, seat) => {
    if (person !== null) return person
    if (computer !== undefined) return { id: null, name }
    return phase === 'lobby' ? undefined : before[seat]
  })

/**
 * The game's journal, for a file that replays it.
 * @param entries all of a table's, from the first
 * @returns null when the game never started
 */
export function journalWithoutBox(entries: readonly TableEntry[]): Omit<Journal, 'box'> | null {
  const { items, openChoices } = historyOf(entries)
  const segments: Journal['segments'] = []
  const add = (...choices: readonly string[]) => segments.at(-1)?.choices.push(...choices)
  for (const item of items) {
    if (item.kind === 'turn') add(...item.choices.map(({ choice }) => choice))
    else if (item.entry.type === 'started')
      segments.push({ rules: item.entry.rules, start: { setup: item.entry.setup }, choices: [] })
    else if (item.entry.type === 'rules')
      segments.push({ rules: item.entry.number, start: { state: item.entry.state }, choices: [] })
    // It counts before the open turn, as in `letSitOut`.
    else if (item.entry.type === 'satOut') add(`sitout ${item.entry.seat}`)
  }
  add(...openChoices.map(({ choice }) => choice))
  return segments.length === 0 ? null : { segments }
}

/**
 * The same with the box of the game, unless that is the standard one.
 * @param rules null where the game is not known
 */
export function journalWithBox(entries: readonly TableEntry[], rules: Rules | null): Journal | null {
  const journal = journalWithoutBox(entries)
  if (journal === null || rules === null || rules.hash === standardRules.hash) return journal
  return { ...journal, box: rules.box }
}

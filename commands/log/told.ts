import { type LogByTurnsItem, type LoggedTurn, logByTurns, type PublicTable, type TableService } from '#table'
import { type Language, turnStory, type Words, words } from '#text'
import { groupBy } from '../group-by.ts'
import { messageUrlLookupByTurn } from '../links.ts'
import { plainNamesOf, sitterName } from '../names.ts'
import type { LogSeatFilter } from '../plain-codecs.ts'

/** What happened at a table, and where the messages of its turns are, by the entry with which each began. */
export interface LogWithLinks {
  readonly items: readonly LogByTurnsItem[]
  readonly linkOf: (turnSeq: number) => string | null
}

/** @throws `StoreUnavailable` when what happened cannot be read; without the links the log is as good */
export async function loadLog(service: TableService, table: PublicTable): Promise<LogWithLinks> {
  const [log, linkOf] = await Promise.all([service.log(table.id), messageUrlLookupByTurn(service, table)])
  return { items: logByTurns(log ?? [], table), linkOf }
}

/** A turn, and the round that it is in. */
export type RoundTurn = LoggedTurn & { readonly round: number }

/** The turns of a log, in order. */
export const turnsInLog = (items: readonly LogByTurnsItem[]): RoundTurn[] =>
  items.flatMap((item) => (item.kind === 'turn' ? item : []))

/** The number of the last turn of a round. */
export const lastTurnNumberOfRound = (turns: readonly RoundTurn[], of: number): number | undefined =>
  turns.findLast(({ round }) => round === of)?.number

/** Who took a turn: who sits there now, where only the seat is known. */
export const turnPlayerName = (table: PublicTable, { name, seat, computer }: RoundTurn, language: Language): string =>
  name === null ? (plainNamesOf(table, language)[seat] ?? '') : sitterName({ name, computer }, language)

/** How people are called where the log is shown. */
export interface LogNames {
  /** By seat, Tom's included. */
  readonly names: readonly string[]
  /** The same for a kept name, with a mark for a computer player; an empty name is a former player's. */
  readonly name: (kept: string, computer?: true) => string
  /** The seat of who alone reads it, and is called you there; null where others read it too. */
  readonly reader: number | null
}

/** A part of an item: what it says, and what that cost. */
interface Told {
  readonly text: string
  readonly cost: string
}

/**
 * An item in words; empty where it tells nothing, or nothing of the seat asked about.
 * @param of whose turns are told
 */
export function logItemInWords(
  table: PublicTable,
  item: LogByTurnsItem,
  called: LogNames,
  language: Language,
  of: LogSeatFilter = 'all',
): readonly Told[] {
  const say = words(language)
  const line = lineOf(say, item, called)
  const lines =
    line === null || (of !== 'all' && !('seat' in item && item.seat === of)) ? [] : [{ text: line, cost: '' }]
  if (!('events' in item) || table.settled === null) return lines
  const then = item.kind === 'turn' && item.name !== null ? called.name(item.name, item.computer) : null
  const names = called.names.map((now, seat) => (then !== null && seat === item.seat ? then : now))
  // Somebody else may have sat there then.
  const isReaders = item.kind !== 'turn' || item.name === null || item.name === table.seats[item.seat]?.name
  const parts = turnStory(say, table.rules, names, item.events, isReaders ? called.reader : null)
  const others = item.kind === 'turn' ? parts : parts.filter(({ seat }) => seat === null)
  const told = [
    ...lines,
    ...others.filter(({ seat }) => of === 'all' || seat === of),
    ...(item.kind === 'turn' && item.tie === true ? [{ text: say.log.tiesDecided, cost: '' }] : []),
  ]
  return isPlanned(item)
    ? told.map((one, index) => (index === 0 ? { ...one, text: say.phrases.labelled(say.ahead.played, one.text) } : one))
    : told
}

/** Whether an item is a turn that was played as planned ahead. */
export const isPlanned = (item: LogByTurnsItem): boolean => item.kind === 'turn' && item.planned === true

/** The line of anything but a turn. */
function lineOf({ log, live, computers }: Words, item: LogByTurnsItem, { name }: LogNames): string | null {
  switch (item.kind) {
    case 'turn':
      return null
    case 'opened':
    case 'joined':
    case 'left':
    case 'satOut':
      return log[item.kind](name(item.name))
    case 'freed':
      return log.freed(name(item.name), item.why)
    case 'substituteAsked':
      return log.substituteAsked(name(item.name), item.wanted)
    case 'extended':
      return log.extended
    case 'started':
      return log.started
    case 'tookOver':
      return log.tookOver(name(item.name), item.seat + 1)
    case 'computerSeated':
      return computers.satDown(name(item.name, true), item.seat + 1, item.level)
    case 'computerRemoved':
      return computers.gotUp(name(item.name, true))
    case 'rules':
      return log.rules(item.number)
    case 'closed':
      return live.closed(item.why)
    case 'frozen':
      return log.frozen
    case 'thawed':
      return log.thawed(item.turnDropped)
  }
}

/** Items by their rounds, in order. */
export const groupByRound = <T extends Pick<LogByTurnsItem, 'round'>>(items: readonly T[]): T[][] => [
  ...groupBy(items, ({ round }) => String(round)).values(),
]

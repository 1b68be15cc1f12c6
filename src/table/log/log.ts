import type { GameEvent } from '#engine'
import type { LevelName } from '#players'
import { type CloseReason, type FreedWhy, readStoredEvents, type TableEntry } from '../state/entries.ts'
import { type HistoryTurnOrEntry, historyOf } from './history.ts'

/** One paragraph of a table's log; an empty name is a former player's. Turns that are still open are not in it. */
export type LogItem = {
  /** Seq of its entry; of a turn, of its last one. */
  readonly seq: number
  readonly at: Date
} & (
  | {
      readonly kind: 'turn'
      readonly seat: number
      readonly name: string
      /** A computer player took it. */
      readonly computer?: true
      /** All of it was played as planned ahead. */
      readonly planned?: true
      /** Tom's rule of thumb decided something in it. */
      readonly tie?: true
      readonly events: readonly GameEvent[]
    }
  | {
      readonly kind: 'satOut'
      readonly seat: number
      readonly name: string
      readonly events: readonly GameEvent[]
    }
  | { readonly kind: 'opened' | 'joined' | 'left'; readonly name: string }
  | { readonly kind: 'freed'; readonly name: string; readonly why: FreedWhy }
  | { readonly kind: 'substituteAsked'; readonly name: string; readonly wanted: boolean }
  | { readonly kind: 'started' | 'frozen' | 'extended' }
  | { readonly kind: 'tookOver'; readonly seat: number; readonly name: string }
  | { readonly kind: 'computerSeated'; readonly seat: number; readonly name: string; readonly level: LevelName }
  | { readonly kind: 'computerRemoved'; readonly name: string }
  /** It was stopped, and mended; `turnDropped` when choices of the open turn were lost with it. */
  | { readonly kind: 'thawed'; readonly turnDropped: boolean }
  | { readonly kind: 'rules'; readonly number: number }
  | { readonly kind: 'closed'; readonly why: CloseReason }
)

/**
 * Everything told so far, as it was told when it happened.
 * @param entries all of a table's, from the first
 */
export const tableLog = (entries: readonly TableEntry[]): LogItem[] => historyOf(entries).items.flatMap(logItem)

function logItem(item: HistoryTurnOrEntry): LogItem | [] {
  const { seq, at, sitters } = item
  if (item.kind === 'turn') {
    const seat = item.choices[0]?.seat ?? 0
    const events = item.choices.flatMap((one) => one.events)
    const sitter = sitters[seat]
    const computer = sitter?.id === null ? ({ computer: true } as const) : {}
    const planned = item.choices.every((one) => one.planned) ? ({ planned: true } as const) : {}
    const tie = item.choices.some((one) => one.tie) ? ({ tie: true } as const) : {}
    return { kind: 'turn', seq, at, seat, name: sitter?.name ?? '', ...computer, ...planned, ...tie, events }
  }
  const { entry } = item
  switch (entry.type) {
    case 'opened':
      return { kind: 'opened', seq, at, name: entry.host.name }
    case 'joined':
      return { kind: 'joined', seq, at, name: entry.person.name }
    case 'left':
      return { kind: 'left', seq, at, name: sitters.find((sitter) => sitter?.id === entry.person)?.name ?? '' }
    case 'freed':
      return { kind: 'freed', seq, at, name: sitters[entry.seat]?.name ?? '', why: entry.by ?? entry.why }
    case 'substituteAsked':
      return { kind: 'substituteAsked', seq, at, name: sitters[entry.seat]?.name ?? '', wanted: entry.wanted }
    case 'satOut': {
      const { seat, told } = entry
      return { kind: 'satOut', seq, at, seat, name: sitters[seat]?.name ?? '', events: readStoredEvents(told) }
    }
    case 'tookOver':
      return { kind: 'tookOver', seq, at, seat: entry.seat, name: entry.person.name }
    case 'computerSeated':
      return { kind: 'computerSeated', seq, at, seat: entry.seat, name: entry.name, level: entry.level }
    case 'computerRemoved':
      return { kind: 'computerRemoved', seq, at, name: sitters[entry.seat]?.name ?? '' }
    case 'closed':
      return { kind: 'closed', seq, at, why: entry.why }
    case 'rules':
      return { kind: 'rules', seq, at, number: entry.number }
    case 'thawed':
      return { kind: 'thawed', seq, at, turnDropped: entry.turnDropped }
    case 'started':
    case 'frozen':
    case 'extended':
      return { kind: entry.type, seq, at }
    case 'option':
    case 'moved':
    case 'arranged':
    case 'forgotten':
      return []
  }
}

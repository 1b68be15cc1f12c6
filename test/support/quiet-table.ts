import type { TableNoticeFacts } from '#table'

/** A table of which nobody is to be told anything: tests say what is otherwise at theirs. */
export const QUIET_TABLE: TableNoticeFacts = {
  tableId: 't',
  live: false,
  playing: true,
  called: [],
  turn: null,
  since: new Date('2026-03-10T12:00:00Z'),
  next: null,
  relieved: [],
  starting: [],
}

/** One hosted game: seats, open turn, undo, clock, and who may do what. */
export type { Action, Opened, Opening, Outcome, Press, RefusalCode, TableRefusal } from './action.ts'
export { type Checked, checkTable } from './check.ts'
export { createHouse, type House, type HouseParts } from './house.ts'
export type { Logged } from './log.ts'
export { Unavailable } from './shelf.ts'
export type { Appended, NewEntry, StoredEntry, StoredTable, Tables } from './tables.ts'
export type { LastTurn, OpenTurn, Person, Phase, SeatView, TableOptions, TableView } from './view.ts'
export { DEFAULT_OPTIONS } from './view.ts'

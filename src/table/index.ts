/** One hosted game: seats, open turn, undo, clock, and who may do what. */
export type { Action, Opened, Opening, Outcome, Press, RefusalCode, TableRefusal } from './action.ts'
export type { House, HouseParts, Logged } from './house.ts'
export { Unavailable } from './house.ts'
export type { Appended, NewEntry, StoredEntry, StoredTable, Tables } from './tables.ts'
export type { LastTurn, OpenTurn, Person, Phase, SeatView, TableOptions, TableView } from './view.ts'
export { DEFAULT_OPTIONS } from './view.ts'

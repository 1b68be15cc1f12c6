import { LEVEL_NAMES, type LevelName } from '#players'
import { emptySeatsOf, type LiveMessageTable, MOST_SEATS, type PublicTable, type TableAction } from '#table'
import { EMOJI, type Language, words } from '#text'
import { type Row, type SelectOption, select } from './components.ts'
import { pressOn } from './custom-id.ts'
import { plainNameOf, safeNameOf } from './names.ts'
import type { TypedOptions } from './reply.ts'
import { commandOptionWithChoices } from './subcommand.ts'

/** The option of a computer player's level. */
export const levelOption = commandOptionWithChoices(
  'computer',
  LEVEL_NAMES,
  ({ computers }, level) => computers.level[level],
)

/** A level as it was typed; null for anything else. */
export const typedLevelOf = (typed: TypedOptions[string] | undefined): LevelName | null =>
  LEVEL_NAMES.find((level) => level === typed) ?? null

/** Who sits on a seat in the lobby, with a computer player's level. */
export function seatNameWithLevel(table: PublicTable, seat: number, language: Language): string {
  const name = safeNameOf(table, seat, language)
  const level = table.seats[seat]?.computer
  return level === undefined ? name : words(language).computers.seated(name, level)
}

/** The host's select in the lobby: one more computer player, or one less; null where four people sit. */
export function addOrRemoveComputerSelect(table: PublicTable, language: Language): Row | null {
  const { computers } = words(language)
  const added: SelectOption[] = LEVEL_NAMES.map((level) => ({
    value: `add ${level}`,
    label: computers.add(level),
    emoji: EMOJI.computer,
  }))
  const removed: SelectOption[] = table.seats.flatMap(({ computer, name }, seat) =>
    computer === undefined
      ? []
      : { value: `remove ${name}`, label: computers.remove(plainNameOf(table, seat, language)), emoji: EMOJI.out },
  )
  const options = [...(table.seats.length < MOST_SEATS ? added : []), ...removed]
  return options.length === 0 ? null : select(pressOn(table, { verb: 'computers' }), computers.choose, options)
}

/** In a game with seats that were left: gives one to a computer player; null where there is none. */
export function computerForEmptySeatSelect(table: LiveMessageTable, language: Language): Row | null {
  const { computers } = words(language)
  const options: SelectOption[] = emptySeatsOf(table).flatMap((seat) =>
    LEVEL_NAMES.map((level) => ({
      value: `give ${seat} ${level}`,
      label: computers.giveSeat(plainNameOf(table, seat, language), level),
      emoji: EMOJI.computer,
    })),
  )
  return options.length === 0 ? null : select(pressOn(table, { verb: 'givetocomputer' }), computers.give, options)
}

/** The action that an option of the two selects means; null for anything else. */
export function actionOfAnyComputerSelect(value: string): TableAction | null {
  const [wish, what = '', how] = value.split(' ')
  const level = typedLevelOf(wish === 'give' ? how : what)
  if (wish === 'remove') return { kind: 'removeComputer', name: what }
  if (level === null) return null
  if (wish === 'add') return { kind: 'addComputer', level }
  return wish === 'give' && /^[0-3]$/.test(what) ? { kind: 'giveToComputer', seat: Number(what), level } : null
}

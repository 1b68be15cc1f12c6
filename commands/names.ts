import type { LevelName } from '#players'
import type { PictureRequest } from '#render'
import type { LiveMessageTable, PublicTable } from '#table'
import { escapeName, isolatedName, type Language, nameAsOneLine, words } from '#text'

/** Somebody's name where no Markdown is read; what is said instead of a forgotten one. */
export const plainPersonName = (name: string, language: Language): string =>
  name === '' ? words(language).names.formerPlayer : nameAsOneLine(name)

/** The same where Markdown is read. */
export const safeName = (name: string, language: Language): string => escapeName(plainPersonName(name, language))

/** The same for a seat or a turn's player, with a mark for a computer player. */
export const sitterName = (
  { name, computer }: { readonly name: string; readonly computer?: LevelName | true | undefined },
  language: Language,
): string => (computer === undefined ? plainPersonName(name, language) : words(language).computers.named(name))

/** The seats' names, Tom's included, for pictures and what is typed. */
export const plainNamesOf = (table: LiveMessageTable, language: Language): string[] => [
  ...table.seats.map((seat) => sitterName(seat, language)),
  ...(table.solo ? [words(language).names.tom] : []),
]

/** The same for a picture, which marks computer players instead of saying the word. */
export const drawnNames = (
  table: LiveMessageTable,
  language: Language,
): Pick<PictureRequest, 'names' | 'computers'> => ({
  names: plainNamesOf(table, language),
  computers: table.seats.flatMap(({ computer }, seat) => (computer === undefined ? [] : seat)),
})

/** The same, made harmless for a message. */
export const safeNamesOf = (table: LiveMessageTable, language: Language): string[] =>
  plainNamesOf(table, language).map(escapeName)

/** The same without that of one person. */
export const safeNamesOfOthers = (table: PublicTable, personId: string, language: Language): string[] =>
  safeNamesOf(table, language).filter((_, seat) => table.seats[seat]?.person?.id !== personId)

/** A seat's name on a button or in a list. */
export const plainNameOf = (table: LiveMessageTable, seat: number, language: Language): string =>
  isolatedName(plainNamesOf(table, language)[seat] ?? words(language).names.nobody)

/** A seat's name in a message. */
export const safeNameOf = (table: LiveMessageTable, seat: number, language: Language): string =>
  safeNamesOf(table, language)[seat] ?? words(language).names.nobody

/** People as Discord writes them, who are called by that. */
export const idsAsMentions = (ids: readonly string[]): string[] => ids.map((id) => `<@${id}>`)

/** A small line that only calls; null where there is nobody to call. */
export const mentionsLine = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : `-# ${idsAsMentions(ids).join(' ')}`

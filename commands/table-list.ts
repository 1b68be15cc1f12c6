import { computerActs, type PublicTable, type TableForPerson, type TableService, turnTimeEndIfOwn } from '#table'
import { EMOJI, type Language, words } from '#text'
import { openPanelButton } from './buttons.ts'
import { button, buttonRows, nonEmptyLines, type Post, type PostPart, post } from './components.ts'
import { pressOn } from './custom-id.ts'
import { tablePlaceText, tableUrl } from './links.ts'
import { missingPlayersText } from './lobby/start-time.ts'
import { seatOfPerson } from './looks/view.ts'
import { ownTurnTimeLine, relativeTimestamp } from './moments.ts'
import { safeNameOf, safeNamesOfOthers } from './names.ts'
import { type Caller, type Reply, reply } from './reply.ts'
import { whyCannotBeMovedHere } from './rights.ts'

/** Tables that are listed at most: what fits a message, whatever people are called. */
export const MOST_LISTED_TABLES = 7

/** A table, where its live message is, and the reader's time for the turn there. */
export interface ListedTable {
  readonly table: PublicTable
  readonly link: string
  readonly time: TableForPerson['time']
  /** Whether its channel is gone: then it can go on in the reader's channel, or only elsewhere. */
  readonly gone: 'movesHere' | 'elsewhere' | null
}

/** Looks up what else is told of tables that are to be listed for somebody. */
export async function toListedTables(
  service: TableService,
  tables: readonly PublicTable[],
  caller: Caller,
): Promise<ListedTable[]> {
  const { id } = caller.person
  const pauses = await service.settings(id)
  return Promise.all(
    tables.map(async (table) => ({
      table,
      link: await tableUrl(service, table),
      time: turnTimeEndIfOwn(table, id, pauses, () => service.now()),
      gone: await goneFor(service, table, caller),
    })),
  )
}

async function goneFor(service: TableService, table: PublicTable, caller: Caller): Promise<ListedTable['gone']> {
  if (table.solo || !(await service.isPlaceGone(table.id))) return null
  const mayMove = table.phase !== 'frozen' && whyCannotBeMovedHere(table, caller) === null
  return mayMove && (await service.inChannel(caller.channelId)) === null ? 'movesHere' : 'elsewhere'
}

/** Answers with a list of tables, as below. */
export async function tablesReply(
  service: TableService,
  tables: readonly PublicTable[],
  caller: Caller,
  how: { readonly title?: string; readonly notice?: string } = {},
): Promise<Reply> {
  const { person, language } = caller
  const listed = await toListedTables(service, tables.slice(0, MOST_LISTED_TABLES), caller)
  return reply(tablesPost(listed, tables.length > MOST_LISTED_TABLES, person.id, language, how))
}

/**
 * Tables with whose turn it is, since when, who sits there, and the way to each; one's own panel opens from here even
 * when the channel is gone.
 * @param tables at most `MOST_LISTED`
 * @param more there are others
 * @param how title: above them; notice: what is the matter, said first
 */
export const tablesPost = (
  tables: readonly ListedTable[],
  more: boolean,
  personId: string,
  language: Language,
  how: { readonly title?: string; readonly notice?: string } = {},
): Post =>
  post([
    how.notice === undefined ? null : `${EMOJI.warning} ${how.notice}`,
    how.title === undefined ? null : `### ${how.title}`,
    ...tables.flatMap((one) => listedTableParts(one, personId, language)),
    tables.some(({ gone }) => gone === 'elsewhere') ? `-# ${words(language).tables.placeGoneElsewhere}` : null,
    more ? `-# ${words(language).notices.moreTables}` : null,
  ])

/** One table of a list: two or three lines and a button. */
export function listedTableParts(
  { table, link, time, gone }: ListedTable,
  personId: string,
  language: Language,
): (PostPart | null)[] {
  const { buttons, card, live, tables } = words(language)
  const seated = seatOfPerson(table, personId) !== null
  // A thread of its own is called by the names of those who play.
  const others = gone === null && table.cardChannelId !== null ? [] : safeNamesOfOthers(table, personId, language)
  const since = table.phase === 'playing' ? [live.since(relativeTimestamp(table.since))] : []
  const there = gone === null ? [tablePlaceText(table, language)] : []
  // Discord's clients open no address of a direct channel.
  const way = gone === null && table.guildId !== null ? [`[${card.goThere}](${link})`] : []
  const place = [...since, ...there, ...others, ...way]
  return [
    nonEmptyLines(
      stateOf(table, personId, language),
      ownTurnTimeLine(time, language),
      place.join(' · '),
      gone === null ? null : `${EMOJI.warning} ${tables.placeGone}`,
    ),
    ...buttonRows([
      seated
        ? openPanelButton(table, language)
        : table.phase === 'lobby'
          ? button(pressOn(table, { verb: 'join' }), buttons.join, { emoji: EMOJI.seat, style: 'success' })
          : button(pressOn(table, { verb: 'show', look: 'table' }), live.looks.table, { emoji: EMOJI.search }),
      gone === 'movesHere' ? button(pressOn(table, { verb: 'movehere' }), buttons.moveHere) : null,
    ]),
  ]
}

/** Whose turn it is. */
function stateOf(table: PublicTable, personId: string, language: Language): string {
  const { panel, card, tables } = words(language)
  if (table.phase === 'lobby') return missingPlayersText(table, language)
  if (table.phase !== 'playing' || table.actingSeat === null) return tables.stopped
  const name = safeNameOf(table, table.actingSeat, language)
  const turn =
    table.acting === null && !computerActs(table)
      ? card.emptySeat(name)
      : table.acting === personId
        ? `**${panel.yourTurn}**`
        : panel.othersTurn(name)
  return `${EMOJI.turn} ${turn}`
}

import type { OwnTable, PublicTable, TableService } from '#table'
import { EMOJI, type Language, words } from '#text'
import { button, buttonRows, noticePost, type Post, type PostPart, post } from './components.ts'
import { viewPost } from './looks/look.ts'
import { seatOfPerson } from './looks/view.ts'
import { accentOf, pressOn, safeNamesOf } from './panel.ts'
import { privatePost } from './private.ts'
import { type Caller, type Reply, reply } from './reply.ts'

/** Tables that are listed at most: what fits a message, whatever people are called. */
export const MOST_LISTED = 10

/**
 * Somebody's open tables, with the others who sit there and the way to each; the panel opens from here even when the
 * channel is gone.
 * @param tables the first ten are listed
 * @param notice said above them
 */
export function tablesPost(
  tables: readonly PublicTable[],
  personId: string,
  language: Language,
  notice: string | null = null,
): Post {
  const { buttons, notices } = words(language)
  const parts = tables.slice(0, MOST_LISTED).flatMap((table): PostPart[] => {
    const others = safeNamesOf(table, language).filter((_, seat) => table.seats[seat]?.person?.id !== personId)
    return [
      [`<#${table.channelId}>`, ...(others.length === 0 ? [] : [others.join(', ')])].join(' · '),
      ...buttonRows([
        button(pressOn(table, { verb: 'open' }), buttons.openPanel, { emoji: EMOJI.turn, style: 'primary' }),
      ]),
    ]
  })
  const more = tables.length > MOST_LISTED ? `-# ${notices.moreTables}` : null
  return post([notice === null ? null : `${EMOJI.warning} ${notice}`, ...parts, more], { accent: accentOf(null) })
}

/** The tables that a typed command may be about: the one open in the channel, else the open ones of the person. */
export async function tablesFor(service: TableService, { channelId, person }: Caller): Promise<readonly PublicTable[]> {
  const here = await service.inChannel(channelId)
  return here === null ? await service.openTablesOf(person.id, MOST_LISTED + 1) : [here]
}

/** There is no table that could be meant, and how to have one. */
export function noTable({ language, guest }: Caller): Reply {
  const { notices } = words(language)
  return reply(noticePost(guest ? notices.guest : notices.noTableHere))
}

/**
 * Answers with the table that a typed command is about; of several the person picks one.
 * @param found what to answer with it
 * @param otherwise what to answer where there is none
 */
export async function withTable(
  service: TableService,
  caller: Caller,
  found: (table: OwnTable) => Promise<Reply>,
  otherwise: () => Reply | Promise<Reply> = () => noTable(caller),
): Promise<Reply> {
  const [table, ...others] = await tablesFor(service, caller)
  if (table === undefined) return otherwise()
  if (others.length > 0) return reply(tablesPost([table, ...others], caller.person.id, caller.language))
  const own = await service.viewFor(caller.person.id, table.id)
  return own === null ? noTable(caller) : found(own)
}

/** Shows the table of this channel; elsewhere the caller's own tables, which can be played from anywhere. */
export async function showTable(service: TableService, caller: Caller): Promise<Reply> {
  const { language, person } = caller
  const here = await service.inChannel(caller.channelId)
  if (here?.phase === 'playing') return reply(viewPost(here, 'table', language, seatOfPerson(here, person.id)))
  if (here !== null) return withTable(service, caller, async (own) => reply(privatePost(own, person.id, language)))
  const own = await service.openTablesOf(person.id, MOST_LISTED + 1)
  if (own.length === 0) return noTable(caller)
  return reply(tablesPost(own, person.id, language))
}

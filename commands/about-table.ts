import type { PublicTable } from '#table'
import { EMOJI, words } from '#text'
import type { Reply, TableContext } from './reply.ts'
import { VERBS, type Verb } from './verbs.ts'

/**
 * An answer about a table; a private one says where that stands if it is in another channel, as a link, or that there is
 * no channel any more.
 * @param verb what was pressed; absent where something was typed
 */
export async function replyWithTablePlace(
  { service, table, caller: { channelId, language } }: TableContext<PublicTable>,
  made: Reply,
  verb?: Verb,
): Promise<Reply> {
  const refuses = made.kind === 'ephemeral' && made.refuses === true
  const kind = verb === undefined ? null : VERBS[verb].about
  if (kind === 'rules' || kind === 'place') return made
  const about = table.id
  if (table.guildId === null || table.channelId === channelId || refuses) return { ...made, about }
  const gone = await service.isPlaceGone(table.id)
  const place = gone ? `${EMOJI.warning} ${words(language).tables.placeGoneElsewhere}` : `<#${table.channelId}>`
  return { ...made, about, post: { ...made.post, place: `-# ${place}` } }
}

import type { PublicTable, TableService } from '#table'
import { EMOJI, words } from '#text'
import type { Caller, Reply } from './reply.ts'
import { VERBS, type Verb } from './verbs.ts'

/**
 * A private answer about a table that stands in another channel than it is given in: it says which, as a link, or that
 * there is none any more.
 * @param verb what was pressed; absent where something was typed
 */
export async function placed(
  service: TableService,
  made: Reply,
  table: PublicTable,
  { channelId, language }: Caller,
  verb?: Verb,
): Promise<Reply> {
  const refuses = made.kind === 'ephemeral' && made.refuses === true
  if (table.guildId === null || table.channelId === channelId || refuses) return made
  const about = verb === undefined ? null : VERBS[verb].about
  if (about === 'rules' || about === 'place') return made
  const gone = await service.isPlaceGone(table.id)
  const place = gone ? `${EMOJI.warning} ${words(language).tables.placeGoneElsewhere}` : `<#${table.channelId}>`
  return { ...made, post: { ...made.post, place: `-# ${place}` } }
}

import { ComponentType } from 'discord-api-types/v10'
import type { PublicTable, TableService } from '#table'
import { EMOJI, words } from '#text'
import { lengthOfLines, type Post, withMore } from './components.ts'
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
  return { ...made, post: withPlace(made.post, `-# ${place}`) }
}

/** The line stands under the heading, or else on top. */
const withPlace = (made: Post, line: string): Post =>
  withMore(made, lengthOfLines([line]), ([first, ...others]) => {
    const [text, ...rest] = first?.type === ComponentType.Container ? first.components : []
    if (first?.type !== ComponentType.Container || text?.type !== ComponentType.TextDisplay)
      return first === undefined ? others : [first, ...others]
    const [heading = '', ...below] = text.content.split('\n')
    const content = (heading.startsWith('#') ? [heading, line, ...below] : [line, heading, ...below]).join('\n')
    return [{ ...first, components: [{ ...text, content }, ...rest] }, ...others]
  })

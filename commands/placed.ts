import { ComponentType } from 'discord-api-types/v10'
import type { PublicTable } from '#table'
import { lengthOfLines, type Post, withMore } from './components.ts'
import type { Caller, Reply } from './reply.ts'
import { VERBS, type Verb } from './verbs.ts'

/**
 * A private answer about a table that stands in another channel than it is given in: it says which, as a link.
 * @param verb what was pressed; absent where something was typed
 */
export function placed(made: Reply, table: PublicTable, { channelId }: Caller, verb?: Verb): Reply {
  const refuses = made.kind === 'ephemeral' && made.refuses === true
  if (table.guildId === null || table.channelId === channelId || refuses) return made
  if (verb !== undefined && VERBS[verb].about === 'rules') return made
  return { ...made, post: withPlace(made.post, `-# <#${table.channelId}>`) }
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

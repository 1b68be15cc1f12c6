import { ComponentType } from 'discord-api-types/v10'
import type { PublicTable } from '#table'
import type { Post } from './components.ts'
import type { Caller, Reply } from './reply.ts'
import type { Verb } from './verbs.ts'

/** These are about no table, wherever they are pressed. */
const OF_NO_TABLE: readonly Verb[] = ['rules', 'topic', 'about']

/**
 * A private answer about a table that stands in another channel than it is given in: it says which, as a link.
 * @param verb what was pressed; absent where something was typed
 */
export function placed(made: Reply, table: PublicTable, { channelId }: Caller, verb?: Verb): Reply {
  const refuses = made.kind === 'ephemeral' && made.refuses === true
  if (table.guildId === null || table.channelId === channelId || refuses) return made
  if (verb !== undefined && OF_NO_TABLE.includes(verb)) return made
  return { ...made, post: withPlace(made.post, `-# <#${table.channelId}>`) }
}

/** The line stands under the heading, or else on top. */
function withPlace(made: Post, line: string): Post {
  const { inWords: told } = made
  const [first, ...others] = made.components
  const [text, ...rest] = first?.type === ComponentType.Container ? first.components : []
  if (first?.type !== ComponentType.Container || text?.type !== ComponentType.TextDisplay) return made
  const [heading = '', ...below] = text.content.split('\n')
  const content = (heading.startsWith('#') ? [heading, line, ...below] : [line, heading, ...below]).join('\n')
  return {
    ...made,
    components: [{ ...first, components: [{ ...text, content }, ...rest] }, ...others],
    inWords: told === null ? null : () => withPlace(told(), line),
  }
}

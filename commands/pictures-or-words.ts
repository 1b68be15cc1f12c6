import type { PublicTable, TableService } from '#table'
import { inWords, type Post } from './components.ts'
import type { Caller, Reply } from './reply.ts'

/** A post as somebody wants it: with its picture, or in words where they want none. */
async function postAsWanted(service: TableService, personId: string, made: Post): Promise<Post> {
  if (made.picture === null) return made
  const { pictures } = await service.settings(personId)
  return pictures ? made : inWords(made)
}

/** A live message as its only reader wants it, in a game against Tom; a channel's is for everybody. */
export const livePostAsWanted = async (service: TableService, table: PublicTable, made: Post): Promise<Post> =>
  table.guildId === null ? postAsWanted(service, table.host, made) : made

/** An answer as the asker wants it. */
export async function replyAsWanted(service: TableService, { person }: Caller, made: Reply): Promise<Reply> {
  if (made.kind === 'public') return made
  const post = await postAsWanted(service, person.id, made.post)
  if (made.kind === 'ephemeral' || made.written === undefined) return { ...made, post }
  const { table, otherwise } = made.written
  return { ...made, post, written: { table, otherwise: await postAsWanted(service, person.id, otherwise) } }
}

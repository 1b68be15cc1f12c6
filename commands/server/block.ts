import type { ActingModerator, TableService } from '#table'
import { words } from '#text'
import { noticePost } from '../components.ts'
import { idsAsMentions } from '../names.ts'
import { type Caller, reply, typedTextOf } from '../reply.ts'
import { userOption } from '../subcommand.ts'
import { moderatorCommand } from './who-moderates.ts'

/** How many blocked people are listed. */
const MOST_LISTED = 40

/** Who is blocked neither sits down in the server nor opens a table there (`whyMayNotSitInServer`). */
export const blockCommand = aboutPerson('block', async (service, where, caller, person) => {
  const { block } = words(caller.language).server
  if (person === caller.person.id || caller.bots?.includes(person)) return block.itself
  await service.servers.block(where, person)
  return block.done(mention(person))
})

export const unblockCommand = aboutPerson('unblock', async (service, where, caller, person) => {
  const { block } = words(caller.language).server
  return (await service.servers.unblock(where, person)) ? block.undone(mention(person)) : block.not(mention(person))
})

/** A command about a person; without one it lists who is blocked. */
function aboutPerson(
  name: 'block' | 'unblock',
  answer: (service: TableService, where: ActingModerator, caller: Caller, person: string) => Promise<string>,
) {
  return moderatorCommand(
    name,
    async (service, where, caller, typed) => {
      const person = typedTextOf(typed.person)
      if (person !== null) return reply(noticePost(await answer(service, where, caller, person)))
      const blocked = await service.servers.blocked(where.guildId, MOST_LISTED)
      return reply(noticePost(words(caller.language).server.block.list(idsAsMentions(blocked))))
    },
    { options: [userOption('person')] },
  )
}

const mention = (id: string): string => `<@${id}>`

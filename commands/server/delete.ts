import { EMOJI, words } from '#text'
import { button, buttonRows, noticePost, post } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { isReply, type OptionalTableContext, type Reply, reply } from '../reply.ts'
import { moderatorCommand, moderatorWhoPressed } from './who-moderates.ts'

/** Deletes all that is kept of the server, after asking twice. */
export const serverDeleteCommand = moderatorCommand('delete', async (service, where, caller) => {
  const { delete: say } = words(caller.language).server
  const tables = await service.servers.countTables(where.guildId)
  const open = (await service.openTablesIn(where.guildId, MOST_COUNTED)).length
  return asked(where.by, 'again', say.ask(tables, open), say.confirm)
})

const MOST_COUNTED = 1000

export async function pressServerDelete(
  { service, caller }: OptionalTableContext,
  { by, what }: ComponentPress<'serverdelete'>,
): Promise<Reply> {
  const where = moderatorWhoPressed(caller, by)
  if (isReply(where)) return where
  const { delete: say } = words(caller.language).server
  if (what === 'again') return asked(by, 'yes', say.ask2, say.confirm2)
  await service.deleteServer(where.guildId)
  return reply(noticePost(say.done))
}

const asked = (by: string, what: 'again' | 'yes', text: string, label: string): Reply =>
  reply(
    post([
      `${EMOJI.warning} ${text}`,
      ...buttonRows([button(pressOn(null, { verb: 'serverdelete', by, what }), label, { style: 'danger' })]),
    ]),
  )

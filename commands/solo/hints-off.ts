import { words } from '#text'
import { panelReply, requestAction } from '../outcome.ts'
import { privatePost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'

/** No more hints, in this game and in those to come. */
export async function switchHintsOff({ service, caller, table }: PressContext): Promise<Reply> {
  const { person, language } = caller
  await service.saveHintSetting(person.id, false)
  const done = await requestAction(service, caller, table, null, { kind: 'option', change: { guide: false } })
  if (done.kind !== 'done') return panelReply(caller, done)
  return reply(privatePost(done.table, person.id, language, { notice: words(language).solo.guide.again }))
}

import type { AdviceSettings } from '#table'
import { ownPost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'

/** Switches tips or warnings, at this table and all others, from now on. */
export async function switchAdvice(
  { service, caller, table }: PressContext,
  { kind, on }: { readonly kind: keyof AdviceSettings; readonly on: boolean },
): Promise<Reply> {
  const { id } = caller.person
  await service.saveSettings(id, { [kind]: on })
  const own = (await service.viewFor(id, table.id)) ?? table
  return reply(ownPost(own, caller))
}

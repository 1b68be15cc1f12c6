import type { ComponentPress } from '../custom-id.ts'
import { panelReply } from '../outcome.ts'
import { privatePost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { planChangeOf } from './ahead.ts'

/**
 * Opens the plan of one's next turn, or changes it. Where nothing is planned yet, opening begins a first way; a player who cannot
 * plan (any more) sees their panel.
 */
export async function pressAhead(
  { service, caller, table, values }: PressContext,
  press: ComponentPress<'ahead'>,
): Promise<Reply> {
  const { person, language } = caller
  const tableId = table.id
  if (press.what === 'open') {
    const plan = await service.viewPlan(person.id, tableId)
    if (plan === null || plan.plan === null) return reply(privatePost(table, person.id, language))
    if (plan.plan.alternatives.length > 0 || plan.plan.drafting) return reply(privatePost(plan, person.id, language))
    return panelReply(caller, await service.plan({ tableId, revision: null, person, change: { kind: 'begin' } }))
  }
  const change = planChangeOf(press, values)
  if (change === null) return reply(privatePost(table, person.id, language))
  return panelReply(caller, await service.plan({ tableId, revision: press.seq, person, change }))
}

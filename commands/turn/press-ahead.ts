import type { ComponentPress } from '../custom-id.ts'
import { outcomeReply } from '../outcome.ts'
import { ownPost } from '../private.ts'
import { type PressContext, type Reply, reply } from '../reply.ts'
import { parsePlanChange } from './ahead.ts'

/**
 * Opens the plan of one's next turn, or changes it. Where nothing is planned yet, opening begins a first way; a player who cannot
 * plan (any more) sees their panel.
 */
export async function pressAhead(
  { service, caller, table, values: [value = ''] }: PressContext,
  { what, seq }: ComponentPress<'ahead'>,
): Promise<Reply> {
  const { person } = caller
  const tableId = table.id
  if (what === 'open') {
    const plan = await service.viewPlan(person.id, tableId)
    if (plan === null || plan.plan === null) return reply(ownPost(table, caller))
    if (plan.plan.alternatives.length > 0 || plan.plan.drafting) return reply(ownPost(plan, caller))
    return outcomeReply(caller, await service.plan({ tableId, revision: null, person, change: { kind: 'begin' } }))
  }
  const change = what === 'order' ? parsePlanChange(value) : { kind: what }
  if (change === null) return reply(ownPost(table, caller))
  return outcomeReply(caller, await service.plan({ tableId, revision: seq, person, change }))
}

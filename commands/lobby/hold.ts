import { words } from '#text'
import { noticePost } from '../components.ts'
import { askToLeaveOrClose } from '../leaving.ts'
import { actAtTableOrPlan, seatOutcomeReply } from '../outcome.ts'
import { ownPost } from '../private.ts'
import { type PressContext, type Reply, refusal, reply } from '../reply.ts'
import { liveMessageLabels } from '../table-language.ts'
import { pressChangeLobbySetting } from './settings.ts'

/** Keeps a seat for the person whom the host chose. */
export async function pressHoldSeat(context: PressContext): Promise<Reply> {
  const { caller, table, values } = context
  const [person = ''] = values
  if (!/^\d{15,20}$/.test(person)) return reply(ownPost(table, caller))
  if (caller.bots?.includes(person)) return refusal(words(caller.language).gathering.notForBots)
  // That person is called there.
  if (caller.mayNotWrite && caller.channelId === table.channelId)
    return refusal(words(caller.language).notices.youMayNotWrite)
  return pressChangeLobbySetting(context, { kind: 'hold', person })
}

/** Leaves the table, or gives up a seat that is only kept. */
export async function pressLeave(context: PressContext): Promise<Reply> {
  const { caller, table } = context
  const { person, language } = caller
  if (table.heldSeats.every((held) => held.person !== person.id)) return askToLeaveOrClose(context, 'leave')
  const given = await actAtTableOrPlan(context, { kind: 'release', person: person.id })
  return given.kind === 'done'
    ? reply(noticePost(words(language).gathering.gaveUp(liveMessageLabels(table))))
    : seatOutcomeReply(caller, given)
}

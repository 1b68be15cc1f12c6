import type { ComponentPress } from '../custom-id.ts'
import { panelReply, requestAction, seatReply } from '../outcome.ts'
import type { PressContext, Reply } from '../reply.ts'

/** Asks the others to give back the turn that one has just ended. */
export const pressAskUndo = async (
  { service, caller, table }: PressContext,
  { turn }: ComponentPress<'askundo'>,
): Promise<Reply> => panelReply(caller, await requestAction(service, caller, table, null, { kind: 'askUndo', turn }))

/** Answers that, in the channel, which shows what came of it. */
export const pressAnswerUndo = async (
  { service, caller, table }: PressContext,
  { asked, agrees }: ComponentPress<'answerundo'>,
): Promise<Reply> =>
  seatReply(caller, await requestAction(service, caller, table, null, { kind: 'answerUndo', asked, agrees }))

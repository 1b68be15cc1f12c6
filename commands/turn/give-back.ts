import type { ComponentPress } from '../custom-id.ts'
import { panelReply, requestAction, seatReply } from '../outcome.ts'
import type { PressContext, Reply } from '../reply.ts'

/** Asks the others to give back the turn that one has just ended. */
export const pressAskUndo = async (context: PressContext, { turn }: ComponentPress<'askundo'>): Promise<Reply> =>
  panelReply(context.caller, await requestAction(context, { kind: 'askUndo', turn }))

/** Answers that, in the channel, which shows what came of it. */
export const pressAnswerUndo = async (
  context: PressContext,
  { asked, agrees }: ComponentPress<'answerundo'>,
): Promise<Reply> => seatReply(context.caller, await requestAction(context, { kind: 'answerUndo', asked, agrees }))

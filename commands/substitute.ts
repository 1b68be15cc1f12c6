import type { TableForPerson } from '#table'
import { words } from '#text'
import { nonEmptyLines, noticePost, type Post } from './components.ts'
import type { ComponentPress } from './custom-id.ts'
import { pointsIfEndedNowLine } from './live/scores.ts'
import { safeName } from './names.ts'
import { actAtTableOrPlan, outcomeReply, seatOutcomeReply } from './outcome.ts'
import { ownPost } from './private.ts'
import type { PressContext, Reader, Reply, TableContext } from './reply.ts'

/** Looks for a substitute for the presser's seat, or keeps it. */
export async function pressSeekSubstitute(
  context: PressContext,
  { wanted }: ComponentPress<'substitute'>,
): Promise<Reply> {
  const { caller } = context
  const outcome = await actAtTableOrPlan(context, { kind: 'substitute', wanted })
  if (outcome.kind !== 'done' && outcome.kind !== 'duplicate') return outcomeReply(caller, outcome)
  const { pace } = words(caller.language)
  return { kind: 'reply', post: noticePost(wanted ? pace.substituteAsked : pace.substituteNotWanted) }
}

/** Takes a seat over, and shows the new player's panel, with how they came there and everybody's points. */
export async function takeOver(context: TableContext, seat: number): Promise<Reply> {
  const { caller, table } = context
  const outcome = await actAtTableOrPlan(context, { kind: 'takeOver', seat })
  if (outcome.kind !== 'done') return seatOutcomeReply(caller, outcome)
  const name = safeName(table.seats[seat]?.name ?? '', caller.language)
  return { kind: 'ephemeral', post: panelPostAfterTakeOver(outcome.table, { seat, name }, caller) }
}

/** @param from which seat it is, and who sat there before */
export function panelPostAfterTakeOver(
  table: TableForPerson,
  { seat, name }: { readonly seat: number; readonly name: string },
  reader: Reader,
): Post {
  const { language } = reader
  const notice =
    nonEmptyLines(words(language).pace.tookOver(name, seat + 1), pointsIfEndedNowLine(table, language))?.join('\n') ??
    null
  return ownPost(table, reader, notice)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, cannotShowTable, noticePost, type Post, type Reply } from '#commands'
import type { PublicTable, TableService } from '#table'
import { type Language, words } from '#text'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import type { RequestProblem } from './problem.ts'
import type { Publisher } from './publisher.ts'

interface Parts {
  readonly service: TableService
  readonly coolDowns: ChannelCoolDowns
  readonly publishing: Promise<Publisher>
}

/** How long an answer waits for a message in another channel; it is deferred meanwhile. */
const WRITING_PATIENCE = 6000
/** How long an answer waits for a channel that could not be written to, should it be well again. */
const MENDING_PATIENCE = 800

/** An answer that says where to look waits until something stands there, and says when nothing can. */
export async function untilShown({ service, publishing }: Parts, made: Reply, caller: Caller): Promise<Reply> {
  if (made.kind === 'ephemeral' || made.written === undefined) return made
  const { table, otherwise } = made.written
  const publisher = await publishing
  await Promise.race([publisher.published(table), sleep(WRITING_PATIENCE, undefined, { ref: false })])
  if (publisher.problem(table) === null) return made
  if (made.kind === 'reply') return { kind: 'reply', post: otherwise }
  // A table that nobody sees would only be in the way.
  const { person, moderator } = caller
  await service.act({ tableId: table, seq: null, person, moderator, interactionId: null, action: { kind: 'close' } })
  return { kind: 'ephemeral', post: otherwise }
}

/** Says with the answer that the channel cannot be written to. */
export async function withTrouble(
  { service, coolDowns, publishing }: Parts,
  made: Reply,
  tableId: string | null,
  { lacking, guest, language }: Caller,
): Promise<Reply> {
  if (tableId === null) return made
  const publisher = await publishing
  if (publisher.problem(tableId) === null && (guest || !cannotShowTable(lacking))) return made
  // It may have been put right, or not be known yet.
  publisher.publish(tableId)
  await Promise.race([publisher.published(tableId), sleep(MENDING_PATIENCE, undefined, { ref: false })])
  const table = await service.view(tableId)
  const problem = publisher.problem(tableId)
  const notice = problem === null || table === null ? null : troubleNotice(problem, table, coolDowns, language)
  if (notice === null) return made
  const post = { ...made.post, components: [...notice.components, ...made.post.components] }
  // What the channel would have shown is shown to the one who asked.
  return made.kind === 'done' ? { kind: 'ephemeral', post } : { ...made, post }
}

/** What to tell people of a channel that cannot be written to; null for what passes. */
function troubleNotice(
  problem: RequestProblem,
  table: PublicTable,
  coolDowns: ChannelCoolDowns,
  language: Language,
): Post | null {
  const { notices, solo } = words(language)
  switch (problem) {
    case 'channelGone':
      return noticePost(notices.channelGone)
    case 'locked':
      return noticePost(notices.threadLocked)
    case 'notAllowed':
      if (table.guildId === null) return noticePost(solo.cannotWrite)
      return noticePost(notices.missingRights(coolDowns.lacking(table.channelId)))
    default:
      return null
  }
}

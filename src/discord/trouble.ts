import { type Caller, cannotShowTable, noticePost, type Post, type Reply, withAbove } from '#commands'
import { type Runtime, within } from '#runtime'
import type { PublicTable, TableService } from '#table'
import { type Language, words } from '#text'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import type { RequestProblem } from './problem.ts'
import type { Publisher } from './publisher.ts'

interface Parts {
  readonly runtime: Runtime
  readonly service: TableService
  readonly coolDowns: ChannelCoolDowns
  readonly publishing: Promise<Publisher>
}

/** How long an answer waits for a message in another channel; it is deferred meanwhile. */
const WRITING_PATIENCE = 6000
/** How long an answer waits for a channel that could not be written to, should it be well again. */
const MENDING_PATIENCE = 800

/** An answer that says where to look waits until something stands there, and says when nothing can. */
export async function untilShown({ runtime, service, publishing }: Parts, made: Reply, caller: Caller): Promise<Reply> {
  if (made.kind === 'ephemeral' || made.written === undefined) return made
  const { table, otherwise } = made.written
  const publisher = await publishing
  await within(runtime, publisher.published(table), WRITING_PATIENCE)
  if (publisher.problem(table) === null) return made
  if (made.kind === 'reply') return { kind: 'reply', post: otherwise }
  // A table that nobody sees would only be in the way; who opened it is its host.
  const press = { tableId: table, seq: null, person: caller.person, moderator: false, interactionId: null }
  await service.act({ ...press, action: { kind: 'close' } })
  return { kind: 'ephemeral', post: otherwise }
}

/** Says with the answer that the channel cannot be written to. */
export async function withTrouble(
  { runtime, service, coolDowns, publishing }: Parts,
  made: Reply,
  tableId: string | null,
  { channelId, lacking, locked = false, guest, language }: Caller,
): Promise<Reply> {
  if (tableId === null) return made
  const publisher = await publishing
  const isShut = !guest && (locked || cannotShowTable(lacking))
  if (publisher.problem(tableId) === null && !isShut) return made
  const table = await service.view(tableId)
  if (table !== null && table.channelId !== channelId) coolDowns.asked(table.channelId)
  // It may have been put right, or not be known yet.
  publisher.publish(tableId)
  const tried = publisher.published(tableId).then(() => true)
  const isKnown = (await within(runtime, tried, MENDING_PATIENCE)) !== null
  const problem = publisher.problem(tableId)
  // While it is being tried again nobody is told that it is shut.
  if (problem === null || table === null || (!isKnown && !isShut)) return made
  const notice = troubleNotice(problem, table, coolDowns, language)
  // An answer about a table elsewhere says by itself that its channel is gone.
  if (notice === null || (problem === 'channelGone' && made.kind !== 'done')) return made
  const post = withAbove(notice, made.post)
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

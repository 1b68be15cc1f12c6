import {
  type Caller,
  lacksNeededRights,
  messageUrl,
  noticePost,
  type Post,
  putAbove,
  type Reply,
  tableIdForCommand,
} from '#commands'
import { givenUpAfter, valueOrNullWithin } from '#runtime'
import { words } from '#text'
import type { BotContext } from './context.ts'
import { directPatienceMs, sendDirect } from './direct-message.ts'
import type { PersonRefusalRetryLimit } from './how-often.ts'
import { showLookingOrOpenTable } from './lookings.ts'
import { PATIENCE } from './patience.ts'
import { postOnceDrawn } from './posting.ts'
import type { Publisher } from './publisher.ts'
import { type ServerPuzzleDay, syncSharedPuzzle } from './puzzle-message.ts'
import { unwritableChannelPost } from './trouble.ts'

interface CarryingOut extends BotContext {
  readonly attempts: PersonRefusalRetryLimit
  readonly publisher: Publisher
}

/**
 * Does what an answer depends on: sends directly what it wants sent, waits for the message that it speaks of, and says with it
 * what Discord does not let through.
 * @param pressed the table whose message was pressed, null where it is about none, and the message's id; null for what was
 * typed
 */
export async function carryOut(
  context: CarryingOut,
  made: Reply,
  caller: Caller,
  pressed: { readonly tableId: string | null; readonly messageId: string | null } | null,
): Promise<Reply> {
  // What everybody sees says nothing that concerns only who pressed.
  if (made.kind === 'public') return made.into === undefined ? made : withPosted(context, made, made.into, caller)
  if (made.kind === 'done' && made.looking !== undefined) return withLooking(context, made, made.looking, caller)
  if (made.kind === 'ephemeral' && made.puzzle !== undefined) return withPuzzle(context, made.puzzle, caller)
  const done = await awaitPublished(context, await sendDirectFirst(context, made, caller), caller)
  const tableId =
    pressed === null ? (done.about ?? (await tableIdForCommand(context.service, caller))) : pressed.tableId
  if (tableId === null) return done
  context.publisher.used(tableId, pressed?.messageId ?? null)
  return withTrouble(context, done, tableId, caller)
}

/**
 * Where Discord does not let the direct message through, the asker is mentioned in channels as before, or not told of a
 * table's end, and the answer says so; where it was refused too often, also until when.
 */
async function sendDirectFirst(context: CarryingOut, made: Reply, caller: Caller): Promise<Reply> {
  if (made.kind !== 'reply' || made.direct === undefined) return made
  const { service, attempts } = context
  const { id } = caller.person
  const { endOf, post, otherwise } = made.direct
  // Of one table it comes once, however often somebody presses within minutes.
  const nonce = endOf === undefined ? caller.interactionId : `${endOf}-works`
  if (attempts.take(id) && (await isSent(context, caller, post, nonce))) {
    attempts.giveBack(id)
    return { kind: 'reply', post: made.post }
  }
  if (endOf === undefined) await service.saveSettings(id, { turnNotice: 'channel' })
  else await service.followers.remove(endOf, id)
  return { kind: 'reply', post: otherwise(attempts.freeAt(id)) }
}

/** What was changed about a search for players is shown before the answer comes; it says so where it cannot be. */
async function withLooking(context: CarryingOut, made: Reply, id: string, { language }: Caller): Promise<Reply> {
  if (await showLookingOrOpenTable(context, id)) return made
  return { kind: 'ephemeral', post: noticePost(words(language).notices.cannotWriteHere([])) }
}

/** What is meant for another channel is posted there; here, as anything that everybody sees, where Discord refuses that. */
async function withPosted(
  context: CarryingOut,
  made: Reply,
  { channelId, nonce }: { readonly channelId: string; readonly nonce: string },
  { guildId, language, mayNotWrite }: Caller,
): Promise<Reply> {
  const { notices, share } = words(language)
  const messageId = await postOnceDrawn(context, channelId, made.post, nonce)
  if (messageId === null) return mayNotWrite ? { kind: 'ephemeral', post: noticePost(notices.youMayNotWrite) } : made
  const link = messageUrl({ guildId }, { channelId, messageId })
  return { kind: 'ephemeral', post: noticePost(share.there(link)) }
}

/**
 * The server's message of a puzzle is shown before the answer comes, which says where it is, or that it cannot be: of all the
 * server's people, so rather in the channel around a thread.
 */
async function withPuzzle(
  context: CarryingOut,
  puzzle: Omit<ServerPuzzleDay, 'channelId'>,
  { channelId, around, mayWriteAround, mayNotWrite, language }: Caller,
): Promise<Reply> {
  const { share, notices } = words(language)
  const place = mayWriteAround ? around : undefined
  const outside = place === undefined ? null : await syncSharedPuzzle(context, { ...puzzle, channelId: place })
  // A forum takes posts alone.
  const there =
    outside ?? (place !== undefined && mayNotWrite ? null : await syncSharedPuzzle(context, { ...puzzle, channelId }))
  const said = there === null ? notices.cannotWriteHere([]) : share.there(`<#${there}>`)
  return { kind: 'ephemeral', post: noticePost(said) }
}

/** Whether Discord took it. */
async function isSent(context: CarryingOut, { person }: Caller, post: Post, nonce: string): Promise<boolean> {
  try {
    return await givenUpAfter(context.runtime, directPatienceMs(context), (signal) =>
      sendDirect(context, person.id, post, { nonce, signal }),
    )
  } catch (error) {
    context.attempts.giveBack(person.id)
    context.log.warn({ person: person.id, error }, 'a direct message could not be tried')
    return false
  }
}

/** An answer that says where to look waits until something stands there, and says when nothing can. */
async function awaitPublished(
  { runtime, service, publisher }: CarryingOut,
  made: Reply,
  caller: Caller,
): Promise<Reply> {
  if (made.kind === 'ephemeral' || made.kind === 'public' || made.written === undefined) return made
  const { table, otherwise } = made.written
  await valueOrNullWithin(runtime, publisher.published(table), PATIENCE.writing)
  if (publisher.problem(table) === null) return made
  if (made.kind === 'reply') return { kind: 'reply', post: otherwise }
  // A table that nobody sees would only be in the way; who opened it is its host.
  const press = { tableId: table, seq: null, person: caller.person, moderator: false, interactionId: null }
  await service.act({ ...press, action: { kind: 'close' } })
  return { kind: 'ephemeral', post: otherwise }
}

/** Says with the answer that the channel cannot be written to. */
async function withTrouble(
  { runtime, service, coolDowns, publisher }: CarryingOut,
  made: Reply,
  tableId: string,
  { channelId, lacking, locked = false, guest, language }: Caller,
): Promise<Reply> {
  const isShut = !guest && (locked || lacksNeededRights(lacking))
  if (publisher.problem(tableId) === null && !isShut) return made
  const table = await service.view(tableId)
  if (table !== null && table.channelId !== channelId) coolDowns.asked(table.channelId)
  // It may have been put right, or not be known yet.
  publisher.publish(tableId)
  const tried = publisher.published(tableId).then(() => true)
  // Where nothing is tried for a while there is nothing to wait for.
  const isLeftAlone = table !== null && coolDowns.coolingFor(table.channelId) !== null
  const isKnown = isLeftAlone || (await valueOrNullWithin(runtime, tried, PATIENCE.mending)) !== null
  const problem = publisher.problem(tableId)
  // While it is being tried again nobody is told that it is shut.
  if (problem === null || table === null || (!isKnown && !isShut)) return made
  const notice = unwritableChannelPost(problem, table, coolDowns, language)
  // An answer about a table elsewhere says by itself that its channel is gone.
  if (notice === null || (problem === 'channelGone' && made.kind !== 'done')) return made
  const post = putAbove(notice, made.post)
  // What the channel would have shown is shown to the one who asked.
  return made.kind === 'done' ? { kind: 'ephemeral', post } : { ...made, post }
}

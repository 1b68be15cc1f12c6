import PQueue from 'p-queue'
import {
  cannotShowElsewherePost,
  directEndPost,
  gameEndElsewherePost,
  nextPostElsewhere,
  type Post,
  shownElsewherePost,
  tableLanguage,
} from '#commands'
import { type ClaimedFollower, type FollowerBehind, isOver, isQuiet, type PublicTable, peopleToMention } from '#table'
import { showsTableAtOrAfter } from './channel-history.ts'
import type { BotContext } from './context.ts'
import { directLanguageOf, sendDirect } from './direct-message.ts'
import { isTableShownByNewerVersion } from './lease.ts'
import { pollEvery } from './polling.ts'
import { postOnceDrawn, postWithNonce } from './posting.ts'
import { quietly } from './trouble.ts'

/** How telling a follower ended: it is over, or told up to this entry. */
type Told = 'over' | 'later' | { readonly seq: number }

/** How long others leave a follower to the process that is telling it, in ms. */
const CLAIM_MS = 60_000
/** Followers that are told in one go, and at once; the others wait. */
const MOST = 500
const AT_ONCE = 4

/**
 * Tells followers what is new, now and then, until the signal: one message a turn in a channel, whichever process posts
 * it, and one for everything after an outage.
 */
export async function pollNewsForFollowers(context: BotContext): Promise<void> {
  const { followers } = context.service
  const queue = new PQueue({ concurrency: AT_ONCE })
  await pollEvery(context, context.noticesEveryMs, {
    'who follows a table could not be found': async () => {
      for (const behind of await followers.behind(MOST)) void queue.add(() => tell(context, behind))
      await queue.onIdle()
    },
  })
}

/** Tells one follower what is new. When that fails, its claim runs out, and it is tried again. */
async function tell(context: BotContext, { tableId, target, lastSeq }: FollowerBehind): Promise<void> {
  const { service, processId, log } = context
  const { followers } = service
  try {
    const follower = await followers.claim(tableId, target, processId, CLAIM_MS)
    if (follower === null) return
    const table = await service.view(tableId, lastSeq)
    const told = table === null || isTableShownByNewerVersion(table) ? 'later' : await bring(context, table, follower)
    if (told === 'over') await followers.remove(tableId, target)
    else if (told === 'later') await followers.told(follower, processId, follower)
    else await followers.told(follower, processId, { ...told, lookedSeq: lastSeq })
  } catch (error) {
    log.warn({ table: tableId, follower: target, error }, 'a follower could not be told')
  }
}

const bring = (context: BotContext, table: PublicTable, follower: ClaimedFollower): Promise<Told> =>
  follower.kind === 'end' ? tellEnd(context, table, follower) : show(context, table, follower)

/** Tells somebody how a table ended, not in their quiet hours; whoever does not take direct messages any more hears nothing. */
async function tellEnd(context: BotContext, table: PublicTable, { personId, seq }: ClaimedFollower): Promise<Told> {
  if (!isOver(table.phase)) return { seq }
  const settings = await context.service.settingsNow(personId)
  if (isQuiet(settings, context.now())) return 'later'
  // Who sits there may be told so anyway.
  if (settings.turnNotice === 'direct' && peopleToMention(table).includes(personId)) return 'over'
  const post = directEndPost(table, directLanguageOf(settings, table))
  await sendDirect(context, personId, post, { nonce: `${table.id}-over`, givesWay: true })
  return 'over'
}

/** Shows a channel what it lacks of a table. Where nothing can be written any more the table hears so, and that is the end of it. */
async function show(context: BotContext, table: PublicTable, follower: ClaimedFollower): Promise<Told> {
  const { seq, lookedSeq, target, personId } = follower
  const language = tableLanguage(table)
  if (!isOver(table.phase) && (table.turnSeq === null || lookedSeq >= table.turnSeq)) return { seq }
  const next = isOver(table.phase)
    ? { post: gameEndElsewherePost(table, language), seq: table.endSeq ?? table.seq }
    : await nextPostElsewhere(context.service, table, seq, personId, language)
  if (next === null) return { seq }
  const isNew = !follower.orphaned || !(await isPosted(context, table.id, target, next.seq))
  if (isNew && (await postOnceDrawn(context, target, next.post, `${table.id}-f${next.seq}`)) === null) {
    await tellTable(
      context,
      table,
      cannotShowElsewherePost(target, personId, language),
      `${table.id}-x${target.slice(-8)}`,
    )
    return 'over'
  }
  if (isOver(table.phase)) return 'over'
  if (seq === 0)
    await tellTable(context, table, shownElsewherePost(target, personId, language), `${table.id}-a${target.slice(-8)}`)
  return { seq: next.seq }
}

/** Whether a process that died posted it before it could say so. */
async function isPosted(context: BotContext, tableId: string, channelId: string, seq: number): Promise<boolean> {
  const messages = await context.history.ownMessages(channelId).catch(() => [])
  return messages.some((message) => showsTableAtOrAfter(message, tableId, seq))
}

/** Tells a table something in its own channel; what Discord refuses there is left unsaid. */
const tellTable = (context: BotContext, { channelId }: PublicTable, post: Post, nonce: string): Promise<void> =>
  quietly(context.log, postWithNonce(context, channelId, post, { nonce }), 'a table was not told of its followers', {
    channel: channelId,
  })

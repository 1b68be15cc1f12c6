import type { REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import PQueue from 'p-queue'
import {
  alsoShownPost,
  endedPost,
  followedEndPost,
  followedTurn,
  type Post,
  shownNoMorePost,
  tableLanguage,
} from '#commands'
import {
  type ClaimedFollower,
  type FollowerBehind,
  isQuiet,
  type PublicTable,
  peopleToMention,
  type TableService,
} from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import { bodyOf } from './body.ts'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import { type ChannelHistory, pressesOn } from './channel-history.ts'
import { directLanguageOf, sendDirect } from './direct-message.ts'
import type { Draw, Drawn } from './drawing.ts'
import { errorWithCauses } from './log.ts'
import { carrying } from './multipart.ts'
import { type Polling, pollEvery } from './polling.ts'
import { isForbidden, problemOf } from './problem.ts'
import { cutDownIfTooLarge } from './too-large.ts'

interface Parts extends Polling {
  readonly rest: REST
  readonly emoji: ApplicationEmoji
  readonly coolDowns: ChannelCoolDowns
  readonly applicationId: string
  readonly service: TableService
  readonly draw: Draw
  readonly history: ChannelHistory
  /** Names this process. */
  readonly publisher: string
  now(): Date
}

/** What became of telling a follower: nothing more will come, or up to which entry it was told. */
type Told = 'over' | 'later' | { readonly seq: number }

/** How long others leave a follower to the process that is telling it, in ms. */
const CLAIM_MS = 60_000
/** Followers that are told in one go, and at once; the others wait. */
const MOST = 500
const AT_ONCE = 4

/**
 * Tells whoever follows a table what is new there, now and then, until the signal: each turn has one message in a channel,
 * whichever process posts it, and after an outage there is one for all of them.
 */
export async function tellFollowers(parts: Parts): Promise<void> {
  const { followers } = parts.service
  const queue = new PQueue({ concurrency: AT_ONCE })
  await pollEvery(
    {
      'who follows a table could not be found': async () => {
        for (const behind of await followers.behind(MOST)) void queue.add(() => tell(parts, behind))
        await queue.onIdle()
      },
    },
    parts,
  )
}

/** Tells one follower what is new. When that fails, its claim runs out, and it is tried again. */
async function tell(parts: Parts, { tableId, target, lastSeq }: FollowerBehind): Promise<void> {
  const { service, publisher, log } = parts
  const { followers } = service
  try {
    const follower = await followers.claim(tableId, target, publisher, CLAIM_MS)
    if (follower === null) return
    const table = await service.view(tableId, lastSeq)
    // Where a newer version plays on it tells that, too.
    const known = table !== null && (!table.newer || table.phase === 'closed')
    const told = known ? await bring(parts, table, follower) : 'later'
    if (told === 'over') await followers.remove(tableId, target)
    else if (told === 'later') await followers.told(follower, publisher, follower)
    else await followers.told(follower, publisher, { ...told, lookedSeq: lastSeq })
  } catch (error) {
    log.warn({ table: tableId, follower: target, error: errorWithCauses(error) }, 'a follower could not be told')
  }
}

const bring = (parts: Parts, table: PublicTable, follower: ClaimedFollower): Promise<Told> =>
  follower.kind === 'end' ? tellEnd(parts, table, follower) : show(parts, table, follower)

/** Tells somebody how a table ended, not in their quiet hours; whoever does not take direct messages any more hears nothing. */
async function tellEnd(parts: Parts, table: PublicTable, { personId, seq }: ClaimedFollower): Promise<Told> {
  if (!isOver(table)) return { seq }
  const settings = await parts.service.settingsNow(personId)
  if (isQuiet(settings, parts.now())) return 'later'
  // Who sits there may be told so anyway.
  if (settings.turnNotice === 'direct' && peopleToMention(table).includes(personId)) return 'over'
  await sendDirect(parts, personId, endedPost(table, directLanguageOf(settings, table)), {
    ...{ nonce: `${table.id}-over`, givesWay: true },
  })
  return 'over'
}

/** Shows a channel what it lacks of a table. Where nothing can be written any more the table hears so, and that is the end of it. */
async function show(parts: Parts, table: PublicTable, follower: ClaimedFollower): Promise<Told> {
  const { seq, lookedSeq, target, personId } = follower
  const language = tableLanguage(table)
  if (!isOver(table) && (table.turnSeq === null || lookedSeq >= table.turnSeq)) return { seq }
  const next = isOver(table)
    ? { post: followedEndPost(table, language), seq: table.endSeq ?? table.seq }
    : await followedTurn(parts.service, table, seq, personId, language)
  if (next === null) return { seq }
  const isNew = !follower.orphaned || !(await isPosted(parts, table.id, target, next.seq))
  if (isNew && !(await posted(parts, target, next.post, `${table.id}-f${next.seq}`))) {
    await tellTable(parts, table, shownNoMorePost(target, personId, language), `${table.id}-x${target.slice(-8)}`)
    return 'over'
  }
  if (isOver(table)) return 'over'
  if (seq === 0)
    await tellTable(parts, table, alsoShownPost(target, personId, language), `${table.id}-a${target.slice(-8)}`)
  return { seq: next.seq }
}

const isOver = ({ phase }: PublicTable): boolean => phase === 'finished' || phase === 'closed'

/** Whether a process that died posted it before it could say so. */
async function isPosted(parts: Parts, tableId: string, channelId: string, seq: number): Promise<boolean> {
  const messages = await parts.history.lastMessages(channelId).catch(() => [])
  return messages.some(
    (message) =>
      message.author.id === parts.applicationId &&
      pressesOn(message).some((press) => press.table === tableId && press.seq >= seq),
  )
}

/**
 * Posts in a channel; without the picture where only that is in the way.
 * @returns false where the bot may not write any more, or the channel is gone
 * @throws when nobody knows whether it was posted
 */
async function posted(parts: Parts, channelId: string, post: Post, nonce: string): Promise<boolean> {
  const picture = await parts.draw(post.picture, { person: null })
  try {
    await send(parts, channelId, post, picture, nonce)
    return true
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'channelGone') return false
    if (!isForbidden(problem)) throw error
    if (typeof picture === 'string') return false
    return posted(parts, channelId, { ...post, picture: null }, nonce)
  }
}

const send = ({ rest, emoji }: Parts, channelId: string, post: Post, picture: Drawn, nonce: string): Promise<unknown> =>
  cutDownIfTooLarge(post, (most) =>
    emoji.with((icons) => {
      const { body, files } = bodyOf(post, picture, { icons, most })
      return rest.post(Routes.channelMessages(channelId), carrying({ ...body, nonce, enforce_nonce: true }, files))
    }),
  )

/** Tells a table something in its own channel; what Discord refuses there is left unsaid. */
async function tellTable(parts: Parts, { channelId }: PublicTable, post: Post, nonce: string): Promise<void> {
  try {
    await send(parts, channelId, post, 'none', nonce)
  } catch (error) {
    parts.log.debug({ channel: channelId, error: errorWithCauses(error) }, 'a table was not told of its followers')
  }
}

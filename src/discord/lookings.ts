import { Routes } from 'discord-api-types/v10'
import { lookingPost, threadName } from '#commands'
import { valueOrNullWithin } from '#runtime'
import type { Looking } from '#table'
import { sendPost } from './body.ts'
import type { BotContext } from './context.ts'
import { PATIENCE } from './patience.ts'
import { pollEvery } from './polling.ts'
import { postWithNonce } from './posting.ts'
import { isAccessProblem, problemOf } from './problem.ts'
import type { Publisher } from './publisher.ts'
import { openThreadFromMessage } from './thread.ts'

interface Context extends BotContext {
  readonly publisher: Publisher
}

/**
 * Shows a search for players as it stands, and opens its table once enough are in. One that cannot be shown is given up.
 * @returns whether it is shown
 */
export async function showLookingOrOpenTable(context: Context, id: string): Promise<boolean> {
  const shown = showAsItStands(context, id).then(() => settle(context, id))
  return await unlessGone(context, id, shown, 'a search for players could not be shown')
}

/** Waits for what is done about a search, which is given up where it can be shown no more; false then. */
async function unlessGone(
  { service, log }: Context,
  id: string,
  work: Promise<void>,
  failure: string,
): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    const problem = problemOf(error)
    log.warn({ looking: id, problem, error }, failure)
    if (!isAccessProblem(problem) && problem !== 'channelGone' && problem !== 'messageGone') return true
    await service.lookings.remove(id)
    return false
  }
}

async function showAsItStands(context: Context, id: string): Promise<void> {
  const { lookings } = context.service
  for (let looking = await lookings.find(id); looking !== null; ) {
    await show(context, looking, lookings.stateOf(looking))
    // Somebody may have come meanwhile, and their process have been faster.
    const now: Looking | null = await lookings.find(id)
    if (now === null || now.revision <= looking.revision + (looking.messageId === null ? 1 : 0)) break
    looking = now
  }
}

async function show(context: Context, looking: Looking, state: Parameters<typeof lookingPost>[1]): Promise<void> {
  const { rest, emoji, service } = context
  const { id, channelId, messageId } = looking
  const post = lookingPost(looking, state)
  if (messageId === null) {
    const { role, guildId } = looking
    const calls = role !== null && (await service.servers.takeRoleMention(guildId, id)) ? { roles: [role] } : {}
    const posted = await postWithNonce(context, channelId, { ...post, ...calls }, { nonce: `l-${id}` })
    await service.lookings.posted(id, posted)
    return
  }
  await sendPost(emoji, post, 'none', ({ body }) => rest.patch(Routes.channelMessage(channelId, messageId), { body }))
}

/** Does what is due of one: opens its table, says that its time is over, or who is in without somebody forgotten. */
async function settle(context: Context, id: string): Promise<void> {
  const { service } = context
  const looking = await service.lookings.claim(id)
  if (looking === null) return
  if (service.lookings.stateOf(looking) === 'over') {
    await show(context, looking, 'over')
    await service.lookings.remove(id)
    return
  }
  if (looking.messageId === null) return
  if (service.lookings.stateOf(looking) === 'open') {
    await showAsItStands(context, id)
    await service.lookings.posted(id, looking.messageId)
    return
  }
  if (!(await openTable(context, looking, looking.messageId))) await show(context, looking, 'failed')
  await service.lookings.remove(id)
}

/**
 * Opens the table in a thread that grows from the message, or in the channel where Discord does not let us, with a seat
 * kept for everybody who is in: so each is called once. The message becomes the table's card.
 * @returns whether there is a table; none stays in a channel where nobody would see it
 */
async function openTable(context: Context, looking: Looking, messageId: string): Promise<boolean> {
  const { runtime, service, log, publisher } = context
  const { guildId, channelId, people, pace, language, players } = looking
  const host = people.find(({ id }) => id === looking.host)
  if (host === undefined) return false
  const name = threadName(people.map((one) => one.name))
  const inThread = await openThreadFromMessage(context, channelId, messageId, name).then(
    () => true,
    (error: unknown) => {
      log.warn({ channel: channelId, error }, 'a thread could not be opened')
      return false
    },
  )
  const opened = await service.open({
    guildId,
    host,
    solo: false,
    moderator: true,
    ...(inThread ? { channelId: messageId, around: channelId, ownThread: true } : { channelId }),
    options: { language, startAt: players, ...(pace === null ? {} : { pace }) },
  })
  if (opened.kind === 'channelTaken') return opened.table.host === host.id
  if (opened.kind !== 'opened') return false
  const tableId = opened.table.id
  const press = { tableId, seq: null, person: host, moderator: false, interactionId: null }
  for (const { id } of people) if (id !== host.id) await service.act({ ...press, action: { kind: 'hold', person: id } })
  const published = () => valueOrNullWithin(runtime, publisher.published(tableId), PATIENCE.writing)
  await published()
  if (publisher.problem(tableId) === null) return true
  await service.act({ ...press, action: { kind: 'close' } })
  // The card says so first: it is the message that will say more.
  await published()
  return false
}

/** Looks now and then for searches whose time is over, or whose table another process did not come to open. */
export const pollDueLookings = (context: Context): Promise<void> =>
  pollEvery(context, context.noticesEveryMs, {
    'searches for players could not be looked after': async () => {
      for (const id of await context.service.lookings.due())
        await unlessGone(context, id, settle(context, id), 'a search for players could not be settled')
    },
  })

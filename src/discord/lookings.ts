import { Routes } from 'discord-api-types/v10'
import { lookingPost, threadName } from '#commands'
import { valueOrNullWithin } from '#runtime'
import type { Looking } from '#table'
import { sendPost } from './body.ts'
import { idOfMessageWithPress } from './channel-history.ts'
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

/** Shows it until nobody has changed it meanwhile: their process may have been faster. */
async function showAsItStands(context: Context, id: string): Promise<void> {
  const { lookings } = context.service
  for (let looking = await lookings.find(id); looking !== null; ) {
    const found = await withMessageOfTheDead(context, looking)
    looking = await lookings.shown(looking, await show(context, found, lookings.stateOf(looking)))
  }
}

/** @returns the id of its message, which is posted where there is none */
async function show(context: Context, looking: Looking, state: Parameters<typeof lookingPost>[1]): Promise<string> {
  const { rest, emoji, service } = context
  const { id, channelId, messageId } = looking
  const post = lookingPost(looking, state)
  if (messageId === null) {
    const { role, guildId } = looking
    const calls = role !== null && (await service.servers.takeRoleMention(guildId, id)) ? { roles: [role] } : {}
    return await postWithNonce(context, channelId, { ...post, ...calls }, { nonce: `l-${id}` })
  }
  await sendPost(emoji, post, 'none', ({ body }) => rest.patch(Routes.channelMessage(channelId, messageId), { body }))
  return messageId
}

/** The search with the message that a process posted and died over, if there is one. */
async function withMessageOfTheDead({ history }: Context, looking: Looking): Promise<Looking> {
  const { id, channelId, messageId, revision } = looking
  if (messageId !== null || revision === 1) return looking
  const found = await idOfMessageWithPress(history, channelId, (press) => press.verb === 'looking' && press.id === id)
  return { ...looking, messageId: found }
}

/** Does what is due of one: shows it as it stands, opens its table, or says that its time is over. */
async function settle(context: Context, id: string): Promise<void> {
  const { lookings } = context.service
  const claimed = await lookings.claim(id)
  if (claimed === null) return
  const state = lookings.stateOf(claimed)
  if (state === 'open') return showAsItStands(context, id)
  const looking = await withMessageOfTheDead(context, claimed)
  if (state === 'full' && looking.messageId === null) return showAsItStands(context, id)
  if (state === 'full' && (await openTable(context, looking))) return lookings.remove(id)
  if (looking.messageId !== null) await show(context, looking, state === 'full' ? 'failed' : 'over')
  await lookings.remove(id)
}

/**
 * Opens the table in a thread that grows from the message, or in the channel where Discord does not let us, with a seat
 * kept for everybody who is in: so each is called once. The message becomes the table's card.
 * @returns whether there is a table; none stays in a channel where nobody would see it
 */
async function openTable(context: Context, looking: Looking): Promise<boolean> {
  const { runtime, service, log, publisher } = context
  const { guildId, channelId, messageId, people, pace, language, players } = looking
  const host = people.find(({ id }) => id === looking.host)
  if (host === undefined || messageId === null) return false
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

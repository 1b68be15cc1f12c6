import { DiscordAPIError, HTTPError, type REST } from 'discord.js'
import { type APIInteractionResponse, InteractionResponseType, MessageFlags, Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import { noticePost, type Reply, type Suggestion } from '#commands'
import { valueOrNullWithin } from '#runtime'
import { type Language, words } from '#text'
import { type IconOrPlainEmojiSender, plainEmojiSender } from './application-emoji.ts'
import { type Body, bodyOf, restRequestData, sendPost } from './body.ts'
import type { BotContext } from './context.ts'
import type { PostedFile } from './files.ts'
import type { ReadableInteraction, UnreadableInteraction } from './interaction.ts'
import type { PanelUpdates } from './panels.ts'
import { PATIENCE } from './patience.ts'
import { problemOf } from './problem.ts'

const {
  UpdateMessage: UPDATE,
  DeferredMessageUpdate: ACKNOWLEDGE,
  ChannelMessageWithSource: NEW,
  DeferredChannelMessageWithSource: THINK,
} = InteractionResponseType

/** What an answer is sent with. */
interface AnswerContext extends BotContext {
  /** For answers alone. */
  readonly rest: REST
  readonly panels: PanelUpdates
  /** Called when Discord has taken the first answer. */
  readonly answered: () => void
}

type Addressed = Pick<ReadableInteraction, 'id' | 'token'>

/** Answers one interaction: within three seconds whatever happens. Never throws. */
export async function deliverReply(
  context: AnswerContext,
  incoming: ReadableInteraction,
  work: Promise<Reply>,
): Promise<void> {
  try {
    const began = context.runtime.monotonic()
    const ready = await valueOrNullWithin(context.runtime, work, PATIENCE.answer)
    if (ready !== null) return await first(context, incoming, ready, began)
    const { isFirst, updates } = await defer(context, incoming)
    const isOwn = isFirst || updates || (await hasOwnMessage(context, incoming))
    await complete(context, incoming, await work, { updates, isOwn })
  } catch (error) {
    context.log.warn({ error, interaction: incoming.id }, 'an answer was not delivered')
  }
}

/** The first answer, with its picture when that is drawn in time. */
async function first(
  context: AnswerContext,
  incoming: ReadableInteraction,
  given: Reply,
  began: number,
): Promise<void> {
  const { inPrivate } = incoming
  if (given.kind === 'done' && incoming.kind === 'press' && !inPrivate) {
    if ((await nullIfGone(respond(context, incoming, { type: ACKNOWLEDGE }))) !== null) return
  }
  if (given.kind === 'ephemeral' && given.refuses && incoming.kind === 'press' && incoming.values.length > 0) {
    // A select shows the chosen option until its message is updated, even with nothing.
    if ((await nullIfGone(respond(context, incoming, { type: UPDATE }))) !== null)
      return complete(context, incoming, given, { updates: true, isOwn: true })
  }
  const redraws = inPrivate && redrawsMessage(given)
  const panel = panelOf(incoming, redraws)
  const wanted = context.panels.shownFrom(panel, incoming.id)
  const patience = context.draw.crowded() ? 0 : Math.max(0, PATIENCE.picture - (context.runtime.monotonic() - began))
  const drawing = context.draw(given.post.picture, wishOf(incoming, wanted))
  const drawn = (await valueOrNullWithin(context.runtime, drawing, patience)) ?? 'none'
  const arrived = context.panels.edited(panel).then(() => true)
  const hasArrived = (await valueOrNullWithin(context.runtime, arrived, PATIENCE.edit)) !== null
  const emoji = emojiFor(context, incoming)
  let isFirst = true
  const answer = (updates: boolean) =>
    withKeptFiles(updates ? incoming.files : [], (had) =>
      sendPost(
        emoji,
        given.post,
        drawn,
        async ({ body: data, files }) => {
          isFirst = await respond(context, incoming, { type: updates ? UPDATE : NEW, data }, files)
        },
        { ...formOf(incoming, given), ephemeral: !updates && given.kind !== 'public', had },
      ),
    )
  // The panel may have been closed while it was pressed: another one was opened, or its owner dismissed it.
  const isRedrawn = redraws && (await nullIfGone(answer(true).then(() => true))) !== null
  if (!isRedrawn) await answer(false)
  const shown = isRedrawn ? incoming.files : []
  if (!isFirst && !redraws && !(await hasOwnMessage(context, incoming))) return
  opensPanel(context, incoming, given, panel)
  if (hasArrived && (given.post.picture === null || drawn !== 'none')) return
  const late = await drawing
  await context.panels.edit(panel, wanted, () =>
    withKeptFiles(typeof late === 'string' ? [] : shown, (had) =>
      sendPost(emoji, given.post, late, (body) => edit(context, incoming, body), { ...formOf(incoming, given), had }),
    ),
  )
}

/**
 * What follows a deferral.
 * @param updates what was answered first stands for the message that was pressed: anything else is a new one
 * @param isOwn false: another process answered first, so what follows is a message of its own
 */
async function complete(
  context: AnswerContext,
  incoming: ReadableInteraction,
  given: Reply,
  { updates, isOwn }: { readonly updates: boolean; readonly isOwn: boolean },
): Promise<void> {
  const redraws = updates && redrawsMessage(given)
  const edits = redraws || (!updates && isOwn)
  const panel = panelOf(incoming, redraws)
  const isShown = context.panels.shownFrom(panel, incoming.id)
  const wanted = () => !redraws || isShown()
  const drawn = await context.draw(given.post.picture, wishOf(incoming, isShown))
  if (!wanted()) return
  let isEdited = false
  await withKeptFiles(redraws && typeof drawn !== 'string' ? incoming.files : [], (had) =>
    sendPost(
      emojiFor(context, incoming),
      given.post,
      drawn,
      async (body) => {
        const edited = edits && context.panels.edit(panel, wanted, () => edit(context, incoming, body))
        // Its message may be gone by now, as when its owner has opened another panel.
        isEdited = edited !== false && (await nullIfGone(edited)) !== null
        if (!isEdited) await followUp(context, incoming, body)
      },
      { ...formOf(incoming, given), ephemeral: given.kind !== 'public', had },
    ),
  )
  if (isEdited) opensPanel(context, incoming, given, panel)
}

/** Somebody has one panel of a table: what shows it now takes the place of the message that did. */
function opensPanel(context: AnswerContext, incoming: ReadableInteraction, { post }: Reply, panel: string): void {
  if (post.panelOf === undefined) return
  const { applicationId, token, caller } = incoming
  void context.panels.opened(`${caller.person.id} ${post.panelOf}`, panel, async () => {
    await context.rest.delete(Routes.webhookMessage(applicationId, token), { auth: false })
  })
}

/** In a server that the bot is no member of, icons may depend on the asker's rights. */
const emojiFor = ({ emoji }: AnswerContext, { caller }: ReadableInteraction): IconOrPlainEmojiSender =>
  caller.guest ? plainEmojiSender : emoji

const wishOf = ({ id, caller }: ReadableInteraction, wanted: () => boolean) => ({
  person: caller.person.id,
  interaction: id,
  wanted,
})

/** The panel that shows the answer: the one that was pressed, or a new one. */
const panelOf = ({ panel, id }: ReadableInteraction, redraws: boolean): string => (redraws ? panel : id)

/** Sends with the files that a message has; again without them, should Discord know of none. */
async function withKeptFiles(
  had: readonly PostedFile[],
  send: (had: readonly PostedFile[]) => Promise<void>,
): Promise<void> {
  try {
    await send(had)
  } catch (error) {
    const problem = problemOf(error)
    if (had.length === 0 || (problem !== 'mediaLost' && problem !== 'refused')) throw error
    await send([])
  }
}

/** Whether an answer takes the place of a private message that was pressed. */
const redrawsMessage = ({ kind }: Reply): boolean => kind !== 'ephemeral' && kind !== 'public'

/** The file that comes with an answer, and what its only reader calls commands. */
const formOf = ({ commandLanguage }: ReadableInteraction, given: Reply) => ({
  file: given.kind === 'reply' || given.kind === 'ephemeral' ? given.file : undefined,
  commandLanguage: given.kind === 'public' ? undefined : commandLanguage,
})

/**
 * Asks Discord for time: a press in private redraws that message, while it is there; anything else brings a new private one.
 * @returns isFirst: as `respond` does; updates: whether that message will be redrawn
 */
async function defer(
  context: AnswerContext,
  incoming: ReadableInteraction,
): Promise<{ readonly isFirst: boolean; readonly updates: boolean }> {
  const there = incoming.inPrivate ? await nullIfGone(respond(context, incoming, { type: ACKNOWLEDGE })) : null
  if (there !== null) return { isFirst: there, updates: true }
  const isFirst = await respond(context, incoming, { type: THINK, data: { flags: MessageFlags.Ephemeral } })
  return { isFirst, updates: false }
}

/** What an answer by the message that was pressed comes to; null where that is gone, so that nothing is answered. */
async function nullIfGone<T>(answering: Promise<T>): Promise<T | null> {
  try {
    return await answering
  } catch (error) {
    if (problemOf(error) !== 'messageGone') throw error
    return null
  }
}

/** Answers an interaction that cannot be understood. Never throws. */
export async function respondUnreadable(context: AnswerContext, incoming: UnreadableInteraction): Promise<void> {
  if (incoming.halfTyped) return respondAutocomplete(context, incoming, Promise.resolve([]))
  try {
    const { unreadable } = words(incoming.language).notices
    const { body: data } = bodyOf(noticePost(unreadable), 'none', { ephemeral: true })
    await respond(context, incoming, { type: NEW, data })
  } catch (error) {
    context.log.debug({ error }, 'a refusal was not delivered')
  }
}

/** Suggestions while somebody types; an error suggests nothing. */
export async function respondAutocomplete(
  context: AnswerContext,
  incoming: Addressed,
  work: Promise<readonly Suggestion[]>,
): Promise<void> {
  try {
    const choices = await work.catch(() => [])
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult
    await respond(context, incoming, { type, data: { choices: [...choices] } })
  } catch (error) {
    context.log.debug({ error }, 'suggestions were not delivered')
  }
}

/** @returns false where it was answered before: by a first try whose answer got lost, or by another process */
async function respond(
  { rest, answered }: AnswerContext,
  { id, token }: Addressed,
  body: APIInteractionResponse,
  files: Body['files'] = [],
): Promise<boolean> {
  let isFirst = true
  try {
    await persisting(() =>
      rest.post(Routes.interactionCallback(id, token), { ...restRequestData(body, files), auth: false }),
    )
  } catch (error) {
    if (problemOf(error) !== 'answered') throw error
    isFirst = false
  }
  answered()
  return isFirst
}

const Original = z.object({ id: z.string() })

/**
 * Whether an interaction's answer is a message of its own: to a press that another process answered with nothing it is the
 * one that was pressed, which everybody may see. False where Discord does not say.
 */
async function hasOwnMessage({ rest }: AnswerContext, incoming: ReadableInteraction): Promise<boolean> {
  if (incoming.kind !== 'press') return true
  const route = Routes.webhookMessage(incoming.applicationId, incoming.token)
  const found = await rest.get(route, { auth: false }).catch(() => null)
  const { data } = Original.safeParse(found)
  return data !== undefined && data.id !== incoming.messageId
}

async function followUp(
  { rest }: AnswerContext,
  { applicationId, token }: ReadableInteraction,
  { body, files }: Body,
): Promise<void> {
  await rest.post(Routes.webhook(applicationId, token), { ...restRequestData(body, files), auth: false })
}

async function edit(
  { rest }: AnswerContext,
  { applicationId, token }: ReadableInteraction,
  { body, files }: Body,
): Promise<void> {
  await persisting(() =>
    rest.patch(Routes.webhookMessage(applicationId, token), { ...restRequestData(body, files), auth: false }),
  )
}

/** Sends once more when the connection broke; discord.js does so only for some errors. */
async function persisting(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (error instanceof DiscordAPIError || error instanceof HTTPError) throw error
    await send()
  }
}

/** What is said when something broke on our side. */
export const failureReply = (busy: boolean, language: Language): Reply => {
  const { notices } = words(language)
  return { kind: 'ephemeral', post: noticePost(busy ? notices.busy : notices.trouble), refuses: true }
}

/** What is said to somebody who presses faster than anybody plays. */
export const tooFastReply = (language: Language): Reply => ({
  kind: 'ephemeral',
  post: noticePost(words(language).notices.tooFast),
})

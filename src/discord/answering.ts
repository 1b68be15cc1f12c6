import { DiscordAPIError, HTTPError, type REST } from 'discord.js'
import { type APIInteractionResponse, InteractionResponseType, MessageFlags, Routes } from 'discord-api-types/v10'
import type { Answer, Suggestion } from '#commands'
import { noticePost } from '#commands'
import { words } from '#text'
import { type Body, bodyOf } from './body.ts'
import type { Draw } from './drawing.ts'
import type { KeptFile } from './files.ts'
import type { Incoming, Unreadable } from './incoming.ts'
import { type Log, messageOf } from './log.ts'
import { problemOf } from './problem.ts'

/** Until then an answer waits for its picture, unless many others do; then the words go first. In ms. */
const PICTURE_PATIENCE = 250
/** Until then an answer waits for the table; then Discord hears that it takes longer (its limit is 3,000). */
const ANSWER_PATIENCE = 1800

interface Parts {
  readonly rest: REST
  readonly draw: Draw
  /** Whose answer a private message shows, by the interaction that brought the message. */
  readonly panels: Panels
  readonly log: Log
  /** Called when Discord has taken the first answer. */
  readonly answered: () => void
}

/** Ids of interactions by ids of interactions: an answer's late picture must not take the place of a later answer. */
export interface Panels {
  get(panel: string): string | undefined
  set(panel: string, interaction: string): unknown
}

type Addressed = Pick<Incoming, 'id' | 'token'>

/** Answers one interaction: within three seconds whatever happens. Never throws. */
export async function answer(parts: Parts, incoming: Incoming, work: Promise<Answer>): Promise<void> {
  try {
    const began = performance.now()
    const ready = await within(work, ANSWER_PATIENCE)
    const deferred = ready === null
    if (deferred) await respond(parts, incoming, { body: deferral(incoming), files: [] })
    const given = ready ?? (await work)
    await (deferred ? complete(parts, incoming, given) : first(parts, incoming, given, began))
  } catch (error) {
    parts.log.warn({ error: messageOf(error), interaction: incoming.id }, 'an answer was not delivered')
  }
}

/** The first answer, with its picture when that is drawn in time. */
async function first(parts: Parts, incoming: Incoming, given: Answer, began: number): Promise<void> {
  const inPrivate = incoming.kind === 'press' && incoming.inPrivate
  if (given.kind === 'noted' && incoming.kind === 'press' && !inPrivate) {
    await respond(parts, incoming, { body: { type: InteractionResponseType.DeferredMessageUpdate }, files: [] })
    return
  }
  const redraws = inPrivate && given.kind !== 'whisper'
  const wanted = shownFrom(parts, incoming, redraws)
  const patience = parts.draw.crowded() ? 0 : Math.max(0, PICTURE_PATIENCE - (performance.now() - began))
  const drawing = parts.draw(given.post.picture, wanted)
  const picture = await within(drawing, patience)
  const type = redraws ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource
  const shown = redraws ? filesOf(incoming) : []
  await keeping(shown, async (had) => {
    const { body, files } = bodyOf(given.post, picture, { ephemeral: !redraws, file: fileOf(given), had })
    await respond(parts, incoming, { body: { type, data: body }, files })
  })
  if (given.post.picture === null || picture !== null) return
  const late = await drawing
  if (!wanted() || (late === null && shown.length === 0)) return
  await keeping(late === null ? [] : shown, (had) =>
    edit(parts, incoming, bodyOf(given.post, late, { file: fileOf(given), had })),
  )
}

/** What follows a deferral. */
async function complete(parts: Parts, incoming: Incoming, given: Answer): Promise<void> {
  const inPrivate = incoming.kind === 'press' && incoming.inPrivate
  const redraws = inPrivate && given.kind !== 'whisper'
  const wanted = shownFrom(parts, incoming, redraws)
  const picture = await parts.draw(given.post.picture, wanted)
  if (redraws && !wanted()) return
  await keeping(redraws && picture !== null ? filesOf(incoming) : [], async (had) => {
    const body = bodyOf(given.post, picture, { ephemeral: true, file: fileOf(given), had })
    if (!inPrivate || redraws) return edit(parts, incoming, body)
    await parts.rest.post(Routes.webhook(incoming.applicationId, incoming.token), { ...body, auth: false })
  })
}

/** From now on the message shows this answer; tells whether it still does. */
function shownFrom({ panels }: Parts, incoming: Incoming, redraws: boolean): () => boolean {
  const panel = redraws && incoming.kind === 'press' ? incoming.panel : incoming.id
  panels.set(panel, incoming.id)
  return () => panels.get(panel) === incoming.id
}

const filesOf = (incoming: Incoming): readonly KeptFile[] => (incoming.kind === 'press' ? incoming.files : [])

/** Sends with the files that a message has; again without them, should Discord know of none. */
async function keeping(had: readonly KeptFile[], send: (had: readonly KeptFile[]) => Promise<void>): Promise<void> {
  try {
    await send(had)
  } catch (error) {
    const problem = problemOf(error)
    if (had.length === 0 || (problem !== 'mediaLost' && problem !== 'refused')) throw error
    await send([])
  }
}

const fileOf = (given: Answer) => (given.kind === 'show' ? given.file : undefined)

/** A press in private redraws that message; anything else brings a new private one. */
const deferral = (incoming: Incoming): APIInteractionResponse =>
  incoming.kind === 'press' && incoming.inPrivate
    ? { type: InteractionResponseType.DeferredMessageUpdate }
    : { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } }

/** Answers what cannot be understood. Never throws. */
export async function refuse(parts: Parts, incoming: Unreadable): Promise<void> {
  if (incoming.halfTyped) return suggest(parts, incoming, Promise.resolve([]))
  try {
    const { body: data, files } = bodyOf(noticePost(words('en').notices.unreadable), null, { ephemeral: true })
    await respond(parts, incoming, { body: { type: InteractionResponseType.ChannelMessageWithSource, data }, files })
  } catch (error) {
    parts.log.debug({ error: messageOf(error) }, 'a refusal was not delivered')
  }
}

/** Suggestions while somebody types; an error suggests nothing. */
export async function suggest(parts: Parts, incoming: Addressed, work: Promise<readonly Suggestion[]>): Promise<void> {
  try {
    const choices = await work.catch(() => [])
    const body: APIInteractionResponse = {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: [...choices] },
    }
    await respond(parts, incoming, { body, files: [] })
  } catch (error) {
    parts.log.debug({ error: messageOf(error) }, 'suggestions were not delivered')
  }
}

async function respond(
  { rest, answered }: Parts,
  { id, token }: Addressed,
  { body, files }: { body: APIInteractionResponse; files: Body['files'] },
): Promise<void> {
  try {
    await persisting(() => rest.post(Routes.interactionCallback(id, token), { body, files, auth: false }))
  } catch (error) {
    // Sent again after a lost answer, the second finds the first.
    if (problemOf(error) !== 'answered') throw error
  }
  answered()
}

async function edit({ rest }: Parts, { applicationId, token }: Incoming, { body, files }: Body): Promise<void> {
  await persisting(() => rest.patch(Routes.webhookMessage(applicationId, token), { body, files, auth: false }))
}

/** Sends once more when the line broke: discord.js does so only for some of the ways in which a line breaks. */
async function persisting(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (error instanceof DiscordAPIError || error instanceof HTTPError) throw error
    await send()
  }
}

/** The value, or null when it takes longer. */
async function within<T>(value: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([value, patience])
  } finally {
    clearTimeout(timer)
  }
}

/** What is said when something broke on our side. */
export const troubleAnswer = (busy: boolean): Answer => {
  const { notices } = words('en')
  return { kind: 'whisper', post: noticePost(busy ? notices.busy : notices.trouble) }
}

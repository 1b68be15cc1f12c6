import type { REST } from 'discord.js'
import { type APIInteractionResponse, InteractionResponseType, MessageFlags, Routes } from 'discord-api-types/v10'
import type { Answer, Suggestion } from '#commands'
import { noticePost } from '#commands'
import type { Artist, Picture, PictureRequest } from '#render'
import { words } from '#text'
import { type Body, bodyOf } from './body.ts'
import type { Incoming, Unreadable } from './incoming.ts'
import type { Log } from './log.ts'
import { problemOf } from './problem.ts'

/** Until then an answer waits for its picture; then the words go first and the picture follows. */
const PICTURE_PATIENCE = 1200
/** Until then an answer waits for the table; then Discord hears that it takes longer (its limit is 3,000). */
const ANSWER_PATIENCE = 1800

interface Parts {
  readonly rest: REST
  readonly artist: Artist
  readonly log: Log
  /** Called when Discord has taken the first answer. */
  readonly answered: () => void
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
  const drawing = draw(parts, given.post.picture)
  const picture = await within(drawing, Math.max(0, PICTURE_PATIENCE - (performance.now() - began)))
  const redraws = inPrivate && given.kind !== 'whisper'
  const type = redraws ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource
  const { body, files } = bodyOf(given.post, picture, { ephemeral: !redraws, file: fileOf(given) })
  await respond(parts, incoming, { body: { type, data: body }, files })
  if (given.post.picture === null || picture !== null) return
  const late = await drawing
  if (late !== null) await edit(parts, incoming, bodyOf(given.post, late, { file: fileOf(given) }))
}

/** What follows a deferral. */
async function complete(parts: Parts, incoming: Incoming, given: Answer): Promise<void> {
  const inPrivate = incoming.kind === 'press' && incoming.inPrivate
  const body = bodyOf(given.post, await draw(parts, given.post.picture), { ephemeral: true, file: fileOf(given) })
  if (!inPrivate || given.kind !== 'whisper') return edit(parts, incoming, body)
  await parts.rest.post(Routes.webhook(incoming.applicationId, incoming.token), { ...body, auth: false })
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
    await rest.post(Routes.interactionCallback(id, token), { body, files, auth: false })
  } catch (error) {
    // A lost answer is sent again by discord.js; the second then finds the first.
    if (problemOf(error) !== 'answered') throw error
  }
  answered()
}

async function edit({ rest }: Parts, { applicationId, token }: Incoming, { body, files }: Body): Promise<void> {
  await rest.patch(Routes.webhookMessage(applicationId, token), { body, files, auth: false })
}

/** Draws, and says in the log when that fails: everything can be played without pictures. */
export async function draw(
  { artist, log }: Pick<Parts, 'artist' | 'log'>,
  request: PictureRequest | null,
): Promise<Picture | null> {
  if (request === null) return null
  try {
    return await artist.draw(request)
  } catch (error) {
    log.error({ error: messageOf(error), scene: request.scene }, 'a picture could not be drawn')
    return null
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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

import { DiscordAPIError, HTTPError } from 'discord.js'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import type { BotRight } from '#text'

/** What a failed request means for us. */
export type RequestProblem =
  /** The message is gone: post anew. */
  | 'messageGone'
  | 'channelGone'
  | 'notAllowed'
  /** The thread is locked. */
  | 'locked'
  /** The message has a thread already. */
  | 'threadThere'
  /** The message can no longer be edited: post anew. */
  | 'cannotEdit'
  /** The interaction was answered already: the lost answer had arrived. */
  | 'answered'
  /** The interaction is over: nobody can be answered. */
  | 'tooLate'
  /** A file that the components name was not found: try another way. */
  | 'mediaLost'
  /** It shows an emoji that the application does not have any more. */
  | 'emojiGone'
  /** Discord refused it for another reason. */
  | 'refused'
  /** Nobody knows whether it was done: the network, or Discord's fault. */
  | 'unknown'

const MEANING: Readonly<Record<number, RequestProblem>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'messageGone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channelGone',
  [RESTJSONErrorCodes.MissingAccess]: 'notAllowed',
  [RESTJSONErrorCodes.MissingPermissions]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'notAllowed',
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: 'notAllowed',
  [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage]: 'threadThere',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'cannotEdit',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'cannotEdit',
  [RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser]: 'cannotEdit',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'answered',
  [RESTJSONErrorCodes.UnknownInteraction]: 'tooLate',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'tooLate',
}

/** The rights that a refusal speaks of: one of these is missing. Empty when it speaks of none. */
export function rightsNamedByRefusal(error: unknown): BotRight[] {
  if (!(error instanceof DiscordAPIError)) return []
  switch (error.code) {
    case RESTJSONErrorCodes.MissingAccess:
      return ['viewChannel']
    case RESTJSONErrorCodes.MissingPermissions:
      return ['sendMessages', 'sendMessagesInThreads']
    default:
      return []
  }
}

/** Whether the bot is kept out of a place that is there: it may be let in again. */
export const isAccessProblem = (problem: RequestProblem | null): boolean =>
  problem === 'notAllowed' || problem === 'locked'

/**
 * Whether Discord itself failed, not a proxy before it: over some requests it fails every time, so repeating them leads
 * nowhere.
 */
export const isInternalServerError = (error: unknown): boolean => error instanceof HTTPError && error.status === 500

/** What an error of a request to Discord means. */
export function problemOf(error: unknown): RequestProblem {
  if (!(error instanceof DiscordAPIError)) return 'unknown'
  const raw = JSON.stringify(error.rawError)
  if (raw.includes('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND')) return 'mediaLost'
  if (raw.includes('INVALID_EMOJI')) return 'emojiGone'
  const known = MEANING[Number(error.code)]
  if (known !== undefined) return known
  return error.status >= 500 ? 'unknown' : 'refused'
}

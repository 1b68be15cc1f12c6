import { DiscordAPIError } from 'discord.js'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'

/** What a failed request means for us. */
export type Problem =
  /** The message is gone: post anew. */
  | 'messageGone'
  | 'channelGone'
  | 'notAllowed'
  /** An edit that Discord does not take any more, or not here: post anew. */
  | 'cannotEdit'
  /** The interaction was answered already: the lost answer had arrived. */
  | 'answered'
  /** The interaction is over: nobody can be answered. */
  | 'tooLate'
  /** A file that the components name was not found: try another way. */
  | 'mediaLost'
  /** Discord refused it for another reason. */
  | 'refused'
  /** Nobody knows whether it was done: the network, or Discord's fault. */
  | 'unknown'

const MEANING: Readonly<Record<number, Problem>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'messageGone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channelGone',
  [RESTJSONErrorCodes.MissingAccess]: 'notAllowed',
  [RESTJSONErrorCodes.MissingPermissions]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'notAllowed',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'notAllowed',
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: 'notAllowed',
  [RESTJSONErrorCodes.ThreadLocked]: 'notAllowed',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'cannotEdit',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'cannotEdit',
  [RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser]: 'cannotEdit',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'answered',
  [RESTJSONErrorCodes.UnknownInteraction]: 'tooLate',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'tooLate',
}

/** What an error of a request to Discord means. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof DiscordAPIError)) return 'unknown'
  if (JSON.stringify(error.rawError).includes('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND')) return 'mediaLost'
  const known = MEANING[Number(error.code)]
  if (known !== undefined) return known
  return error.status >= 500 ? 'unknown' : 'refused'
}

import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import type { FormErrors } from '#sandbox/forms/form'

/** What a route answers with: an HTTP status and a JSON body, or no body (204). */
export interface Answer {
  readonly status: 200 | 201 | 204 | 400 | 401 | 403 | 404 | 405 | 413 | 429 | 500
  readonly body?: unknown
}

export const done: Answer = { status: 204 }

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}

const E = RESTJSONErrorCodes

/** Discord's refusals that this sandbox gives, with the status and words that Discord gives them. */
const REFUSALS = {
  notFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownEmoji: [404, E.UnknownEmoji, 'Unknown Emoji'],
  unknownChannel: [404, E.UnknownChannel, 'Unknown Channel'],
  unknownGuild: [404, E.UnknownGuild, 'Unknown Guild'],
  unknownMember: [404, E.UnknownMember, 'Unknown Member'],
  unknownMessage: [404, E.UnknownMessage, 'Unknown Message'],
  unknownUser: [404, E.UnknownUser, 'Unknown User'],
  unknownApplication: [404, E.UnknownApplication, 'Unknown Application'],
  unknownWebhook: [404, E.UnknownWebhook, 'Unknown Webhook'],
  unknownInteraction: [404, E.UnknownInteraction, 'Unknown interaction'],
  unknownCommand: [404, E.UnknownApplicationCommand, 'Unknown application command'],
  tooManyPins: [400, E.MaximumNumberOfPinsReachedForTheChannel, 'Maximum number of pins reached (250)'],
  tooManyFiles: [
    400,
    E.MaximumNumberOfAttachmentsInAMessageReached,
    'Maximum number of attachments in a message reached (10)',
  ],
  tooManyCommands: [
    400,
    E.MaximumNumberOfApplicationCommandsReached,
    'Maximum number of application commands reached (100).',
  ],
  tooManyEmojis: [400, E.MaximumNumberOfEmojisReached, 'Maximum number of emojis reached (2000)'],
  tooManyCreations: [
    400,
    E.MaximumDailyApplicationCommandCreatesReached,
    'Max number of daily application command creates has been reached (200)',
  ],
  tooLarge: [413, E.RequestEntityTooLarge, 'Request entity too large'],
  alreadyAcknowledged: [400, E.InteractionHasAlreadyBeenAcknowledged, 'Interaction has already been acknowledged.'],
  forum: [400, E.CannotSendMessagesInNonTextChannel, 'Cannot send messages in a non-text channel'],
  missingAccess: [403, E.MissingAccess, 'Missing Access'],
  dmOnly: [403, E.CannotExecuteActionOnDMChannel, 'Cannot execute action on a DM channel'],
  notYours: [403, E.CannotEditMessageAuthoredByAnotherUser, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, E.CannotSendAnEmptyMessage, 'Cannot send an empty message'],
  closedDms: [403, E.CannotSendMessagesToThisUser, 'Cannot send messages to this user'],
  dmsTooFast: [403, E.OpeningDirectMessagesTooFast, 'You are opening direct messages too fast.'],
  noMutualServer: [
    403,
    E.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    'Cannot send messages to this user due to having no mutual guilds',
  ],
  missingPermissions: [403, E.MissingPermissions, 'Missing Permissions'],
  wrongChannelType: [400, E.CannotExecuteActionOnThisChannelType, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, E.InvalidWebhookToken, 'Invalid Webhook Token'],
  archived: [400, E.InvalidActionOnArchivedThread, 'Thread is archived'],
  badJson: [400, E.RequestBodyContainsInvalidJSON, 'The request body contains invalid JSON.'],
  threadExists: [400, E.ThreadAlreadyCreatedForMessage, 'A thread has already been created for this message'],
  threadLocked: [400, E.ThreadLocked, 'This thread is locked'],
} as const satisfies Record<string, readonly [Answer['status'], number, string]>

export function refuse(why: keyof typeof REFUSALS): Answer {
  const [status, code, message] = REFUSALS[why]
  return { status, body: { message, code } }
}

/** What Discord says when it broke over a request. */
export const brokenDown: Answer = { status: 500, body: { message: '500: Internal Server Error', code: 0 } }

/** 50035 with the tree that says which field was wrong and how. */
export function refuseForm(errors: FormErrors): Answer {
  return { status: 400, body: { message: 'Invalid Form Body', code: E.InvalidFormBodyOrContentType, errors } }
}

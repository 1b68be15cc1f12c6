import { reasonOf } from './database.ts'

/**
 * Every model that this version keeps, and its columns: what a client and a database must know. `prisma/models.prisma` has
 * them too, but a client that was made from an older one would not know what it lacks.
 */
export const MODELS = [
  [
    'table',
    ['id', 'guildId', 'channelId', 'openIn', 'cardChannelId', 'solo', 'createdAt', 'closedAt', 'ended', 'computerDue'],
  ],
  ['entry', ['tableId', 'seq', 'at', 'actor', 'type', 'data', 'interactionId']],
  ['snapshot', ['tableId', 'seq', 'state']],
  ['box', ['hash', 'data']],
  ['seat', ['personId', 'tableId', 'seated', 'invited']],
  ['showing', ['tableId', 'channelId', 'messageId', 'seq', 'settled', 'publisher', 'leaseUntil']],
  ['turnMessage', ['tableId', 'turnSeq', 'channelId', 'messageId']],
  ['notice', ['tableId', 'personId', 'kind', 'seq', 'via', 'dueAt', 'sentAt', 'problem', 'claimant', 'claimedUntil']],
  ['follower', ['tableId', 'target', 'kind', 'personId', 'seq', 'lookedSeq', 'claimant', 'claimedUntil']],
  ['plan', ['tableId', 'personId', 'revision', 'plan']],
  ['deadline', ['tableId', 'kind', 'dueAt']],
  ['puzzleAttempt', ['day', 'personId', 'guildId', 'data']],
  ['person', ['id', 'profile']],
] as const

/** What asks a client for rows, model by model; one that an older `models.prisma` made may lack some. */
export type Models = {
  readonly [Model in (typeof MODELS)[number][0]]?: {
    findFirst(query: { select: Record<string, true> }): Promise<object | null>
  }
}

/**
 * Asks for a row of every model, with all its columns.
 * @throws Error, in one line that names the model, when the client or the database lacks it or a column of it
 */
export async function askModels(client: Models): Promise<void> {
  for (const [model, columns] of MODELS) {
    const rows = client[model]
    if (rows === undefined) throw new Error(`The client does not know the model ${model}: \`npm ci\` makes it anew.`)
    const select = Object.fromEntries(columns.map((column) => [column, true as const]))
    await rows.findFirst({ select }).catch((error: unknown) => {
      throw new Error(`The model ${model} cannot be read: ${reasonOf(error)}`, { cause: error })
    })
  }
}

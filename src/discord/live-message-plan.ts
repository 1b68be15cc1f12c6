import {
  type LeasedLiveMessage,
  type NoticeKey,
  needsNewMessage,
  newsSeq,
  type PastMessage,
  type PublicTable,
} from '#table'

/** One that was posted and is not on record. */
export interface UnrecordedMessage extends PastMessage {
  /** Ids of those whom it called. */
  readonly mentions: readonly string[]
}

/** How a channel stands. */
export interface LiveMessagePlanInput {
  readonly table: PublicTable
  /** What it is on record to show. */
  readonly showing: LeasedLiveMessage
  /** Somebody deleted the message on record. */
  readonly isGone: boolean
  /** The notices that are due there. */
  readonly sends: readonly NoticeKey[]
}

/** How a channel comes to show what it should. */
export interface LiveMessagePlan {
  /** The message to edit; null: a new one is posted. */
  readonly edits: string | null
  /** The message of this turn that a new one replaces, to call once more; null for the first of its turn. */
  readonly again: string | null
  /** The notices that are sent by it. */
  readonly sends: readonly NoticeKey[]
  /** Messages that were live before, and how each is retired. */
  readonly before: readonly (PastMessage & { readonly way: 'delete' | 'retire' })[]
}

/**
 * The message on record, or the one that the bot left when it was kept out: without the right to read the history nothing
 * else would find that.
 */
export const recordedOrLeftWhenKeptOut = ({ messageId, seq, left }: LeasedLiveMessage): PastMessage | null =>
  messageId === null ? left : { id: messageId, seq }

/** Whether somebody is to be called whose turn's message is there already. */
const callsAgain = ({ table, showing, sends }: LiveMessagePlanInput): boolean =>
  showing.messageId !== null && sends.length > 0 && !needsNewMessage(table, showing)

const isNew = (channel: LiveMessagePlanInput): boolean =>
  needsNewMessage(channel.table, channel.showing) || callsAgain(channel)

/** Whether a channel lacks nothing, as long as nothing but the table's entries changes what it shows. */
export const isChannelUpToDate = (channel: LiveMessagePlanInput): boolean =>
  channel.showing.messageId !== null &&
  channel.showing.seq >= channel.table.seq &&
  !channel.isGone &&
  !callsAgain(channel)

/** Whether anything is to be posted or edited. @param looksRight the message on record is known to look as it should */
export const needsPostOrEdit = (channel: LiveMessagePlanInput, looksRight: boolean): boolean =>
  isNew(channel) || !looksRight

/** The unrecorded messages of the present turn or news. */
export const unrecordedOfThisTurn = <Message extends UnrecordedMessage>(
  table: PublicTable,
  own: readonly Message[],
): readonly Message[] => own.filter(({ seq }) => seq >= newsSeq(table))

/**
 * What to do in a channel where something is to be posted or edited. An unrecorded message, left by a process that ended
 * after posting, becomes the wanted one; people whom neither it nor another one of this turn called are called later.
 * @param own those that are not on record, newest first
 * @param overtaken those that are not on record either, and older than the one that is
 */
export function planLiveMessage(
  channel: LiveMessagePlanInput,
  own: readonly UnrecordedMessage[],
  overtaken: readonly PastMessage[] = [],
): LiveMessagePlan {
  const { table, showing, isGone, sends } = channel
  const began = newsSeq(table)
  const again = callsAgain(channel)
  // What had to be posted in the place of another one calls nobody; the one that called goes last.
  const ofThisTurn = unrecordedOfThisTurn(table, own)
  const [adopted = null] = ofThisTurn
  const known = isGone ? null : recordedOrLeftWhenKeptOut(showing)
  const unknown = own.filter(({ id }) => id !== known?.id)
  // To Discord it is the same message as the one over which the bot was kept out, and which may have arrived.
  const leftNow = showing.messageId === null && known !== null && known.seq >= began ? known.id : null
  return {
    edits: adopted?.id ?? (isNew(channel) ? null : showing.messageId),
    again: again ? showing.messageId : leftNow,
    sends:
      adopted === null
        ? sends
        : sends.filter(({ personId }) => ofThisTurn.some(({ mentions }) => mentions.includes(personId))),
    // A channel holds one message a turn.
    before: [...(known === null ? [] : [known]), ...unknown, ...overtaken].map((one) => ({
      id: one.id,
      seq: one.seq,
      way: (again || adopted !== null || overtaken.includes(one)) && one.seq >= began ? 'delete' : 'retire',
    })),
  }
}

/** What a process remembers of a channel, if nobody has touched it since. */
export const rememberedIfRecordUnchanged = <Known extends { readonly messageId: string; readonly seq: number }>(
  known: Known | undefined,
  { messageId, seq, orphaned }: LeasedLiveMessage,
): Known | null =>
  known !== undefined && !orphaned && known.messageId === messageId && known.seq === seq ? known : null

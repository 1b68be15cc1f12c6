import type { REST } from 'discord.js'
import {
  type Caller,
  callerInOwnLanguage,
  handleAutocomplete,
  handleCommand,
  handleComponent,
  isSoloRequested,
  type PressOrRefresh,
  pressOrRefreshOfCustomId,
  type Reply,
  threadToStartForCommand,
} from '#commands'
import { valueOrNullWithin } from '#runtime'
import { createQueue, StoreUnavailable } from '#table'
import { carryOut } from './carry-out.ts'
import type { BotContext } from './context.ts'
import { createPersonRefusalRetryLimit, createPressBuckets } from './how-often.ts'
import type { ReadableInteraction, UnreadableInteraction } from './interaction.ts'
import { createPanelUpdates } from './panels.ts'
import { PATIENCE } from './patience.ts'
import type { Publisher } from './publisher.ts'
import { deliverReply, failureReply, respondAutocomplete, respondUnreadable, tooFastReply } from './respond.ts'
import { lackingRightsInServerChannels } from './server-rights.ts'
import { answerWithNewTableThread } from './thread.ts'

export type ParsedInteraction = ReadableInteraction | UnreadableInteraction
type Incoming<Kind extends ReadableInteraction['kind']> = Extract<ReadableInteraction, { kind: Kind }>

/** Hears how answering goes; `ms` from the interaction's arrival to the first answer, taken by Discord. */
export interface InteractionObserver {
  received(kind: ParsedInteraction['kind']): void
  answered(kind: ParsedInteraction['kind'], ms: number): void
  /** The bot broke over one; a database that does not answer does not count. */
  failed(): void
}

interface Answering extends BotContext {
  /** For answers alone. */
  readonly answers: REST
  readonly publisher: Publisher
  readonly observer: InteractionObserver | undefined
  /** Of one person, in the long run. */
  readonly pressesPerSecond: number
}

/** How many of their tables are looked at for somebody who lists them. */
const MOST_LOOKED_AT = 7
const noSuggestions: Promise<[]> = Promise.resolve([])

/** Answers everything that comes. */
export function createAnswering(context: Answering): (incoming: ParsedInteraction) => Promise<void> {
  const { runtime, service, coolDowns, log, rest, publisher, observer, pressesPerSecond } = context
  const ownAttempts = createPersonRefusalRetryLimit(runtime, context.ownAttempts)
  const carrying = { ...context, attempts: ownAttempts }
  const panels = createPanelUpdates()
  /** By person. */
  const opening = createQueue()
  const mayPress = createPressBuckets(runtime, pressesPerSecond)
  const mayType = createPressBuckets(runtime, pressesPerSecond)

  async function answer(incoming: ParsedInteraction): Promise<void> {
    const began = runtime.monotonic()
    observer?.received(incoming.kind)
    const answered = () => observer?.answered(incoming.kind, runtime.monotonic() - began)
    const given = { ...context, rest: context.answers, panels, answered }
    if (incoming.kind === 'unreadable') return respondUnreadable(given, incoming)
    const { person, language } = incoming.caller
    if (incoming.kind === 'autocomplete')
      return respondAutocomplete(given, incoming, mayType(person.id) ? suggestions(incoming) : noSuggestions)
    return deliverReply(
      given,
      incoming,
      mayPress(person.id) ? replyTo(incoming) : Promise.resolve(tooFastReply(language)),
    )
  }

  const suggestions = async ({ caller, path, typed, option }: Incoming<'autocomplete'>) =>
    handleAutocomplete(service, await callerInOwnLanguage(service, caller), path, typed, option)

  async function replyTo(incoming: Incoming<'command' | 'press'>): Promise<Reply> {
    const asker = await callerInOwnLanguage(service, incoming.caller)
    try {
      const { channelId, lacking, guest, locked = false } = asker
      if (!guest) coolDowns.told(channelId, lacking, locked)
      return await (incoming.kind === 'command' ? replyToCommand(asker, incoming) : replyToPress(asker, incoming))
    } catch (error) {
      const busy = error instanceof StoreUnavailable
      if (!busy) observer?.failed()
      const stack = error instanceof Error ? error.stack : null
      const details = {
        error,
        table: incoming.kind === 'press' ? tableIn(pressOrRefreshOfCustomId(incoming.customId)) : null,
        interaction: incoming.id,
        channel: asker.channelId,
        stack,
      }
      log.error(details, 'a press failed')
      return failureReply(busy, asker.language)
    }
  }

  async function replyToPress(asker: Caller, { customId, values, messageId }: Incoming<'press'>): Promise<Reply> {
    const decoded = pressOrRefreshOfCustomId(customId)
    const caller = await withDirect(asker, { pressed: decoded })
    const made = await handleComponent(service, caller, decoded, values)
    return carryOut(carrying, made, caller, {
      tableId: tableIn(decoded),
      messageId,
    })
  }

  /** People who list their tables see which of their channels are gone: Discord tells nothing of that by itself. */
  async function lookAtOwn({ person, channelId }: Caller): Promise<void> {
    const elsewhere = (await service.openTablesOf(person.id, MOST_LOOKED_AT)).filter(
      (table) => !table.solo && table.channelId !== channelId,
    )
    await valueOrNullWithin(runtime, publisher.lookAt(elsewhere.map(({ id }) => id)), PATIENCE.looking)
  }

  async function replyToCommand(asker: Caller, { path, options }: Incoming<'command'>): Promise<Reply> {
    if (path === 'bonfire mine') await lookAtOwn(asker)
    const caller = await withRights(await withDirect(asker, { path }), path)
    const done = async (from: Caller) =>
      carryOut(carrying, await handleCommand(service, from, path, options), from, null)
    const wished = () => threadToStartForCommand(service, caller, path, options)
    if ((await wished()) === null) return done(caller)
    // One after the other: a thread is there before its table is, and only tables are counted.
    return opening.run(caller.person.id, async () => {
      const wish = await wished()
      return wish === null ? done(caller) : answerWithNewTableThread(context, caller, wish, done)
    })
  }

  /** What the bot may do in a server is asked for only where somebody wants to see it. */
  async function withRights(caller: Caller, path: string): Promise<Caller> {
    const { guildId, guest } = caller
    if (path !== 'bonfire-server rights' || guildId === null || guest) return caller
    try {
      return { ...caller, channels: await lackingRightsInServerChannels(rest, guildId, await context.applicationId) }
    } catch (error) {
      log.warn({ guild: guildId, error }, 'what the bot may do in a server could not be asked')
      return caller
    }
  }

  /** In a server, people who ask for a game against Tom get it in direct messages: the only reason to open those. */
  async function withDirect(caller: Caller, what: Parameters<typeof isSoloRequested>[1]): Promise<Caller> {
    if (!(await isSoloRequested(service, what))) return caller
    if (caller.guildId === null) return { ...caller, directChannelId: caller.channelId }
    const directChannelId = await context.directChannels.open(caller.person.id)
    // They may just have opened it: that is tried at once, as often as anything that one person presses for.
    if (
      directChannelId !== null &&
      coolDowns.coolingFor(directChannelId) !== null &&
      ownAttempts.take(caller.person.id)
    )
      coolDowns.asked(directChannelId)
    return { ...caller, directChannelId }
  }

  return answer
}

/** The table that a press is about; null where it is about none. */
const tableIn = (decoded: PressOrRefresh): string | null => (decoded.kind === 'press' ? decoded.press.table : null)

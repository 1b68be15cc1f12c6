import type { REST } from 'discord.js'
import {
  type Caller,
  decodeCustomId,
  handleAutocomplete,
  handleCommand,
  handleComponent,
  inOwnLanguage,
  opensSolo,
  type Reply,
  tableMeant,
  threadWanted,
} from '#commands'
import { type Runtime, within } from '#runtime'
import { createQueue, StoreUnavailable, type TableService } from '#table'
import type { ApplicationEmoji } from './application-emoji.ts'
import type { ChannelCoolDowns } from './channel-cool-downs.ts'
import { directChannel } from './direct-channel.ts'
import type { Draw } from './drawing.ts'
import type { ReadableInteraction, UnreadableInteraction } from './interaction.ts'
import { errorWithCauses, type Log } from './log.ts'
import type { OwnAttempts } from './own-attempts.ts'
import { createPanels } from './panels.ts'
import type { Publisher } from './publisher.ts'
import { failureReply, respondAutocomplete, respondTo, respondUnreadable, tooFast } from './respond.ts'
import { inOwnThread } from './thread.ts'
import { createBuckets } from './token-bucket.ts'
import { untilShown, withTrouble } from './trouble.ts'
import { untilSent } from './until-sent.ts'

export type ReceivedInteraction = ReadableInteraction | UnreadableInteraction

/** Hears how answering goes; `ms` from the interaction's arrival to the first answer, taken by Discord. */
export interface InteractionObserver {
  received(kind: ReceivedInteraction['kind']): void
  answered(kind: ReceivedInteraction['kind'], ms: number): void
  /** The bot broke over one; that the database does not answer does not count. */
  failed(): void
}

interface Parts {
  readonly runtime: Runtime
  readonly service: TableService
  readonly emoji: ApplicationEmoji
  readonly draw: Draw
  readonly coolDowns: ChannelCoolDowns
  readonly ownAttempts: OwnAttempts
  readonly log: Log
  /** For answers alone. */
  readonly answers: REST
  /** There once the bot has logged in, as what all else goes through is. */
  readonly publishing: Promise<Publisher>
  readonly rest: () => Promise<REST>
  readonly observer?: InteractionObserver
  /** Of one person, in the long run. */
  readonly pressesPerSecond: number
}

/** As much as comes in so many seconds may come at once: at 6 a second, who clicks ten times a second may do so for ten. */
const PRESSES_SAVED = 7
/** How many of their tables are looked at for somebody who lists them, and how long that may take, in ms. */
const MOST_LOOKED_AT = 7
const LOOKING_PATIENCE = 800
const noSuggestions: Promise<[]> = Promise.resolve([])

/** Answers whatever comes. */
export function createAnswering(parts: Parts): (incoming: ReceivedInteraction) => Promise<void> {
  const { runtime, service, emoji, draw, coolDowns, ownAttempts, log, answers, publishing, rest, observer } = parts
  const panels = createPanels()
  /** By person. */
  const opening = createQueue()
  const allowance = { perSecond: parts.pressesPerSecond, atOnce: parts.pressesPerSecond * PRESSES_SAVED }
  const [mayPress, mayType] = [createBuckets(runtime, allowance), createBuckets(runtime, allowance)]
  const told = { runtime, service, coolDowns, publishing }
  const direct = { service, emoji, coolDowns, ownAttempts, rest, log }

  async function answer(incoming: ReceivedInteraction): Promise<void> {
    const began = runtime.monotonic()
    observer?.received(incoming.kind)
    const answered = () => observer?.answered(incoming.kind, runtime.monotonic() - began)
    const given = { runtime, rest: answers, emoji, draw, panels, log, answered }
    if (incoming.kind === 'unreadable') return respondUnreadable(given, incoming)
    const { caller } = incoming
    if (incoming.kind === 'autocomplete') {
      const { name, typed: text, option } = incoming
      return respondAutocomplete(
        given,
        incoming,
        mayType(caller.person.id)
          ? inOwnLanguage(service, caller).then((own) => handleAutocomplete(service, own, name, text, option))
          : noSuggestions,
      )
    }
    return respondTo(
      given,
      incoming,
      mayPress(caller.person.id) ? work(incoming) : Promise.resolve(tooFast(caller.language)),
    )
  }

  async function work(incoming: Exclude<ReadableInteraction, { kind: 'autocomplete' }>): Promise<Reply> {
    const own = await inOwnLanguage(service, incoming.caller)
    try {
      const { channelId, lacking, guest, locked = false } = incoming.caller
      if (!guest) coolDowns.told(channelId, lacking, locked)
      if (incoming.kind === 'command') {
        const made = await answerCommand(own, incoming)
        const about = made.about ?? (await tableMeant(service, incoming.caller))
        if (about !== null) (await publishing).used(about, null)
        return withTrouble(told, made, about, own)
      }
      const decoded = decodeCustomId(incoming.customId)
      const caller = await withDirect(own, { pressed: decoded })
      const pressed = await untilSent(direct, await handleComponent(service, caller, decoded, incoming.values), caller)
      const made = await untilShown(told, pressed, caller)
      if (decoded.kind === 'press') (await publishing).used(decoded.press.table, incoming.messageId)
      return withTrouble(told, made, decoded.kind === 'press' ? decoded.press.table : null, caller)
    } catch (error) {
      const busy = error instanceof StoreUnavailable
      if (!busy) observer?.failed()
      const table = tableOf(incoming)
      const { id: interaction, caller } = incoming
      const stack = error instanceof Error ? error.stack : null
      log.error(
        { error: errorWithCauses(error), table, interaction, channel: caller.channelId, stack },
        'a press failed',
      )
      return failureReply(busy, own.language)
    }
  }

  /** Whoever lists their tables is to see which of their channels are gone: of that Discord tells nothing by itself. */
  async function lookAtOwn({ person, channelId }: Caller): Promise<void> {
    const elsewhere = (await service.openTablesOf(person.id, MOST_LOOKED_AT)).filter(
      (table) => !table.solo && table.channelId !== channelId,
    )
    const looked = (await publishing).lookAt(elsewhere.map(({ id }) => id))
    await within(runtime, looked, LOOKING_PATIENCE)
  }

  async function answerCommand(own: Caller, typed: Extract<ReadableInteraction, { kind: 'command' }>): Promise<Reply> {
    if (typed.name === 'mine') await lookAtOwn(own)
    const caller = await withDirect(own, { command: typed.name })
    const done = async (asked: Caller) =>
      untilShown(told, await handleCommand(service, asked, typed.name, typed.options), asked)
    const wished = () => threadWanted(service, caller, typed.name, typed.options)
    if ((await wished()) === null) return done(caller)
    // One after the other: a thread is there before its table is, and only tables are counted.
    return opening.run(caller.person.id, async () => {
      const wish = await wished()
      return wish === null ? done(caller) : inOwnThread({ rest: await rest(), emoji, log, service }, caller, wish, done)
    })
  }

  /** In a server, whoever asks for a game against Tom gets it in direct messages: the only reason to open those. */
  async function withDirect(caller: Caller, what: Parameters<typeof opensSolo>[1]): Promise<Caller> {
    if (!(await opensSolo(service, what))) return caller
    if (caller.guildId === null) return { ...caller, directChannelId: caller.channelId }
    const directChannelId = await directChannel(await rest(), caller.person.id)
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

/** The table whose message was pressed; null for commands. */
function tableOf(incoming: ReadableInteraction): string | null {
  if (incoming.kind !== 'press') return null
  const decoded = decodeCustomId(incoming.customId)
  return decoded.kind === 'press' ? decoded.press.table : null
}

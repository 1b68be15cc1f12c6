import { DiscordAPIError, RateLimitError, type REST } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import { type ApplicationIcon, applicationIconList, isOurEmojiName, type PictureAndIconArtist } from '#render'
import type { Runtime } from '#runtime'
import { type EmojiIcons, NO_ICONS } from '#text'
import { HOUR_MS } from '#time'
import type { Log } from './log.ts'
import { problemOf } from './problem.ts'

/** The icons that Discord keeps for us as the application's emoji. */
export interface IconOrPlainEmojiSender {
  /**
   * Sends something with all of our icons, or with none while one is missing. If Discord does not know one (somebody
   * deleted it), this and everything after it is sent with plain emoji until all are there again. Discord reports that for
   * buttons and options only, so the icons are also looked for while they are used.
   */
  with<T>(send: (icons: EmojiIcons) => Promise<T>): Promise<T>
}

/** Plain emoji only. */
export const plainEmojiSender: IconOrPlainEmojiSender = { with: (send) => send(NO_ICONS) }

interface IconKeeping {
  readonly runtime: Runtime
  /** It does not wait when Discord limits it, but throws. */
  readonly rest: REST
  /** Known when the bot has logged in; emoji that its user made are ours. */
  readonly bot: Promise<{ readonly applicationId: string; readonly userId: string }>
  readonly drawIcon: PictureAndIconArtist['drawIcon']
  /** How long to wait before the second attempt; from then on twice as long each time, at most an hour. */
  readonly againMs: number
  /** How long icons that were looked for are taken to be there, in ms. */
  readonly lookEveryMs: number
  readonly signal: AbortSignal
  readonly log: Log
}

/** Between one upload and the next, in ms: of the 50 requests a second that a bot has, half are left to those who play. */
const UPLOAD_PAUSE = 40
/** Where Discord limits how fast emoji are made it says how long to wait; at least so long. */
const BREATH = 1000

const emoji = z.object({
  id: z.string().regex(/^\d+$/),
  name: z.string(),
  user: z.object({ id: z.string() }).optional(),
})
const list = z.object({ items: z.array(emoji) })
type Emoji = z.infer<typeof emoji>

/**
 * Uploads missing icons and removes those of other drawings. Nothing waits for it; failures are tried again later. Never
 * throws.
 */
export function keepApplicationEmoji(parts: IconKeeping): IconOrPlainEmojiSender {
  const { runtime, againMs, lookEveryMs, signal, log } = parts
  let icons = NO_ICONS
  let failures = 0
  const later = () => Math.min(againMs * 2 ** failures++, HOUR_MS)
  const pause = (ms: number) => runtime.sleep(ms, { signal, ref: false }).catch(() => undefined)

  async function bring(removeOthers: boolean): Promise<void> {
    while (!signal.aborted) {
      const made = { count: 0 }
      try {
        const { there, others } = await uploaded(parts, made)
        icons = there
        if (made.count > 0) log.info({ icons: there.size }, 'our icons were uploaded')
        await remove(parts, removeOthers ? others : others.filter(({ name }) => isOneOf(there, name)))
        return
      } catch (error) {
        if (signal.aborted) return
        const limited = error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset, BREATH) : 0
        const wait = limited > 0 && made.count > 0 ? limited : Math.max(limited, later())
        log.warn(
          { error: error instanceof RateLimitError ? 'Discord says to wait' : error, againMs: wait },
          'our icons are not all there: emoji stand in for them',
        )
        await pause(wait)
      }
    }
  }

  /** Somebody deleted one: all are given up until they are there again. */
  function giveUp(given: EmojiIcons, error: unknown): void {
    if (icons !== given) return
    icons = NO_ICONS
    log.warn({ error }, 'an icon of ours is gone: emoji stand in for all of them')
    // Another version of this bot may have removed them for its own; removing those in turn would never end.
    void pause(later()).then(() => bring(false))
  }

  let lookedAt = 0
  /** Looks whether the icons are there still, unless that was just done; nobody waits for it. */
  function look(given: EmojiIcons): void {
    if (given.size === 0 || runtime.monotonic() - lookedAt < lookEveryMs) return
    lookedAt = runtime.monotonic()
    ours(parts).then(
      (found) => {
        const ids = new Set(found.map(({ id }) => id))
        if ([...given.values()].some(({ id }) => !ids.has(id))) giveUp(given, 'Discord does not list it')
      },
      (error: unknown) => log.debug({ error }, 'our icons could not be looked for'),
    )
  }

  void bring(true)
  return {
    async with(send) {
      const given = icons
      look(given)
      try {
        return await send(given)
      } catch (error) {
        if (given.size === 0 || problemOf(error) !== 'emojiGone') throw error
        giveUp(given, error)
        return await send(NO_ICONS)
      }
    },
  }
}

/** Uploads what is missing; what there is besides are our other drawings, and second ones. */
async function uploaded(parts: IconKeeping, made: { count: number }): Promise<{ there: EmojiIcons; others: Emoji[] }> {
  const wanted = applicationIconList()
  let found = await ours(parts)
  const missing = wanted.filter(({ name }) => !found.some((one) => one.name === name))
  for (const icon of missing) {
    await upload(parts, icon)
    made.count++
    await parts.runtime.sleep(UPLOAD_PAUSE, { signal: parts.signal, ref: false })
  }
  // Another process may upload too: of two with one name all take the older.
  if (missing.length > 0) found = await ours(parts)
  const oldest = found.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  const there = new Map(
    wanted.map(({ plain, name }) => {
      const one = oldest.find((other) => other.name === name)
      if (one === undefined) throw new Error(`Discord took the icon ${name} and does not list it`)
      return [plain, { name, id: one.id }]
    }),
  )
  const chosen = new Set([...there.values()].map(({ id }) => id))
  return { there, others: found.filter(({ id }) => !chosen.has(id)) }
}

const isOneOf = (icons: EmojiIcons, name: string): boolean => [...icons.values()].some((icon) => icon.name === name)

/** The emoji that this bot made of its icons; what else the application has is left alone. */
async function ours({ rest, bot }: IconKeeping): Promise<Emoji[]> {
  const { applicationId, userId } = await bot
  const { items } = list.parse(await rest.get(Routes.applicationEmojis(applicationId)))
  return items.filter(({ name, user }) => user?.id === userId && isOurEmojiName(name))
}

async function upload({ rest, bot, drawIcon }: IconKeeping, { name, icon }: ApplicationIcon): Promise<void> {
  const { bytes, mime } = await drawIcon(icon)
  const image = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
  try {
    await rest.post(Routes.applicationEmojis((await bot).applicationId), { body: { name, image } })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
}

/** Another process was faster, or an answer got lost. */
const isTaken = (error: unknown): boolean =>
  error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('NAME_ALREADY_TAKEN')

/** As far as Discord lets us: the rest goes another time. */
async function remove({ rest, bot, log }: IconKeeping, others: readonly Emoji[]): Promise<void> {
  try {
    const { applicationId } = await bot
    for (const { id } of others) await rest.delete(Routes.applicationEmoji(applicationId, id))
  } catch (error) {
    log.debug({ error }, 'old icons of ours stayed')
  }
}

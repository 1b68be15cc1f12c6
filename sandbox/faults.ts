import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { z } from 'zod'

/**
 * How this Discord can misbehave.
 * - REST, matched against `METHOD /path`: `rateLimit` (429), `serverError` (500, or another `status` with a page instead of JSON), `unauthorized` (401), `noAnswer`
 *   (the connection breaks before anything is done), `answerLost` (it breaks after the work was done), `lateAnswer`
 *   (the work waits `delayMs`, or with `after` only its answer does), `mediaLost` (400: files named by components are not found),
 *   `oldEdits` (429 with 30046: too many edits of messages over an hour old), and refusals of Discord's by their names:
 *   `dmsTooFast` (403, 40003: the bot opens too many direct channels), `noMutualServer` (403, 50278: it shares none
 *   with the person), `missingAccess` (403, 50001), `forum` (400, 50008: no channel for messages), `tooManyCreations` (400, 30034: of commands),
 *   `tooManyEmojis` (400, 30008); and what Discord breaks over each time, which is no outage: `historyBroken` (500 for a
 *   channel's list of messages, while each of them can still be read by its id) and `tooLarge` (500 for a message whose
 *   components take more than `bytes`; over 10,170 of them without being told).
 * - Gateway, matched against the event's name: `duplicateEvent`, `lateEvent` (waits `delayMs`), `dropSocket` (the
 *   socket breaks right after the event), `dropBeforeEvent` (before it: the event comes with the resume);
 *   `invalidSession` refuses IDENTIFY or RESUME.
 */
const KINDS = [
  'rateLimit',
  'serverError',
  'unauthorized',
  'noAnswer',
  'answerLost',
  'lateAnswer',
  'mediaLost',
  'oldEdits',
  'dmsTooFast',
  'noMutualServer',
  'missingAccess',
  'forum',
  'tooManyCreations',
  'tooManyEmojis',
  'historyBroken',
  'tooLarge',
  'duplicateEvent',
  'lateEvent',
  'dropSocket',
  'dropBeforeEvent',
  'invalidSession',
  'noIdentifies',
] as const
type FaultKind = (typeof KINDS)[number]

const rule = z.object({
  fault: z.enum(KINDS),
  /** How probable it is each time, 0 to 1. */
  chance: z.number().min(0).max(1).default(1),
  /** It ends after so many; without it, never. */
  times: z.int().positive().optional(),
  /** Only where this text occurs: part of `METHOD /path`, or of an event's name. */
  on: z.string().default(''),
  /** For `noIdentifies`: until there are some again. */
  delayMs: z.int().min(0).max(60_000).default(1_000),
  /** For `lateAnswer`: the work is done at once, and only the answer waits. */
  after: z.boolean().default(false),
  /** For `serverError`: which. */
  status: z.literal([500, 502, 503, 504]).default(500),
  /** For `rateLimit`: of all requests, not of one route. */
  global: z.boolean().default(false),
  /** For `tooLarge`: what is not larger goes through. */
  bytes: z.int().min(0).default(0),
  /** Seconds, for `rateLimit` and `oldEdits`. */
  retryAfter: z.number().min(0).max(60).default(0.3),
})

/** What Discord does to an address that sends too much of what it has to refuse: from then on it hears nothing else. */
const ban = z.object({
  /** So many answers of 401, 403 and 429 … */
  answers: z.int().positive().default(10_000),
  /** … in so many ms. */
  withinMs: z.int().positive().default(600_000),
  /** What the ban's own answers (429, a page instead of JSON) say, in seconds. */
  retryAfter: z.number().min(0).max(3600).default(600),
})

/** How often Discord lets a bot identify: more is answered with an invalid session (op 9). */
const identifies = z.object({
  /** Between two identifies of one bucket, in ms. */
  everyMs: z.int().positive().default(5_000),
  /** Buckets; a shard's is its number modulo this. `GET /gateway/bot` calls it max_concurrency. */
  concurrency: z.int().positive().default(1),
})

/** Something that happens once, now. */
const deed = z.discriminatedUnion('do', [
  z.object({ do: z.literal('closeGateway'), code: z.int().min(1000).max(4999).default(4000) }),
  z.object({ do: z.literal('breakGateway') }),
  z.object({ do: z.literal('reconnect') }),
  z.object({ do: z.literal('invalidSession'), resumable: z.boolean().default(false) }),
  z.object({ do: z.literal('closeDms'), personId: z.string(), closed: z.boolean().default(true) }),
  /** Somebody leaves a server, the first unless it is named, or comes back. */
  z.object({
    ...{ do: z.literal('leaveServer'), personId: z.string(), left: z.boolean().default(true) },
    guildId: z.string().nullable().default(null),
  }),
  z.object({ do: z.literal('deleteChannel'), channelId: z.string() }),
  z.object({ do: z.literal('deleteMessage'), channelId: z.string(), messageId: z.string() }),
  z.object({ do: z.literal('archiveThread'), threadId: z.string(), locked: z.boolean().default(false) }),
  /** Takes these permissions from the bot in a channel (names as discord-api-types has them); an empty list gives all back. */
  z.object({ do: z.literal('deny'), channelId: z.string(), permissions: z.array(z.string()) }),
  /** The same from all people: what Discord tells the bot that they may do there. */
  z.object({ do: z.literal('denyPeople'), channelId: z.string(), permissions: z.array(z.string()) }),
  /** The bot leaves a server, the first unless it is named, where people then use it as an app of their own; or it comes back. */
  z.object({ do: z.literal('botInServer'), member: z.boolean(), guildId: z.string().nullable().default(null) }),
])
export type Deed = z.output<typeof deed>

const faultOrders = z.object({
  /** Starts the randomness anew, so that a run repeats. */
  seed: z.int().optional(),
  /** Replaces all rules; an empty list ends the trouble. */
  rules: z.array(rule).optional(),
  /** From now on so many refusals get the bot's address banned; null lifts the ban, and there is none any more. */
  ban: ban.nullish(),
  /** From now on a bot may identify only so often; null, as at first: at any time. */
  identifies: identifies.nullish(),
  deeds: z.array(deed).default([]),
})
export type FaultOrders = z.input<typeof faultOrders>

interface Rule extends z.output<typeof rule> {}

/** One refusal that the bot got, for tests that ask what went wrong. */
interface Refusal {
  readonly on: string
  readonly status: number
  readonly code: number | null
  readonly body: unknown
}

export interface FaultReport {
  readonly rules: readonly Rule[]
  /** How often each fault struck. */
  readonly struck: Readonly<Record<string, number>>
  /** The same by where it struck: `serverError PATCH /channels/:id/messages/:id`. */
  readonly struckAt: Readonly<Record<string, number>>
  /** How many REST answers there were of each status. */
  readonly answers: Readonly<Record<string, number>>
  /** The last refusals (400 and above), oldest first. */
  readonly refusals: readonly Refusal[]
}

const REMEMBERED = 200

export interface Faults {
  /** Decodes and takes orders; returns the deeds for the parts that can do them. Throws a ZodError on nonsense. */
  order(orders: unknown): readonly Deed[]
  /**
   * The rule by which a fault strikes now, if one does. `what` is `METHOD /path` or an event's name.
   * @param bytes how large what is struck is, where that matters
   */
  strike(kind: FaultKind, what: string, bytes?: number): Rule | null
  answered(on: string, status: number, body: unknown): void
  /** Whether a shard may identify now; if so the next of its bucket has to wait. */
  mayIdentify(shard: number): boolean
  /** How many buckets of shards there are. */
  concurrency(): number
  /** For how many seconds the bot's address is banned, as the answer says; null when it is not. */
  banned(): number | null
  report(): FaultReport
}

export function newFaults(): Faults {
  let random = xoroshiro128plus(1)
  let rules: { rule: Rule; left: number }[] = []
  const struck: Record<string, number> = {}
  const struckAt: Record<string, number> = {}
  const answers: Record<string, number> = {}
  const refusals: Refusal[] = []
  let limit: z.output<typeof ban> | null = null
  let pace: z.output<typeof identifies> | null = null
  /** When each bucket was last identified in. */
  const identified = new Map<number, number>()
  let isBanned = false
  /** When answers were given that count against the bot's address, oldest first. */
  let counted: number[] = []

  function count(status: number): void {
    if (limit === null || ![401, 403, 429].includes(status)) return
    const { withinMs } = limit
    counted = [...counted.filter((at) => Date.now() - at < withinMs), Date.now()]
    if (counted.length >= limit.answers) isBanned = true
  }

  return {
    order(orders) {
      const taken = faultOrders.parse(orders)
      if (taken.seed !== undefined) random = xoroshiro128plus(taken.seed)
      if (taken.rules !== undefined) {
        rules = taken.rules.map((one) => ({ rule: one, left: one.times ?? Number.POSITIVE_INFINITY }))
      }
      if (taken.ban !== undefined) {
        limit = taken.ban
        isBanned = false
        counted = []
      }
      if (taken.identifies !== undefined) {
        pace = taken.identifies
        identified.clear()
      }
      return taken.deeds
    },
    strike(kind, what, bytes = Number.POSITIVE_INFINITY) {
      for (const entry of rules) {
        if (entry.rule.fault !== kind || entry.left <= 0 || !what.includes(entry.rule.on)) continue
        if (bytes <= entry.rule.bytes) continue
        if (entry.rule.chance < 1 && uniformFloat64(random) >= entry.rule.chance) continue
        entry.left--
        struck[kind] = (struck[kind] ?? 0) + 1
        const at = `${kind} ${routeOf(what)}`
        struckAt[at] = (struckAt[at] ?? 0) + 1
        return entry.rule
      }
      return null
    },
    answered(on, status, body) {
      answers[status] = (answers[status] ?? 0) + 1
      if (!isBanned) count(status)
      if (status < 400) return
      refusals.push({ on, status, code: codeOf(body), body })
      if (refusals.length > REMEMBERED) refusals.shift()
    },
    mayIdentify(shard) {
      if (pace === null) return true
      const bucket = shard % pace.concurrency
      const before = identified.get(bucket) ?? Number.NEGATIVE_INFINITY
      if (Date.now() - before < pace.everyMs) {
        struck.identifiedTooSoon = (struck.identifiedTooSoon ?? 0) + 1
        return false
      }
      identified.set(bucket, Date.now())
      return true
    },
    concurrency: () => pace?.concurrency ?? 1,
    banned() {
      if (!isBanned || limit === null) return null
      struck.ban = (struck.ban ?? 0) + 1
      return limit.retryAfter
    },
    report: () => ({
      rules: rules.map((entry) => entry.rule),
      struck: { ...struck },
      struckAt: { ...struckAt },
      answers: { ...answers },
      refusals: [...refusals],
    }),
  }
}

/** What is asked for, whichever channel, message or interaction it is about; of an event its name. */
export const routeOf = (what: string): string =>
  what.replaceAll(/\/\d{15,20}/g, '/:id').replace(/\/(interactions|webhooks)\/:id\/[^/]+/, '/$1/:id/:token')

function codeOf(body: unknown): number | null {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number' ? body.code : null
}

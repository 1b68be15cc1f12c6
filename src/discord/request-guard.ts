import { DefaultRestOptions, type RESTOptions } from 'discord.js'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { z } from 'zod'
import type { Runtime } from '#runtime'
import { createSlidingWindow, type RateLimit } from './how-often.ts'
import type { Log } from './log.ts'
import { createLruMap } from './lru-map.ts'

type MakeRequest = RESTOptions['makeRequest']

const REFUSALS = [401, 403]
const TOO_FAST = 429
/**
 * Rate limits (429) count towards a ban too, but have a larger budget of their own: discord.js waits before it tries
 * again, and nobody can spend that budget by pressing something that is refused.
 */
const TOO_FAST_FACTOR = 10
/** Needed to hear anything at all, and asked for seldom: never held back. */
const GATEWAY = '/gateway/bot'
const coded = z.object({ code: z.int() })

/**
 * All requests to Discord pass here. After too many refusals, a request that was refused before throws without being
 * sent.
 */
export function createRequestGuard(runtime: Runtime, { most, withinMs }: RateLimit, log: Log): MakeRequest {
  const refused = createWaiting(runtime, { most, withinMs }, () =>
    log.error({ refusals: most, withinMs }, 'Discord refused so much that what it refused waits'),
  )
  const times = most * TOO_FAST_FACTOR
  const tooFast = createWaiting(runtime, { most: times, withinMs }, () =>
    log.error({ times, withinMs }, 'so much came too fast for Discord that it waits'),
  )
  return async (url, init) => {
    const target = targetOf(url, init)
    const waits = refused.waits(target) || tooFast.waits(target)
    if (waits && !target.includes(GATEWAY))
      throw new Error('Discord refused this before, and too much altogether: it was not tried again')
    const response = await DefaultRestOptions.makeRequest(url, init)
    const { status } = response
    if (status === TOO_FAST) {
      // A limit that is shared with others does not count.
      if (response.headers.get('x-ratelimit-scope') !== 'shared') tooFast.add(target)
      return await unmasked(response)
    }
    tooFast.forget(target)
    if (REFUSALS.includes(status)) refused.add(target)
    else refused.forget(target)
    return response
  }
}

/**
 * Answers of one kind, and what they were given to last.
 * @param spent called when there were as many as may be
 */
function createWaiting(runtime: Runtime, limit: RateLimit, spent: () => void) {
  const given = createSlidingWindow(runtime, limit)
  const targets = createLruMap<true>()
  let told = false
  function isSpent(): boolean {
    const now = given.fullForMs() > 0
    if (now && !told) spent()
    told = now
    return now
  }
  return {
    /** Whether it is given to that, and too often altogether. */
    waits: (target: string): boolean => targets.has(target) && isSpent(),
    add(target: string): void {
      given.add()
      isSpent()
      targets.set(target, true)
    },
    forget: (target: string): void => void targets.delete(target),
  }
}

/** What a refusal is about: all messages of a channel are one thing, and so is the direct channel with one person. */
function targetOf(url: string, { method = 'GET', body }: Parameters<MakeRequest>[1]): string {
  const path = new URL(url).pathname.replace(/(\/channels\/\d+\/messages)\/.*$/, '$1')
  return `${method} ${path} ${path.endsWith('/users/@me/channels') && typeof body === 'string' ? body : ''}`
}

/**
 * An edit of a message that is too old comes back as a rate limit, which discord.js would wait out again and again: made
 * a plain refusal.
 */
async function unmasked(response: Awaited<ReturnType<MakeRequest>>): Promise<typeof response> {
  const text = await response.text()
  const headers = new Headers([...response.headers])
  const isOldEdit = codeIn(text) === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached
  if (isOldEdit) headers.delete('retry-after')
  return new Response(text, { status: isOldEdit ? 400 : 429, headers })
}

function codeIn(text: string): number | null {
  try {
    return coded.safeParse(JSON.parse(text)).data?.code ?? null
  } catch {
    return null
  }
}

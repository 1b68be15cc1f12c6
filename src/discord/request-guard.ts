import { DefaultRestOptions, type RESTOptions } from 'discord.js'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from './log.ts'

/** How many refusals Discord may be made to give. */
export interface Budget {
  readonly refusals: number
  readonly withinMs: number
}

/** Discord bans an address at 10,000 in ten minutes; several processes may share one. */
export const BUDGET: Budget = { refusals: 500, withinMs: 10 * 60_000 }

type MakeRequest = RESTOptions['makeRequest']

/** What counts towards a ban. */
const REFUSALS = [401, 403, 429]
/** Targets that are remembered. */
const REMEMBERED = 10_000
/** Without it nothing is heard any more: it is asked for in any case, and seldom. */
const GATEWAY = '/gateway/bot'
const coded = z.object({ code: z.int() })

/**
 * What all requests to Discord pass. When Discord had to refuse too much, what it refused before is not tried any more:
 * such a request throws without having been sent.
 */
export function createRequestGuard({ refusals, withinMs }: Budget, log: Log): MakeRequest {
  /** When Discord refused something, oldest first. */
  let times: number[] = []
  const refusedBefore = new LRUCache<string, true>({ max: REMEMBERED })
  let told = false

  function isSpent(): boolean {
    const since = performance.now() - withinMs
    times = times.filter((at) => at > since)
    const spent = times.length >= refusals
    if (spent && !told) log.error({ refusals, withinMs }, 'Discord refused so much that what it refused waits')
    told = spent
    return spent
  }

  return async (url, init) => {
    const target = targetOf(url, init)
    if (refusedBefore.has(target) && !target.includes(GATEWAY) && isSpent())
      throw new Error('Discord refused this before, and too much altogether: it was not tried again')
    const response = await DefaultRestOptions.makeRequest(url, init)
    if (!REFUSALS.includes(response.status)) {
      refusedBefore.delete(target)
      return response
    }
    times.push(performance.now())
    // Forgets what is long ago, however many different things are refused once each.
    isSpent()
    refusedBefore.set(target, true)
    return response.status === 429 ? await unmasked(response) : response
  }
}

/** What a refusal is about: all messages of a channel are one thing, and so is the direct channel with one person. */
function targetOf(url: string, { method = 'GET', body }: Parameters<MakeRequest>[1]): string {
  const path = new URL(url).pathname.replace(/(\/channels\/\d+\/messages)\/.*$/, '$1')
  return `${method} ${path} ${path.endsWith('/users/@me/channels') && typeof body === 'string' ? body : ''}`
}

/**
 * That a message is too old to be edited again comes as a rate limit, which discord.js waits out and then runs into
 * once more: it is a plain refusal.
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

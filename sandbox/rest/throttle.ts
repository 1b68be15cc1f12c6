/**
 * A limit of so many requests a second, counted as Discord counts them: a window of one second begins with the first
 * request after the one before has ended. Returns how long to wait (seconds), 0 for go on.
 */
export function throttle(perSecond: number): (now: number) => number {
  let [since, count] = [0, 0]
  return (now) => {
    if (now - since >= 1000) [since, count] = [now, 0]
    count++
    return count <= perSecond ? 0 : (since + 1000 - now) / 1000
  }
}

/** The refusal of what came too fast, to be tried again after so many seconds. */
export function tooFast(seconds: number, global: boolean): Response {
  const body = { message: 'You are being rate limited.', retry_after: seconds, global }
  const headers = {
    'retry-after': String(seconds),
    'x-ratelimit-scope': global ? 'global' : 'user',
    ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    via: '1.1 sandbox',
  }
  return Response.json(body, { status: 429, headers })
}

import { type RESTOptions, SnowflakeUtil } from 'discord.js'
import type { ParsedInteraction } from './answering.ts'
import type { Draw } from './picture-queue.ts'

/** What is told beside a span. Neither tokens nor people's names are among it. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** Times what a press leads to, where a host wants to see that. */
export interface Tracing {
  /**
   * A trace of all that follows from something that came from Discord, which ends with the work.
   * @param madeAt when Discord made it; what has passed since is the part `gateway`
   */
  trace<Done>(name: string, madeAt: Date, facts: SpanFacts, work: () => Promise<Done>): Promise<Done>
  /**
   * A part of the trace that it is called in, which may go on after that has ended; outside of a trace only the work.
   * @param told what is told of how it went
   */
  part<Done>(name: string, facts: SpanFacts, work: () => Promise<Done>, told?: (done: Done) => SpanFacts): Promise<Done>
}

/** The same answers, each with a trace. */
export const tracedAnswers =
  (tracing: Tracing, answer: (incoming: ParsedInteraction) => Promise<void>) =>
  (incoming: ParsedInteraction): Promise<void> =>
    tracing.trace(
      incoming.kind,
      new Date(SnowflakeUtil.timestampFrom(incoming.id)),
      { 'discord.interaction': incoming.id, ...whatOf(incoming) },
      () => answer(incoming),
    )

function whatOf(incoming: ParsedInteraction): SpanFacts {
  switch (incoming.kind) {
    case 'press':
      return { 'discord.custom_id': incoming.customId }
    case 'command':
    case 'autocomplete':
      return { 'discord.command': incoming.path }
    case 'unreadable':
      return {}
  }
}

/** The same pictures, with how long they were waited for. */
export const tracedDraw = (tracing: Tracing, draw: Draw): Draw =>
  Object.assign(
    (...[request, wish]: Parameters<Draw>) =>
      request === null
        ? draw(request, wish)
        : tracing.part('picture', { 'bonfire.scene': request.scene }, () => draw(request, wish)),
    { film: draw.film, crowded: draw.crowded },
  )

type MakeRequest = RESTOptions['makeRequest']

/** The same requests, by what they are for. */
export const tracedRequests =
  (tracing: Tracing, makeRequest: MakeRequest): MakeRequest =>
  (url, init) => {
    const route = routeOf(url)
    const facts = { 'http.request.method': init.method ?? 'GET', 'http.route': route }
    return tracing.part(
      purposeOf(route),
      facts,
      () => makeRequest(url, init),
      ({ status }) => ({
        'http.response.status_code': status,
      }),
    )
  }

/** The path without the tokens that are in it, and without ids. */
const routeOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\/(interactions|webhooks)\/(\d+)\/[^/]+/, '/$1/$2/:token')
    .replaceAll(/\/\d{15,20}(?=\/|$)/g, '/:id')

/** The first answer to an interaction, what changes or follows it, a message in a channel, or anything else. */
function purposeOf(route: string): 'answer' | 'follow-up' | 'post' | 'request' {
  if (route.includes('/interactions/')) return 'answer'
  if (route.includes('/webhooks/')) return 'follow-up'
  return /\/channels\/:id\/messages/.test(route) ? 'post' : 'request'
}

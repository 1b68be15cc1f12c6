import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '#sandbox'
import { startBotProcess } from '#support/bot-process'
import { seatPlayer } from '#support/chaos/player'
import { play } from '#support/chaos/run'
import { diceFor } from '#support/dice'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { ADA, BJORN, CAMPFIRE } from '#support/stage'
import { freshDatabase } from './store/databases.ts'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.number(),
  endTimeUnixNano: z.coerce.number(),
})
type SentSpan = z.infer<typeof Span>
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

/** What OpenTelemetry's collectors do, as far as an exporter sees it. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = z.custom<AddressInfo>().parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    all: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => Sent.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}

const WAY = ['gateway', 'entry', 'answer', 'picture', 'post']
const partsOf = (sent: readonly SentSpan[], root: SentSpan): SentSpan[] =>
  sent.filter((one) => one.traceId === root.traceId && one !== root)

it('a press has a trace of its way from Discord to the new message, where a collector is named; tokens are not in it', async () => {
  const database = await freshDatabase()
  const sandbox = await startSandbox(IN_CHANNELS)
  const { url, spans, all } = await collector()
  const bot = await startBotProcess({
    ...{ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url },
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  })
  const playing = new AbortController()
  const players = [
    await seatPlayer(sandbox.url, ADA, CAMPFIRE, true, diceFor('ada')),
    await seatPlayer(sandbox.url, BJORN, CAMPFIRE, false, diceFor('bjørn')),
  ]
  const played = players.map((player, seat) => play(player, playing.signal, diceFor(`player ${seat}`)))
  onTestFinished(async () => {
    playing.abort()
    await Promise.all(played)
    for (const { person } of players) await person.close()
    await bot.kill()
    await sandbox.close()
    await database.drop()
  })

  const { root, parts } = await eventually(() => {
    const sent = spans()
    const traces = sent.filter(({ name }) => name === 'press').map((root) => ({ root, parts: partsOf(sent, root) }))
    const found = traces.find(({ parts }) => WAY.every((name) => parts.some((part) => part.name === name)))
    if (found === undefined) throw new Error(`no press went all that way: ${sent.map(({ name }) => name).join()}`)
    return found
  })
  expect(root.parentSpanId ?? '').toBe('')
  for (const part of parts) {
    expect(part.parentSpanId, part.name).toBe(root.spanId)
    expect(part.endTimeUnixNano, part.name).toBeGreaterThanOrEqual(part.startTimeUnixNano)
  }
  const began = (name: string) => parts.find((part) => part.name === name)?.startTimeUnixNano ?? Number.NaN
  expect(began('gateway')).toBeLessThanOrEqual(began('entry'))
  // Whoever has an interaction's token can answer in the bot's name.
  expect(all()).toContain('/interactions/:id/:token/callback')
  expect(all()).not.toMatch(/\/(interactions|webhooks)\/[^/"]+\/(?!:token)/)
})

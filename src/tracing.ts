import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { Log, SpanFacts, Tracing } from '#discord'
import { machineRuntime, valueOrNullWithin } from '#runtime'
import type { TableRepository } from '#table'

/** A collector that does not answer holds up no end, in ms. */
const CLOSING_MS = 2_000
/** What the bot is called in traces, unless `OTEL_SERVICE_NAME` says otherwise. */
const SERVICE = 'bonfire'

/**
 * Sends OpenTelemetry's traces, where its own environment variables name a collector (OTLP over HTTP). They say all else,
 * too: headers, sampling, batches. Its libraries are loaded only then.
 * @returns null where nobody asked for traces
 */
export async function openTracing(env: NodeJS.ProcessEnv, log: Log) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = env
  if (!(all || traces) || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return null
  const [api, { TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  api.diag.setLogger(firstOnly(log), api.DiagLogLevel.ERROR)
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer(SERVICE)
  const current = new AsyncLocalStorage<Span>()
  const inside = (span: Span) => api.trace.setSpan(api.ROOT_CONTEXT, span)

  async function timed<Done>(
    span: Span,
    work: () => Promise<Done>,
    told: (done: Done) => SpanFacts = () => ({}),
  ): Promise<Done> {
    try {
      const done = await work()
      span.setAttributes(told(done))
      return done
    } catch (error) {
      // Its message may have the address that was asked, with a token in it.
      span.setStatus({ code: api.SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  }

  const tracing: Tracing = {
    trace(name, madeAt, attributes, work) {
      const now = machineRuntime.now()
      // Discord's clock may be ahead.
      const startTime = new Date(Math.min(madeAt.getTime(), now.getTime()))
      const span = tracer.startSpan(
        name,
        { kind: api.SpanKind.SERVER, startTime, attributes, root: true },
        api.ROOT_CONTEXT,
      )
      tracer.startSpan('gateway', { startTime }, inside(span)).end(now)
      return current.run(span, () => timed(span, work))
    },
    part(name, attributes, work, told) {
      const whole = current.getStore()
      return whole === undefined ? work() : timed(tracer.startSpan(name, { attributes }, inside(whole)), work, told)
    },
  }
  return {
    ...tracing,
    /** The same tables, with how long it takes to keep what is done there. */
    tables: (repository: TableRepository): TableRepository => ({
      ...repository,
      create: (...what) => tracing.part('entry', {}, () => repository.create(...what)),
      append: (...what) => tracing.part('entry', { 'bonfire.table': what[0] }, () => repository.append(...what)),
    }),
    /** Sends what is left. */
    close: async (): Promise<void> => void (await valueOrNullWithin(machineRuntime, provider.shutdown(), CLOSING_MS)),
  }
}

/** Of what goes wrong only the first is logged: a collector that is away is so for every batch. */
function firstOnly(log: Log) {
  let told = false
  const error = (message: string, ...details: unknown[]) => {
    if (!told) log.warn({ error: [message, ...details.map(String)].join(' ') }, 'traces could not be sent')
    told = true
  }
  const nothing = () => undefined
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
}

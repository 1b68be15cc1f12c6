import { createServer, type Server } from 'node:http'
import { machineRuntime, valueOrNullWithin } from '#runtime'

/** What there is to know of the bot's health, asked anew each time. */
export interface HealthChecks {
  /** Whether Discord's gateway is connected, all shards of it. */
  connected(): boolean
  /** In words, what keeps the bot from connecting; null when nothing is known. */
  waits(): string | null
  /** Has the database keep something; what went wrong, or null. */
  database(): Promise<string | null>
  /** In words, how little room is left on the database's disk; null while there is enough. */
  lowDisk(): Promise<string | null>
  /** For how many seconds the longest waiting channel has shown less than there is; 0 when none waits. */
  lag(): Promise<number>
  /** All numbers, as Prometheus reads them. */
  metrics(): Promise<{ readonly text: string; readonly type: string }>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const NOTHING = Promise.resolve<Answer>({ status: 404, type: 'text/plain', text: 'There is nothing here.' })
/** From here on a channel waits for more than a retry: somebody should look. */
const LAG_LIMIT = 120
/** Longer than a healthy database takes, and shorter than a health check waits, in ms. */
const PATIENCE = 3_000

/**
 * Tells over HTTP how the bot is: `/healthz` (200, or 503 when something is wrong, with JSON that says what; a disk
 * that is nearly full is told, and is not wrong yet) and `/metrics`.
 * @param port 0 takes a free one
 * @param host the address of this machine to answer at
 * @throws when the port is taken or the address is not this machine's
 */
export async function serveHealthAndMetrics(port: number, vitals: HealthChecks, host = '127.0.0.1') {
  const healthz = async (): Promise<Answer> => {
    const [database, disk, lag] = await Promise.all([
      inTime(() => vitals.database()),
      inTime(() => vitals.lowDisk()),
      // An outbox that cannot be read is the database's fault, which the line above tells.
      inTime(() => vitals.lag()).then((value) => (typeof value === 'number' ? value : null)),
    ])
    const gateway = vitals.connected()
    const ok = gateway && database === null && lag !== null && lag <= LAG_LIMIT
    const body = {
      ok,
      gateway: gateway ? 'connected' : (vitals.waits() ?? 'not connected'),
      database: database ?? 'answers',
      disk: disk ?? 'enough',
      lag,
    }
    return { status: ok ? 200 : 503, type: 'application/json', text: JSON.stringify(body) }
  }
  const metrics = async (): Promise<Answer> => ({ status: 200, ...(await vitals.metrics()) })
  const routes = new Map([
    ['/healthz', healthz],
    ['/metrics', metrics],
  ])
  const server = createServer((request, response) => {
    const route = routes.get(request.url?.split('?', 1)[0] ?? '')
    const answer = route !== undefined && (request.method === 'GET' || request.method === 'HEAD') ? route() : NOTHING
    void answer
      .catch((): Answer => ({ status: 500, type: 'text/plain', text: 'It cannot be told now.' }))
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text))
  })
  return {
    port: await listening(server, port, host),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`HEALTH_PORT cannot be used: ${error.message}`)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** What it says, or in words that it failed or took too long. */
async function inTime<T>(ask: () => Promise<T>): Promise<T | string> {
  try {
    // The answer may be null, too.
    const told = ask().then((answer) => ({ answer }))
    const inTime = await valueOrNullWithin(machineRuntime, told, PATIENCE)
    return inTime === null ? `no answer within ${PATIENCE} ms` : inTime.answer
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

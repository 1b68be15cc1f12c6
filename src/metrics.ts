import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { InteractionObserver } from '#discord'
import type { Artist } from '#render'
import type { FailureObserver } from '#table'

/** Numbers for those who watch the bot. */
export interface Metrics extends InteractionObserver, FailureObserver {
  /** The same artist, with a clock beside it. */
  timed(artist: Artist): Artist
  /** From then on these are asked whenever somebody reads the numbers. */
  ask(what: {
    lag(): Promise<number>
    openTables(): Promise<number>
    connected(): boolean
    /** Null where nobody knows. */
    freeBytes(): Promise<number | null>
    /** Null when there is none. */
    newestBackup(): Promise<Date | null>
  }): void
  read(): Promise<{ readonly text: string; readonly type: string }>
}

/** Seconds; three are Discord's limit for an answer. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const interactions = new Counter({
    name: 'bonfire_interactions_total',
    help: 'Presses, commands and half-typed commands that came.',
    labelNames: ['kind'],
    registers,
  })
  const answers = new Histogram({
    name: 'bonfire_answer_seconds',
    help: 'From an interaction to its first answer, taken by Discord.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const drawings = new Histogram({
    name: 'bonfire_drawing_seconds',
    help: 'What a picture, or some frames of a film, takes, without the wait for its turn.',
    labelNames: ['scene'],
    buckets: BUCKETS,
    registers,
  })
  const failed = new Counter({
    name: 'bonfire_failed_presses_total',
    help: 'Presses and commands that the bot broke over; the log says why.',
    registers,
  })
  const frozen = new Counter({
    name: 'bonfire_frozen_tables_total',
    help: 'Tables that were stopped because what is kept of them comes to no sound position; the log says why.',
    registers,
  })
  async function clocked<Done>(scene: string, work: () => Promise<Done>): Promise<Done> {
    const stop = drawings.startTimer({ scene })
    const done = await work()
    stop()
    return done
  }
  return {
    failed: () => failed.inc(),
    frozen: () => frozen.inc(),
    received: (kind) => interactions.inc({ kind }),
    answered: (kind, ms) => answers.observe({ kind }, ms / 1000),
    timed: (artist) => ({
      ...artist,
      draw: (request) => clocked(request.scene, () => artist.draw(request)),
      drawFrameBatch: (request, from) => clocked(request.scene, () => artist.drawFrameBatch(request, from)),
    }),
    ask({ lag, openTables, connected, freeBytes, newestBackup }) {
      gauge(registry, 'bonfire_outbox_lag_seconds', 'For how long the longest waiting channel shows too little.', lag)
      gauge(registry, 'bonfire_open_tables', 'Tables in lobby or play.', openTables)
      gauge(registry, 'bonfire_gateway_connected', 'Whether Discord is heard: 1 or 0.', async () => Number(connected()))
      gauge(
        registry,
        'bonfire_disk_free_bytes',
        'Room on the disk of an SQLite database.',
        async () => (await freeBytes()) ?? Number.NaN,
      )
      gauge(
        registry,
        'bonfire_newest_backup_seconds',
        'When the newest backup in BACKUP_DIR was made, in Unix time.',
        async () => ((await newestBackup())?.getTime() ?? Number.NaN) / 1000,
      )
    },
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  }
}

/** A number that is asked for when it is read; what cannot be told is left out by Prometheus' own word for it. */
function gauge(registry: Registry, name: string, help: string, ask: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await ask().catch(() => Number.NaN))
    },
  })
}

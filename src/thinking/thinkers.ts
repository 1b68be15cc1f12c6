import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { type Box, type Choice, type Rules, type Seat, standardRules } from '#engine'
import type { Known, LevelName, Recommendation } from '#players'

/** What a worker is asked: nothing in it is hidden from the seat. */
export interface Thought {
  /** The best turns with their reasons, or only the best. */
  readonly wanted: 'turns' | 'turn'
  /** What the game is made of; null for the standard box. */
  readonly box: Box | null
  readonly known: Known
  readonly seat: Seat
  readonly level: LevelName
}

/** What comes of it: what was not wanted is empty. */
export interface Thoughts {
  readonly turns: readonly Recommendation[]
  readonly line: readonly Choice[]
}

/** Computer players in worker threads. */
export interface Thinkers {
  /**
   * The best turns of a position, see `recommend`; the same each time for one position.
   * @throws when the thought fails, takes too long, or too many wait; the next one is thought all the same
   */
  recommend(rules: Rules, known: Known, seat: Seat): Promise<readonly Recommendation[]>
  /**
   * The best turn of a position, see `chooseTurn`: its choices, the same each time for one position. However many tables
   * ask, no more are thought of at once than there are threads: who wants a recommendation waits for one at most.
   * @throws when the thought fails or takes too long; the next one is thought all the same
   */
  chooseTurn(rules: Rules, known: Known, seat: Seat, level: LevelName): Promise<readonly Choice[]>
  /** Lets running thoughts finish and ends the workers. */
  close(): Promise<void>
}

export interface ThinkersOptions {
  /** How many threads at most; all cores but one unless given. */
  readonly workers?: number
  /** Who recommends; `expert` unless given. */
  readonly level?: LevelName
  /** From the question on, with what it waits for a worker to begin; in ms, 20,000 unless given. */
  readonly deadlineMs?: number
  /** Told of a worker that broke while nobody waited for it. */
  readonly log?: (message: string, details: Readonly<Record<string, unknown>>) => void
}

/** In the sources a worker has to learn TypeScript first; compiled, all programs lie as deep as this. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker-entry.mjs' : '../src/thinking/worker.js',
  import.meta.url,
)

const DEADLINE_MS = 20_000
/** A worker ends, and gives its memory back, when it had nothing to do for so long, in ms. */
const IDLE_MS = 60_000
/** Thoughts that wait: more would wait in vain. */
const WAITING = 40

/** No thread begins before something is to be thought. */
export function startThinkers(options: ThinkersOptions = {}): Thinkers {
  const { workers = Math.max(1, availableParallelism() - 1), level = 'expert', deadlineMs = DEADLINE_MS } = options
  const pool = new Piscina<Thought, Thoughts>({
    filename: WORKER.href,
    execArgv: [],
    minThreads: 0,
    maxThreads: workers,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
  })
  // A worker that dies fails its thought, and the pool starts another. Unheard, this would end the process.
  pool.on('error', (error: unknown) => options.log?.('a thinking worker broke', { error: String(error) }))
  const turns = new PQueue({ concurrency: workers })

  async function think(rules: Rules, thought: Omit<Thought, 'box'>): Promise<Thoughts> {
    const box = rules.hash === standardRules.hash ? null : rules.box
    // Called off, a thought takes its worker along: nothing else ends one that hangs.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), deadlineMs)
    try {
      return await pool.run({ box, ...thought }, { signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async recommend(rules, known, seat) {
      return (await think(rules, { wanted: 'turns', known, seat, level })).turns
    },
    chooseTurn: (rules, known, seat, as) =>
      turns.add(async () => (await think(rules, { wanted: 'turn', known, seat, level: as })).line),
    close: () => pool.close(),
  }
}

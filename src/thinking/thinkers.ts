import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { type Journal, type Rules, type Seat, standardRules } from '#engine'
import type { Known, LevelName } from '#players'
import type * as worker from './worker.ts'

interface ThinkersOptions {
  /** How many threads at most; all cores but one unless given. */
  readonly workers?: number
  /** Who recommends; `expert` unless given. */
  readonly level?: LevelName
  /**
   * From the question on, with what it waits for a worker to begin; three times as long for a look back. In ms, 20,000
   * unless given.
   */
  readonly deadlineMs?: number
  /** Told of a worker that broke while nobody waited for it. */
  readonly log?: (message: string, details: Readonly<Record<string, unknown>>) => void
}

/** In the sources a worker compiles itself first; compiled, all programs lie as deep as this. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker-entry.mjs' : '../src/thinking/worker.js',
  import.meta.url,
)

const THINKING_LIMIT_MS = 20_000
/** So many times as long may a look back take, for which nobody's turn waits. */
const LOOK_BACK = 3
/** Looks back at once, with those that wait: each takes a second or more, in which that worker thinks of no turn. */
const LOOKS_BACK = 3
/** A worker ends, and gives its memory back (some 40 MB), when it had nothing to do for so long, in ms: a slow turn of somebody. */
const IDLE_MS = 5 * 60_000
/** Thoughts that wait: more would wait in vain. */
const WAITING = 40

/** Computer players in worker threads. No thread begins before something is to be thought. */
export function startThinkers(options: ThinkersOptions = {}) {
  const {
    workers = Math.max(1, availableParallelism() - 1),
    level = 'expert',
    deadlineMs = THINKING_LIMIT_MS,
  } = options
  const pool = new Piscina({
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

  let looksBack = 0

  /** @param name of what the worker exports */
  async function ask<N extends keyof typeof worker>(
    name: N,
    rules: Rules,
    about: Omit<Parameters<(typeof worker)[N]>[0], 'box'>,
    ms = deadlineMs,
  ): Promise<ReturnType<(typeof worker)[N]>> {
    // Called off, a thought takes its worker along: nothing else ends one that hangs.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), ms)
    try {
      const box = rules.hash === standardRules.hash ? null : rules.box
      return await pool.run({ box, ...about }, { name, signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /**
     * The best turns of a position, see `recommend`; the same each time for one position.
     * @throws when the thought fails, takes too long, or too many wait; the next one is thought all the same
     */
    recommend: (rules: Rules, known: Known, seat: Seat) => ask('recommended', rules, { known, seat, level }),
    /**
     * The best turn of a position, see `chooseTurn`: its choices, the same each time for one position. However many tables
     * ask, no more are thought of at once than there are threads: who wants a recommendation waits for one at most.
     * @param waitingSince since when its table waits, in ms since 1970. The one that waits longest comes first, so that one after
     *   the other goes on, instead of all together when all have thought
     * @throws when the thought fails or takes too long; the next one is thought all the same
     */
    chooseTurn: (rules: Rules, known: Known, seat: Seat, as: LevelName, waitingSince: number) =>
      turns.add(() => ask('chosen', rules, { known, seat, level: as }), { priority: -waitingSince }),
    /**
     * Looks back at a game that is over, see `analyse`; the same each time for one game.
     * @throws when it fails, takes too long, or too many look back at once
     */
    async analyse(rules: Rules, segments: Journal['segments']) {
      if (looksBack >= LOOKS_BACK) throw new Error('too many look back at once')
      looksBack += 1
      try {
        return await ask('lookBack', rules, { segments }, LOOK_BACK * deadlineMs)
      } finally {
        looksBack -= 1
      }
    },
    /**
     * What a game that is over came to, see `gameFactsOf`: some hundredths of a second, behind what is being thought.
     * @throws when it fails or takes too long
     */
    factsOf: (rules: Rules, segments: Journal['segments']) => ask('factsOf', rules, { segments }),
    /** Whether no thread runs: the next thought takes seconds, in which one begins and its code is compiled. */
    asleep: () => pool.threads.length === 0,
    /** Lets running thoughts finish and ends the workers. */
    close: () => pool.close(),
  }
}

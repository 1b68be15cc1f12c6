import { startBot } from '#discord'
import { gameFactsOf } from '#results'
import { machineRuntime } from '#runtime'
import { lockDatabase, openStore } from '#store'
import { pixelFor, pixelReel } from '#support/stage'
import { createSureClock, createTableService } from '#table'
import type { Clock } from './clock.ts'
import { ORIGIN } from './discord.ts'
import { dropDatabases, keepsIn } from './disk.ts'
import { inside, type Life, outside } from './life.ts'
import type { Pace } from './pace.ts'
import { dropLines } from './sockets.ts'

/** A bot of the simulation, as `src/main.ts` puts it together but for its threads: one pixel stands for each picture. */
export interface SimulatedBot {
  readonly life: Life
  /** Whether it came up. */
  isUp(): boolean
}

/** How one is begun. */
export interface BotSetting {
  readonly clock: Clock
  readonly name: string
  readonly token: string
  readonly file: string
  readonly pace: Pace
  /** Whether others keep theirs in the same file. */
  readonly shared: boolean
  /** How far its clock on the wall is ahead, in ms. */
  readonly ahead: number
  readonly pass: (life: Life, ...call: Parameters<Life['pass']>) => void
  /** It ends by itself, as where Discord does not let it in. */
  readonly onEnd: (life: Life) => void
  readonly say: (line: string) => void
}

/** Begins one; whether it comes up depends on what happens to it. */
export function beginBot({
  clock,
  name,
  token,
  file,
  pace,
  shared,
  ahead,
  pass,
  onEnd,
  say,
}: BotSetting): SimulatedBot {
  const life: Life = { name, alive: true, diedAt: null, ahead, slowDisk: false, pass: (...call) => pass(life, ...call) }
  keepsIn(life, file)
  let isUp = false
  const end = (reason: string) => {
    if (!life.alive) return
    say(`${name} ended: ${reason}`)
    outside(() => onEnd(life))
  }
  const line = (level: string) => (details: object, message: string) => {
    if (life.alive) say(`${name} ${level} ${message} ${JSON.stringify(details)}`)
  }
  const log = { debug: () => undefined, info: line('info'), warn: line('warn'), error: line('error') }

  async function start(): Promise<void> {
    const databaseUrl = `file:${file}`
    const store = await clock.standing(
      (async () => {
        if (!shared) await lockDatabase(databaseUrl, 'bot')
        return await openStore(databaseUrl)
      })(),
      life,
    )
    // Several share a file as they would a PostgreSQL, which shows nobody what is not on the disk.
    life.slowDisk = !shared
    const sure = createSureClock(machineRuntime)
    const service = createTableService(store.tables, {
      now: machineRuntime.now,
      sure,
      seed: () => machineRuntime.randomHex(16),
      log,
      people: store.people,
      followers: store.followers,
      notices: store.notices,
      deadlines: store.deadlines,
      puzzles: store.puzzles,
      servers: store.servers,
      results: store.results,
      lookings: store.lookings,
      factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
    })
    await startBot({
      runtime: machineRuntime,
      token,
      apiUrl: `${ORIGIN}/api`,
      guildId: null,
      service,
      liveMessages: store.liveMessages,
      claimIdentify: store.claimIdentify,
      artist: {
        workers: 1,
        draw: async (request) => pixelFor(request),
        drawFrameBatch: async (request) => pixelReel(request),
        close: async () => undefined,
      },
      films: true,
      log,
      onDisconnect: end,
      pressesPerSecond: 3,
      now: sure.now,
      pace: { noticesEveryMs: pace.looksMs },
      choresEveryMs: pace.choresMs,
    })
    isUp = true
  }
  // A moment later: it may die over its first statement, and must be known by then.
  inside(
    life,
    () =>
      void Promise.resolve()
        .then(start)
        .catch((error: unknown) => end(String(error))),
  )
  return { life, isUp: () => isUp }
}

/**
 * A bot is gone from one moment to the next.
 * @param to where its file goes on; null: where it is
 */
export function killBot(clock: Clock, life: Life, to: string | null, powerCut: boolean): void {
  life.alive = false
  life.diedAt = clock.now()
  clock.forget(life)
  dropLines(life)
  dropDatabases(life, to, powerCut)
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, type BotTimings, type Log, startBot } from '#discord'
import { replayByTurns } from '#players'
import {
  type Artist,
  type ArtistOptions,
  altText,
  type FilmRequest,
  type FrameBatch,
  type Picture,
  type PictureAndIconArtist,
  type PictureRequest,
  serializeRequest,
  startArtist,
} from '#render'
import { filmAltText } from '#render/alt-text'
import { webpFrameChunk } from '#render/webp'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox'
import { connectPerson, type PersonOptions, type ScriptedPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { ANSWER_MS, IN_CHANNELS } from '#support/in-channels'
import { createSureClock, createTableService, type Quotas, type TableService, type TableServiceOptions } from '#table'
import { journalWithoutBox } from '#table/log/history'
import { readableEntries } from '#table/state/entries'
import { type WatchedRuntime, watchedRuntime } from './watched-runtime.ts'

/** People and channels of a new sandbox. */
export const ADA = '801000000000000001'
export const BJORN = '801000000000000002'
export const NOOR = '801000000000000003'
/** Her client is in German. */
export const MAXIMILIANA = '801000000000000004'
export const SANNE = '801000000000000005'
export const TEO = '801000000000000006'
export const YUKI = '801000000000000007'
/** Her client is in French. */
export const ZOE = '801000000000000008'
export const CAMPFIRE = '802000000000000001'
export const SECOND = '802000000000000002'

export interface StageOptions {
  /** Of the next game, 32 hexadecimal digits; random unless given. */
  readonly seed?: () => string
  readonly now?: () => Date
  /** A clock beside that one, in ms: what comes by time alone waits until both agree. Unless given, `now` is believed. */
  readonly monotonic?: () => number
  /** Every how manyth picture is really drawn; the others are a pixel with their own alt text. 1 unless given. */
  readonly drawOneIn?: number
  /** Where the bot keeps its tables; a file of the stage's own unless given. */
  readonly databaseUrl?: string
  readonly choresEveryMs?: number
  /** How long the bot waits where it would wait so many ms before it goes on without; as long unless given. */
  readonly patienceMs?: (ms: number) => number
  readonly pace?: Partial<BotTimings>
  /** Of one person; what scripted people press is not counted unless given. */
  readonly pressesPerSecond?: number
  /** Whether the end of a game gets a film; so it does unless given. */
  readonly films?: boolean
  /** With our icons in the messages; plain emoji unless given. */
  readonly icons?: boolean
  /** Draws, and is closed by whoever started it; one of the stage's own unless given. */
  readonly artist?: PictureAndIconArtist
  /** How pictures are drawn, where it is not as usual. */
  readonly drawing?: Partial<ArtistOptions>
  /** The bot may open threads there, and `/bonfire new` does; else tables stand in the channels. */
  readonly threads?: boolean
  /** Thinks for computer players, of hints, and of games that are over; unless given they play whatever is legal, and none is thought of. */
  readonly thinking?: Pick<TableServiceOptions, 'chooseTurn' | 'recommend' | 'analyse' | 'factsOf'>
  /** How many tables there may be; any number unless given. */
  readonly quotas?: Quotas
  /** What else the sandbox is told. */
  readonly sandbox?: Pick<SandboxOptions, 'tamper' | 'answerMs' | 'perSecond' | 'file'>
}

/** Everything at once, in one process: a sandbox, and the bot on it with a database of its own. */
export interface Stage {
  readonly sandbox: Sandbox
  /** What the bot logged at `info` and above. */
  readonly lines: readonly string[]
  /** Why Discord would not let the bot listen any more. */
  readonly deaf: readonly string[]
  /** The bot's clock, timers and chance. */
  readonly runtime: WatchedRuntime
  service(): TableService
  person(id: string, options?: PersonOptions): Promise<ScriptedPerson>
  /** The choices of any game, hidden things included: for whoever judges from outside, never for people. */
  journal(tableId: string): Promise<ReturnType<typeof journalWithoutBox>>
  /** How many pictures were really drawn, and how many asked for. */
  pictures(): { readonly drawn: number; readonly asked: number }
  /**
   * Ends the bot and starts another one on the same data.
   * @param meanwhile what happens while there is none
   */
  restart(meanwhile?: () => void): Promise<void>
  close(): Promise<void>
}

/** Starts all of it. The caller closes it. */
export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const { drawOneIn = 1, now = () => new Date(), seed = () => randomBytes(16).toString('hex') } = options
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-stage-'))
  const databaseUrl = options.databaseUrl ?? `file:${join(folder, 'bonfire.db')}`
  const sandbox = await startSandbox({
    answerMs: ANSWER_MS,
    ...(options.threads ? {} : IN_CHANNELS),
    ...options.sandbox,
  })
  const people: ScriptedPerson[] = []
  const runtime = watchedRuntime(options.patienceMs)
  const lines: string[] = []
  const deaf: string[] = []
  const note = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${JSON.stringify(details)}`)
  const log: Log = { debug: () => undefined, info: note('info'), warn: note('warn'), error: note('error') }
  // Where not everything is drawn, only when something is: a worker takes more than a second of the processor's to begin.
  let painter: PictureAndIconArtist | null = null
  const drawing = {
    workers: 1,
    log: (message: string, details: object) => note('error')(details, message),
    ...options.drawing,
  }
  const painting = (): PictureAndIconArtist => {
    if (options.artist !== undefined) return options.artist
    painter ??= startArtist(drawing)
    return painter
  }
  if (drawOneIn === 1) painting()
  const { artist, pictures } = sparing(painting, drawing.workers, drawOneIn)

  async function start(): Promise<{ store: Store; service: TableService; bot: Bot }> {
    const store = await openStore(databaseUrl)
    const { monotonic } = options
    const sure = monotonic === undefined ? null : createSureClock({ now, monotonic })
    const service = createTableService(store.tables, {
      now,
      ...(sure === null ? {} : { sure }),
      seed,
      log: { warn: note('error'), error: note('error') },
      people: store.people,
      ...options.thinking,
      followers: store.followers,
      notices: store.notices,
      deadlines: store.deadlines,
      puzzles: store.puzzles,
      servers: store.servers,
      results: store.results,
      lookings: store.lookings,
      ...(options.quotas === undefined ? {} : { quotas: options.quotas }),
    })
    const bot = await startBot({
      runtime,
      token: sandbox.token,
      apiUrl: sandbox.apiUrl,
      guildId: null,
      service,
      liveMessages: store.liveMessages,
      claimIdentify: async () => 0,
      artist,
      films: options.films ?? true,
      drawIcon: options.icons === true ? (icon) => painting().drawIcon(icon) : null,
      log,
      onDisconnect: (why) => deaf.push(why),
      pressesPerSecond: options.pressesPerSecond ?? 1_000_000,
      ...(options.choresEveryMs === undefined ? {} : { choresEveryMs: options.choresEveryMs }),
      ...(options.pace === undefined ? {} : { pace: options.pace }),
      now: sure?.now ?? now,
    })
    return { store, service, bot }
  }
  async function stop(): Promise<void> {
    await running.bot.close()
    await running.store.close()
  }
  let running = await start()

  return {
    sandbox,
    lines,
    deaf,
    runtime,
    pictures,
    service: () => running.service,
    async person(id, personOptions) {
      const person = await connectPerson(sandbox.url, id, personOptions)
      people.push(person)
      return person
    },
    journal: async (tableId) => journalWithoutBox(readableEntries(await running.store.tables.entries(tableId))),
    async restart(meanwhile) {
      await stop()
      meanwhile?.()
      running = await start()
    },
    async close() {
      for (const person of people) await person.close()
      await stop()
      await painter?.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The least picture there is, where a test wants none. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** What takes the place of a picture: what a reader hears instead of it stays true. */
export const pixelFor = (request: PictureRequest): Picture => ({
  bytes: PIXEL,
  // As with what is drawn, another request has another name.
  hash: createHash('sha256').update(serializeRequest(request)).digest('hex').slice(0, 24),
  mime: 'image/png',
  extension: 'png',
  width: 1,
  height: 1,
  alt: altText(request),
})

const FRAME = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** What takes the place of a film. */
export function pixelReel(request: FilmRequest): FrameBatch {
  const { start, turns } = replayByTurns(request.rules, request)
  return {
    frames: [webpFrameChunk({ x: 0, y: 0, w: 1, h: 1, shownFor: 100 }, FRAME)],
    next: null,
    width: 1,
    height: 1,
    alt: filmAltText(request, turns.at(-1)?.after ?? start),
  }
}

/** An artist who spares the painter most of the work; what a reader hears instead of the picture stays true. */
function sparing(
  painting: () => Artist,
  workers: number,
  oneIn: number,
): { artist: Artist; pictures: Stage['pictures'] } {
  let asked = 0
  let drawn = 0
  const artist: Artist = {
    workers,
    drawFrameBatch: async (request, from) =>
      oneIn === 1 ? await painting().drawFrameBatch(request, from) : pixelReel(request),
    async draw(request) {
      if (++asked % oneIn === 0) {
        drawn++
        return await painting().draw(request)
      }
      return pixelFor(request)
    },
    close: async () => undefined,
  }
  return { artist, pictures: () => ({ drawn, asked }) }
}

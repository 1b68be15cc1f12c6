import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, type Log, startBot } from '#discord'
import { type Artist, altText, startArtist } from '#render'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox'
import { connectPerson, type PersonOptions, type ScriptedPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { createHouse, type House } from '#table'
import { readableEntries } from '#table/entries'
import { journalOf } from '#table/journal'

/** People and channels of a new sandbox. */
export const ADA = '801000000000000001'
export const BJORN = '801000000000000002'
export const NOOR = '801000000000000003'
export const MAXIMILIANA = '801000000000000004'
export const SANNE = '801000000000000005'
export const TEO = '801000000000000006'
export const CAMPFIRE = '802000000000000001'
export const SECOND = '802000000000000002'

export interface StageOptions {
  /** Of the next game, 32 hexadecimal digits; random unless given. */
  readonly seed?: () => string
  readonly now?: () => Date
  /** Every how manyth picture is really drawn; the others are a pixel with their own alt text. 1 unless given. */
  readonly drawOneIn?: number
  /** Where the bot keeps its tables; a file of the stage's own unless given. */
  readonly databaseUrl?: string
  readonly choresEveryMs?: number
  /** What else the sandbox is told. */
  readonly sandbox?: Pick<SandboxOptions, 'tamper' | 'answerMs'>
}

/** Everything at once, in one process: a sandbox, and the bot on it with a database of its own. */
export interface Stage {
  readonly sandbox: Sandbox
  /** What the bot logged at `info` and above. */
  readonly lines: readonly string[]
  /** Why Discord would not let the bot listen any more. */
  readonly deaf: readonly string[]
  house(): House
  person(id: string, options?: PersonOptions): Promise<ScriptedPerson>
  /** The choices of any game, hidden things included: for whoever judges from outside, never for people. */
  journal(tableId: string): Promise<ReturnType<typeof journalOf>>
  /** How many pictures were really drawn, and how many asked for. */
  pictures(): { readonly drawn: number; readonly asked: number }
  /** Ends the bot and starts another one on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts all of it. The caller closes it. */
export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const { drawOneIn = 1, now = () => new Date(), seed = () => randomBytes(16).toString('hex') } = options
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-stage-'))
  const databaseUrl = options.databaseUrl ?? `file:${join(folder, 'bonfire.db')}`
  const sandbox = await startSandbox(options.sandbox)
  const painter = startArtist({ workers: 1 })
  const { artist, pictures } = sparing(painter, drawOneIn)
  const people: ScriptedPerson[] = []
  const lines: string[] = []
  const deaf: string[] = []
  const note = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${JSON.stringify(details)}`)
  const log: Log = { debug: () => undefined, info: note('info'), warn: note('warn'), error: note('error') }

  async function start(): Promise<{ store: Store; house: House; bot: Bot }> {
    const store = await openStore(databaseUrl)
    const house = createHouse(store.tables, {
      now,
      seed,
      log: (message, details) => note('error')(details, message),
      people: store.people,
    })
    const bot = await startBot({
      token: sandbox.token,
      apiUrl: sandbox.apiUrl,
      guildId: null,
      house,
      showings: store.showings,
      artist,
      log,
      onDeaf: (why) => deaf.push(why),
      ...(options.choresEveryMs === undefined ? {} : { choresEveryMs: options.choresEveryMs }),
      now,
    })
    return { store, house, bot }
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
    pictures,
    house: () => running.house,
    async person(id, personOptions) {
      const person = await connectPerson(sandbox.url, id, personOptions)
      people.push(person)
      return person
    },
    journal: async (tableId) => journalOf(readableEntries(await running.store.tables.entries(tableId))),
    async restart() {
      await stop()
      running = await start()
    },
    async close() {
      for (const person of people) await person.close()
      await stop()
      await painter.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** An artist who spares the painter most of the work; what a reader hears instead of the picture stays true. */
function sparing(painter: Artist, oneIn: number): { artist: Artist; pictures: Stage['pictures'] } {
  let asked = 0
  let drawn = 0
  const artist: Artist = {
    async draw(request) {
      if (asked++ % oneIn === 0) {
        drawn++
        return await painter.draw(request)
      }
      return { bytes: PIXEL, mime: 'image/png', extension: 'png', width: 1, height: 1, alt: altText(request) }
    },
    close: () => painter.close(),
  }
  return { artist, pictures: () => ({ drawn, asked }) }
}

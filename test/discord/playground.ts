import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll } from 'vitest'
import { type Bot, type Log, startBot } from '#discord'
import { type Artist, startArtist } from '#render'
import { type Sandbox, startSandbox } from '#sandbox'
import { connectPerson, type Outcome, type ScriptedPerson } from '#sandbox/person'
import { openStore, type Store } from '#store'
import { createHouse, type House } from '#table'

export const ADA = '801000000000000001'
export const BJORN = '801000000000000002'
export const NOOR = '801000000000000003'
export const CAMPFIRE = '802000000000000001'
export const SECOND = '802000000000000002'

/** A bot with its own database on a sandbox of its own; `restart` ends the bot and starts another one on the same data. */
export interface Playground {
  readonly sandbox: Sandbox
  readonly lines: string[]
  readonly deaf: string[]
  house(): House
  person(id: string, patienceMs?: number): Promise<ScriptedPerson>
  restart(): Promise<void>
  setNow(now: Date | null): void
}

export async function playground(artist: Artist = startArtist({ workers: 1 })): Promise<Playground> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const sandbox = await startSandbox()
  const people: ScriptedPerson[] = []
  const lines: string[] = []
  const deaf: string[] = []
  const write = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${JSON.stringify(details)}`)
  const log: Log = { debug: () => undefined, info: write('info'), warn: write('warn'), error: write('error') }
  let running: { store: Store; house: House; bot: Bot }
  let clock: Date | null = null
  const now = () => clock ?? new Date()

  let games = 0

  async function start(): Promise<void> {
    const store = await openStore(`file:${join(folder, 'bonfire.db')}`)
    const house = createHouse(store.tables, {
      now,
      // The same games at each run.
      seed: () => (++games).toString(16).padStart(32, '5'),
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
      now,
    })
    running = { store, house, bot }
  }
  async function stop(): Promise<void> {
    await running.bot.close()
    await running.store.close()
  }
  await start()
  afterAll(async () => {
    for (const person of people) await person.close()
    await stop()
    await artist.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    sandbox,
    lines,
    deaf,
    house: () => running.house,
    async person(id, patienceMs = 1_500) {
      const person = await connectPerson(sandbox.url, id, { patienceMs })
      people.push(person)
      // A press that only the channel shows is settled soon; what the channel shows may take its time.
      return { ...person, until: (room, passes, ms = 15_000) => person.until(room, passes, ms) }
    },
    async restart() {
      await stop()
      await start()
    },
    setNow: (date) => {
      clock = date
    },
  }
}

interface Pressable {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly options: readonly { readonly label: string; readonly value: string; readonly description: string }[]
}

/** Everything on a message that can be pressed, and its text. */
export function read(message: APIMessage): { text: string; pressables: Pressable[] } {
  const pressables: Pressable[] = []
  const texts: string[] = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) look(inner)
    if (typeof node !== 'object' || node === null) return
    const fields = new Map<string, unknown>(Object.entries(node))
    if (fields.get('type') === 10) texts.push(String(fields.get('content')))
    const id = fields.get('custom_id')
    if (typeof id === 'string') {
      const options = fields.get('options')
      pressables.push({
        id,
        label: String(fields.get('label') ?? fields.get('placeholder') ?? ''),
        disabled: fields.get('disabled') === true,
        options: Array.isArray(options)
          ? options.map((one) => ({
              label: String(one.label),
              value: String(one.value),
              description: String(one.description ?? ''),
            }))
          : [],
      })
      return
    }
    look(fields.get('components'))
  }
  look(message.components)
  return { text: texts.join('\n'), pressables }
}

/** What can be pressed whose id has that verb. */
export const withVerb = (message: APIMessage, verb: string): Pressable[] =>
  read(message).pressables.filter(({ id }) => id.split(':')[3] === verb && id.startsWith('b1:'))

/** The one message that an outcome brought. */
export function shown(outcome: Outcome): APIMessage {
  if (outcome.message === null) throw new Error(`nothing to be seen: ${outcome.state} ${outcome.why ?? ''}`)
  return outcome.message
}

/** Types `/bonfire <sub> …`. */
export const type = (
  person: ScriptedPerson,
  channel: string,
  sub: string,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Outcome> =>
  person.command(channel, 'bonfire', [
    {
      name: sub,
      type: 1,
      options: Object.entries(options).map(([name, value]) => ({
        name,
        value,
        type: typeof value === 'string' ? 3 : typeof value === 'number' ? 4 : 5,
      })),
    },
  ])

/** The addresses of all pictures that a message shows. */
export const galleries = (message: APIMessage): string[] =>
  [...JSON.stringify(message.components).matchAll(/"media":\{"url":"([^"]+)"/g)].map(([, url]) => url ?? '')

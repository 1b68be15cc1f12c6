import { once } from 'node:events'
import { Client, type ClientOptions, Events, type Interaction } from 'discord.js'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox'
import { connectPerson, type PersonOptions, type ScriptedPerson } from '#sandbox/person'
import { ANSWER_MS } from '#support/in-channels'

/** People and channels of a new world. */
export const ADA = '801000000000000001'
export const BJORN = '801000000000000002'
export const NOOR = '801000000000000003'
export const CAMPFIRE = '802000000000000001'
export const SECOND = '802000000000000002'

/** Everything that a test opens; closed in reverse when the file's tests are over. */
export function openings() {
  const open: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of open.reverse()) await close()
  })
  return {
    async sandbox(options: SandboxOptions = {}): Promise<Sandbox> {
      const sandbox = await startSandbox({ answerMs: ANSWER_MS, ...options })
      open.push(sandbox.close)
      return sandbox
    },
    async person(sandbox: Sandbox, id: string, options: PersonOptions = {}): Promise<ScriptedPerson> {
      const person = await connectPerson(sandbox.url, id, options)
      open.push(person.close)
      return person
    },
    /** A real discord.js client, ready; `answer` gets its interactions. */
    async bot(
      sandbox: Sandbox,
      answer: (interaction: Interaction) => unknown = () => undefined,
      options: Partial<ClientOptions> = {},
    ): Promise<Client<true>> {
      const client = new Client({
        intents: [],
        rest: { api: sandbox.apiUrl, cdn: sandbox.cdnUrl },
        allowedMentions: { parse: [] },
        ...options,
      })
      client.on(Events.InteractionCreate, async (interaction) => {
        try {
          await answer(interaction)
        } catch (error) {
          client.emit('handlerFailed', error)
        }
      })
      open.push(() => client.destroy())
      const ready = once(client, Events.ClientReady)
      await client.login(sandbox.token)
      await ready
      if (!client.isReady()) throw new Error('The client is not ready.')
      return client
    },
  }
}

export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** One REST request as it is, without discord.js in between; files go as multipart. */
export async function request(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  options: { files?: Readonly<Record<string, Uint8Array<ArrayBuffer>>>; token?: string } = {},
): Promise<Answered> {
  const { files, token = sandbox.token } = options
  const headers: Record<string, string> = { authorization: `Bot ${token}` }
  let sent: FormData | string | undefined
  if (files !== undefined) {
    sent = new FormData()
    sent.append('payload_json', JSON.stringify(body ?? {}))
    Object.entries(files).forEach(([name, bytes], at) => {
      if (sent instanceof FormData) sent.append(`files[${at}]`, new Blob([bytes]), name)
    })
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json'
    sent = typeof body === 'string' ? body : JSON.stringify(body)
  }
  const response = await fetch(`${sandbox.apiUrl}/v10${path}`, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** Every error code in a 50035 tree, with the path to it: `data.components.0.custom_id: BASE_TYPE_REQUIRED`. */
export function errorsIn(body: unknown): string[] {
  const found: string[] = []
  const look = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === '_errors' && Array.isArray(inner)) {
        for (const { code } of inner) found.push(`${path.join('.')}: ${code}`)
      } else look(inner, [...path, key])
    }
  }
  if (typeof body === 'object' && body !== null && 'errors' in body) look(body.errors, [])
  return found
}

export function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null
}

/** A plain picture. */
export async function picture(width = 64, height = 48): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c40' } })
    .png()
    .toBuffer()
  return new Uint8Array(bytes)
}

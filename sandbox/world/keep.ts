import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { APIApplicationCommand, APIAttachment, APIEmoji, APIMessage } from 'discord-api-types/v10'
import { z } from 'zod'
import { type Channel, emptyRoom, type Post, type World } from './world.ts'

const VERSION = 1
/** A change is written after so long, or after the second span when changes do not stop (milliseconds). */
const QUIET = 300
const AT_MOST = 3_000
/** So many messages are put into JSON before others get their turn. */
const CHUNK = 100

/** Discord's own objects in our own file: enough is checked to tell them from anything else. */
function objects<T>(...fields: readonly (keyof T & string)[]) {
  return z.custom<T>((value) => typeof value === 'object' && value !== null && fields.every((field) => field in value))
}

const post: z.ZodType<Post> = z.object({
  message: objects<APIMessage>('id', 'channel_id', 'author', 'content', 'timestamp', 'type'),
  files: z.array(objects<APIAttachment>('id', 'filename', 'url')),
})
const kept = z.object({
  version: z.literal(VERSION),
  origin: z.string(),
  closedDms: z.array(z.string()),
  /** Absent from a file of before anybody could. */
  left: z.array(z.string()).default([]),
  commands: z.array(z.tuple([z.string(), z.array(objects<APIApplicationCommand>('id', 'name', 'type'))])),
  /** Absent from a file of before there were any. */
  emojis: z.array(objects<APIEmoji & { id: string }>('id', 'name')).default([]),
  rooms: z.array(
    z.object({
      channel: objects<Channel>('id', 'type'),
      pins: z.array(z.tuple([z.string(), z.string()])),
      /** Absent from a file of before threads had any. */
      members: z.array(z.string()).default([]),
      posts: z.array(post),
    }),
  ),
})

/**
 * Fills a new world with what its file holds; a file that is not there changes nothing. Throws, with the file's name,
 * on a file that is something else. Addresses of pictures follow the world's origin.
 */
export async function recall(world: World, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return
  const head = z.object({ origin: z.string() }).safeParse(parsed(text))
  const moved = head.success ? text.replaceAll(`"${head.data.origin}/`, `"${world.origin}/`) : text
  const read = kept.safeParse(parsed(moved))
  if (!read.success) throw new Error(`${file} is not a sandbox's world; move it away to begin a new one.`)
  world.rooms.clear()
  for (const { channel, pins, members, posts } of read.data.rooms) {
    const room = emptyRoom(channel)
    for (const one of posts) {
      room.ids.push(one.message.id)
      room.posts.set(one.message.id, one)
    }
    for (const [id, since] of pins) room.pins.set(id, since)
    for (const id of members) room.members.add(id)
    world.rooms.set(channel.id, room)
    const partner = 'recipients' in channel ? channel.recipients?.[0]?.id : undefined
    if (partner !== undefined) world.dms.set(partner, channel.id)
  }
  for (const id of read.data.closedDms) world.closedDms.add(id)
  for (const id of read.data.left) world.guild.left.add(id)
  for (const emoji of read.data.emojis) world.emojis.set(emoji.id, emoji)
  for (const [scope, commands] of read.data.commands) {
    world.commands.set(scope, new Map(commands.map((one) => [one.id, one])))
  }
}

export interface Autosave {
  /** Writes what has not been written yet, and stops. */
  close(): Promise<void>
}

/** Keeps a world in a file: each time into a new one beside it that then takes its place, never on the hot path. */
export function autosave(world: World, file: string): Autosave {
  let dirtySince: number | null = null
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  const listener = () => {
    dirtySince ??= Date.now()
    if (timer !== null && Date.now() - dirtySince < AT_MOST) clearTimeout(timer)
    else if (timer !== null) return
    timer = setTimeout(flush, QUIET)
  }
  world.listeners.add(listener)

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(async () => {
      if (dirtySince === null) return
      dirtySince = null
      await write(world, file).catch((error: unknown) => {
        console.error(`sandbox: could not write ${file}:`, error)
        dirtySince = Date.now()
      })
    })
    return writing
  }
  return {
    async close() {
      world.listeners.delete(listener)
      await flush()
    },
  }
}

async function write(world: World, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.new`
  const out = createWriteStream(aside)
  const put = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  const commands = [...world.commands].map(([scope, own]) => [scope, [...own.values()]])
  const head = {
    version: VERSION,
    origin: world.origin,
    closedDms: [...world.closedDms],
    left: [...world.guild.left],
    commands,
    emojis: [...world.emojis.values()],
  }
  await put(`${JSON.stringify(head).slice(0, -1)},"rooms":[`)
  let isFirst = true
  for (const room of [...world.rooms.values()]) {
    const head = JSON.stringify({ channel: room.channel, pins: [...room.pins], members: [...room.members] })
    await put(`${isFirst ? '' : ','}\n${head.slice(0, -1)},"posts":[`)
    isFirst = false
    const posts = [...room.posts.values()]
    for (let from = 0; from < posts.length; from += CHUNK) {
      const lines = posts.slice(from, from + CHUNK).map((one) => JSON.stringify(one))
      await put(`${from === 0 ? '' : ','}\n${lines.join(',\n')}`)
      await new Promise(setImmediate)
    }
    await put(']}')
  }
  out.end(']}\n')
  await once(out, 'close')
  await rename(aside, file)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

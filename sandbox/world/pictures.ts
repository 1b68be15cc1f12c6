import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** Bytes held in memory for what no file keeps (ephemeral messages, worlds without a file); the oldest go first. */
const IN_MEMORY = 256 * 1024 * 1024
/** A picture that an edit replaced can be fetched a little longer: a client may be about to. */
const LINGERING = 50
/** Pictures are written after a while: under load most are replaced before (milliseconds). */
const WRITE_AFTER = 1_000

/** The bytes of uploaded files. */
export interface Pictures {
  /** @param lasting true for files of messages that outlive this process */
  put(id: string, bytes: Buffer, lasting: boolean): void
  get(id: string): Promise<Buffer | null>
  drop(id: string): void
  /** Waits until everything lasting has been written. */
  settled(): Promise<void>
}

/** @param folder where lasting files are kept, made when needed; null keeps everything in memory */
export function openPictures(folder: string | null): Pictures {
  const held = new Map<string, Buffer>()
  const lingering: string[] = []
  const unwritten = new Set<string>()
  let size = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  function hold(id: string, bytes: Buffer): void {
    held.set(id, bytes)
    size += bytes.length
    for (const oldest of held.keys()) {
      if (size <= IN_MEMORY) break
      if (!unwritten.has(oldest)) release(oldest)
    }
  }
  function release(id: string): void {
    size -= held.get(id)?.length ?? 0
    held.delete(id)
  }
  async function writeAll(into: string): Promise<void> {
    await mkdir(into, { recursive: true })
    for (const id of [...unwritten]) {
      const bytes = held.get(id)
      if (bytes === undefined || !unwritten.has(id)) continue
      await writeFile(join(into, id), bytes)
      // It may have been dropped while it was being written.
      if (unwritten.delete(id)) release(id)
      else await unlink(join(into, id))
    }
  }
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (folder === null || unwritten.size === 0) return writing
    writing = writing
      .then(() => writeAll(folder))
      .catch((error: unknown) => console.error(`sandbox: could not keep pictures in ${folder}:`, error))
    return writing
  }

  return {
    put(id, bytes, lasting) {
      if (lasting && folder !== null) {
        unwritten.add(id)
        timer ??= setTimeout(flush, WRITE_AFTER)
      }
      hold(id, bytes)
    },
    async get(id) {
      const bytes = held.get(id)
      if (bytes !== undefined || folder === null) return bytes ?? null
      return readFile(join(folder, id)).catch(() => null)
    },
    drop(id) {
      lingering.push(id)
      const gone = lingering.length > LINGERING ? lingering.shift() : undefined
      if (gone === undefined) return
      release(gone)
      if (!unwritten.delete(gone) && folder !== null) void unlink(join(folder, gone)).catch(() => undefined)
    },
    settled: flush,
  }
}

/** Removes files that no message names: a process that was killed could not take them away. */
export async function sweep(folder: string, named: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  await Promise.all(files.filter((id) => !named.has(id)).map((id) => unlink(join(folder, id))))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** By what is in the file: the same pictures come again and again. */
const sizes = new LRUCache<string, { readonly size: Size | null }>({ max: 200 })

/** Width and height of a picture (PNG, WebP, JPEG, …) in pixels; null for any other file. */
export async function sizeOf(bytes: Buffer): Promise<Size | null> {
  const key = createHash('sha256').update(bytes).digest('base64')
  const known = sizes.get(key)
  if (known !== undefined) return known.size
  const size = await sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    )
  sizes.set(key, { size })
  return size
}

/** What a picture is made as, when it is one that an emoji may be; null for any other file. */
export async function formatOf(bytes: Buffer): Promise<'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | null> {
  try {
    const { format } = await sharp(bytes).metadata()
    return format === 'png' || format === 'jpeg' || format === 'gif' || format === 'webp'
      ? format
      : format === 'heif'
        ? 'avif'
        : null
  } catch {
    return null
  }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export function typeOf(filename: string): string {
  return TYPES[filename.toLowerCase().split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

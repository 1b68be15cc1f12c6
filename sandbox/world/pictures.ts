import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Bytes held in memory for what no file keeps (ephemeral messages, worlds without a file); the oldest go first. */
const IN_MEMORY = 256 * 1024 * 1024
/** A picture that an edit replaced can be fetched a little longer: whoever shows it may be just about to. */
const LINGERING = 50

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
  const writing = new Map<string, Promise<void>>()
  let size = 0

  function hold(id: string, bytes: Buffer): void {
    held.set(id, bytes)
    size += bytes.length
    for (const oldest of held.keys()) {
      if (size <= IN_MEMORY) break
      release(oldest)
    }
  }
  function release(id: string): void {
    size -= held.get(id)?.length ?? 0
    held.delete(id)
  }
  let made: Promise<unknown> | null = null
  async function write(path: string, id: string, bytes: Buffer): Promise<void> {
    made ??= mkdir(dirname(path), { recursive: true })
    await made
    await writeFile(path, bytes)
    release(id)
  }
  const pathOf = (id: string) => (folder === null ? null : join(folder, id))

  return {
    put(id, bytes, lasting) {
      hold(id, bytes)
      const path = pathOf(id)
      if (!lasting || path === null) return
      const job = write(path, id, bytes)
        .catch((error: unknown) => console.error(`sandbox: could not keep picture ${id}:`, error))
        .finally(() => writing.delete(id))
      writing.set(id, job)
    },
    async get(id) {
      const bytes = held.get(id)
      if (bytes !== undefined) return bytes
      const path = pathOf(id)
      return path === null ? null : readFile(path).catch(() => null)
    },
    drop(id) {
      lingering.push(id)
      const gone = lingering.length > LINGERING ? lingering.shift() : undefined
      if (gone === undefined) return
      release(gone)
      const path = pathOf(gone)
      if (path !== null) {
        void (writing.get(gone) ?? Promise.resolve()).then(() => unlink(path)).catch(() => undefined)
      }
    },
    async settled() {
      await Promise.all(writing.values())
    },
  }
}

/** Width and height of a picture (PNG, WebP, JPEG, …) in pixels; null for any other file. */
export async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    return { width, height }
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
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export function typeOf(filename: string): string {
  return TYPES[filename.toLowerCase().split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

import type { Upload } from '#sandbox/world/compose'
import { type Answer, refuse } from './answer.ts'

const MOST_FILES = 10
const FILE_BYTES = 10 * 1024 * 1024
const REQUEST_BYTES = 25 * 1024 * 1024

export type Body =
  | { readonly ok: true; readonly json: unknown; readonly uploads: readonly Upload[] }
  | { readonly ok: false; readonly answer: Answer }

/**
 * Reads a request's body as Discord takes them: JSON, or multipart with `payload_json` and `files[n]`. An empty body
 * reads as `{}`. Refused: broken JSON (50109), over 25 MiB or a file over 10 MiB (40005), over ten files (30015).
 */
export async function readBody(request: Request): Promise<Body> {
  const bytes = Buffer.from(await request.arrayBuffer())
  if (bytes.length > REQUEST_BYTES) return { ok: false, answer: refuse('tooLarge') }
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return fromJson(bytes.toString(), [])

  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (form === null) return { ok: false, answer: refuse('badJson') }
  const uploads: Upload[] = []
  for (const [field, value] of form.entries()) {
    const n = /^files\[([0-9]+)\]$/.exec(field)?.[1]
    if (n === undefined || typeof value === 'string') continue
    if (value.size > FILE_BYTES) return { ok: false, answer: refuse('tooLarge') }
    uploads.push({ n: Number(n), name: value.name, bytes: Buffer.from(await value.arrayBuffer()) })
  }
  if (uploads.length > MOST_FILES) return { ok: false, answer: refuse('tooManyFiles') }
  const payload = form.get('payload_json')
  return fromJson(typeof payload === 'string' ? payload : '', uploads)
}

function fromJson(text: string, uploads: readonly Upload[]): Body {
  if (text.trim() === '') return { ok: true, json: {}, uploads }
  try {
    return { ok: true, json: JSON.parse(text), uploads }
  } catch {
    return { ok: false, answer: refuse('badJson') }
  }
}

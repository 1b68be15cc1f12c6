import type { RequestData } from 'discord.js'

/** A file to be sent along. */
export interface SentFile {
  /** Of letters, digits, dots and dashes. */
  readonly name: string
  readonly data: Uint8Array
  readonly contentType: string
}

/** No file of ours has it after a line's end: JSON escapes those, pictures and texts are our own. */
const BOUNDARY = 'bonfire-7e1c2f0a94d84b6fb3d5'

/**
 * What a request carries: its JSON, or JSON and files as one piece of memory. discord.js would make a form of blobs and
 * read that back bit by bit, which takes more time than all that led to the answer.
 */
export function carrying(
  json: object,
  files: readonly SentFile[],
): Pick<RequestData, 'body' | 'headers' | 'passThroughBody'> {
  if (files.length === 0) return { body: json }
  const parts = [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="payload_json"\r\nContent-Type: application/json\r\n\r\n`,
    JSON.stringify(json),
    ...files.flatMap(({ name, data, contentType }, index) => [
      `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="files[${index}]"; filename="${name}"\r\n`,
      `Content-Type: ${contentType}\r\n\r\n`,
      data,
    ]),
    `\r\n--${BOUNDARY}--\r\n`,
  ]
  return {
    body: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    passThroughBody: true,
  }
}

import { z } from 'zod'
import { text } from './form.ts'

const name = text(2, 32).regex(/^[A-Za-z0-9_]*$/, 'STRING_TYPE_REGEX: String value did not match validation regex.')
const DATA_URI = /^data:(image\/(?:png|jpe?g|gif|webp|avif));base64,([A-Za-z0-9+/]+={0,2})$/

/** A picture in a request, `data:image/png;base64,…`; read as its bytes. */
const image = z.string().transform((uri, check): Buffer => {
  const [, , base64] = DATA_URI.exec(uri) ?? []
  if (base64 !== undefined) return Buffer.from(base64, 'base64')
  check.addIssue({ code: 'custom', message: 'IMAGE_INVALID: Invalid image data' })
  return z.NEVER
})

/** An emoji to be made. */
export const newEmoji = z.object({ name, image })
/** What can be changed of one. */
export const emojiPatch = z.object({ name: name.exactOptional() })

import { createHash } from 'node:crypto'

/** Names bytes: letters and digits, the same for the same ones. */
export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

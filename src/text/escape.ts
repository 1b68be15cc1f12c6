import { clip } from './limits.ts'

const LONGEST_NAME = 32
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu
const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/g
/** Cuts a link, which Discord would make clickable, without showing a trace. */
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Makes a person's name harmless in a Discord message: it formats nothing, mentions nobody, links nowhere, cannot
 * turn the direction of the text and takes one line.
 * @param name what the person is called, from outside
 * @returns at most 32 visible characters, and the backslashes that Discord does not show
 */
export function escapeName(name: string): string {
  const plain = clip(name.replace(INVISIBLE, ' ').trim(), LONGEST_NAME)
  const shown = plain === '' ? '?' : plain
  return shown
    .replace(MARKDOWN, (mark) => `\\${mark}`)
    .replace(/\\@/g, `\\@${ZERO_WIDTH_SPACE}`)
    .replace(/\b(https?)\\:/gi, `$1${ZERO_WIDTH_SPACE}\\:`)
    .replace(/\b(discord)\.(gg|com)/gi, `$1${ZERO_WIDTH_SPACE}.$2`)
}

import { clip } from './limits.ts'

const LONGEST_NAME = 32
/** Control and line-breaking characters, zero-width ones, and those that turn the direction of a text. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu
/** More than two marks on one letter cover the lines above and below. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu
const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/g
/** Cuts what Discord would make clickable, without showing a trace. */
const CUT = '\u{200b}'

/**
 * A person's name where no Markdown is read: a select's option, a picture, its alt text.
 * @param name what the person is called, from outside
 * @returns one line, at most 32 characters, never empty
 */
export function plainName(name: string): string {
  const plain = name.replace(INVISIBLE, ' ').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim()
  return plain === '' ? '?' : clip(plain, LONGEST_NAME)
}

/**
 * Makes a person's name harmless in a Discord message: it formats nothing, mentions nobody, links nowhere, cannot
 * turn the direction of the text and takes one line.
 * @param name what the person is called, from outside
 * @returns the name of `plainName` with backslashes that Discord does not show
 */
export function escapeName(name: string): string {
  return plainName(name)
    .replace(MARKDOWN, (mark) => (mark === '@' ? `\\@${CUT}` : `\\${mark}`))
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/\b(https?)(?=\\:)/gi, `$1${CUT}`)
    .replace(/\b(discord)(?=\.(gg|com)\b)/gi, `$1${CUT}`)
}

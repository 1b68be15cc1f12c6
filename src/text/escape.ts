import { withEmojiProtectedFromIcons } from './icons.ts'
import { clip } from './limits.ts'

const LONGEST_NAME = 32
/**
 * What takes the place of nothing that can be seen: control and line-breaking characters, halves of characters,
 * everything that Unicode lets be ignored (fillers, tags, soft hyphens, and what turns the direction of a text) but
 * joiners and variation selectors, which emoji and some scripts are written with; blanks that it counts as signs; and
 * what only a font of one's own shows.
 */
const INVISIBLE =
  /(?:(?!\u{200c}|\u{200d}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u{2800}\u{fff9}-\u{fffc}\u{13441}\u{13442}\u{1d159}])+/gu
/** Something to be seen, and not only what changes the look of what stands before it. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** More than two marks on one letter cover the lines above and below. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu
/** Hebrew, Arabic and the other scripts that are read from right to left, with their digits. */
const RIGHT_TO_LEFT = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Between these a text has its own direction, and changes none around it. */
const ISOLATE = { begin: '\u{2068}', end: '\u{2069}' } as const
const MARKDOWN = /[\\*_~`|>#[\]()<:@-]/g
/** Cuts what Discord would make clickable, without showing a trace. */
const CUT = '\u{200b}'

/**
 * A person's name where it stands alone: on a picture, in a list of names that is typed from.
 * @param name what the person is called, from outside
 * @returns one line, at most 32 characters, of which at least one can be seen
 */
export function nameAsOneLine(name: string): string {
  const plain = name.replace(INVISIBLE, ' ').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim()
  return VISIBLE.test(plain) ? clip(plain, LONGEST_NAME) : '?'
}

/**
 * A person's name among other words where no Markdown is read: a button, a select's option, an alt text. A name that
 * is read from right to left leaves figures and words beside it where they are.
 * @param name what the person is called, from outside
 */
export const isolatedName = (name: string): string => isolated(nameAsOneLine(name))

/**
 * Makes a person's name harmless in a Discord message: it formats nothing, mentions nobody, links nowhere, cannot
 * turn the direction of the text and takes one line; emoji in it stay what they are.
 * @param name what the person is called, from outside
 * @returns the name of `isolatedName` with backslashes that Discord does not show
 */
export function escapeName(name: string): string {
  const escaped = nameAsOneLine(name)
    .replace(MARKDOWN, (mark) => (mark === '@' ? `\\@${CUT}` : `\\${mark}`))
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/\b(https?)(?=\\:)/gi, `$1${CUT}`)
    .replace(/\b(discord)(?=\.(gg|com)\b)/gi, `$1${CUT}`)
  return isolated(withEmojiProtectedFromIcons(escaped))
}

const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `${ISOLATE.begin}${name}${ISOLATE.end}` : name)

import unicode from '@fontsource/noto-color-emoji/unicode.json' with { type: 'json' }

/** The font's file that has every emoji. Read, it takes 36 MB; a part takes 4 to 16. */
const WHOLE = 'emoji'

/** Parts of the font, as Fontsource splits it: whatever makes up one emoji is together in one of them. */
const parts: readonly { readonly file: string; readonly has: RegExp }[] = Object.entries(unicode).map(
  ([part, ranges]) => ({
    file: part.slice(1, -1),
    has: new RegExp(`^[${ranges.split(',').map(inPattern).join('')}]+$`, 'u'),
  }),
)

/** A range as CSS writes it (`U+1f1e6-1f1ff`), as a regular expression does. */
function inPattern(range: string): string {
  return range
    .slice('U+'.length)
    .split('-')
    .map((code) => `\\u{${code}}`)
    .join('-')
}

const SEEN = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** In the order in which a text's emoji are looked for. */
export const emojiFontFileNames: readonly string[] = [...parts.map(({ file }) => file), WHOLE]

/** The files that have the emoji of a text; none for plain words. */
export function emojiFontFileNamesForText(words: string): ReadonlySet<string> {
  if (!SEEN.test(words)) return new Set()
  const emoji = [...graphemes.segment(words)].map(({ segment }) => segment).filter((segment) => SEEN.test(segment))
  return new Set(emoji.map((one) => parts.find(({ has }) => has.test(one))?.file ?? WHOLE))
}

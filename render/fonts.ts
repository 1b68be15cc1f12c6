import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { emojiFontFileNames, emojiFontFileNamesForText } from './emoji-files.ts'
import type { Typeface } from './tokens.ts'

/*
 * Fontsource splits a face by script. Each file is registered as a family of its own, so that a list of families says
 * where a glyph is looked for first; the rest of the system's fonts is never asked, so pictures are the same everywhere.
 */
const require = createRequire(import.meta.url)
function registerFace(family: string, name: string, file: string, format: 'woff' | 'woff2' = 'woff2'): void {
  const path = require.resolve(`@fontsource/${name}/files/${name}-${file}-normal.${format}`)
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`${path} cannot be read as a font`)
}

registerFace('display', 'grenze', 'latin-600')
registerFace('display-more', 'grenze', 'latin-ext-600')
for (const [family, weight] of [
  ['label', 500],
  ['strong', 700],
] as const) {
  registerFace(family, 'fira-sans-condensed', `latin-${weight}`)
  registerFace(`${family}-more`, 'fira-sans-condensed', `latin-ext-${weight}`)
  registerFace(`${family}-cyrillic`, 'fira-sans-condensed', `cyrillic-${weight}`)
  registerFace(`${family}-greek`, 'fira-sans-condensed', `greek-${weight}`)
}

/** Scripts that only names bring: large files, read when the first such name comes. */
const scripts: readonly {
  readonly family: string
  readonly in: RegExp
  readonly name: string
  readonly file: string
}[] = [
  { family: 'hebrew', in: /\p{Script=Hebrew}/u, name: 'noto-sans-hebrew', file: 'hebrew-600' },
  { family: 'arabic', in: /\p{Script=Arabic}/u, name: 'noto-sans-arabic', file: 'arabic-600' },
  {
    family: 'japanese',
    in: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    name: 'kosugi-maru',
    file: 'japanese-400',
  },
  { family: 'chinese', in: /\p{Script=Han}/u, name: 'zcool-xiaowei', file: 'chinese-simplified-400' },
  { family: 'korean', in: /\p{Script=Hangul}/u, name: 'jua', file: 'korean-400' },
]
const emojiFamily = (file: string): string => `emoji-${file}`

/** In the order in which they are asked for a glyph. */
const rarelyNeeded = [...scripts.map(({ family }) => family), ...emojiFontFileNames.map(emojiFamily)]
const loaded = new Set<string>()
/** The loaded ones of these, as a font's list of families ends with. */
let others = ''

function load(family: string, register: () => void): void {
  if (loaded.has(family)) return
  loaded.add(family)
  register()
  others = rarelyNeeded.flatMap((each) => (loaded.has(each) ? [`, ${each}`] : [])).join('')
}

/** Makes sure that the glyphs of these words can be drawn. Cheap when they are plain. */
export function loadFontsForText(words: string): void {
  for (const script of scripts)
    if (script.in.test(words)) load(script.family, () => registerFace(script.family, script.name, script.file))
  // The canvas draws nothing of these files in their other format.
  for (const file of emojiFontFileNamesForText(words))
    load(emojiFamily(file), () => registerFace(emojiFamily(file), 'noto-color-emoji', `${file}-400`, 'woff'))
}

const families: Readonly<Record<Typeface, string>> = {
  display: 'display, display-more, strong, strong-more, strong-cyrillic, strong-greek',
  label: 'label, label-more, label-cyrillic, label-greek',
  strong: 'strong, strong-more, strong-cyrillic, strong-greek',
}

/** The canvas's way to name a face at a size. It has the scripts that were loaded so far. */
export const fontOf = (face: Typeface, size: number): string => `${size}px ${families[face]}${others}`

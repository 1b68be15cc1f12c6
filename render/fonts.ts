import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Face } from './tokens.ts'

/*
 * Fontsource splits a face by script. Each file is registered as a family of its own, so that a list of families says
 * where a glyph is looked for first; the rest of the system's fonts is never asked, so pictures are the same everywhere.
 */
const require = createRequire(import.meta.url)
const registerFace = (family: string, name: string, file: string): void => {
  const path = require.resolve(`@fontsource/${name}/files/${name}-${file}-normal.woff2`)
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
const scripts: readonly { readonly family: string; readonly in: RegExp; readonly load: (family: string) => void }[] = [
  {
    family: 'hebrew',
    in: /\p{Script=Hebrew}/u,
    load: (family) => registerFace(family, 'noto-sans-hebrew', 'hebrew-600'),
  },
  {
    family: 'arabic',
    in: /\p{Script=Arabic}/u,
    load: (family) => registerFace(family, 'noto-sans-arabic', 'arabic-600'),
  },
  { family: 'korean', in: /\p{Script=Hangul}/u, load: (family) => registerFace(family, 'jua', 'korean-400') },
  {
    family: 'japanese',
    in: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    load: (family) => registerFace(family, 'kosugi-maru', 'japanese-400'),
  },
  {
    family: 'chinese',
    in: /\p{Script=Han}/u,
    load: (family) => registerFace(family, 'zcool-xiaowei', 'chinese-simplified-400'),
  },
  {
    family: 'emoji',
    in: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
    load: (family) => registerFace(family, 'noto-color-emoji', 'emoji-400'),
  },
]
const loaded = new Set<string>()

/** Makes sure that the glyphs of these words can be drawn. Cheap when they are plain. */
export function loadScripts(words: string): void {
  for (const script of scripts)
    if (!loaded.has(script.family) && script.in.test(words)) {
      loaded.add(script.family)
      script.load(script.family)
    }
}

const others = 'hebrew, arabic, japanese, chinese, korean, emoji'
const families: Readonly<Record<Face, string>> = {
  display: `display, display-more, strong, strong-more, strong-cyrillic, strong-greek, ${others}`,
  label: `label, label-more, label-cyrillic, label-greek, ${others}`,
  strong: `strong, strong-more, strong-cyrillic, strong-greek, ${others}`,
}

/** The canvas's way to name a face at a size. */
export const fontOf = (face: Face, size: number): string => `${size}px ${families[face]}`

import { LANGUAGES, type Language, words } from '#text'

/**
 * Languages that nobody speaks, made of English: one a third longer and full of accents, one with marks of right-to-left
 * writing around everything.
 */
const PSEUDO_LANGUAGES = ['longer', 'right to left'] as const
type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number]

/** What is no text to be read: the language's own id, and what is typed. */
const NO_TEXT =
  /^(language|help\.rules\.[^.]+\.keywords|help\.(bonfire(Club|Server)?|(commands|club|server|options)\.[^.]+)\.name)$/

/** Mentions, dates and links, commands, addresses, islands, what stands for a name: the same in all languages. */
const SAME = /<[^>\s]+>|\b\p{Lu}\d+\b|\/bonfire(?: [\p{L}-]+)?|https?:\/\/\S+|[\ue000-\uf8ff]+/gu
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'ê', i: 'í', o: 'ø', u: 'ű', A: 'Å', E: 'É', I: 'Í', O: 'Ö', U: 'Ů' },
  ...{ c: 'ç', n: 'ñ', s: 'š', y: 'ý', z: 'ž', N: 'Ñ', S: 'Š', C: 'Č' },
}
const MARK = '\u200f'
/** A text without what marks the direction of its writing. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '')

/** By a third and a little, with its first letters told twice. */
function longerWord(word: string): string {
  const twice = Math.round(word.length * 0.35)
  return [...word].map((letter, i) => (i > 0 && i <= twice ? letter.repeat(2) : letter)).join('')
}

const WRITTEN: Readonly<Record<PseudoLanguage, (text: string) => string>> = {
  longer: (text) => text.replace(/\p{L}+/gu, longerWord).replace(/[a-z]/giu, (letter) => ACCENTED[letter] ?? letter),
  'right to left': (text) => (/\p{L}/u.test(text) ? `${MARK}${text}${MARK}` : text),
}

/** A text with everything in it written so, but what stays the same and what was put into it. */
function written(as: PseudoLanguage, text: string, given: readonly string[]): string {
  if (as === 'right to left') return WRITTEN[as](text)
  const about = JSON.stringify([text, ...given])
  const known = LONGER.get(about) ?? writtenAnew(as, text, given)
  LONGER.set(about, known)
  return known
}
/** The same is said of many positions. */
const LONGER = new Map<string, string>()

function writtenAnew(as: PseudoLanguage, text: string, given: readonly string[]): string {
  const kept = [...given].sort((a, b) => b.length - a.length).map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const same = kept.length === 0 ? SAME : new RegExp(`${SAME.source}|${kept.join('|')}`, 'gu')
  let at = 0
  let said = ''
  for (const match of text.matchAll(same)) {
    said += WRITTEN[as](text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return said + WRITTEN[as](text.slice(at))
}

/** The texts in what a function of the catalogue was given, such as names; its ids are words of the catalogue. */
function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return /^([a-z]\w*|[A-Z]\d+|[^\p{L}]*)$/u.test(given) ? [] : [given]
  if (Array.isArray(given)) return given.flatMap(textsIn)
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(textsIn) : []
}

/** A part of the catalogue, or what a function of it gave, in the language. */
function inLanguage(as: PseudoLanguage, value: unknown, path: string, given: readonly string[]): unknown {
  if (NO_TEXT.test(path)) return value
  if (typeof value === 'string') return written(as, value, given)
  if (typeof value === 'function')
    return (...args: unknown[]) => inLanguage(as, Reflect.apply(value, undefined, args), path, textsIn(args))
  if (Array.isArray(value)) return value.map((one) => inLanguage(as, one, path, given))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inLanguage(as, one, path === '' ? key : `${path}.${key}`, given)]),
  )
}

/** A language that is spoken, or English for as long as it is written as one of these. */
export interface Spoken {
  readonly name: Language | PseudoLanguage
  readonly language: Language
  readonly as: PseudoLanguage | null
}
/** In which everything is held against limits and widths. */
export const EVERY_LANGUAGE: readonly Spoken[] = [
  ...LANGUAGES.map((language) => ({ name: language, language, as: null })),
  ...PSEUDO_LANGUAGES.map((as) => ({ name: as, language: 'en' as const, as })),
]

/** One after the other. */
export const everyLanguage = (i: number): Spoken =>
  EVERY_LANGUAGE[i % EVERY_LANGUAGE.length] ?? { name: 'en', language: 'en', as: null }

/** What English is while it is written so, for each of them. */
const MADE = new Map<PseudoLanguage, object>()

/**
 * Does something while what is English everywhere else is one of these languages. Nothing may wait in it: whatever runs
 * beside it would read the same, and after the first wait it is English again.
 */
export function withPseudoLanguage<T>(as: PseudoLanguage | null, done: () => T): T {
  const stop = speak(as)
  try {
    return done()
  } finally {
    stop()
  }
}

/** The same for what waits: nothing else may run beside it. */
export async function speakingThroughout(as: PseudoLanguage | null, done: () => Promise<void>): Promise<void> {
  const stop = speak(as)
  try {
    await done()
  } finally {
    stop()
  }
}

/** @returns makes it English again */
function speak(as: PseudoLanguage | null): () => void {
  if (as === null) return () => undefined
  const english = words('en')
  const before = { ...english }
  const made = MADE.get(as) ?? Object(inLanguage(as, english, '', []))
  MADE.set(as, made)
  Object.assign(english, made)
  return () => void Object.assign(english, before)
}

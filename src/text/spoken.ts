import { ACTION_TILES, RESOURCES } from '#engine'
import { EMOJI } from './emoji.ts'
import type { Words } from './words/index.ts'

const flat = (emoji: string | Readonly<Record<string, string>>): string[] =>
  typeof emoji === 'string' ? [emoji] : Object.values(emoji)
const ORNAMENTS = ['🏁', ...Object.values(EMOJI).flatMap(flat)].sort((a, b) => b.length - a.length)
/** One of them, and how often where a number says so: "🟩×3". */
const ONE = `(${ORNAMENTS.join('|')})(?:×(\\d+))?`
const EACH = new RegExp(ONE, 'gu')
const RUN = new RegExp(` ?(?:(?:${ORNAMENTS.join('|')})(?:×\\d+)? ?)+`, 'gu')

/** Quickly tells texts that have none of them. */
const BEGINNING = new RegExp(`[${ORNAMENTS.map((one) => [...one][0]).join('')}]`, 'u')

/**
 * A text with the emoji of tiles, resources and points as words, and without the others: a screen reader would call
 * them "green square" and "top hat". One that only repeats the word before it goes too.
 */
export function emojiAsWords(words: Words, text: string): string {
  if (!BEGINNING.test(text)) return text.trim()
  const say = new Map<string, string>([
    ...ACTION_TILES.map((tile) => [EMOJI.actionTile[tile], words.names.actionTile[tile]] as const),
    ...RESOURCES.map((resource) => [EMOJI.resource[resource], words.names.resource[resource]] as const),
  ])
  const points = (n: number) => words.names.points(n).replace(/\d+\s*/, '')
  const said = text.replace(RUN, (run, at: number) => {
    const one = /(?<!\d)1 ?$/.test(text.slice(0, at))
    const told = [...run.matchAll(EACH)].flatMap(([, emoji = '', n = '1']) => {
      const name = emoji === EMOJI.points ? points(one ? 1 : 2) : say.get(emoji)
      return name === undefined ? [] : [{ name, n: Number(n) }]
    })
    const [only] = told
    // "a root island 🥕", "3 shells 🐚", "Früchteinsel 🍎": the words say it already. Not "purple tile: Pay 🟪".
    const clause =
      text
        .slice(0, at)
        .split(/[:·.]\s/)
        .at(-1) ?? ''
    const before = clause.split(/\s+/).slice(-5)
    const repeats =
      told.length === 1 && only?.n === 1 && before.some((word) => bareLetters(word).startsWith(bareLetters(only.name)))
    if (told.length > 0 && !repeats)
      return ` ${inRuns(told)
        .map(({ name, n }) => (n === 1 ? name : words.phrases.times(n, name)))
        .join(', ')} `
    return run.endsWith(' ') ? ' ' : ''
  })
  return said
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ ([),.:;])/g, '$1')
    .trim()
}

interface Counted {
  readonly name: string
  readonly n: number
}

/** What follows on itself is told once, with how often. */
function inRuns(all: readonly Counted[]): Counted[] {
  const runs: Counted[] = []
  for (const { name, n } of all) {
    const last = runs.at(-1)
    if (last?.name === name) runs[runs.length - 1] = { name, n: last.n + n }
    else runs.push({ name, n })
  }
  return runs
}

/** Without accents: "Fruchte" of "Früchte" begins as "Frucht" does. */
const bareLetters = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Letters that nobody's words have: the first of a stand-in says whose name it is for, the others make it as long. */
const FIRST = 0xe000
const MORE = '\ue0ff'

/** What stands for names while a text is made and spoken, so that the emoji in a name stay what they are. */
export const namePlaceholders = (names: readonly string[]): string[] =>
  names.map((name, i) => String.fromCharCode(FIRST + i) + MORE.repeat(Math.max(0, name.length - 1)))

/** A text that was clipped, without the name before its ellipsis: half a name could turn the direction of what follows. */
export const withoutCutName = (text: string): string =>
  text.replace(new RegExp(`\\s*[\\u${FIRST.toString(16)}-\\u${(FIRST + 3).toString(16)}]${MORE}*…$`, 'u'), '…')

/** A text with the names in place of what stood for them. */
export const withNames = (text: string, names: readonly string[]): string =>
  names.reduce(
    (said, name, i) =>
      said.replace(new RegExp(`${String.fromCharCode(FIRST + i)}${MORE}*`, 'g'), (stood) =>
        name.slice(0, stood.length),
      ),
    text,
  )

/**
 * A text with names in it, said without emoji line by line; those in the names stay.
 * @param names as they stand in the text
 */
export function spoken(words: Words, text: string, names: readonly string[]): string {
  const stood = namePlaceholders(names)
  const hidden = names
    .map((name, i) => ({ name, placeholder: stood[i] ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((said, { name, placeholder }) => said.replaceAll(name, placeholder), text)
  const lines = hidden.split('\n').map((line) => emojiAsWords(words, line))
  return withNames(lines.join('\n'), names)
}

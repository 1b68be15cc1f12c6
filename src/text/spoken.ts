import { ACTION_TILES, CRYSTALS, RESOURCES } from '#engine'
import { EMOJI } from './emoji.ts'
import type { Goods } from './goods.ts'
import type { Words } from './words/index.ts'

const flat = (emoji: string | Readonly<Record<string, string>>): string[] =>
  typeof emoji === 'string' ? [emoji] : Object.values(emoji)
const ORNAMENTS = ['🏁', ...Object.values(EMOJI).flatMap(flat)].sort((a, b) => b.length - a.length)
/** One of them, and how many: "🟩×3", "3🟩", "+2 🏅". */
const ONE = `(?:[+]?(\\d+) ?(?=${EMOJI.points})|(\\d+))?(${ORNAMENTS.join('|')})(?:×(\\d+))?`
const EACH = new RegExp(ONE, 'gu')
const RUN = new RegExp(` ?(?:${ONE} ?)+`, 'gu')
/** Two different ones side by side: the symbols of a fate tile, whose order counts. */
const SYMBOLS = new RegExp(`(${ORNAMENTS.join('|')})(?!\\1)(?:${ORNAMENTS.join('|')})`, 'u')

/** A path tile: its crystal, and its resource. */
const PATH_TILE = new RegExp(`(?:${flat(EMOJI.crystal).join('|')})(?:${flat(EMOJI.resource).join('|')})`, 'gu')

/** Quickly tells texts that have none of them. */
const BEGINNING = new RegExp(`[${ORNAMENTS.map((one) => [...one][0]).join('')}]`, 'u')

/**
 * A text with the emoji of tiles, resources and points as words ("1 blue tile and 2 shells"), and without the others: a
 * screen reader would call them "green square" and "top hat". One that only repeats the word before it goes too.
 */
export function emojiAsWords(words: Words, text: string): string {
  if (!BEGINNING.test(text)) return text.trim()
  const { names, narration } = words
  const say = new Map<string, string>([
    ...ACTION_TILES.map((tile) => [EMOJI.actionTile[tile], names.actionTile[tile]] as const),
    ...RESOURCES.map((resource) => [EMOJI.resource[resource], names.resource[resource]] as const),
  ])
  const pathTile = (signs: string) =>
    CRYSTALS.filter((crystal) => signs.startsWith(EMOJI.crystal[crystal])).flatMap((crystal) =>
      RESOURCES.filter((one) => signs.endsWith(EMOJI.resource[one])).map((one) => names.pathTile(crystal, one)),
    )
  const said = text.replace(RUN, (run: string, ...rest: readonly unknown[]) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0
    const all = [...run.matchAll(EACH)].map(([, points, number, emoji = '', times]) => ({
      emoji,
      n: Number(points ?? number ?? times ?? 1),
    }))
    const told = all.filter(({ emoji }) => emoji === EMOJI.points || say.has(emoji))
    const [only] = told
    const name = say.get(only?.emoji ?? '') ?? ''
    const before = text.slice(0, at)
    const gap = run.endsWith(' ') ? ' ' : ''
    const alone = told.length === 1 && !/\d/.test(run)
    if (only === undefined || (alone && isSaid(before, name))) return gap
    // A sign before what it stands for: "🟩 Path".
    if (alone && /(?:^|[:·] ?|\*)$/.test(before) && /^\p{Lu}/u.test(text.slice(at + run.length))) return gap
    const paths = run.match(PATH_TILE)
    if (paths !== null) return ` ${words.phrases.apart(paths.flatMap(pathTile))} `
    const space = before.endsWith('–') ? '' : ' '
    if (SYMBOLS.test(run)) return `${space}${narration.symbols(told.flatMap(({ emoji }) => say.get(emoji) ?? []))} `
    // The resource that a gnome shows, or the colour of a button.
    if (alone && (run === text || (before.endsWith('(') && flat(EMOJI.resource).includes(only.emoji)))) return name
    // "3 🟪" of a fate area: the number is said already.
    if (alone && /\d$/.test(before)) return ` ${name}${gap}`
    const goods = narration.goods(goodsOf(told))
    return before.endsWith('(') && text.endsWith('.') ? narration.forPrice(goods) : `${space}${goods} `
  })
  return said
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ ([),.:;\u00a0\u202f])/g, '$1')
    .trim()
}

/** "a root island 🥕", "3 shells 🐚", "Früchteinsel 🍎": the words say it already. Not "purple tile: Pay 🟪". */
function isSaid(before: string, name: string): boolean {
  const clause = before.split(/[:·.]\s/).at(-1) ?? ''
  return clause
    .split(/\s+/)
    .slice(-5)
    .some((word) => name !== '' && bareLetters(word).startsWith(bareLetters(name)))
}

const goodsOf = (all: readonly { readonly emoji: string; readonly n: number }[]): Goods => {
  const among = <T extends string>(kinds: readonly T[], emoji: Readonly<Record<T, string>>): T[] =>
    kinds.flatMap((kind) => all.flatMap((one) => (one.emoji === emoji[kind] ? new Array<T>(one.n).fill(kind) : [])))
  return {
    tiles: among(ACTION_TILES, EMOJI.actionTile),
    resources: among(RESOURCES, EMOJI.resource),
    points: all.reduce((sum, { emoji, n }) => sum + (emoji === EMOJI.points ? n : 0), 0),
  }
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

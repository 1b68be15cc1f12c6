import { EMOJI, words } from '#text'

/** How many of each thing, by its emoji. Points are 🏅. Nothing stands there with 0. */
export type CountedGoods = ReadonlyMap<string, number>

const PIECES: readonly string[] = [...Object.values(EMOJI.actionTile), ...Object.values(EMOJI.resource)]
const GOODS = `(?:(?:${PIECES.join('|')})+(?:×\\d+)?|[+−]?\\d+ ${EMOJI.points})`
const ROW = `${GOODS}(?: ${GOODS})*`

export const NOTHING: CountedGoods = new Map()

/** What a text like `🟦×3 🌸🌸 +2 🏅` counts up to. */
export function countGoods(text: string): CountedGoods {
  const count = new Map<string, number>()
  const add = (thing: string, many: number) => count.set(thing, (count.get(thing) ?? 0) + many)
  for (const piece of PIECES)
    for (const [, many] of text.matchAll(new RegExp(`${piece}(?:×(\\d+))?`, 'gu'))) add(piece, Number(many ?? 1))
  for (const [, sign, many] of text.matchAll(new RegExp(`([+−]?)(\\d+) ${EMOJI.points}`, 'gu')))
    add(EMOJI.points, sign === '−' ? -Number(many) : Number(many))
  return tidy(count)
}

const tidy = (count: ReadonlyMap<string, number>): CountedGoods => new Map([...count].filter(([, many]) => many !== 0))

/** `a` and so many times `b`. */
export function plus(a: CountedGoods, b: CountedGoods, times = 1): CountedGoods {
  const sum = new Map(a)
  for (const [thing, many] of b) sum.set(thing, (sum.get(thing) ?? 0) + many * times)
  return tidy(sum)
}

export const minus = (a: CountedGoods, b: CountedGoods): CountedGoods => plus(a, b, -1)

/** Whether `a` has all of `b`. */
export const holds = (a: CountedGoods, b: CountedGoods): boolean =>
  [...b].every(([thing, many]) => (a.get(thing) ?? 0) >= many)
export const same = (a: CountedGoods, b: CountedGoods): boolean => minus(a, b).size === 0
export const pieces = (a: CountedGoods): CountedGoods => new Map([...a].filter(([thing]) => thing !== EMOJI.points))
export const spell = (a: CountedGoods): string =>
  [...a].map(([thing, many]) => `${many}${thing}`).join(' ') || 'nothing'

/** What was paid, gained and thrown away, as a text tells it. */
export interface Dealings {
  readonly paid: CountedGoods
  readonly gained: CountedGoods
  readonly discarded: CountedGoods
}

export const NO_DEALINGS: Dealings = { paid: NOTHING, gained: NOTHING, discarded: NOTHING }

export const sumUp = (a: Dealings, b: Dealings, times = 1): Dealings => ({
  paid: plus(a.paid, b.paid, times),
  gained: plus(a.gained, b.gained, times),
  discarded: plus(a.discarded, b.discarded, times),
})

export const spellDealings = ({ paid, gained, discarded }: Dealings): string =>
  `paid ${spell(paid)}, gained ${spell(gained)}, discarded ${spell(discarded)}`

/** Reads a narration: "Ana sailed to B2 (🟦) and gained 🌸, plus 🪙 from the Gilder". */
export function dealingsIn(lines: readonly string[]): Dealings {
  let told = NO_DEALINGS
  for (const line of lines) {
    for (const [, goods = ''] of line.matchAll(new RegExp(`(?:\\(|\\bpaid )(${ROW})`, 'gu')))
      told = { ...told, paid: plus(told.paid, countGoods(goods)) }
    const row = `${ROW}(?: \\([^)]*(?:\\([a-z]+\\))?\\)| from the(?: \\p{Lu}[\\p{L}’]*)+)?`
    const gain = new RegExp(`\\bgained (${row}(?:,? plus ${row})*)`, 'gu')
    for (const [, goods = ''] of line.matchAll(gain)) told = { ...told, gained: plus(told.gained, countGoods(goods)) }
    for (const [, goods = ''] of line.matchAll(new RegExp(`discarded (${ROW})`, 'gu')))
      told = { ...told, discarded: plus(told.discarded, countGoods(goods)) }
  }
  return told
}

/** What a description promises: "Costs 🟦 · Gain 🌸 · Path space 3". */
export interface DeclaredPrice {
  readonly price: CountedGoods
  readonly gain: CountedGoods
  /** Tiles that go because too many are held. */
  readonly discards: CountedGoods
  /** Something turns up on the way, or the text was cut: more may come than it says. */
  readonly open: boolean
}

const WELCOMER = words('en').gnomes({ kind: 'specialist', number: 15, resource: 'shell' }).ability

export function declaredPriceOf(description: string): DeclaredPrice {
  const parts = description
    .replace(/^-# /u, '')
    .split(' · ')
    .map((part) => part.replace(`${EMOJI.turnUp} `, '').replace(`${EMOJI.warning} `, ''))
  const after = (word: string) =>
    parts.flatMap((part) => (part.startsWith(word) ? part.slice(word.length) : [])).join(' ')
  const gain = countGoods(after('Gain '))
  // Where recruiting the Welcomer brings no more than her effect, that alone says so.
  const welcomed = gain.size === 0 && description.includes(WELCOMER)
  return {
    price: countGoods(after('Costs ')),
    gain: welcomed ? countGoods(EMOJI.actionTile.yellow) : gain,
    discards: NOTHING,
    open: description.includes(EMOJI.turnUp) || description.endsWith('…'),
  }
}

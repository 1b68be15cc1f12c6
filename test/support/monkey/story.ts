import { ACTION_TILES, RESOURCES } from '#engine'
import { type CountedGoods, type Dealings, NO_DEALINGS, NOTHING, plus } from '#support/monkey/goods'
import { EMOJI } from '#text'

const EMOJI_OF: ReadonlyMap<string, string> = new Map([
  ...ACTION_TILES.map((tile) => [tile, EMOJI.actionTile[tile]] as const),
  ...RESOURCES.map((resource) => [resource, EMOJI.resource[resource]] as const),
  ['point', EMOJI.points],
])
const THING = [...EMOJI_OF.keys()].join('|')

/** What "2 green, 1 red tile, 3 roots and 4 points" counts up to. */
function countWords(text: string): CountedGoods {
  let count = NOTHING
  for (const [, many, thing = ''] of text.matchAll(new RegExp(`(\\d+) (${THING})`, 'gu')))
    count = plus(count, new Map([[EMOJI_OF.get(thing) ?? thing, Number(many)]]))
  return count
}

/** What everybody gets with the first fate tile: the log does not say it. */
function setUp(symbols: string): CountedGoods {
  const tiles = ['yellow', 'yellow', ...symbols.split('-')]
  return [...tiles, ...RESOURCES].reduce(
    (sum, thing) => plus(sum, new Map([[EMOJI_OF.get(thing) ?? thing, 1]])),
    NOTHING,
  )
}

/**
 * Reads the newest turn on a page of the log: what somebody paid, gained and threw away in it.
 * @param name as it stands there
 * @param isFirst whether it is that person's first turn, which begins with the first fate tile
 */
export function dealingsInLog(page: string, name: string, isFirst: boolean): Dealings {
  const lines = page.split('\n')
  const newest = lines.slice(lines.findLastIndex((line) => /^\*\*.*Turn \d+/u.test(line)) + 1)
  let told = NO_DEALINGS
  let own = false
  for (const line of newest) {
    if (!line.startsWith('-# ')) {
      own = line.startsWith(`${name} `)
      const began = isFirst
        ? /(?:placed the ([a-z-]+) fate tile|swapped (?:your|their) first fate tile for the ([a-z-]+) one)/u.exec(line)
        : null
      const gained = /.*\b(?:took|collected|gained|scored) (\d+ [^“”]*)\.$/u.exec(line)?.[1] ?? ''
      if (!own) continue
      told = { ...told, gained: plus(told.gained, countWords(gained)) }
      if (began !== null) told = { ...told, gained: plus(told.gained, setUp(began[1] ?? began[2] ?? '')) }
    } else if (own) {
      const [, paid = '', discarded = ''] = /^-# (?:Paid ([^·]*))?(?:(?: · )?Discarded (.*))?$/u.exec(line) ?? []
      told = {
        ...told,
        paid: plus(told.paid, countWords(paid)),
        discarded: plus(told.discarded, countWords(discarded)),
      }
    }
  }
  return told
}

import type { Choice } from '#engine'
import { paidText } from '#text'
import type { ChoiceSequence } from '../choice-sequence.ts'
import { button, evenRows, type PostPart } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import type { PanelContext } from '../panel.ts'
import type { Page } from '../panel-codecs.ts'
import { voyagesOf } from '../voyages.ts'
import { type OptionLists, optionOf, optionRows } from './options.ts'

/** How long an island's name is with one piece of its price, "A1 🟦". */
const ONE_PIECE = 5
const THREE_PIECES = 9

/**
 * Where the ship can go: what can be done on the islands is one list, and sailing alone another. Where the first would be
 * too long the islands come first, a button each with its name and price, or a list where the prices are long.
 * @param choices the legal voyages
 */
export function voyages(
  panel: PanelContext,
  page: Page,
  choices: readonly Choice[],
  question?: string,
): { readonly rows: readonly PostPart[]; readonly shown: OptionLists['shown'] } {
  const { words: say, table } = panel
  const { acting, sailing } = voyagesOf(panel.rules, panel.state, choices)
  const shown = [...acting, ...sailing]
  if (acting.length > 0) {
    const lists = [
      { placeholder: question ?? say.panel.sailAndAct, lines: acting },
      { placeholder: say.panel.onlySail, lines: sailing },
    ]
    return { rows: optionRows(panel, page, { lists, shown }), shown }
  }
  const priceOf = (line: ChoiceSequence) => paidText(line.events, panel.seat)
  const differ = new Set(sailing.map(priceOf)).size > 1
  const islands = sailing.flatMap((line) => {
    const [first] = line.choices
    if (first?.kind !== 'ship') return []
    const { value, emoji } = optionOf(panel, line)
    return button(
      pressOn(table, { verb: 'play', line: value }),
      differ ? `${first.island} ${priceOf(line)}` : first.island,
      { ...(emoji === undefined ? {} : { emoji }), style: 'primary' },
    )
  })
  // Beside each other they would not fit: one list takes less room.
  if (islands.some(({ label }) => label.length > THREE_PIECES)) {
    const lists = [{ placeholder: question ?? say.panel.onlySail, lines: sailing }]
    return { rows: optionRows(panel, page, { lists, shown }), shown }
  }
  // A phone makes new lines of longer rows.
  const most = islands.some(({ label }) => label.length > ONE_PIECE) ? 2 : 3
  return { rows: [...(question === undefined ? [] : [question]), ...evenRows(islands, most)], shown }
}

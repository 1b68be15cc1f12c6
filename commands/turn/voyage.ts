import type { Choice } from '#engine'
import { paidText } from '#text'
import { extendChoicesToFillSelect, type TriedSequence } from '../choice-sequence.ts'
import { button, evenRows } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import type { PanelContext } from '../panel.ts'
import type { PanelPage } from '../panel-codecs.ts'
import { sortSequencesByTaskProgress, voyagesWithAndWithoutAction } from '../voyages.ts'
import { type OptionRows, optionOfSequence, optionRows, splitIntoOptionLists } from './options.ts'

/**
 * What can be chosen, with what follows it: voyages in their own way, all else as lists.
 * @param question stands over it; absent where the panel says it already
 */
export const choiceRows = (
  panel: PanelContext,
  page: PanelPage,
  choices: readonly Choice[],
  question?: string,
): OptionRows =>
  choices.some(({ kind }) => kind === 'ship')
    ? voyageRows(panel, page, choices, question)
    : optionRows(
        panel,
        page,
        splitIntoOptionLists(
          panel.words,
          sortSequencesByTaskProgress(extendChoicesToFillSelect(panel.rules, panel.state, choices)),
        ),
        question,
      )

/** How long an island's name is with one piece of its price, "A1 🟦". */
const ONE_PIECE = 5
const THREE_PIECES = 9

/**
 * Where the ship can go: what can be done on the islands is one list, and sailing alone another. Where the first would be
 * too long the islands come first, a button each with its name and price, or a list where the prices are long.
 * @param choices the legal voyages
 */
function voyageRows(panel: PanelContext, page: PanelPage, choices: readonly Choice[], question?: string): OptionRows {
  const { words: say, table } = panel
  const { acting, sailing } = voyagesWithAndWithoutAction(panel.rules, panel.state, choices)
  if (acting.length > 0)
    return optionRows(panel, page, [
      { placeholder: question ?? say.panel.sailAndAct, lines: acting },
      { placeholder: say.panel.onlySail, lines: sailing },
    ])
  const priceOf = (line: TriedSequence) => paidText(line.events, panel.seat)
  const differ = new Set(sailing.map(priceOf)).size > 1
  const islands = sailing.flatMap((line) => {
    const [first] = line.choices
    if (first?.kind !== 'ship') return []
    const { value, emoji } = optionOfSequence(panel, line)
    return button(
      pressOn(table, { verb: 'play', line: value }),
      differ ? `${first.island} ${priceOf(line)}` : first.island,
      { emoji, style: 'primary' },
    )
  })
  // Beside each other they would not fit: one list takes less room.
  if (islands.some(({ label }) => label.length > THREE_PIECES))
    return optionRows(panel, page, [{ placeholder: question ?? say.panel.onlySail, lines: sailing }])
  // A phone makes new lines of longer rows.
  const most = islands.some(({ label }) => label.length > ONE_PIECE) ? 2 : 3
  return { rows: [...(question === undefined ? [] : [question]), ...evenRows(islands, most)], shown: sailing }
}

import { type LiveMessageExtras, type PublicOnlyTable, peopleToMention } from '#table'
import { EMOJI, type Language, words } from '#text'
import { logButton } from '../buttons.ts'
import { button, buttonRows, nonEmptyLines, type Post, post } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { mentionsLine } from '../names.ts'
import { gaveUpLine } from '../solo/challenge.ts'
import { closedText } from '../table-text.ts'
import { standingsText } from './scores.ts'
import { substituteCameLines } from './told.ts'

/** The live message of a table that was closed before its end, or frozen by a fault. */
export function closedOrFrozenPost(table: PublicOnlyTable, language: Language, also: LiveMessageExtras): Post {
  const { notices, tableRefusals, buttons, solo } = words(language)
  const frozen = table.phase === 'frozen'
  const gaveUp = table.solo && !frozen && table.closed !== 'moderator'
  const called = peopleToMention(table)
  const over = closedText(table, language) ?? tableRefusals.tableOver(table.phase)
  return post(
    [
      `### ${frozen ? EMOJI.warning : EMOJI.out} ${
        gaveUp ? gaveUpLine(table, language) : frozen ? notices.frozen : over
      }`,
      mentionsLine(called),
      nonEmptyLines(...substituteCameLines(table, also, language)),
      table.settled === null || gaveUp ? null : standingsText(table, language),
      ...(table.settled === null
        ? []
        : buttonRows([
            logButton(table, language),
            frozen ? button(pressOn(table, { verb: 'close' }), buttons.close, { style: 'danger' }) : null,
            gaveUp
              ? button(pressOn(table, { verb: 'again' }), solo.newGame, { emoji: EMOJI.bonfire, style: 'success' })
              : null,
          ])),
    ],
    { mentions: called },
  )
}

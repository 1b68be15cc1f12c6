import type { LiveMessageTable } from '#table'
import { type Language, words } from '#text'
import { type Button, button, type Row, type SelectOption, select } from './components.ts'
import { optionValueOfPress, pressOfOptionValue, pressOn } from './custom-id.ts'
import { viewLabel, viewsOf } from './looks/view.ts'

/**
 * One select for all that is seldom needed: the closer views, and buttons that would take a line each on a phone.
 * @param buttons what else it leads to, below the views
 */
export function moreSelect(table: LiveMessageTable, language: Language, buttons: readonly (Button | null)[]): Row {
  const looks = viewsOf(table).map((look) =>
    button(pressOn(table, { verb: 'show', look }), viewLabel(table, look, language)),
  )
  const all = [...looks, ...buttons.filter((one) => one !== null)]
  return select(pressOn(table, { verb: 'more' }), words(language).panel.more, all.map(optionOf))
}

const optionOf = ({ press, label, emoji }: Button): SelectOption => ({ value: optionValueOfPress(press), label, emoji })

/** The same row in a panel in words: its views are read, and what led to words leads back to the picture. Any other stays. */
export function moreSelectInWords(row: Row, language: Language): Row {
  const [one] = row.actions
  if (one?.kind !== 'select' || !isMoreSelectRow(row)) return row
  const { showPicture } = words(language).reading
  const options = one.of.options.map((option): SelectOption => {
    const behind = pressOfOptionValue(one.press, option.value)
    if (behind.kind !== 'press') return option
    const { press } = behind
    if (press.verb === 'show') return { ...option, value: optionValueOfPress({ ...press, verb: 'read' }) }
    if (press.verb === 'readpanel')
      return { value: optionValueOfPress({ ...press, verb: 'showpanel' }), label: showPicture, emoji: option.emoji }
    return option
  })
  return { actions: [{ ...one, of: { options } }] }
}

export const isMoreSelectRow = ({ actions }: Row): boolean =>
  actions.some((one) => 'press' in one && one.press.verb === 'more')

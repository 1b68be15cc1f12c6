import { type Journal, type Rules, standardRules } from '#engine'
import type { TableEntry } from '../state/entries.ts'
import { historyOf } from './history.ts'

/**
 * The game's journal, for a file that replays it.
 * @param entries all of a table's, from the first
 * @returns null when the game never started
 */
export function journalOf(entries: readonly TableEntry[]): Omit<Journal, 'box'> | null {
  const { items, openChoices } = historyOf(entries)
  const segments: Journal['segments'] = []
  const add = (...choices: readonly string[]) => segments.at(-1)?.choices.push(...choices)
  for (const item of items) {
    if (item.kind === 'turn') add(...item.choices.map(({ choice }) => choice))
    else if (item.entry.type === 'started')
      segments.push({ rules: item.entry.rules, start: { setup: item.entry.setup }, choices: [] })
    else if (item.entry.type === 'rules')
      segments.push({ rules: item.entry.number, start: { state: item.entry.state }, choices: [] })
    // Out of turn it comes before the turn that is being played, as in `letSitOut`.
    else if (item.entry.type === 'satOut') add(`sitout ${item.entry.seat}`)
  }
  add(...openChoices.map(({ choice }) => choice))
  return segments.length === 0 ? null : { segments }
}

/**
 * The same, with the box that it was played with unless that is the standard one.
 * @param rules null where no game can be told: then there is no box either
 */
export function journalWithBox(entries: readonly TableEntry[], rules: Rules | null): Journal | null {
  const journal = journalOf(entries)
  if (journal === null || rules === null || rules.hash === standardRules.hash) return journal
  return { ...journal, box: rules.box }
}

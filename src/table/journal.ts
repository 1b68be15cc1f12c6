import type { Journal } from '#engine'
import type { Kept } from './entries.ts'
import { endsTurn, readTold } from './told.ts'

/**
 * The game's journal, for a file that replays it.
 * @param entries all of a table's, from the first
 * @returns null when the game never started
 */
export function journalOf(entries: readonly Kept[]): Omit<Journal, 'box'> | null {
  const segments: Journal['segments'] = []
  let line: { seq: number; choice: string }[] = []
  /** Those of the turn before, with which the segment ends then: one made for Tom can be taken back after his turn. */
  let closed: typeof line = []
  const closeTurn = (): void => {
    segments.at(-1)?.choices.push(...line.map((move) => move.choice))
    closed = line
    line = []
  }
  for (const { seq, entry } of entries) {
    switch (entry.type) {
      case 'started':
        segments.push({ rules: entry.rules, start: { setup: entry.setup }, choices: [] })
        break
      case 'rules':
        line = []
        segments.push({ rules: entry.number, start: { state: entry.state }, choices: [] })
        break
      case 'choice':
        line.push({ seq, choice: entry.choice })
        if (endsTurn(readTold(entry.told))) closeTurn()
        break
      case 'undone':
        if (closed.some((move) => move.seq > entry.to)) {
          segments.at(-1)?.choices.splice(-closed.length)
          line = closed
          closed = []
        }
        line = line.filter((move) => move.seq <= entry.to)
        break
      case 'satOut':
        // Out of turn it comes before the turn that is being played, as in `letSitOut`.
        if (endsTurn(readTold(entry.told))) closeTurn()
        segments.at(-1)?.choices.push(`sitout ${entry.seat}`)
        break
      default:
        break
    }
  }
  closeTurn()
  return segments.length === 0 ? null : { segments }
}

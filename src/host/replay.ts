import { readFileSync } from 'node:fs'
import { replayToEnd, scoreSheets } from '#engine'
import { exitWithError } from '../exit-with.ts'

/**
 * Plays a journal again and prints its score sheets, one line a seat; or says which line is not legal and why, with
 * status 1.
 */
export function replayJournalFile(file: string): void {
  try {
    const { rules, state } = replayToEnd(JSON.parse(readFileSync(file, 'utf8')))
    const ending = state.ended === null ? `the game goes on: turn ${state.turn.number}` : `ended: ${state.ended}`
    const seats = scoreSheets(rules, state).map(({ seat, total, rank, lines }) => {
      const points = Object.entries(lines).map(([line, value]) => `${line} ${value}`)
      return `seat ${seat}: ${total} points, rank ${rank} (${points.join(', ')})`
    })
    console.log([ending, ...seats].join('\n'))
  } catch (error) {
    exitWithError(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

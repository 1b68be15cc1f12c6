/**
 * `npm run replay -- FILE`: plays a journal again and prints its score sheets, one line a seat; or says which line is
 * not legal and why, and ends with status 1.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { replay, scoreSheets } from '#engine'
import { fail } from '#support/options'

const { positionals } = parseArgs({ allowPositionals: true })
const [file] = positionals
if (file === undefined) fail('which file? npm run replay -- FILE')

/** The file's JSON; or the end of the command. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}

const journal = readJson(file)
try {
  const { rules, state } = replay(journal)
  const ending = state.ended === null ? `the game goes on: turn ${state.turn.number}` : `ended: ${state.ended}`
  const seats = scoreSheets(rules, state).map(({ seat, total, rank, lines }) => {
    const points = Object.entries(lines).map(([line, value]) => `${line} ${value}`)
    return `seat ${seat}: ${total} points, rank ${rank} (${points.join(', ')})`
  })
  console.log([ending, ...seats].join('\n'))
} catch (error) {
  fail(`${file}: ${error instanceof Error ? error.message : error}`)
}

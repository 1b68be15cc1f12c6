/**
 * `npm run tool -- find-games --games 600 [--seed 1]`: plays games between greedy players and keeps as few as show, between
 * them, everything in `features.ts`; at least ten. Writes them as journals to `test/engine/fixtures`, with their
 * results in `fixtures/expected`, in place of those that lie there. Says what no game showed, and then ends with
 * status 1 and writes nothing.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  formatChoice,
  type Journal,
  newGame,
  RULES_EDITIONS,
  type ScoreSheet,
  scoreSheets,
  standardRules,
} from '#engine'
import { diceFor, seedFor } from '#support/dice'
import { steps } from '#support/driver'
import { featuresOf, WANTED } from '#support/features'
import { PATIENT } from '#support/greedy-player'
import { fail, whole } from '#support/options'
import { greedy } from '#support/policies'
import { journalOf } from '#support/random-game'
import { setupFor } from '#support/setups'

/** Few enough to read, enough to be a sample. */
const AT_LEAST = 10

interface Found {
  readonly name: string
  readonly journal: Journal
  readonly ended: string | null
  readonly sheets: readonly ScoreSheet[]
  readonly features: ReadonlySet<string>
}

function playOne(seed: string, game: number): Found {
  const players = 1 + (game % 4)
  const edition = RULES_EDITIONS[Math.floor(game / 4) % 2] ?? 'rulebook'
  const name = `found ${seed} ${game}`
  const setup = setupFor(name, players, edition, seedFor(name))
  const start = newGame(standardRules, setup)
  const made = [...steps(standardRules, start, greedy(diceFor(name), PATIENT))]
  const end = made.at(-1)?.after ?? start
  return {
    name: `${players}-${edition}-${seed}-${game}`,
    journal: journalOf(
      setup,
      made.map(({ choice }) => formatChoice(choice)),
    ),
    ended: end.ended,
    sheets: scoreSheets(standardRules, end),
    features: featuresOf(
      end,
      made.flatMap(({ events }) => events),
    ),
  }
}

/** The game that shows most of what is still missing is kept, again and again; then the richest ones. */
function chosen(games: readonly Found[]): Found[] {
  const kept: Found[] = []
  const missing = new Set(WANTED)
  for (;;) {
    const left = games.filter((game) => !kept.includes(game))
    const news = (game: Found) => [...game.features].filter((feature) => missing.has(feature)).length
    const worth = (game: Found) => 1000 * news(game) + game.features.size
    const [best] = left.sort((a, b) => worth(b) - worth(a))
    if (best === undefined || (missing.size === 0 && kept.length >= AT_LEAST)) return kept
    if (missing.size > 0 && news(best) === 0) return kept
    kept.push(best)
    for (const feature of best.features) missing.delete(feature)
  }
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
})
const count = whole('games', values.games, 1, 100_000)
const games: Found[] = []
for (let game = 0; game < count; game++) games.push(playOne(values.seed, game))
const kept = chosen(games)
const missing = WANTED.filter((feature) => !kept.some((game) => game.features.has(feature)))
if (missing.length > 0) fail(`no game of ${count} showed: ${missing.join(', ')}`)

const folder = new URL('../test/engine/fixtures/', import.meta.url)
mkdirSync(new URL('expected/', folder), { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(new URL(file, folder))
for (const game of kept)
  writeFileSync(new URL(`${game.name}.json`, folder), `${JSON.stringify(game.journal, null, 1)}\n`)
const results = Object.fromEntries(kept.map(({ name, ended, sheets }) => [name, { ended, sheets }]))
writeFileSync(new URL('expected/results.json', folder), `${JSON.stringify(results, null, 1)}\n`)
console.log(`${kept.length} of ${count} games kept: ${kept.map((game) => game.name).join(', ')}`)

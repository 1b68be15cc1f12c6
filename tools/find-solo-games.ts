/**
 * `npm run tool -- find-solo-games [--seed 1]`: plays games against Tom and keeps ten that show, between
 * them, everything in `solo-features.ts`. Writes them as journals to `test/engine/fixtures/solo`, with their results
 * in `expected`, in place of those that lie there. Says what no game showed, and then writes nothing.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RULES_EDITIONS, scoreSheets, standardRules } from '#engine'
import { fail } from '#support/options'
import { journalOf } from '#support/random-game'
import { SOLO_WANTED, soloFeaturesOf } from '#support/solo-features'
import {
  eventsOf,
  hindsightSolo,
  leadOf,
  pileRebuilt,
  randomSolo,
  type SoloGame,
  withHandicap,
} from '#support/solo-game'

const KEPT = 10
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })

interface Found {
  readonly name: string
  readonly game: SoloGame
  readonly features: ReadonlySet<string>
}

const found = (name: string, game: SoloGame): Found => ({
  name: `${game.setup.edition}-${values.seed}-${name}`,
  game,
  features: soloFeaturesOf(game.end, eventsOf(game), pileRebuilt(game)),
})

const games: Found[] = []
let wins = 0
for (let number = 0; number < 18; number++) {
  const edition = RULES_EDITIONS[number % 2] ?? 'rulebook'
  const name = `solo ${values.seed} ${number}`
  if (number >= 12) {
    // A random player soon has no turn left, and Tom goes through his four decks alone.
    games.push(found(`${number}`, randomSolo(name, edition)))
    continue
  }
  const clever = wins < 2
  const game = hindsightSolo(name, edition, clever ? 0 : -10, clever ? 80 : 0, 1)
  games.push(found(`${number}`, game))
  if (leadOf(game.end) <= 0) continue
  wins += 1
  // The handicap moves nothing but the points at the start, so there is one at which the game is tied.
  games.push(found(`${number}-tied`, withHandicap(game, leadOf(game.end))))
}

const kept: Found[] = []
const missing = new Set(SOLO_WANTED)
while (kept.length < KEPT) {
  const worth = ({ features }: Found) =>
    1000 * [...features].filter((feature) => missing.has(feature)).length + features.size
  const [best] = games.filter((game) => !kept.includes(game)).sort((a, b) => worth(b) - worth(a))
  if (best === undefined) break
  kept.push(best)
  for (const feature of best.features) missing.delete(feature)
}
if (missing.size > 0) fail(`no game showed: ${[...missing].join(', ')}`)

const folder = new URL('../test/engine/fixtures/solo/', import.meta.url)
mkdirSync(new URL('expected/', folder), { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(new URL(file, folder))
for (const { name, game } of kept) {
  const journal = journalOf(
    game.setup,
    game.steps.map(({ line }) => line),
  )
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(journal, null, 1)}\n`)
}
const results = Object.fromEntries(
  kept.map(({ name, game: { end } }) => [name, { ended: end.ended, sheets: scoreSheets(standardRules, end) }]),
)
writeFileSync(new URL('expected/results.json', folder), `${JSON.stringify(results, null, 1)}\n`)
for (const { name, game } of kept) console.log(`${name}: ${game.end.ended}, ahead by ${leadOf(game.end)}`)

/**
 * `npm run tool -- achievements --games 2000 --seed 1 [--keep]`: games of quick computer players against each other and Tom.
 * Prints of each achievement in what share of the games somebody earned it, and which are earned in none or in more than
 * 30 %. With `--keep` it writes a few of the games that show all of them into `test/kept/achievements.json.gz`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Journal } from '#engine'
import { ACHIEVEMENT_KEYS, type AchievementKey, achievementsOfSeat } from '#results'
import { whole } from '#support/options'
import { quickGame } from '#support/quick-games'

/** What is earned more often says little. */
const MOST_SHARE = 0.3

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
})
const games = whole('games', values.games, 1, 100_000)

const earned: Record<string, number> = {}
const shows: { journal: Journal; achieved: AchievementKey[][] }[] = []
for (let game = 0; game < games; game++) {
  const { journal, facts } = quickGame(`achievements ${values.seed}`, game)
  const seats = facts.tom === null ? facts.seats : facts.seats.slice(0, 1)
  const achieved = seats.map((_, seat) => achievementsOfSeat(facts, seat))
  const all = new Set(achieved.flat())
  for (const one of all) earned[one] = (earned[one] ?? 0) + 1
  // A game that shows nothing that those kept do not show is never wanted.
  if (values.keep && [...all].some((one) => (earned[one] ?? 0) <= 3)) shows.push({ journal, achieved })
}

for (const one of ACHIEVEMENT_KEYS) {
  const share = (earned[one] ?? 0) / games
  const note = share === 0 ? '  never' : share > MOST_SHARE ? '  too often' : ''
  console.log(
    `${one.padEnd(18)}${String(earned[one] ?? 0).padStart(6)}${(100 * share).toFixed(1).padStart(7)} %${note}`,
  )
}
if (values.keep) {
  const kept: typeof shows = []
  for (let lacking = new Set<AchievementKey>(ACHIEVEMENT_KEYS); lacking.size > 0; ) {
    const news = (achieved: AchievementKey[][]) => new Set(achieved.flat().filter((one) => lacking.has(one))).size
    const [best] = shows.toSorted((a, b) => news(b.achieved) - news(a.achieved))
    if (best === undefined || news(best.achieved) === 0) break
    kept.push(best)
    for (const one of best.achieved.flat()) lacking.delete(one)
  }
  writeFileSync('test/kept/achievements.json.gz', gzipSync(JSON.stringify(kept)))
  console.log(`${kept.length} games kept`)
}

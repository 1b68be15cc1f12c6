/**
 * `npm run tool -- check-presses --games 60 --seed 1 [--people 3]`: two to four people play through messages only and go straight
 * for one thing a turn.
 * Prints one JSON line: for each kind of turn how many there were, the median, the 95th percentile and the most of presses,
 * opening the panel, whatever is asked and *End turn* included.
 * With `--heights` it instead plays a game of four in Chromium on a phone 400 px wide, and prints how high each turn's panel
 * is, in the language of its player, with the longest news; `--pictures FOLDER` keeps each language's highest.
 * Ends with status 1 when that is over the budget (`BUDGET` in `presses/count.ts`), when a kind was played fewer than 100
 * times (`--fewest`), or when a panel is over 700 px.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { fail, whole } from '#support/options'
import { countPresses, overBudget, spreadByGoal } from '#support/presses/count'
import { MOST_HEIGHT, MOST_HEIGHTS, panelHeights } from '#support/presses/panel-heights'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '2' },
    fewest: { type: 'string', default: '100' },
    heights: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})
if (values.heights) await checkHeights()
else await checkPresses()

async function checkPresses(): Promise<void> {
  const games = whole('games', values.games, 1, 10_000)
  const people = whole('people', values.people, 2, 4)
  const all = spreadByGoal(await countPresses(games, values.seed, { people }))
  console.log(JSON.stringify({ games, seed: values.seed, people, ...all }))
  const over = overBudget(all, whole('fewest', values.fewest, 0, 1_000_000))
  if (over.length > 0) fail(over.join('; '))
}

async function checkHeights(): Promise<void> {
  const seed = createHash('sha256').update(values.seed).digest('hex').slice(0, 32)
  const panels = await panelHeights({ seed, turns: 60, least: 1, folder: values.pictures })
  for (const panel of panels) console.log(JSON.stringify(panel))
  const high = panels.filter(({ page, height }) => height > (MOST_HEIGHTS[page] ?? MOST_HEIGHT))
  if (high.length > 0)
    fail(`${high.length} of ${panels.length} panels are higher than ${MOST_HEIGHT} px, or what their action may be`)
}

/**
 * `npm run tool -- play-hints --games 10 --seed 1 [--level club]`: somebody plays against one computer player through
 * messages only, and does nothing but press *Play this* beside the first hint. Prints one JSON line: presses a turn without
 * the first turn, opening the panel and *End turn* included (`turnedUp`: where something is turned up, counted apart), and the
 * mean points of both. Of the level itself `npm run tool -- match --a club --players 2` tells the points.
 */
import { parseArgs } from 'node:util'
import { LEVEL_NAMES } from '#players'
import { seedFor } from '#support/dice'
import { member, whole } from '#support/options'
import { spread } from '#support/presses/count'
import { playHints } from '#support/presses/hinted'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'club' },
  },
})
const games = whole('games', values.games, 1, 10_000)
const level = member('level', values.level, LEVEL_NAMES)
const played = await playHints(games, (game) => seedFor(`hints ${values.seed} ${game}`), level)
const mean = (points: readonly number[]) => Math.round((10 * points.reduce((sum, one) => sum + one, 0)) / games) / 10
console.log(
  JSON.stringify({
    ...{ games, seed: values.seed, level },
    presses: spread(played.flatMap(({ presses }) => presses)),
    turnedUp: spread(played.flatMap(({ turnedUp }) => turnedUp)),
    points: mean(played.map(({ points }) => points)),
    rivals: mean(played.map(({ rivals }) => rivals)),
  }),
)

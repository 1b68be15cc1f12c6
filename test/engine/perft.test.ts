import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readState, standardRules } from '#engine'
import { countNodes } from '#support/count-nodes'
import { samplePosition } from '#support/sample-position'

/**
 * An oracle: these counts were taken from the engine when its rules were proved, and any change in the legal choices
 * changes some. A change that no rule explains is a mistake. `npm run tool -- perft` counts others.
 */
const late = z
  .array(
    z.strictObject({
      players: z.int(),
      turn: z.int(),
      asked: z.string(),
      nodes: z.array(z.int()).min(2),
      state: z.unknown(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('fixtures/positions/late.json', import.meta.url), 'utf8')))

describe('the number of sequences of choices', () => {
  it.each<[players: number, seed: string, nodes: number[]]>([
    [2, '1', [1, 4, 220, 1630]],
    [2, '2', [1, 4, 220, 1632]],
    [2, '3', [1, 4, 220, 1620]],
    [2, '4', [1, 4, 220, 1612]],
    [2, '5', [1, 4, 220, 1634]],
    [3, '1', [1, 4, 220, 1670]],
    [3, '2', [1, 4, 220, 1604]],
    [3, '3', [1, 4, 216, 1590]],
    [3, '4', [1, 4, 216, 1600]],
    [3, '5', [1, 4, 220, 1692]],
    [4, '1', [1, 4, 220, 1688]],
    [4, '2', [1, 4, 220, 1648]],
    [4, '3', [1, 4, 220, 1616]],
    [4, '4', [1, 4, 220, 1622]],
    [4, '5', [1, 4, 220, 1648]],
  ])('from the start of a game of %i, seed %s, is as it was', (players, seed, nodes) => {
    expect(countNodes(samplePosition(seed, players, 'rulebook', 0), nodes.length - 1)).toEqual(nodes)
  })

  it.each(late)('late in a game of $players (turn $turn, $asked) is as it was', ({ state, nodes }) => {
    expect(countNodes(readState(standardRules, state), nodes.length - 1)).toEqual(nodes)
  })

  it('is known for five late positions of each number of players', () => {
    for (const players of [2, 3, 4])
      expect(late.filter((one) => one.players === players).length).toBeGreaterThanOrEqual(5)
  })
})

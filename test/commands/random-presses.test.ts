import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { afterAll, describe, expect, it } from 'vitest'
import { openService, type Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)

/** Presses what is not looking around, at random, more eager for what moves the game on. */
async function act(player: Player, random: (n: number) => number): Promise<void> {
  const moves = player.seen.pressables.filter(
    ({ id, disabled }) =>
      !disabled && !/:(look|log|rules|refresh|undo|repay|journal|again|takeover|sitout|close|leave)(:|$)/.test(id),
  )
  const unwise = random(12) === 0
  const sure = moves.filter(({ id }) => !/:(page:turn|placing|steps|plan|keep)/.test(id))
  const list = unwise || sure.length === 0 ? player.seen.pressables.filter(({ disabled }) => !disabled) : sure
  const one = list[random(list.length)]
  if (one === undefined) {
    await player.type('turn')
    return
  }
  if (/:(close|leave|sitout)(:|$)/.test(one.id)) return
  const values = one.values.length === 0 ? [] : pick(one.values, one.least, random)
  await player.press(one.id, values)
}

function pick(values: readonly string[], count: number, random: (n: number) => number): string[] {
  const from = random(values.length - count + 1)
  return values.slice(from, from + count)
}

describe('whatever is pressed', () => {
  it('a game of two comes to its end, and every answer keeps to Discord’s limits', async () => {
    const generator = xoroshiro128plus(1)
    const random = (n: number) => uniformInt(generator, 0, n - 1)
    const { table: opened, players } = await started(service, ['ann', 'bob'], 'channel')
    for (let presses = 0; presses < 6000; presses++) {
      const table = await service.inChannel('channel')
      if (table === null || table.phase !== 'playing') break
      const acting = players.find(({ name }) => name === table.acting)
      if (acting === undefined) break
      if (acting.seen.pressables.length === 0 || random(40) === 0) await acting.type('turn')
      await act(acting, random)
    }
    const view = await service.view(opened.id)
    expect(view?.phase).toBe('finished')
  })
})

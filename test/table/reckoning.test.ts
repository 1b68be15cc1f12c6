import { expect, it } from 'vitest'
import { gameFactsOf } from '#results'
import { machineRuntime, type Runtime } from '#runtime'
import { eventually } from '#support/eventually'
import { keepGame, seasonGame } from '#support/season'
import { createTableService, DEFAULT_OPTIONS } from '#table'
import { MINUTE_MS } from '#time'
import { ANN, BEN, follow, freshTables, likely, tableOf } from './sitting.ts'

it('results are reckoned by themselves, at most a tenth of the time, and at once where a game ends here', async () => {
  const { store } = await freshTables()
  const rests: number[] = []
  let worked = 0
  const runtime: Runtime = {
    ...machineRuntime,
    monotonic: () => worked,
    sleep: (ms, how) => {
      rests.push(ms)
      return machineRuntime.sleep(ms < MINUTE_MS ? 1 : ms, how)
    },
  }
  const service = createTableService(store.tables, {
    ...store,
    runtime,
    now: () => new Date(),
    seed: () => '7'.repeat(32),
    factsOf: async (rules, segments) => {
      worked += 10
      return gameFactsOf(rules, { segments })
    },
  })
  const game = seasonGame('a2', 2)
  for (const id of ['one', 'two'])
    await keepGame(store, game, { id, guildId: 'home', endedAt: new Date('2026-01-01'), people: [ANN, BEN] })
  const stop = new AbortController()
  const running = service.results.run(stop.signal, MINUTE_MS)
  await eventually(() => expect(rests).toContain(MINUTE_MS))
  expect(await service.results.result('two')).not.toBeNull()
  expect(rests.filter((ms) => ms >= 90)).toEqual([90, 90, MINUTE_MS])
  expect((await service.results.stats(ANN.id, 'home', ANN.id))?.standing?.rated).toBe(2)
  const options = { ...DEFAULT_OPTIONS, handicap: 0, letTomDecide: true }
  const opening = { guildId: 'home', channelId: 'solo', host: ANN, solo: true, options }
  const solo = follow(service, tableOf(await service.open(opening)))
  while (solo.now().phase === 'playing') await solo.does(ANN, { kind: 'choices', choices: [likely(solo.now())] })
  await eventually(async () => expect(await service.results.result(solo.id)).toMatchObject({ kind: 'tom', players: 1 }))
  stop.abort()
  await running
})

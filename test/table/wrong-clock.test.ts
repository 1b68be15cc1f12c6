import { describe, expect, it } from 'vitest'
import { createSureClock, type Pace } from '#table'
import { ANN, BEN, CLEO, freshStore, lobby, serviceOn } from './sitting.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const store = await freshStore()
let wall = Date.now()
let running = 0
const clocks = { now: () => new Date(wall), monotonic: () => running }
const started = () => serviceOn(store, { now: clocks.now, sure: createSureClock(clocks), people: store.people })
const service = started()
const pass = (ms: number) => {
  wall += ms
  running += ms
}
pass(11 * MINUTE)

async function begun(pace: Pace, people = [ANN, BEN]) {
  const table = await lobby(service, people, { pace })
  await table.does(ANN, { kind: 'start' })
  return table
}

describe('a clock that leaps ahead', () => {
  it('is believed after ten minutes, and before that the other one is; back it is believed at once', () => {
    let [now, goes] = [1000 * DAY, 5]
    const sure = createSureClock({ now: () => new Date(now), monotonic: () => goes })
    const told = (onWall: number, onBoth: number) => {
      now += onWall + onBoth
      goes += onBoth
      return [sure.now().getTime() - now, sure.settled()]
    }
    expect(told(0, 9 * MINUTE)).toEqual([0, false])
    expect(told(0, MINUTE)).toEqual([0, true])
    expect(told(30_000, HOUR)).toEqual([0, true])
    expect(told(DAY, 0)).toEqual([-DAY, false])
    expect(told(0, 9 * MINUTE)).toEqual([-DAY, false])
    expect(told(-DAY, 0)).toEqual([0, true])
    expect(told(DAY, 0)).toEqual([-DAY, false])
    expect(told(HOUR, 9 * MINUTE)).toEqual([-DAY - HOUR, false])
    expect(told(0, MINUTE)).toEqual([-DAY - HOUR, false])
    expect(told(0, 9 * MINUTE)).toEqual([0, true])
    expect(told(-DAY, 0)).toEqual([0, true])
  })

  it('takes nothing of a store of time, and lets nobody ask about a seat', async () => {
    const bank = await begun({ kind: 'bank', hours: 48, refill: 12, atEnd: 'free' })
    const slow = bank.acting()
    pass(30 * HOUR)
    wall += 10 * DAY
    await bank.finishTurn()
    wall -= 10 * DAY
    await bank.finishTurn()
    expect(bank.now()).toMatchObject({ acting: slow.id, allowance: 30 * HOUR })

    const live = await begun({ kind: 'live' }, [ANN, BEN, CLEO])
    const other = live.acting() === ANN ? BEN : ANN
    const askFree = { kind: 'askFree' as const, turn: live.now().turnSeq ?? 0 }
    wall += 3 * DAY
    expect(await live.refused(other, askFree)).toBe('freeNotSilent')
    wall -= 3 * DAY
    pass(3 * DAY)
    await live.does(other, askFree)
  })

  it('closes no lobby, and frees no seat, before it is believed; nor does a bot that has just been started', async () => {
    const waiting = await lobby(service, [ANN])
    const table = await begun({ kind: 'turn', hours: 24, atEnd: 'free' })
    wall += DAY + MINUTE
    expect(await service.closeStaleLobbies(clocks.now())).not.toContain(waiting.id)
    await service.expire(table.id)
    expect((await service.view(table.id))?.acting).toBe(table.acting().id)
    wall -= DAY + MINUTE
    pass(DAY + MINUTE)
    const anew = started()
    await anew.expire(table.id)
    expect((await anew.view(table.id))?.acting).toBe(table.acting().id)
    expect(await anew.closeStaleLobbies(clocks.now())).toEqual([])
    await service.expire(table.id)
    expect((await service.view(table.id))?.acting).toBeNull()
    pass(10 * MINUTE)
    expect(await anew.closeStaleLobbies(clocks.now())).toContain(waiting.id)
  })
})

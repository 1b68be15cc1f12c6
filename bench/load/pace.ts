import { setTimeout as sleep } from 'node:timers/promises'
import type { MeasuredPress, SeatedTable } from './seats.ts'

/** Makes every table ready for a press, some at a time; returns those that are. */
export async function prepare(tables: readonly SeatedTable[], atOnce: number): Promise<SeatedTable[]> {
  const waiting = [...tables]
  const ready: SeatedTable[] = []
  await inFlight(atOnce, async () => {
    const table = waiting.shift()
    if (table === undefined) return false
    if (await table.prepare()) ready.push(table)
    return true
  })
  return ready
}

/** So many presses in flight, one at each table, until no table has one at hand. */
export async function pressAll(tables: readonly SeatedTable[], atOnce: number): Promise<MeasuredPress[]> {
  const free = [...tables]
  const pressed: MeasuredPress[] = []
  let open = 0
  await inFlight(atOnce, async () => {
    const table = free.shift()
    if (table === undefined) {
      await sleep(1)
      return open > 0
    }
    open++
    pressed.push(await table.press())
    open--
    if (table.ready()) free.push(table)
    return true
  })
  return pressed
}

/**
 * So many presses a second, spread over the tables and sent whether those before are answered or not, until no table
 * has one at hand at the moment when one is due.
 */
export async function pressSteadily(tables: readonly SeatedTable[], perSecond: number): Promise<MeasuredPress[]> {
  const free = [...tables]
  const pressed: Promise<MeasuredPress>[] = []
  const began = performance.now()
  for (let sent = 0; ; sent++) {
    await untilDue(began, sent, perSecond)
    const table = free.shift()
    if (table === undefined) break
    pressed.push(
      table.press().then((one) => {
        if (table.ready()) free.push(table)
        return one
      }),
    )
  }
  return await Promise.all(pressed)
}

/** Waits until the press of that number is due, of so many a second since then; at once where it is late. */
export async function untilDue(began: number, nth: number, perSecond: number): Promise<void> {
  const early = began + (nth * 1000) / perSecond - performance.now()
  if (early > 0) await sleep(early)
}

/** Does a step again and again, so many times at once, until it says that there is nothing more. */
export async function inFlight(atOnce: number, step: () => Promise<boolean>): Promise<void> {
  const hand = async () => {
    while (await step());
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}

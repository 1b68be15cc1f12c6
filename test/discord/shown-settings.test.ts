import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '#store'
import { serviceOn } from '#support/chaos/judge'
import { DAY_MS } from '#time'
import { freshTables } from '../table/sitting.ts'
import { ADA, CAMPFIRE, playground, read, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

const TABLES = 10
const { url } = await freshTables()
const ground = await playground({ databaseUrl: url, drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const service = ground.service()

/** A thread with a game, at which Ada is to act within two days, or the friend. */
async function game(nth: number): Promise<string> {
  const { id } = await ada.openThread(CAMPFIRE, `Game ${nth}`)
  await type(ada, id, 'new')
  const lobby = await service.inChannel(id)
  const press = { tableId: lobby?.id ?? '', seq: null, moderator: false, interactionId: null }
  const host = { ...press, person: { id: ADA, name: 'Ada' } }
  const pace = { kind: 'turn', hours: 48, atEnd: 'nothing' } as const
  await service.act({ ...host, action: { kind: 'option', change: { pace } } })
  await service.act({
    ...press,
    person: { id: `${700_000_000_000_000_000n + BigInt(nth)}`, name: 'Friend' },
    action: { kind: 'join' },
  })
  await service.act({ ...host, action: { kind: 'start' } })
  await ada.until(id, isLive)
  // The lobby's message has become a line: Discord is asked for nothing more.
  await expect.poll(() => ada.latest(id, (message) => withVerb(message, 'start').length > 0)).toBeNull()
  return id
}

/** How often Discord was asked for anything since it was started. */
const requests = () => Object.values(ground.sandbox.faults.report().answers).reduce((sum, count) => sum + count, 0)

it('who changes their quiet hours several times has each of their tables edited once', async () => {
  const threads: string[] = []
  for (let nth = 0; nth < TABLES; nth++) threads.push(await game(nth))
  await service.saveSettings(ADA, { zone: 'Europe/Amsterdam' })
  const textOf = (id: string) => read(ada.latest(id, isLive) ?? expect.fail('no live message')).text
  const acting: string[] = []
  for (const id of threads) if ((await service.inChannel(id))?.acting === ADA) acting.push(id)
  const before = new Map(acting.map((id) => [id, textOf(id)]))
  // What began before, such as looks for deleted messages, has come to its end.
  await expect
    .poll(async () => {
      const before = requests()
      await sleep(600)
      return requests() - before
    })
    .toBe(0)
  const asked = requests()
  for (let from = 12; from < 18; from++) {
    await service.saveSettings(ADA, { quiet: { from, to: (from + 11) % 24 } })
    // Shorter than anybody takes to choose the next: long enough for an edit.
    await sleep(300)
  }
  for (const id of acting) await expect.poll(() => textOf(id)).not.toBe(before.get(id))
  expect(acting.length).toBeGreaterThan(2)
  expect(requests() - asked).toBe(acting.length)
})

it('what a process kept of somebody and died over is shown at their tables by another', async () => {
  const id = await game(TABLES)
  const store = await openStore(url)
  onTestFinished(store.close)
  const away = [{ from: Date.now(), until: Date.now() + DAY_MS }]
  await serviceOn(store).saveSettings(ADA, { away })
  await ada.until(id, (message) => isLive(message) && read(message).text.includes('is away'))
})

it('notices go by what a process kept of somebody and died over', async () => {
  const store = await openStore(url)
  onTestFinished(store.close)
  let nth = TABLES
  /** A table at which she is to act. */
  const own = async (): Promise<string> => {
    nth += 1
    const table = await service.inChannel(await game(nth))
    return table?.acting === ADA ? table.id : own()
  }
  const id = await own()
  const reminderAt = async () => (await store.notices.ofTable(id)).find(({ kind }) => kind === 'reminder')?.dueAt
  await expect.poll(reminderAt).toBeDefined()
  const before = (await reminderAt())?.getTime() ?? 0
  await serviceOn(store).saveSettings(ADA, { reminderHours: 6 })
  await expect.poll(async () => (await reminderAt())?.getTime()).toBeLessThan(before)
})

import { afterAll, expect, it } from 'vitest'
import { words } from '#text'
import { freshDatabase } from '../store/databases.ts'
import { tamper } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type } from './playground.ts'
import { isLive, turnsOf } from './turns.ts'

const EVERY = 1000
const SHORT = { firstMs: 300, mostMs: 600 }
const database = await freshDatabase()
afterAll(database.drop)
const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: EVERY,
  pace: { coolDown: SHORT },
  databaseUrl: database.url,
})
const { forbidden } = turnsOf(ground, await ground.person(ADA), await ground.person(BJORN))

/** Waits until a channel that was forbidden, and is allowed again, has its new message. */
async function putRight(channel: string, { live, other, allow }: Awaited<ReturnType<typeof forbidden>>): Promise<void> {
  // What the last command set going is over: from now on nobody asks for anything.
  await ground.runtime.looked(EVERY, 1, 1)
  allow()
  const called = await other.until(channel, (message) => isLive(message) && message.id !== live.id)
  expect(called.mentions.map(({ id }) => id)).toEqual([other.id])
}

it('a channel that was forbidden to the bot is written to again once that is put right, though nobody presses or types', async () => {
  await putRight(SECOND, await forbidden(SECOND))
})

it('also while stale lobbies cannot be found: that one chore fails keeps nobody from doing the other', async () => {
  const game = await forbidden(CAMPFIRE)
  await tamper(database.url, 'ALTER TABLE snapshots RENAME TO mislaid')
  await putRight(CAMPFIRE, game)
  await tamper(database.url, 'ALTER TABLE mislaid RENAME TO snapshots')
  expect(ground.lines.join('\n')).toContain('stale lobbies could not be closed')
})

it('settings that cannot be read are not shown as if nothing had been set', async () => {
  const ada = await ground.person(ADA)
  await ground.service().saveSettings(ADA, { reminderHours: 6 })
  const { reminder } = words('en').turnNotices
  const noticesOf = async () => {
    const page = shown(await type(ada, SECOND, 'settings', { zone: 'Atlantis' }))
    return read(page).text
  }
  await tamper(database.url, 'ALTER TABLE people RENAME TO mislaid')
  expect(await noticesOf()).not.toContain(words('en').turnNotices.title)
  await tamper(database.url, 'ALTER TABLE mislaid RENAME TO people')
  expect(await noticesOf()).toContain(reminder(6).told)
})

import { expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { IN_CHANNELS } from '#support/in-channels'
import { slash } from '#support/slash'
import { ADA, BJORN, CAMPFIRE } from '#support/stage'
import { createTableService, type Person } from '#table'
import { freshDatabase } from './store/databases.ts'

it('the first picture after a start takes about as long as later ones: the bot has warmed up before it listens', async () => {
  // What else the machine does may hit the one picture that comes first, and hardly those of three bots.
  let ratio = Number.POSITIVE_INFINITY
  for (let starts = 0; starts < 3 && ratio >= 5; starts++) ratio = await firstToLaterPictures()
  expect(ratio).toBeLessThan(5)
})

/** How long a bot that has just started draws its first picture, in the time that it takes for later ones. */
async function firstToLaterPictures(): Promise<number> {
  const database = await freshDatabase()
  const sandbox = await startSandbox(IN_CHANNELS)
  await aGameHasBegun(database.url, sandbox.guildId)
  const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url })
  const ada = await connectPerson(sandbox.url, ADA)
  onTestFinished(async () => {
    await ada.close()
    await bot.kill()
    await sandbox.close()
    await database.drop()
  })
  /** Seconds that drawing took so far, and how many pictures. */
  const drawn = async () => {
    const text = await (await fetch(`${bot.healthUrl}/metrics`)).text()
    const sum = (what: string) =>
      [...text.matchAll(new RegExp(`bonfire_drawing_seconds_${what}\\{.*\\} (\\S+)`, 'g'))]
        .map(([, value]) => Number(value))
        .reduce((all, value) => all + value, 0)
    return { seconds: sum('sum'), count: sum('count') }
  }
  // Nobody pressed yet: this is the table's own message.
  const first = await eventually(async () => {
    const now = await drawn()
    expect(now.count).toBe(1)
    return now
  })
  for (const sub of ['turn', 'scores']) await slash(ada, CAMPFIRE, sub)
  let later = first
  for (const at of ['islands', 'gnomes', 'council']) {
    const { count } = await drawn()
    await slash(ada, CAMPFIRE, 'look', { at })
    // Asked for before that, the next one would take its place.
    later = await eventually(async () => {
      const now = await drawn()
      expect(now.count).toBeGreaterThan(count)
      return now
    })
  }
  await bot.kill()
  const each = (later.seconds - first.seconds) / (later.count - first.count)
  return first.seconds / each
}

async function aGameHasBegun(url: string, guildId: string): Promise<void> {
  const store = await openStore(url)
  const service = createTableService(store.tables, { ...store, now: () => new Date(), seed: () => '7'.repeat(32) })
  const [ada, bjorn]: [Person, Person] = [
    { id: ADA, name: 'Ada' },
    { id: BJORN, name: 'Bjørn' },
  ]
  const opened = await service.open({ guildId, channelId: CAMPFIRE, host: ada, solo: false, options: {} })
  if (opened.kind !== 'opened') throw new Error('no table')
  const press = { tableId: opened.table.id, seq: null, moderator: false, interactionId: null }
  await service.act({ ...press, person: bjorn, action: { kind: 'join' } })
  await service.act({ ...press, person: ada, action: { kind: 'start' } })
  await service.idle()
  await store.close()
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it, onTestFinished } from 'vitest'
import { gameFactsOf } from '#results'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { openStore } from '#store'
import { type BotProcess, errorsIn, startBotProcess } from '#support/bot-process'
import { IN_CHANNELS } from '#support/in-channels'
import { words } from '#text'
import { follow, serviceOn, tableOf, tamper } from '../table/sitting.ts'
import { endOf } from './finished.ts'
import { ADA, BJORN, CAMPFIRE, galleries, read, withVerb } from './playground.ts'

const hasFilm = (message: APIMessage): boolean => galleries(message).some((url) => url.endsWith('.webp'))

it('the end of a game stands once and has one film, though bots are killed while they draw it, and before they know that Discord has it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-film-'))
  const databaseUrl = `file:${join(folder, 'bonfire.db')}`
  const sandbox = await startSandbox(IN_CHANNELS)
  const bots: BotProcess[] = []
  const ada = await connectPerson(sandbox.url, ADA, { patienceMs: 90_000 })
  onTestFinished(async () => {
    for (const bot of bots) await bot.kill()
    await ada.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  /** Another one takes over from one that was killed once its lease is over, which is not waited for. */
  const start = async (): Promise<BotProcess> => {
    if (bots.length > 0) await tamper(databaseUrl, 'UPDATE showings SET publisher = NULL, lease_until = NULL')
    const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl })
    bots.push(bot)
    return bot
  }
  /** A game that is over, and that no channel tells of yet. */
  const store = await openStore(databaseUrl)
  const service = serviceOn(store, { ...store, factsOf: async (rules, segments) => gameFactsOf(rules, { segments }) })
  const [host, guest] = [ADA, BJORN].map((id, nth) => ({ id, name: ['Ada', 'Bjørn'][nth] ?? '' }))
  if (host === undefined || guest === undefined) throw new Error('nobody plays')
  const where = { guildId: sandbox.guildId, channelId: CAMPFIRE }
  const table = follow(service, tableOf(await service.open({ ...where, host, solo: false, options: {} })))
  await table.does(guest, { kind: 'join' })
  await table.does(host, { kind: 'start' })
  while (table.now().phase === 'playing') await table.finishTurn()
  // A bot looks for films that are lacking when it starts, of games that are reckoned, and then once a minute.
  await service.results.all()
  await service.idle()
  await store.close()

  const ends = (): APIMessage[] =>
    [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter((message) => withVerb(message, 'again').length > 0)
  const first = await start()
  const end = await endOf(ada, CAMPFIRE, table.id)
  await first.kill()
  expect(galleries(end).filter((url) => url.endsWith('.webp'))).toEqual([])
  expect(ends().map(({ id }) => id)).toEqual([end.id])

  // Discord has the edit, and the bot never hears of it.
  sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: 'PATCH /channels', after: true, delayMs: 2000 }] })
  const second = await start()
  const filmed = await ada.until(CAMPFIRE, hasFilm)
  await second.kill()
  expect(filmed.id).toBe(end.id)

  sandbox.faults.set({ rules: [] })
  const third = await start()
  // It edits the message without a film at first, for it remembers none.
  const settled = 'SELECT table_id FROM showings WHERE settled = 1'
  await expect.poll(() => tamper(databaseUrl, settled)).toHaveLength(1)
  await sleep(500)
  const [told, ...more] = ends()
  expect(more).toEqual([])
  expect(told?.id).toBe(end.id)
  expect(told === undefined ? '' : read(told).text).toContain(words('en').ending.title)
  expect(told === undefined ? [] : galleries(told).map((url) => url.replace(/^.*\./, ''))).toEqual(['png', 'webp'])
  expect(errorsIn(third.lines)).toEqual([])
})

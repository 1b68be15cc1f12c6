import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '#sandbox'
import { startBotProcess } from '#support/bot-process'
import { eventually } from '#support/eventually'
import { freshPostgres, needs } from '../needs.ts'
import { tamper } from '../table/sitting.ts'

const hasPostgres = await needs('postgres')

describe('the bot identifies', () => {
  it.skipIf(!hasPostgres)(
    'once in five seconds, in however many processes that start at once and lose their sessions together',
    async () => {
      const database = await freshPostgres()
      const sandbox = await startSandbox()
      // A process that stands still between its turn and its identify comes nearer to the next one's.
      sandbox.faults.set({ identifies: { everyMs: 3_000 } })
      const start = () => startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl: database.url })
      const bots = await Promise.all([start(), start()])
      onTestFinished(async () => {
        await Promise.all(bots.map((bot) => bot.kill()))
        await sandbox.close()
        await database.drop()
      })
      const lostAt = Date.now()
      sandbox.faults.set({ deeds: [{ do: 'invalidSession' }] })
      // Two claims of six seconds each. Health may be told too late to show that there was no connection in between.
      const bothClaimed = new Date(lostAt + 12_000).toISOString()
      const claimed = () => tamper(database.url, 'SELECT bucket FROM identifies WHERE free_at >= ?', bothClaimed)
      await expect.poll(claimed).toHaveLength(1)
      await Promise.all(bots.map(({ healthUrl }) => gateway(healthUrl, 'connected')))
      expect(sandbox.faults.report().struck.identifiedTooSoon).toBeUndefined()
    },
  )

  it('after a lost session only when the day has identifies left; else it waits, and says so in its log and its health', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
    const sandbox = await startSandbox()
    const databaseUrl = `file:${join(folder, 'bonfire.db')}`
    const bot = await startBotProcess({ token: sandbox.token, apiUrl: sandbox.apiUrl, databaseUrl })
    onTestFinished(async () => {
      await bot.kill()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    })
    sandbox.faults.set({
      rules: [{ fault: 'noIdentifies', on: '/gateway/bot', delayMs: 20_000 }],
      deeds: [{ do: 'invalidSession' }],
    })
    await gateway(bot.healthUrl, 'waits until')
    await bot.said('identifies are used up')
    expect(bot.lines.filter((line) => line.includes('identifies are used up'))).toHaveLength(1)
    sandbox.faults.set({ rules: [] })
    await gateway(bot.healthUrl, 'connected')
    expect(bot.child.exitCode).toBeNull()
  })
})

/** Waits until `/healthz` says of the gateway what begins so. */
const gateway = (healthUrl: string, what: string) =>
  eventually(async () => {
    const health = await (await fetch(`${healthUrl}/healthz`)).json()
    expect(health).toMatchObject({ gateway: expect.stringMatching(`^${what}`) })
  }, 200)

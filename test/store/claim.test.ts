import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDatabase, openStore } from '#store'
import { eventually } from '#support/eventually'
import { RUN } from '#support/run'
import { proxyTo } from '../discord/proxy.ts'
import { type Fresh, onBothDatabases } from './databases.ts'

/** A process that claims the database; what it says of that. */
async function claimant(url: string, who: 'bot' | 'command'): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [RUN, 'test/support/processes/claimant.ts', url, who], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(createInterface({ input: child.stdout }), 'line')
  return { said, child }
}

/** A command, as it is typed. */
function command(
  name: string,
  args: readonly string[],
  databaseUrl = '',
): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    execFile(process.execPath, [RUN, 'src/bonfire.ts', name, ...args], { env }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}

onBothDatabases('a claim', (freshDatabase, name) => {
  let database: Fresh

  beforeAll(async () => {
    database = await freshDatabase()
    await (await openStore(database.url)).close()
  })
  afterAll(() => database.drop())

  it('of a bot keeps commands away, for as long as its process is there: standing still or not, and no longer', async () => {
    const { url } = database
    const bot = await claimant(url, 'bot')
    expect(bot.said).toBe('mine')
    await expect(lockDatabase(url, 'command')).rejects.toThrow('A bot, or another command that writes, is at work')
    bot.child.kill('SIGSTOP')
    await expect(lockDatabase(url, 'command')).rejects.toThrow('is at work')
    const gone = once(bot.child, 'exit')
    bot.child.kill('SIGKILL')
    await gone
    const claim = await eventually(() => lockDatabase(url, 'command'))
    await claim.release()
  })

  it('of a command keeps bots and other commands away until it is given back', async () => {
    const claim = await lockDatabase(database.url, 'command')
    await expect(lockDatabase(database.url, 'bot')).rejects.toThrow('at work')
    await expect(lockDatabase(database.url, 'command')).rejects.toThrow('at work')
    expect((await claimant(database.url, 'bot')).said).toContain('at work')
    await claim.release()
    await (await lockDatabase(database.url, 'bot')).release()
  })

  it('of a bot is heeded by the commands that write: npm run bonfire -- thaw, and move at either end', async () => {
    const other = await freshDatabase()
    await (await openStore(other.url)).close()
    const claim = await lockDatabase(database.url, 'bot')
    const refused = await Promise.all([
      command('thaw', ['some-table'], database.url),
      command('move', ['--from', other.url, '--to', database.url]),
      command('move', ['--from', database.url, '--to', other.url]),
    ])
    await claim.release()
    await other.drop()
    for (const { status, out, err } of refused) {
      expect({ status, out }).toEqual({ status: 1, out: '' })
      expect(err).toMatch(/^A bot, or another command that writes, is at work on the database [^\n]+ End it first\.\n$/)
    }
  })

  it('does not keep anybody from reading, or a bot from its own store', async () => {
    const claim = await lockDatabase(database.url, 'bot')
    const [store, reader] = [await openStore(database.url), await openStore(database.url, { readOnly: true })]
    expect(await store.check()).toBeNull()
    expect(await reader.allTables()).toBe(0)
    await Promise.all([store.close(), reader.close()])
    await claim.release()
  })

  describe.runIf(name === 'PostgreSQL')('of a bot', () => {
    it('is shared with other bots', async () => {
      const claims = [await lockDatabase(database.url, 'bot'), await lockDatabase(database.url, 'bot')]
      for (const claim of claims) {
        await expect(lockDatabase(database.url, 'command')).rejects.toThrow('at work')
        await claim.release()
      }
      await (await lockDatabase(database.url, 'command')).release()
    })

    it('is made again when its connection broke', async () => {
      const proxy = await proxyTo(database.url)
      const claim = await lockDatabase(proxy.url, 'bot')
      proxy.drop()
      await eventually(() => lockDatabase(database.url, 'command').then((free) => free.release()))
      await eventually(async () => {
        const free = await lockDatabase(database.url, 'command').catch(() => null)
        await free?.release()
        expect(free).toBeNull()
      })
      await claim.release()
      // The server hears a moment later that the proxy's connection is gone, too.
      await eventually(() => lockDatabase(database.url, 'command').then((free) => free.release()))
    })
  })

  describe.runIf(name === 'SQLite')('of a bot', () => {
    it('keeps other bots away, whatever way leads them to the file, with one line that says so', async () => {
      const file = database.url.slice('file:'.length)
      await symlink(file, `${file}.link`)
      const claim = await lockDatabase(database.url, 'bot')
      for (const url of [database.url, `file:${file}.link`, `file:${file.replace('deeper', 'deeper/../deeper')}`]) {
        await expect(lockDatabase(url, 'bot')).rejects.toThrow('Another bot, or a command that writes, is at work on')
      }
      await claim.release()
    })
  })
})

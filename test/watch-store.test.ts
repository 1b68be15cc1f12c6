import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '#store'
import { watchStoreAndDisk } from '../src/watch-store.ts'

it('the log says that the database keeps nothing and that its disk is nearly full, once, though nobody presses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-watch-'))
  const file = join(folder, 'bonfire.db')
  const store = await openStore(`file:${file}`)
  const said: string[] = []
  const note = (level: string) => (details: object, message: string) =>
    said.push(`${level} ${message} ${JSON.stringify(details)}`)
  const log = { info: note('info'), warn: note('warn'), error: note('error') }
  let looks = 0
  const check = () => {
    looks += 1
    return store.check()
  }
  const watched = { check, freeBytes: store.freeBytes }
  const watch = watchStoreAndDisk({ store: watched, lowBytes: Number.MAX_SAFE_INTEGER, log, everyMs: 5 })
  await expect.poll(() => looks).toBeGreaterThan(2)
  expect(said).toEqual([expect.stringMatching(/^warn .*disk is nearly full.*\d+ MB left/)])
  // The disk's is said again after many looks.
  const errors = () => said.filter((line) => line.startsWith('error'))
  await rm(file)
  await expect.poll(() => errors().length).toBe(1)
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 2)
  await watch.close()
  expect(errors()).toEqual([expect.stringMatching(/^error The database does not keep .*was removed while it was open/)])
  await store.close()
  await rm(folder, { recursive: true })
})

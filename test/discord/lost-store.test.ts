import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { ADA, BJORN, CAMPFIRE, playground, read, shown, type, withVerb } from './playground.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-lost-'))
const file = join(folder, 'bonfire.db')
afterAll(() => rm(folder, { recursive: true, force: true }))
const ground = await playground({ databaseUrl: `file:${file}`, drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

const errors = () => ground.lines.filter((line) => line.startsWith('error a press failed'))

it('a press on a database file that is gone is refused, never acknowledged, and the log says why, where and which', async () => {
  await type(ada, CAMPFIRE, 'new')
  const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  const table = (await ground.service().inChannel(CAMPFIRE))?.id
  const kept = new Sqlite(file, { readonly: true })
  const entries = kept.prepare('SELECT count(*) AS count FROM entries')
  const before = entries.all()
  await rm(file)

  const [join] = withVerb(lobby, 'join')
  for (let press = 1; press <= 4; press++) {
    const refused = shown(await bjorn.press(lobby, join?.id ?? 'no join'))
    expect(read(refused).text).toContain('I can’t reach my storage right now')
    expect(errors()).toHaveLength(press)
  }
  expect(entries.all()).toEqual(before)
  kept.close()
  const [first = ''] = errors()
  const details: unknown = JSON.parse(first.slice(first.indexOf('{')))
  expect(details).toMatchObject({
    error: expect.stringContaining(`${file} was removed while it was open`),
    table,
    channel: CAMPFIRE,
    interaction: expect.stringMatching(/^\d{17,20}$/),
  })
  expect((await ground.service().view(table ?? ''))?.seats).toHaveLength(1)
})

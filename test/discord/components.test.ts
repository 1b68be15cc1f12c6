import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { standardBox } from '#engine'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { errorsIn, startBotProcess } from '#support/bot-process'
import { IN_CHANNELS } from '#support/in-channels'
import { ADA, BJORN, CAMPFIRE, galleries, read, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

it('A game with components of the owner’s own has its pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  const components = join(folder, 'components.json')
  const boards = standardBox.boards.map((board) => ({ ...board, portalOrder: board.portalOrder.toReversed() }))
  await writeFile(components, JSON.stringify({ boards }))
  const sandbox = await startSandbox(IN_CHANNELS)
  const bot = await startBotProcess({
    token: sandbox.token,
    apiUrl: sandbox.apiUrl,
    databaseUrl: `file:${join(folder, 'bonfire.db')}`,
    env: { BONFIRE_COMPONENTS: components },
  })
  const [ada, bjorn] = [await connectPerson(sandbox.url, ADA), await connectPerson(sandbox.url, BJORN)]
  onTestFinished(async () => {
    await bot.kill()
    await ada.close()
    await bjorn.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  })
  await type(ada, CAMPFIRE, 'new')
  const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  expect(read(lobby).text).toContain('the pieces entered by the person who runs this bot')
  await type(bjorn, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  const live = await ada.until(CAMPFIRE, (message) => isLive(message) && galleries(message).length > 0)
  const [picture = ''] = galleries(live)
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
  expect(errorsIn(bot.lines)).toEqual([])
})

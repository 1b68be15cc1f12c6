import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { MessageFlags } from 'discord.js'
import { afterAll, expect, it } from 'vitest'
import { startSandbox } from '#sandbox'
import { connectPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { freePort } from '#support/free-port'
import { ADA, BJORN, CAMPFIRE, openings, picture, request } from './setting.ts'

const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const open = openings()

it('a world outlives its process: messages, pictures, threads, direct channels, commands, pins', async () => {
  const file = join(folder, 'world.json')
  const before = await startSandbox({ file })
  const bytes = await picture()
  const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] }
  const sent = await request(
    before,
    'POST',
    `/channels/${CAMPFIRE}/messages`,
    { flags: MessageFlags.IsComponentsV2, components: [gallery] },
    { files: { 'a.png': bytes } },
  )
  const { id } = Object(sent.body)
  await request(before, 'PUT', `/channels/${CAMPFIRE}/messages/pins/${id}`)
  await request(before, 'PUT', `/applications/${before.applicationId}/commands`, [
    { name: 'kept', description: 'Kept' },
  ])
  const ada = await connectPerson(before.url, ADA)
  const dm = await ada.openDm()
  const thread = await ada.openThread(CAMPFIRE, 'aside')
  ada.say(thread.id, 'in the thread')
  await ada.until(thread.id, ({ content }) => content === 'in the thread')
  await ada.close()
  await before.close()

  const after = await open.sandbox({ file })
  expect(after.url).not.toBe(before.url)
  const again = await open.person(after, ADA)
  expect(again.world().commands.map(({ name }) => name)).toEqual(['kept'])
  expect(again.world().channels.map((channel) => channel.id)).toEqual(expect.arrayContaining([dm.id, thread.id]))
  expect(await again.history(thread.id)).toMatchObject([{ content: 'in the thread' }])
  const [message] = await again.history(CAMPFIRE)
  expect(message).toMatchObject({ id, pinned: true })
  const shown = message?.components?.[0]
  const url = shown?.type === 12 ? (shown.items[0]?.media.url ?? '') : ''
  expect(url.startsWith(after.url)).toBe(true)
  expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
  expect(await request(after, 'GET', `/channels/${CAMPFIRE}/messages/pins`)).toMatchObject({
    body: { items: [{ message: { id } }] },
  })
})

it('what only one person saw is kept by nobody', async () => {
  const file = join(folder, 'secret.json')
  const sandbox = await open.sandbox({ file })
  const bot = await open.bot(sandbox, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'whispered', flags: 64 })
  })
  await bot.application.commands.create({ name: 'whisper', description: 'Whisper' })
  const bjorn = await open.person(sandbox, BJORN)
  bjorn.say(CAMPFIRE, 'said aloud')
  expect(await bjorn.command(CAMPFIRE, 'whisper')).toMatchObject({ message: { content: 'whispered' } })
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('said aloud')
  expect(await readFile(file, 'utf8')).not.toContain('whispered')
  const reloaded = await open.person(sandbox, BJORN)
  expect((await reloaded.history(CAMPFIRE)).map(({ content }) => content)).toEqual(['said aloud'])
})

it('a picture leaves the disk some while after its message, at the latest when the world is opened again', async () => {
  const file = join(folder, 'pictures.json')
  const sandbox = await startSandbox({ file, perSecond: 10_000 })
  const bytes = await picture(4, 4)
  const path = `/channels/${CAMPFIRE}/messages`
  const onDisk = async () => (await readdir(join(folder, 'pictures-pictures')).catch(() => [])).length
  const ids: string[] = []
  for (let n = 0; n < 60; n++) {
    const sent = await request(sandbox, 'POST', path, {}, { files: { 'a.png': bytes } })
    ids.push(Object(sent.body).id)
  }
  await expect.poll(onDisk).toBe(60)
  for (const id of ids) await request(sandbox, 'DELETE', `${path}/${id}`)
  await expect.poll(onDisk).toBeLessThanOrEqual(50)
  await sandbox.close()
  const again = await open.sandbox({ file })
  expect(await onDisk()).toBe(0)
  expect(again.url).not.toBe(sandbox.url)
})

it('a page and a bot that come while the world is still read are answered when it is there', async () => {
  const file = join(folder, 'slow.json')
  const port = await freePort()
  const before = await startSandbox({ file, port })
  const ada = await connectPerson(before.url, ADA)
  ada.say(CAMPFIRE, 'said before')
  await ada.until(CAMPFIRE, ({ content }) => content === 'said before')
  await ada.close()
  await before.close()
  const world = await readFile(file)
  await rm(file)
  await promisify(execFile)('mkfifo', [file])
  const opening = open.sandbox({ file, port })
  await eventually(async () => {
    const line = connect(port, '127.0.0.1')
    await once(line, 'connect')
    line.destroy()
  })
  const [page, bot] = [open.person(before, ADA), fetch(`${before.apiUrl}/v10/gateway`)]
  await sleep(200)
  await writeFile(file, world)
  expect((await (await page).history(CAMPFIRE)).map(({ content }) => content)).toEqual(['said before'])
  expect((await bot).status).toBe(200)
  expect((await opening).url).toBe(before.url)
})

it('a file that is something else is left alone, with a word about it', async () => {
  const file = join(folder, 'other.json')
  await writeFile(file, '{"shopping":["milk"]}')
  await expect(startSandbox({ file })).rejects.toThrow(`${file} is not a sandbox's world`)
  expect(await readFile(file, 'utf8')).toBe('{"shopping":["milk"]}')
})

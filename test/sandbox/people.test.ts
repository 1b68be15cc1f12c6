import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { connectPerson } from '#sandbox/person'
import { ADA, BJORN, CAMPFIRE, openings, request, SECOND } from './setting.ts'

const open = openings()

describe('people', () => {
  it('are six at least, with awkward names and one moderator', async () => {
    const sandbox = await open.sandbox()
    const ada = await open.person(sandbox, ADA)
    const { people, person } = ada.world()
    expect(people.length).toBeGreaterThanOrEqual(6)
    expect(people.filter(({ moderator }) => moderator)).toEqual([person])
    const names = people.map(({ user }) => user.global_name ?? '')
    expect(names.some((name) => /\p{Extended_Pictographic}/u.test(name))).toBe(true)
    expect(names.some((name) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(name))).toBe(true)
    expect(names.some((name) => [...name].length === 32)).toBe(true)
    for (const { user } of people) expect(user.id).toMatch(/^[0-9]{17,19}$/)
  })

  it('who are not known are not let in', async () => {
    const sandbox = await open.sandbox()
    await expect(connectPerson(sandbox.url, '1')).rejects.toThrow('There is no such person.')
  })

  it('hear in each of their tabs what only they see, but not again after a reload', async () => {
    const sandbox = await open.sandbox()
    const bot = await open.bot(sandbox, async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'psst', flags: 64 })
    })
    await bot.application.commands.create({ name: 'tell', description: 'Tell' })
    const [one, other] = [await open.person(sandbox, BJORN), await open.person(sandbox, BJORN)]
    await one.command(CAMPFIRE, 'tell')
    await other.until(CAMPFIRE, ({ content }) => content === 'psst')
    const reloaded = await open.person(sandbox, BJORN)
    expect(await reloaded.history(CAMPFIRE)).toEqual([])
  })

  it('may limit themselves to channels, and still hear what is said to them alone', async () => {
    const sandbox = await open.sandbox()
    const bjorn = await open.person(sandbox, BJORN, { channels: [SECOND] })
    const dm = await bjorn.openDm()
    for (const channel of [CAMPFIRE, SECOND, dm.id]) {
      await request(sandbox, 'POST', `/channels/${channel}/messages`, { content: 'a' })
    }
    await bjorn.until(dm.id, ({ content }) => content === 'a')
    expect([...bjorn.messages.keys()]).toEqual([SECOND, dm.id])
  })

  it('are told everything in the order in which it happened', async () => {
    const sandbox = await open.sandbox()
    const bjorn = await open.person(sandbox, BJORN)
    const heard: string[] = []
    const listening = (async () => {
      for await (const frame of bjorn.frames()) {
        heard.push(frame.t)
        if (frame.t === 'messageGone') return
      }
    })()
    const path = `/channels/${CAMPFIRE}/messages`
    const sent = await request(sandbox, 'POST', path, { content: 'a' })
    await request(sandbox, 'PATCH', `${path}/${Object(sent.body).id}`, { content: 'b' })
    await request(sandbox, 'DELETE', `${path}/${Object(sent.body).id}`)
    await listening
    expect(heard).toEqual(['message', 'message', 'messageGone'])
  })

  it('read older messages page by page', async () => {
    const sandbox = await open.sandbox({ perSecond: 10_000 })
    for (let n = 0; n < 60; n++) await request(sandbox, 'POST', `/channels/${CAMPFIRE}/messages`, { content: `${n}` })
    const bjorn = await open.person(sandbox, BJORN)
    const newest = await bjorn.history(CAMPFIRE)
    expect(newest.map(({ content }) => content)).toEqual(Array.from({ length: 50 }, (_, n) => `${59 - n}`))
    const older = await bjorn.history(CAMPFIRE, newest.at(-1)?.id)
    expect(older.map(({ content }) => content)).toEqual(Array.from({ length: 10 }, (_, n) => `${9 - n}`))
  })

  it('close their direct messages, and open them again', async () => {
    const sandbox = await open.sandbox()
    const bjorn = await open.person(sandbox, BJORN)
    const path = `/channels/${(await bjorn.openDm()).id}/messages`
    const status = async () => (await request(sandbox, 'POST', path, { content: 'a' })).status
    bjorn.closeDms(true)
    await expect.poll(status).toBe(403)
    bjorn.closeDms(false)
    await expect.poll(status).toBe(200)
  })

  it('do not see each other’s direct channels', async () => {
    const sandbox = await open.sandbox()
    const [ada, bjorn] = [await open.person(sandbox, ADA), await open.person(sandbox, BJORN)]
    const dm = await bjorn.openDm()
    ada.say(dm.id, 'let me in')
    expect(await ada.next((frame) => frame.t === 'refused')).toMatchObject({ why: 'There is no such channel.' })
    expect(ada.world().channels.map(({ id }) => id)).not.toContain(dm.id)
  })
})

it('what a page sends is checked, and refused with the place that is wrong', async () => {
  const sandbox = await open.sandbox()
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/page/ws?person=${ADA}`)
  const frames: { t: string; why?: string }[] = []
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw))))
  await expect.poll(() => frames.map(({ t }) => t)).toEqual(['world'])
  socket.send('nonsense')
  socket.send(JSON.stringify({ t: 'press', nonce: 'n', channelId: CAMPFIRE }))
  await expect.poll(() => frames.length).toBe(3)
  expect(frames[2]).toMatchObject({ t: 'refused', why: expect.stringContaining('messageId') })
  socket.close()
})

describe('the page', () => {
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  async function pageDir(files: Record<string, string>) {
    const folder = await mkdtemp(join(tmpdir(), 'page-'))
    folders.push(folder)
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return folder
  }

  it('is bundled with its styles when somebody looks', async () => {
    const sandbox = await open.sandbox({
      pageDir: await pageDir({
        'index.html': '<script src="/page.js"></script>',
        'main.tsx': `import './style.css'\ndocument.title = 'here'`,
        'style.css': 'body { color: red }',
      }),
    })
    const get = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
    expect(await get('/')).toBe('<script src="/page.js"></script>')
    expect(await get('/page.js')).toContain('document.title="here"')
    expect(await get('/page.css')).toContain('body{color:red}')
  })

  it('that does not build says why; without one there is a plain line', async () => {
    const broken = await open.sandbox({ pageDir: await pageDir({ 'index.html': '', 'main.tsx': 'const = 1' }) })
    const answer = await fetch(broken.url)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('main.tsx:1:6')
    const empty = await open.sandbox({ pageDir: await pageDir({}) })
    expect(await (await fetch(empty.url)).text()).toContain('its page has not been built')
  })
})

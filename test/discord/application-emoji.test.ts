import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIEmoji, type APIMessage, ComponentType } from 'discord-api-types/v10'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startBot } from '#discord'
import { startArtist } from '#render'
import { machineRuntime } from '#runtime'
import { type Sandbox, startSandbox } from '#sandbox'
import { openStore } from '#store'
import { eventually } from '#support/eventually'
import { createTableService } from '#table'
import { EMOJI, ICON_NAMES_BY_EMOJI } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, shown, type } from './playground.ts'
import { turnsOf } from './turns.ts'

const ICONS = Object.keys(ICON_NAMES_BY_EMOJI).length
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: 100,
  pace: { iconsEveryMs: 100 },
  icons: true,
  sandbox: { perSecond: 10_000 },
})
const { sandbox } = ground
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { begun } = turnsOf(ground, ada, bjorn)

afterEach(() => sandbox.faults.set({ rules: [], deeds: [{ do: 'botInServer', member: true }] }))

/** A request of somebody who has the bot's token. */
async function ask(of: Sandbox, method: string, path = '', body?: object): Promise<Response> {
  const headers = { authorization: `Bot ${of.token}`, 'content-type': 'application/json' }
  const url = `${of.apiUrl}/v10/applications/${of.applicationId}/emojis${path}`
  return fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}
const kept = async (of = sandbox): Promise<(APIEmoji & { id: string; name: string })[]> =>
  Object(await (await ask(of, 'GET')).json()).items
const make = (name: string) => ask(sandbox, 'POST', '', { name, image: PNG })
const ours = async (of = sandbox) => (await kept(of)).filter(({ name }) => /_[0-9a-f]{4}$/.test(name))
const allThere = (of = sandbox) => eventually(async () => expect(await ours(of)).toHaveLength(ICONS))
/** Somebody deletes an icon, as one can in Discord's portal. */
const lose = async (word: string) => {
  const lost = (await ours()).find(({ name }) => name.startsWith(`${word}_`))
  await ask(sandbox, 'DELETE', `/${lost?.id}`)
}

/** All that a message says in texts, as Discord was told it. */
const raw = (message: APIMessage): string =>
  (message.components ?? [])
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
    .flatMap((one) => (one.type === ComponentType.TextDisplay ? one.content : []))
    .join('\n')
/** The emoji of its buttons and options. */
const emojiOn = (message: APIMessage) =>
  (message.components ?? [])
    .flatMap((one) => (one.type === ComponentType.Container ? one.components : []))
    .flatMap((one) => (one.type === ComponentType.ActionRow ? one.components : []))
    .flatMap((one) => {
      if (one.type === ComponentType.StringSelect) return one.options.flatMap(({ emoji }) => emoji ?? [])
      return one.type === ComponentType.Button && 'emoji' in one && one.emoji !== undefined ? [one.emoji] : []
    })
const hasIcons = (message: APIMessage) => /<:\w+_[0-9a-f]{4}:\d+>/.test(raw(message))
/** It speaks of each action tile. */
const ruleOfTiles = async () => shown(await type(ada, CAMPFIRE, 'rules', { topic: 'action tile' }))
const iconsShown = () => eventually(async () => expect(hasIcons(await ruleOfTiles())).toBe(true))

await allThere()
const { acting } = await begun(CAMPFIRE)
const turn = async () => shown(await type(acting, CAMPFIRE, 'turn'))

describe('our icons', () => {
  it('stand in texts, and on buttons and options that have one; labels say it in words', async () => {
    await iconsShown()
    const names = new Map((await ours()).map(({ id, name }) => [id, name]))
    const text = raw(await ruleOfTiles())
    for (const [, name, id = ''] of text.matchAll(/<:(\w+):(\d+)>/g)) expect(names.get(id)).toBe(name)
    for (const tile of Object.values(EMOJI.actionTile)) expect(text).not.toContain(tile)
    const panel = await turn()
    const icons = emojiOn(panel).filter(({ id }) => id !== undefined)
    expect(icons.length).toBeGreaterThan(0)
    for (const { id, name } of icons) expect(names.get(id ?? '')).toBe(name)
    expect(JSON.stringify(panel.components)).not.toMatch(/"(label|description|placeholder)":"[^"]*<:/)
  })

  it('are uploaded once; those of other drawings go, and what others uploaded stays', async () => {
    const before = await ours()
    await make('root_0000')
    await make('root_beer')
    await make('somebodys_own')
    await ground.restart()
    await eventually(async () => expect((await kept()).map(({ name }) => name)).not.toContain('root_0000'))
    expect(await ours()).toEqual(before)
    expect((await kept()).map(({ name }) => name)).toEqual(expect.arrayContaining(['root_beer', 'somebodys_own']))
  })

  it.each([
    { fault: 'missingAccess', on: '/emojis' },
    { fault: 'serverError', status: 503, on: '/emojis' },
    { fault: 'rateLimit', on: 'POST /applications' },
    { fault: 'noAnswer', on: '/emojis' },
    { fault: 'lateAnswer', delayMs: 60_000, on: '/emojis' },
    { fault: 'tooManyEmojis', on: 'POST /applications' },
  ] as const)('are not waited for ($fault), and come when they can', async (rule) => {
    sandbox.faults.set({ rules: [rule] })
    if (rule.on.startsWith('POST')) await lose('root')
    await ground.restart()
    const plain = await ruleOfTiles()
    expect(hasIcons(plain)).toBe(false)
    expect(raw(plain)).not.toBe('')
    sandbox.faults.set({ rules: [] })
    // What is on its way for a minute is on its way.
    if (rule.fault === 'lateAnswer') await ground.restart()
    await iconsShown()
  })

  it('are given up, all of them, when one is gone, and come back: the press is answered', async () => {
    await iconsShown()
    // It does not come back before it was looked for.
    sandbox.faults.set({ rules: [{ fault: 'serverError', on: 'POST /applications' }] })
    await lose('fate_tile')
    const [answer, text] = [await turn(), await ruleOfTiles()]
    expect(hasIcons(text)).toBe(false)
    expect(emojiOn(answer).some(({ id }) => id !== undefined)).toBe(false)
    sandbox.faults.set({ rules: [] })
    await iconsShown()
    expect((await ours()).length).toBe(ICONS)
  })

  it('are given up as well where one of them is gone that only texts show, which Discord never refuses, and come back', async () => {
    await iconsShown()
    await lose('green_tile')
    const lost = async () => {
      const there = (await ours()).map(({ id }) => id)
      return [...raw(await ruleOfTiles()).matchAll(/<:\w+:(\d+)>/g)].filter(([, id = '']) => !there.includes(id))
    }
    await eventually(async () => expect(await lost()).toEqual([]))
    await iconsShown()
    await eventually(async () => expect(await lost()).toEqual([]))
    expect((await ours()).length).toBe(ICONS)
  })

  it('are left out where the bot is no member of the server', async () => {
    await iconsShown()
    sandbox.faults.set({ deeds: [{ do: 'botInServer', member: false }] })
    expect(hasIcons(await ruleOfTiles())).toBe(false)
  })
})

it('two processes that start at once end up with the same icons, each once', async () => {
  const crowded = await startSandbox({ perSecond: 10_000 })
  onTestFinished(crowded.close)
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const artist = startArtist({ workers: 1 })
  onTestFinished(artist.close)
  const quiet = () => undefined
  await Promise.all(
    ['one', 'other'].map(async (name) => {
      const store = await openStore(`file:${join(folder, `${name}.db`)}`)
      const now = () => new Date()
      const bot = await startBot({
        runtime: machineRuntime,
        token: crowded.token,
        apiUrl: crowded.apiUrl,
        guildId: null,
        service: createTableService(store.tables, { ...store, now, seed: () => '7'.repeat(32) }),
        liveMessages: store.liveMessages,
        claimIdentify: async () => 0,
        films: false,
        artist,
        drawIcon: artist.drawIcon,
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        onDisconnect: quiet,
        pressesPerSecond: 1000,
        choresEveryMs: 100,
        now,
      })
      onTestFinished(async () => {
        await bot.close()
        await store.close()
      })
    }),
  )
  await allThere(crowded)
  const before = await ours(crowded)
  expect(new Set(before.map(({ name }) => name)).size).toBe(ICONS)
})

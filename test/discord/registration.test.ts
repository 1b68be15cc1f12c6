import { REST } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { registerWithRetries } from '#discord/registration'
import { machineRuntime } from '#runtime'
import type { ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { words } from '#text'
import { MINUTE_MS } from '#time'
import { ADA, BJORN, CAMPFIRE, playground, read, shown, type, withVerb } from './playground.ts'
import { takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, choresEveryMs: 200 })
const { sandbox } = ground
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { id, acting } = await turnsOf(ground, ada, bjorn).begun(CAMPFIRE)

afterEach(() => sandbox.faults.set({ rules: [] }))

/** Discord forgets the commands; the bot is not told. */
async function unregister(): Promise<void> {
  const route = `${sandbox.apiUrl}/v10/applications/${sandbox.applicationId}/commands`
  const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' }
  await fetch(route, { method: 'PUT', headers, body: '[]' })
}
const isKnown = (person: ScriptedPerson) => person.world().commands.some(({ name }) => name === 'bonfire')

describe('the commands', () => {
  it('are all registered, and the one of its own is answered with its panel, and played in private', async () => {
    expect(ada.world().commands.map(({ name }) => name)).toEqual([
      'bonfire',
      'bonfire-club',
      'bonfire-server',
      'bonfire-puzzle',
    ])
    const asked = shown(await ada.command(CAMPFIRE, 'bonfire-puzzle', []))
    expect(read(asked).text).toContain(words('en').puzzle.task)
    const page = withVerb(asked, 'page').find(({ disabled }) => !disabled)
    const pressed = await ada.press(asked, page?.id ?? '')
    expect(read(shown(pressed)).text).toContain(words('en').puzzle.inPanel(1))
  })
})

it('tried again and again, leave nothing behind that waits for the end', async () => {
  const warnings: string[] = []
  const warned = ({ name }: Error) => warnings.push(name)
  process.on('warning', warned)
  const hasty = await playground({ drawOneIn: 1_000_000, choresEveryMs: 1 })
  hasty.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: '/commands' }] })
  await hasty.restart()
  const tries = () => hasty.lines.filter((line) => line.includes('could not be registered')).length
  // More than the 10 waiters of a signal that Node takes for granted.
  await eventually(() => expect(tries()).toBeGreaterThan(10))
  process.off('warning', warned)
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})

it('that cannot be registered are tried at least every four minutes: a new bot can do nothing without them', async () => {
  sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: '/commands' }] })
  const rest = new REST({ api: sandbox.apiUrl }).setToken(sandbox.token)
  const [ended, quiet, pauses] = [new AbortController(), () => undefined, [] as number[]]
  const sleep = async (ms: number) => {
    pauses.push(ms)
    if (pauses.length === 6) ended.abort()
  }
  const context = {
    ...{ rest, signal: ended.signal, runtime: { ...machineRuntime, sleep } },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  }
  await registerWithRetries(context, sandbox.applicationId, null, MINUTE_MS)
  await eventually(() => expect(pauses).toHaveLength(6))
  expect(pauses.map((ms) => ms / MINUTE_MS)).toEqual([1, 2, 4, 4, 4, 4])
})

describe('a start while the commands cannot be registered', () => {
  it.each([
    { fault: 'serverError', on: '/commands' },
    { fault: 'tooManyCreations', on: 'PUT /applications' },
    { fault: 'missingAccess', on: '/commands' },
  ] as const)('($fault on $on) goes on with the games, and registers them later', async (rule) => {
    sandbox.faults.set({ rules: [rule] })
    await ground.restart()
    // What is registered already works.
    if ((await ground.service().view(id))?.acting === acting.id) await takeTurn(acting, CAMPFIRE)
    expect(read(shown(await type(ada, CAMPFIRE, 'turn'))).text).not.toBe('')

    sandbox.faults.set({ rules: [] })
    await unregister()
    sandbox.faults.set({ rules: [rule] })
    await ground.restart()
    expect(isKnown(ada)).toBe(false)
    sandbox.faults.set({ rules: [] })
    await eventually(() => expect(isKnown(ada)).toBe(true))
    expect((await type(ada, CAMPFIRE, 'turn')).state).toBe('answered')
    expect(ground.lines.filter((line) => line.includes('could not be registered'))).not.toEqual([])
  })
})

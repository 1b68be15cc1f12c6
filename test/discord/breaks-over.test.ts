import { afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, choresEveryMs: 200 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { begun, now, tableIn } = turnsOf(ground, ada, bjorn)

const all = (person: ScriptedPerson, channel: string) => [...(person.messages.get(channel)?.values() ?? [])]
const lives = (channel: string) => all(ada, channel).filter(isLive)
const calls = (channel: string, seen: ReadonlySet<string>) =>
  all(ada, channel).filter(({ id, mentions }) => !seen.has(id) && mentions.length > 0)
const struck = (fault: string) => ground.sandbox.faults.report().struck[fault] ?? 0

afterEach(() => ground.sandbox.faults.set({ rules: [] }))

describe('a channel over whose messages Discord breaks each time, after the bot was restarted,', () => {
  /** A game in a thread of its own whose messages cannot be listed any more, and a bot that remembers nothing. */
  async function restarted(name: string) {
    const { id: channel } = await ada.openThread(CAMPFIRE, name)
    const game = await begun(channel)
    ground.sandbox.faults.set({ rules: [{ fault: 'historyBroken', on: channel }] })
    await ground.restart()
    const before = struck('historyBroken')
    return {
      ...game,
      channel,
      seen: new Set(all(ada, channel).map(({ id }) => id)),
      asked: () => struck('historyBroken') - before,
    }
  }

  it('gets the message of the next turn, which calls once', async () => {
    const { channel, acting, other, seen, asked } = await restarted('next')
    await takeTurn(acting, channel)
    await eventually(() => expect(lives(channel).some(({ id }) => !seen.has(id))).toBe(true))
    await eventually(() => expect(lives(channel)).toHaveLength(1))
    expect(calls(channel, seen).map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[other.id]])
    expect(asked()).toBeGreaterThan(0)
  })

  it('has the message on record edited', async () => {
    const { channel, live, acting } = await restarted('edited')
    const table = await tableIn(channel)
    await ground.service().act({
      ...{ tableId: table.id, seq: null, person: { id: acting.id, name: 'X' }, moderator: false, interactionId: null },
      action: { kind: 'option', change: { language: 'de' } },
    })
    await eventually(() => {
      const [there] = lives(channel)
      expect(there && read(there).text).toContain('am Zug')
      expect(there?.id).toBe(live.id)
    })
  })

  it('gets its message back where somebody deleted it, and that calls nobody', async () => {
    const { channel, live, acting, seen } = await restarted('deleted')
    now({ do: 'deleteMessage', channelId: channel, messageId: live.id })
    await takeTurn(acting, channel)
    await eventually(() => expect(calls(channel, seen)).toHaveLength(1))
    await eventually(() => expect(lives(channel)).toHaveLength(1))
    expect(calls(channel, seen)).toHaveLength(1)
  })
})

describe('what is too large for Discord', () => {
  const WIDE = '龘'.repeat(32)
  /** A game of four with the widest of names, in a channel of its own. */
  async function begin(nth: number) {
    const [host, ...others] = [0, 1, 2, 3].map((seat) => ({ id: `8010000000000${nth + 10}${seat}00`, name: WIDE }))
    if (host === undefined) throw new Error('nobody')
    const { id: channelId } = await ada.openThread(SECOND, `wide ${nth}`)
    const where = { guildId: ground.sandbox.guildId, channelId, host, solo: false, options: {} }
    const opened = await ground.service().open(where)
    if (opened.kind !== 'opened') throw new Error(opened.kind)
    const press = { tableId: opened.table.id, seq: null, moderator: false, interactionId: null }
    for (const person of others) await ground.service().act({ ...press, person, action: { kind: 'join' } })
    await ground.service().act({ ...press, person: host, action: { kind: 'start' } })
  }

  /** What somebody is shown who asks which of them to show here. */
  async function listed() {
    const asked = await type(ada, CAMPFIRE, 'follow')
    expect(asked.state, asked.why ?? '').toBe('answered')
    const [list] = withVerb(shown(asked), 'follow')
    expect(list?.options).toHaveLength(25)
    return list?.options.map(({ label }) => label) ?? []
  }

  it('is sent with less of its options, and once more cut down where Discord takes even less', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, nth) => begin(nth)))
    const label = (await listed()).at(-1) ?? ''
    expect(label).toMatch(/^龘+.*…$/u)
    const { refusals } = ground.sandbox.faults.report()
    expect(refusals.filter(({ on, status }) => status === 500 && on.includes('callback'))).toEqual([])
    ground.sandbox.faults.set({ rules: [{ fault: 'tooLarge', bytes: 6000 }] })
    const shorter = (await listed()).at(-1) ?? ''
    expect(shorter.length).toBeLessThan(label.length)
    expect(struck('tooLarge')).toBeGreaterThan(0)
  })
})

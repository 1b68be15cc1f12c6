import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { readMessage } from '#support/monkey/read-message'
import { SANNE, TEO } from '#support/stage'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  playFirst,
  playground,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'

/** What somebody may have called themselves, by person. */
const HOSTILE: Readonly<Record<string, string>> = {
  [ADA]: `@everyone <@${TEO}> <@&1>`,
  [BJORN]: '\u202e*__**~~||`# שלום [x](http://evil.example)',
  [NOOR]: '\u3164\u2800\u00ad\u115f\uffa0\u{e0041}\u061c\u200b\u2060\ufeff\ud800',
  [SANNE]: `\u0000\n\n> \u2067龘${'\u0301'.repeat(30)}${'龘'.repeat(31)}\n- list`,
}

const ground = await playground({
  drawOneIn: 15,
  sandbox: {
    tamper: (interaction) => {
      const text = JSON.stringify(interaction, (key, value: unknown) => {
        if (key !== 'member' || typeof value !== 'object' || value === null || !('user' in value)) return value
        const { user } = value
        const id = typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : ''
        return { ...value, nick: HOSTILE[id] ?? null }
      })
      return JSON.parse(text)
    },
  },
})
const [ada, bjorn, noor, sanne] = await Promise.all([ADA, BJORN, NOOR, SANNE].map((id) => ground.person(id)))

/** Without the isolates in which names stand that are read from right to left: each ends where the name does. */
const unisolated = (text: string) => text.replaceAll(/\u2068([^\u2066-\u2069\n]*)\u2069/g, '$1')

/** Ids of those whom a text would ping, and addresses that it would link to. */
const effects = (text: string) => [
  ...text.matchAll(/(?<!\\)<@[!&]?\d+>/g),
  ...text.matchAll(/(?<!\\)@(everyone|here)/g),
  ...text.matchAll(/https?:\/\/evil/g),
  ...text.matchAll(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu),
]

it('names that format, ping, link, turn round or pile up do none of it: in the lobby, a game, its log and its scores', async () => {
  if (!ada || !bjorn || !noor || !sanne) throw new Error('nobody came')
  const people = [ada, bjorn, noor, sanne]
  const seen: APIMessage[] = []
  const see = (message: APIMessage): APIMessage => {
    seen.push(message)
    return message
  }
  await type(ada, CAMPFIRE, 'new')
  see(await ada.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0))
  for (const person of people.slice(1)) await type(person, CAMPFIRE, 'join')
  see(await ada.until(CAMPFIRE, (message) => readMessage(message).texts.join('').includes('4 players are here')))
  await type(ada, CAMPFIRE, 'start')
  see(await ada.until(CAMPFIRE, (message) => withVerb(message, 'open').length > 0))

  for (let turn = 0; turn < 4; turn++) {
    const acting = (await ground.service().inChannel(CAMPFIRE))?.acting
    const [person, other] = [people.find(({ id }) => id === acting), people.find(({ id }) => id !== acting)]
    if (!person || !other) throw new Error('nobody acts')
    let panel = see(shown(await type(person, CAMPFIRE, 'turn')))
    see(shown(await type(other, CAMPFIRE, 'turn')))
    panel = see(shown(await playFirst(person, panel)))
    panel = see(
      shown(await person.press(panel, withVerb(panel, 'page').find(({ id }) => id.endsWith(':path'))?.id ?? '')),
    )
    panel = see(shown(await playFirst(person, panel)))
    see(shown(await person.press(panel, withVerb(panel, 'end')[0]?.id ?? '')))
  }
  for (const command of ['log', 'scores', 'profile']) see(shown(await type(ada, CAMPFIRE, command)))
  for (const at of ['table', 'council', 'islands', 'city']) see(shown(await type(ada, CAMPFIRE, 'look', { at })))
  await typeAndConfirm(bjorn, CAMPFIRE, 'resign')
  const left = await ada.until(CAMPFIRE, (message) => withVerb(message, 'takeover').length > 0)
  see(left)
  see(shown(await type(ada, CAMPFIRE, 'log')))
  await typeAndConfirm(ada, CAMPFIRE, 'close')
  see(await ada.until(CAMPFIRE, (message) => message.id >= left.id && withVerb(message, 'takeover').length === 0))

  expect(seen.length).toBeGreaterThan(30)
  for (const message of seen) {
    const { texts, alts, faults, pressables } = readMessage(message)
    expect(faults).toEqual([])
    const words = people.reduce((text, { id }) => text.replaceAll(`<@${id}>`, ''), texts.join('\n'))
    expect(
      effects(unisolated(words)).map(([found]) => found),
      words,
    ).toEqual([])
    expect(message.mention_everyone).toBe(false)
    for (const { id } of message.mentions) expect(people.map((person) => person.id)).toContain(id)
    for (const plain of [
      ...alts,
      ...pressables.flatMap(({ label, options }) => [label, ...options.map((one) => one.label)]),
    ])
      expect(unisolated(plain)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\u0301{3}|(?!\n)\p{Cc}/u)
  }
  const all = seen.flatMap((message) => readMessage(message).texts).join('\n')
  // They are still shown, as they can be.
  expect(all).toContain('\\@')
  expect(all).toContain('龘'.repeat(8))
  expect(all).toMatch(/\u2068[^\u2069]*שלום[^\u2069]*\u2069/)
  expect(all).toContain('3. ?')
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { messageUrl } from '#commands/links'
import { gameFactsOf } from '#results'
import { LANGUAGES, words } from '#text'
import { finished } from './finished.ts'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive } from './turns.ts'

const ground = await playground({
  threads: true,
  drawOneIn: 1_000_000,
  thinking: {
    analyse: async () => ({
      course: [0, 9].map((turns) => ({ turns, points: [20, 20] })),
      turningPoints: [],
      styles: [null, null],
    }),
    factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
  },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { share, analysis, ending } = words('en')
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const denied = (kind: 'deny' | 'denyPeople', permissions: string[], channelId = CAMPFIRE) =>
  ground.sandbox.faults.set({ deeds: [{ do: kind, channelId, permissions }] })

/** A game of Ada and Bjørn that is over, in its own thread: the thread, and Ada's look back there. */
async function over() {
  const said = read(shown(await type(ada, CAMPFIRE, 'new', { language: 'de' }))).text
  const thread = /<#(\d+)>/.exec(said)?.[1] ?? 'no thread'
  await ada.until(CAMPFIRE, (message) => message.id === thread)
  await type(bjorn, thread, 'join')
  await type(ada, thread, 'start')
  await ada.until(thread, isLive)
  const end = await finished(ground, ada, thread)
  return { thread, end, back: shown(await ada.press(end, idOf(end, 'analysis'))) }
}

/** The messages for everybody in a channel in which a game is shared. */
const sharedIn = (channel: string) =>
  [...(bjorn.messages.get(channel)?.values() ?? [])].filter(
    (message) =>
      ((message.flags ?? 0) & MessageFlags.Ephemeral) === 0 &&
      LANGUAGES.some((language) => read(message).text.includes(words(language).share.by('Ada'))),
  )

it('what is shared in a table’s own thread goes into the channel around it, once, and the answer leads there', async () => {
  const { thread, end, back } = await over()
  for (const [verb, heading] of [
    ['shareresult', ending.title],
    ['sharelook', analysis.title],
  ] as const) {
    const both = await Promise.all([ada.press(back, idOf(back, verb)), ada.press(back, idOf(back, verb))])
    const answers = both.map(shown)
    const [message, ...others] = sharedIn(CAMPFIRE).filter((one) => read(one).text.includes(heading))
    expect(others).toEqual([])
    const there = { channelId: CAMPFIRE, messageId: message?.id ?? 'no message' }
    for (const answer of answers) {
      expect(read(answer).text).toBe(share.there(messageUrl({ guildId: ground.sandbox.guildId }, there)))
      expect((answer.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0)
    }
    expect(message?.mentions).toEqual([])
    expect(message === undefined ? [] : read(message).alts).toHaveLength(1)
  }
  expect(sharedIn(thread)).toEqual([])
  // Typed anywhere else it is wanted there.
  const elsewhere = shown(await type(ada, SECOND, 'analysis'))
  await ada.press(elsewhere, idOf(elsewhere, 'shareresult'))
  await bjorn.until(SECOND, (message) => read(message).text.includes(ending.title))
  // Who may not write in the thread may still share in the channel.
  denied('denyPeople', ['SendMessagesInThreads'])
  const allowed = shown(await ada.press(end, idOf(end, 'analysis')))
  expect(withVerb(allowed, 'shareresult')).toHaveLength(1)
  denied('denyPeople', [])
})

it('the message of a game’s end in the table’s own thread shares it with one press, for those who played', async () => {
  const { thread, end } = await over()
  expect(withVerb(end, 'shareresult')).toHaveLength(1)
  const noor = await ground.person(NOOR)
  expect(read(shown(await noor.press(end, idOf(end, 'shareresult')))).text).toBe(words('en').follow.notYours)
  const answer = shown(await bjorn.press(end, idOf(end, 'shareresult')))
  const [, posted = 'no message'] = new RegExp(`/${CAMPFIRE}/(\\d+)`).exec(read(answer).text) ?? []
  const message = await bjorn.until(CAMPFIRE, ({ id }) => id === posted)
  expect(read(message).text).toContain(ending.title)
  expect(sharedIn(thread)).toEqual([])
})

it('it stays in the thread where the person, or the bot, may not write in the channel around it', async () => {
  const { thread, back } = await over()
  const before = sharedIn(CAMPFIRE).length
  const press = async (verb: string) => ada.press(back, idOf(back, verb))
  denied('denyPeople', ['SendMessages'])
  await press('shareresult')
  await expect.poll(() => sharedIn(thread)).toHaveLength(1)
  denied('denyPeople', [])
  denied('deny', ['SendMessages'])
  await press('shareresult')
  await expect.poll(() => sharedIn(thread)).toHaveLength(2)
  denied('deny', [])
  // Discord may refuse what it said is allowed.
  ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: `POST /channels/${CAMPFIRE}/messages` }] })
  await press('shareresult')
  await expect.poll(() => sharedIn(thread)).toHaveLength(3)
  ground.sandbox.faults.set({ rules: [] })
  // Files alone are no reason.
  denied('deny', ['AttachFiles'])
  const answer = shown(await press('shareresult'))
  expect(read(answer).text).toContain(`/${CAMPFIRE}/`)
  expect(sharedIn(CAMPFIRE)).toHaveLength(before + 1)
  denied('deny', [])
})

it('a table in somebody’s own thread shares there: what is around that may be a forum', async () => {
  const { id: thread } = await ada.openThread(CAMPFIRE, 'fireside')
  const before = sharedIn(CAMPFIRE).length
  await type(ada, thread, 'new')
  await type(bjorn, thread, 'join')
  await type(ada, thread, 'start')
  await ada.until(thread, isLive)
  const end = await finished(ground, ada, thread)
  const back = shown(await ada.press(end, idOf(end, 'analysis')))
  await ada.press(back, idOf(back, 'shareresult'))
  await expect.poll(() => sharedIn(thread)).toHaveLength(1)
  expect(sharedIn(CAMPFIRE)).toHaveLength(before)
})

import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { legalChoices } from '#engine'
import type { ScriptedPerson } from '#sandbox/person'
import { bestChoicesOfPuzzle } from '#table'
import { puzzleOf } from '#table/puzzles/puzzles'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, TEO, withVerb } from './playground.ts'

const ground = await playground({ drawOneIn: 1_000_000 })
const [ada, bjorn, noor, teo] = await Promise.all([ADA, BJORN, NOOR, TEO].map((id) => ground.person(id)))
if (!ada || !bjorn || !noor || !teo) throw new Error('nobody came')
const say = words('en').share
const DAY = 24 * 3_600_000
const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2
const on = (days: number) => ground.setNow(new Date(noon + days * DAY))
on(0)
const today = () => ground.service().puzzles.today()

/** Finds the best turn of today's puzzle, and returns the message that says so. */
async function solve(person: ScriptedPerson, id: string, channel: string): Promise<APIMessage> {
  await person.command(channel, 'bonfire-puzzle', [])
  const service = ground.service()
  const who = { id, name: 'Somebody' }
  const { table } = await service.puzzles.of(today(), who, ground.sandbox.guildId)
  const press = { tableId: table.id, seq: null, person: who, moderator: false, interactionId: null }
  for (const choice of bestChoicesOfPuzzle(puzzleOf(today())))
    expect((await service.act({ ...press, action: { kind: 'choices', choices: [choice] } })).kind).toBe('done')
  return shown(await person.command(channel, 'bonfire-puzzle', []))
}
const share = async (person: ScriptedPerson, message: APIMessage): Promise<string> =>
  read(shown(await person.press(message, withVerb(message, 'sharepuzzle')[0]?.id ?? 'nothing to share'))).text
/** The messages of puzzles that everybody sees in a channel. */
const posted = (channel: string) =>
  [...(ada.messages.get(channel)?.values() ?? [])].filter(
    (message) => ((message.flags ?? 0) & 64) === 0 && read(message).text.includes(words('en').puzzle.title('').trim()),
  )
const texts = (channel: string) => posted(channel).map((message) => read(message).text)

it('everybody who shares the puzzle of a day stands in one message of the server, which mentions nobody', async () => {
  const [hers, his] = [await solve(ada, ADA, CAMPFIRE), await solve(bjorn, BJORN, SECOND)]
  expect(read(hers).text).not.toContain(words('en').puzzle.streak(1))
  expect(await share(ada, hers)).toContain(say.there(`<#${CAMPFIRE}>`))
  expect(await share(bjorn, his)).toContain(say.there(`<#${CAMPFIRE}>`))
  expect(await share(ada, hers)).toContain(say.there(`<#${CAMPFIRE}>`))
  await expect.poll(() => texts(CAMPFIRE)).toHaveLength(1)
  const [text = ''] = texts(CAMPFIRE)
  for (const person of [ADA, BJORN]) expect(text.split(say.solved(`<@${person}>`, 1, 1))).toHaveLength(2)
  expect(posted(CAMPFIRE)[0]?.mentions).toEqual([])
  expect(posted(SECOND)).toEqual([])
})

it('who has not solved it stands below with the tries made, and with the others once it is solved', async () => {
  const { puzzles, act } = ground.service()
  const [day, who] = [today(), { id: NOOR, name: 'Noor' }]
  const { table } = await puzzles.of(day, who, ground.sandbox.guildId)
  expect(await puzzles.share(day, who, ground.sandbox.guildId)).toBe(false)
  const press = { tableId: table.id, seq: null, person: who, moderator: false, interactionId: null }
  // Some turn, to its end.
  for (let played = 0; (await puzzles.of(day, who)).verdict === null; played++) {
    const now = await puzzles.of(day, who)
    if (now.table.state === null || now.table.rules === undefined || played > 40) throw new Error('no end')
    const legal = legalChoices(now.table.rules, now.table.state)
    const choice = legal.find(({ kind }) => kind === 'end') ?? legal.at(-1)
    if (choice === undefined) throw new Error('no way on')
    await act({ ...press, action: { kind: 'choices', choices: [choice] } })
  }
  const tried = shown(await noor.command(CAMPFIRE, 'bonfire-puzzle', []))
  expect(await share(noor, tried)).toContain(say.there(`<#${CAMPFIRE}>`))
  await expect.poll(() => texts(CAMPFIRE)[0]).toMatch(new RegExp(`${say.tried(`<@${NOOR}>`, 1)}$`, 'm'))
  expect(texts(CAMPFIRE)[0]?.indexOf(NOOR)).toBeGreaterThan(texts(CAMPFIRE)[0]?.indexOf(BJORN) ?? 0)
  await puzzles.change(day, who, ground.sandbox.guildId, 'again')
  expect(await share(noor, await solve(noor, NOOR, CAMPFIRE))).toContain(say.there(`<#${CAMPFIRE}>`))
  await expect.poll(() => texts(CAMPFIRE)[0]).toContain(say.solved(`<@${NOOR}>`, 2, 1))
})

it('the next day has another message, in the channel that the server wants; days in a row are told', async () => {
  on(1)
  await ground.service().servers.save({ guildId: ground.sandbox.guildId, by: ADA }, { puzzles: SECOND })
  const [hers, theirs] = [await solve(ada, ADA, CAMPFIRE), await solve(noor, NOOR, CAMPFIRE)]
  for (const message of [hers, theirs]) expect(read(message).text).toContain(words('en').puzzle.streak(2))
  await Promise.all([share(ada, hers), share(noor, theirs)])
  await expect.poll(() => texts(SECOND).length).toBe(1)
  await expect.poll(() => texts(SECOND)[0]).toContain(say.solved(`<@${ADA}>`, 1, 2))
  expect(texts(SECOND)[0]).toContain(say.solved(`<@${NOOR}>`, 1, 2))
  expect(texts(CAMPFIRE)).toHaveLength(1)
})

it('a message that a process posted and died over is the one that the next who shares the puzzle stands in', async () => {
  on(1)
  await ground.service().servers.save({ guildId: ground.sandbox.guildId, by: ADA }, { puzzleMessages: [] })
  const his = await solve(bjorn, BJORN, CAMPFIRE)
  expect(await share(bjorn, his)).toContain(say.there(`<#${SECOND}>`))
  await expect.poll(() => texts(SECOND)[0]).toContain(`<@${BJORN}>`)
  expect(texts(SECOND)).toHaveLength(1)
})

it('a message that was deleted is posted anew, without whoever is forgotten; a channel that is closed is said; none is begun in a thread', async () => {
  const [message] = posted(SECOND)
  await ground.service().forget(ADA)
  expect((await ground.service().settingsNow(ADA)).puzzleStreak).toBeNull()
  ground.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId: SECOND, messageId: message?.id ?? '' }] })
  const his = await solve(teo, TEO, CAMPFIRE)
  expect(await share(teo, his)).toContain(say.there(`<#${SECOND}>`))
  await expect.poll(() => texts(SECOND)).toHaveLength(1)
  expect(texts(SECOND)[0]).toContain(`<@${TEO}>`)
  expect(texts(SECOND)[0]).not.toContain(ADA)
  on(2)
  ground.sandbox.faults.set({ deeds: [{ do: 'deny', channelId: SECOND, permissions: ['SendMessages'] }] })
  const again = await solve(teo, TEO, CAMPFIRE)
  expect(await share(teo, again)).toContain(words('en').notices.cannotWriteHere([]))
  on(3)
  // In a thread: rather in the channel around it, which a forum has none of.
  await ground.service().servers.save({ guildId: ground.sandbox.guildId, by: ADA }, { puzzles: null })
  const { id: thread } = await teo.openThread(CAMPFIRE, 'fireside')
  expect(await share(teo, await solve(teo, TEO, thread))).toContain(say.there(`<#${CAMPFIRE}>`))
  on(4)
  ground.sandbox.faults.set({ rules: [{ fault: 'forum', on: `POST /channels/${CAMPFIRE}/messages` }] })
  expect(await share(teo, await solve(teo, TEO, thread))).toContain(say.there(`<#${thread}>`))
  ground.sandbox.faults.set({ rules: [] })
  on(9)
  await solve(bjorn, BJORN, CAMPFIRE)
  expect((await ground.service().settingsNow(BJORN)).puzzleStreak?.days).toBe(1)
})

const textsEverywhere = () => [CAMPFIRE, SECOND].flatMap(texts)

it('two who share a puzzle at once in two channels stand in one message', async () => {
  const before = textsEverywhere()
  on(20)
  const [his, theirs] = [await solve(bjorn, BJORN, CAMPFIRE), await solve(teo, TEO, SECOND)]
  ground.sandbox.faults.set({ deeds: [{ do: 'deny', channelId: SECOND, permissions: [] }] })
  const said = await Promise.all([share(bjorn, his), share(teo, theirs)])
  expect(new Set(said).size).toBe(1)
  const since = () => textsEverywhere().filter((text) => !before.includes(text))
  await expect.poll(since).toEqual([expect.stringContaining(`<@${BJORN}>`)])
  await expect.poll(since).toEqual([expect.stringContaining(`<@${TEO}>`)])
})

it('who shares a puzzle elsewhere, after the answer to its post was lost, stands in that message', async () => {
  on(21)
  const before = textsEverywhere().length
  const [his, theirs] = [await solve(bjorn, BJORN, CAMPFIRE), await solve(teo, TEO, SECOND)]
  ground.sandbox.faults.set({ rules: [{ fault: 'answerLost', on: `POST /channels/${CAMPFIRE}/messages` }] })
  expect(await share(bjorn, his)).not.toContain(say.there(`<#${CAMPFIRE}>`))
  ground.sandbox.faults.set({ rules: [] })
  expect(await share(teo, theirs)).toContain(say.there(`<#${CAMPFIRE}>`))
  await expect.poll(() => textsEverywhere().length).toBe(before + 1)
})

it('a puzzle that cannot be shown where it was meant to be is shown where it is shared next', async () => {
  on(22)
  const before = texts(SECOND).length
  const [his, theirs] = [await solve(bjorn, BJORN, CAMPFIRE), await solve(teo, TEO, SECOND)]
  ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: `POST /channels/${CAMPFIRE}/messages` }] })
  for (const message of [his, theirs]) {
    const there = message === his ? words('en').notices.cannotWriteHere([]) : say.there(`<#${SECOND}>`)
    expect(await share(message === his ? bjorn : teo, message)).toContain(there)
  }
  ground.sandbox.faults.set({ rules: [] })
  expect(await share(bjorn, his)).toContain(say.there(`<#${SECOND}>`))
  await expect.poll(() => texts(SECOND).length).toBe(before + 1)
  ground.setNow(null)
})

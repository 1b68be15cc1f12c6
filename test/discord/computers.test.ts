import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { viewAsActor } from '#support/as-actor'
import { quickThought } from '#support/computer-thought'
import { actAtTable } from '#support/driver'
import { straightOn } from '#support/policies'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, shown, type, typeAndConfirm, withVerb } from './playground.ts'
import { allPages, isLive, takeTurn } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, thinking: { chooseTurn: quickThought } })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const noor = await ground.person(NOOR)

const chosen = (person: ScriptedPerson, message: APIMessage, verb: string, value: string) =>
  person.select(message, withVerb(message, verb)[0]?.id ?? `no ${verb}`, [value])
const isLobby = (message: APIMessage) => withVerb(message, 'start').length > 0 && ((message.flags ?? 0) & 64) === 0

/** Plays the turn of whoever must act, without pressing; returns the id of whose it is then, null after the end. */
async function playTurn(tableId: string): Promise<string | null> {
  const service = ground.service()
  for (let table = await viewAsActor(service, tableId), began = table?.turnSeq; ; ) {
    if (table?.acting == null || table.turnSeq !== began) return table?.acting ?? null
    await actAtTable(service, tableId, straightOn)
    await service.computersPlayed(tableId)
    table = await viewAsActor(service, tableId)
  }
}

afterEach(() => {
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('at a table of two people and two computer players', () => {
  let live: APIMessage
  let tableId = ''

  it('the host has those sit down, who are shown as what they are', async () => {
    await type(ada, CAMPFIRE, 'new')
    await type(bjorn, CAMPFIRE, 'join')
    const lobby = await ada.until(CAMPFIRE, (message) => isLobby(message) && read(message).text.includes('2. Bj'))
    await chosen(bjorn, lobby, 'computers', 'add club')
    await bjorn.until(CAMPFIRE, (message) => read(message).text.includes('Only the host'))
    await chosen(ada, lobby, 'computers', 'add beginner')
    const third = await ada.until(CAMPFIRE, (message) => isLobby(message) && read(message).text.includes('3. Odrin'))
    await chosen(ada, third, 'computers', 'add expert')
    const full = await ada.until(CAMPFIRE, (message) => isLobby(message) && read(message).text.includes('4. Wirra'))
    expect(read(full).text).toMatch(/3\. Odrin \\\(computer\\\), beginner\n4\. Wirra \\\(computer\\\), expert/u)
    await chosen(ada, full, 'computers', 'remove Odrin')
    const fewer = await ada.until(CAMPFIRE, (message) => isLobby(message) && !read(message).text.includes('Odrin'))
    await chosen(ada, fewer, 'computers', 'add club')
    await ada.until(CAMPFIRE, (message) => isLobby(message) && read(message).text.includes('4. Odrin'))
    await type(ada, CAMPFIRE, 'start')
    live = await ada.until(CAMPFIRE, isLive)
    tableId = (await ground.service().inChannel(CAMPFIRE))?.id ?? ''
  })

  it('a whole game is played: a message for each turn of a person, which tells what the computer players did', async () => {
    const messages = [live]
    let rows = 0
    for (let acting = await playTurn(tableId); acting !== null; acting = await playTurn(tableId)) {
      // Of the rest only the end is looked at.
      if (messages.length === 10) continue
      const last = live
      live = await ada.until(CAMPFIRE, (one) => isLive(one) && one.id > last.id && one.mentions[0]?.id === acting)
      messages.push(live)
      const { text } = read(live)
      if (/🤖 Wirra .*\n🤖 Odrin /u.test(text)) rows++
      expect(text).not.toContain('is thinking')
    }
    const end = await ada.until(CAMPFIRE, (one) => withVerb(one, 'again').length > 0 && one.id > live.id)
    expect(read(end).text).toMatch(/Wirra \\\(computer\\\).*\d+/u)
    expect(end.mentions.map(({ id }) => id).sort()).toEqual([ADA, BJORN])
    // The seats lie side by side: after the second person's turn both computer players have theirs.
    expect(rows).toBeGreaterThan(3)
    for (const { mentions } of messages) expect([ADA, BJORN]).toContain(mentions.map(({ id }) => id).join())
    const posted = [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(({ flags = 0 }) => (flags & 64) === 0)
    const turns = (await ground.service().log(tableId))?.filter((item) => item.kind === 'turn') ?? []
    expect(turns.length).toBeGreaterThan(posted.length * 1.5)
    // Of the turns that were waited for.
    const lines = posted.flatMap((one) => [...read(one).text.matchAll(/^-# Turn (\d+)\b/gmu)].map(([, n]) => Number(n)))
    const rounds = posted.filter((one) => read(one).text.includes(`-# ${words('en').scores.ifItEndedNow}:`))
    expect(rounds.length).toBeGreaterThan(2)
    expect(lines.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
    const log = await allPages(ada, shown(await type(ada, CAMPFIRE, 'log')))
    for (const name of ['Odrin', 'Wirra']) expect(log).toContain(`\n${name} \\(computer\\) `)
  })

  it('they are asked to the next game with its people', async () => {
    const end = await ada.until(CAMPFIRE, (one) => withVerb(one, 'again').length > 0)
    await ada.press(end, withVerb(end, 'again')[0]?.id ?? '')
    const lobby = await ada.until(CAMPFIRE, (one) => isLobby(one) && one.id > end.id)
    expect(read(lobby).text).toMatch(/1\. Ada.*\n2\. Odrin.*expert\n3\. Wirra.*medium/u)
    await ada.press(lobby, withVerb(lobby, 'close')[0]?.id ?? '')
  })
})

it('a seat that was left is given to a computer player from the message, and somebody can take it back', async () => {
  const { id: channel } = await ada.openThread(CAMPFIRE, 'left')
  await type(ada, channel, 'new')
  for (const person of [bjorn, noor]) await type(person, channel, 'join')
  await type(ada, channel, 'start')
  const { id = '' } = (await ground.service().inChannel(channel)) ?? {}
  const asked = shown(await type(noor, channel, 'resign'))
  await noor.press(asked, withVerb(asked, 'confirm')[0]?.id ?? '')
  const empty = await ada.until(channel, (one) => isLive(one) && withVerb(one, 'givetocomputer').length > 0)
  const seat = (await ground.service().view(id))?.seats.findIndex(({ person }) => person === null) ?? -1
  expect(withVerb(empty, 'givetocomputer')[0]?.options.map(({ value }) => value)).toContain(`give ${seat} expert`)
  await chosen(ada, empty, 'givetocomputer', `give ${seat} club`)
  const played = await ada.until(
    channel,
    (one) => isLive(one) && withVerb(one, 'givetocomputer').length === 0 && (one.mentions[0]?.id ?? ADA) !== NOOR,
  )
  expect(withVerb(played, 'takeover')).toEqual([])
  for (let turn = 0; turn < 3; turn++) await playTurn(id)
  const turns = (await ground.service().log(id))?.filter((item) => item.kind === 'turn') ?? []
  expect(turns.some(({ computer }) => computer)).toBe(true)
  expect(read(shown(await type(noor, channel, 'turn'))).text).toContain(`take over seat ${seat + 1}`)
  await type(noor, channel, 'takeover', { seat: seat + 1 })
  expect((await ground.service().view(id))?.seats[seat]?.person?.id).toBe(NOOR)
})

it('against one person alone they play in direct messages, where the panel goes on after their turns', async () => {
  const answer = shown(await type(noor, CAMPFIRE, 'solo', { opponent: 'club', opponents: 2 }))
  expect(read(answer).text).toContain('2 computer players (medium)')
  const dm = await noor.openDm()
  const live = await noor.until(dm.id, isLive)
  const menu = await takeTurn(noor, dm.id)
  expect(withVerb(menu, 'page').length).toBeGreaterThan(3)
  expect(read(menu).text).toMatch(/Odrin.*Wirra/su)
  const after = await noor.until(dm.id, (one) => isLive(one) && read(one).text.includes('🤖 Wirra'))
  expect(after.id).toBe(live.id)
  const again = shown(await type(noor, CAMPFIRE, 'solo'))
  expect(read(again).text).toContain('a game against computer players open')
  const asked = shown(await noor.press(again, withVerb(again, 'close')[0]?.id ?? ''))
  await noor.press(asked, withVerb(asked, 'confirm')[0]?.id ?? '')
  expect(await ground.service().openTablesOf(NOOR)).toHaveLength(1)
  expect((await ground.service().profile(NOOR)).games).toEqual([])
})

it('who plays alone finds the lessons beside the own first turn, though a computer player began', async () => {
  await type(noor, CAMPFIRE, 'solo', { opponent: 'club' })
  const dm = await noor.openDm()
  const first = await noor.until(
    dm.id,
    (one) => isLive(one) && /🤖 Odrin .* placed their first fate tile/u.test(read(one).text),
  )
  expect(withVerb(first, 'learn')).toHaveLength(1)
  await takeTurn(noor, dm.id)
  const later = await noor.until(dm.id, (one) => one.id === first.id && withVerb(one, 'learn').length === 0)
  expect(isLive(later)).toBe(true)
  await typeAndConfirm(noor, dm.id, 'close')
})

it('options that only a game against Tom has are refused beside computer players, and no game begins', async () => {
  const tables = async () => (await ground.service().openTablesOf(NOOR)).length
  const before = await tables()
  const refused = shown(await type(noor, CAMPFIRE, 'solo', { opponent: 'club', handicap: -10, tom: true }))
  expect(read(refused).text).toContain('only for games against Tom: handicap, tom.')
  expect(await tables()).toBe(before)
  const harmless = { opponent: 'club', handicap: 0, tom: false, challenge: false }
  expect(read(shown(await type(noor, CAMPFIRE, 'solo', harmless))).text).toContain('1 computer player (medium)')
  expect(await tables()).toBe(before + 1)
})

import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { afterAll, expect, it } from 'vitest'
import { PATIENCE } from '#discord/patience'
import { openStore } from '#store'
import { inChannelAsActor } from '#support/as-actor'
import { actAtTable } from '#support/driver'
import { straightOn } from '#support/policies'
import { HOUR_MS, MINUTE_MS } from '#time'
import { freshDatabase } from '../store/databases.ts'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, typeAndConfirm, withVerb } from './playground.ts'
import { allPages, isLive, turnsOf } from './turns.ts'

const { url, drop } = await freshDatabase()
afterAll(drop)
// Nobody looks whether a live message was deleted: the bot is to find that out when it edits the message.
const ground = await playground({
  ...{ drawOneIn: 1_000_000, databaseUrl: url, pace: { lookEveryMs: HOUR_MS } },
  // An answer that is put off is another one.
  patienceMs: (ms) => (ms === PATIENCE.answer ? MINUTE_MS : ms),
})
const store = await openStore(url)
afterAll(() => store.close())
const people = await Promise.all([ADA, BJORN].map((id) => ground.person(id)))
const [ada = nobody(), bjorn = nobody()] = people
const turns = turnsOf(ground, ada, bjorn)

function nobody(): never {
  throw new Error('nobody came')
}
const table = async () => (await inChannelAsActor(ground.service(), CAMPFIRE)) ?? nobody()

/** Chooses for whoever must act until the turn is over; the message of the next one. */
async function finishTurn(before: APIMessage): Promise<APIMessage> {
  const { turnSeq } = await table()
  for (let now = await table(); now.turnSeq === turnSeq; now = await table())
    await actAtTable(ground.service(), now.id, straightOn)
  return await ada.until(CAMPFIRE, (message) => isLive(message) && BigInt(message.id) > BigInt(before.id))
}

const link = (text: string) => /\[Since your last turn\]\((\S+)\)/.exec(text)?.[1]
const isLine = (id: string, text: RegExp) => (message: APIMessage) => message.id === id && text.test(read(message).text)

it('a panel links to the message of one’s last turn, which says what was done; not when that is gone', async () => {
  await type(ada, CAMPFIRE, 'new')
  await type(bjorn, CAMPFIRE, 'join')
  const lobby = await ada.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  await type(ada, CAMPFIRE, 'start')
  const first = await ada.until(CAMPFIRE, isLive)
  await ada.until(CAMPFIRE, isLine(lobby.id, /^-# The game began with .+ and .+\.$/))
  const { id, guildId, acting } = await table()
  const one = acting === ADA ? ada : bjorn
  const second = await finishTurn(first)
  const third = await finishTurn(second)
  await ada.until(CAMPFIRE, isLine(first.id, /^-# Turn 1 · .+: placed their first fate tile and .+\.$/))
  // The second turn ended a round: the points that all have stand below.
  await ada.until(
    CAMPFIRE,
    isLine(
      second.id,
      /^-# Turn 2 · .+: placed their first fate tile and .+\.\n-# If the game ended now: Ada \d+ · Bjørn 🔥\u200b? \d+$/u,
    ),
  )

  const panel = shown(await one.press(third, withVerb(third, 'open')[0]?.id ?? 'no open'))
  expect(link(read(panel).text)).toBe(`https://discord.com/channels/${guildId}/${CAMPFIRE}/${first.id}`)
  expect(link(read(shown(await type(one, SECOND, 'turn'))).text)).toContain(first.id)

  // So does the log, which is a file too; one of the names takes more bytes than letters.
  const log = shown(await type(one, CAMPFIRE, 'log'))
  expect(read(log).text).toContain(`**[Turn 1](https://discord.com/channels/${guildId}/${CAMPFIRE}/${first.id})**`)
  expect(read(log).text).toContain(`/${second.id})`)
  const given = shown(await one.press(log, withVerb(log, 'logfile')[0]?.id ?? 'no file'))
  const [url] = /https?:[^"]+bonfire-log\.txt[^"]*/u.exec(JSON.stringify(given.components)) ?? []
  const file = await fetch(url ?? 'about:blank')
  expect(file.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/iu)
  expect(await file.text()).toMatch(/Bjørn 🔥 placed the \S+ fate tile/u)

  // A moderator deletes the second player's message before it is a line.
  turns.now({ do: 'deleteMessage', channelId: CAMPFIRE, messageId: third.id })
  const fourth = await finishTurn(third)
  const other = one === ada ? bjorn : ada
  expect(link(read(shown(await type(other, CAMPFIRE, 'turn'))).text)).toContain(second.id)
  await finishTurn(fourth)
  expect(link(read(shown(await type(one, CAMPFIRE, 'turn'))).text)).toBeUndefined()
  expect(read(shown(await type(one, CAMPFIRE, 'turn'))).text).toContain('**Since your last turn**: ')

  // The log of a table that is over has them still.
  expect((await store.tables.turnMessages(id)).length).toBeGreaterThan(2)
  await typeAndConfirm(ada, CAMPFIRE, 'close')
  const over = await ada.until(CAMPFIRE, (message) => withVerb(message, 'log').length > 0 && !isLive(message))
  const after = shown(await ada.press(over, withVerb(over, 'log')[0]?.id ?? 'no log'))
  expect(await allPages(ada, after)).toContain(
    `**[Turn 1](https://discord.com/channels/${guildId}/${CAMPFIRE}/${first.id})**`,
  )
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

it('a select whose choice is refused is sent again as it was, with the reason in private', async () => {
  await type(ada, SECOND, 'new')
  await type(bjorn, SECOND, 'join')
  const lobby = await bjorn.until(SECOND, (message) => /2 players are here/.test(read(message).text))
  const [computers] = withVerb(lobby, 'computers')
  const sentAgain = bjorn.next((frame) => frame.t === 'message' && frame.message.id === lobby.id)
  const refused = await bjorn.select(lobby, computers?.id ?? 'no computers', ['add club'])
  expect(refused.message?.id).toBe(lobby.id)
  await sentAgain
  const told = await bjorn.until(SECOND, (message) => read(message).text.startsWith('Only the host'))
  expect((told.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0)
  expect(read(refused.message ?? nobody()).text).toBe(read(lobby).text)
})

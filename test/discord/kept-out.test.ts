import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, type } from './playground.ts'
import { isLive, turnsOf } from './turns.ts'

const LOOK = 50
const ground = await playground({
  drawOneIn: 1_000_000,
  choresEveryMs: LOOK,
  pace: { noticesEveryMs: LOOK, coolDown: { firstMs: LOOK, mostMs: LOOK } },
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now, begun, tableIn } = turnsOf(ground, ada, bjorn)

it('a channel that the bot is let into again shows the newest state, also where another process was kept out', async () => {
  await begun(SECOND)
  const { id: tableId } = await tableIn(SECOND)
  now({ do: 'deny', channelId: SECOND, permissions: ['ViewChannel'] })
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { language: 'de' } } })
  await expect
    .poll(() => ground.lines.filter((line) => line.includes('cannot be written to')).length)
    .toBeGreaterThan(0)
  await ground.restart()
  now({ do: 'deny', channelId: SECOND, permissions: [] })
  // Nobody presses anything.
  const { takeTurn } = words('de').buttons
  await ada.until(
    SECOND,
    (message) => isLive(message) && read(message).pressables.some(({ label }) => label === takeTurn),
  )
})

it('a channel that the bot is let into again without its history has one message that can be pressed', async () => {
  const { id: tableId } = await tableIn(SECOND)
  const live = () => [...(ada.messages.get(SECOND)?.values() ?? [])].filter(isLive)
  expect(live()).toHaveLength(1)
  const [before] = live()
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  const refusals = () => ground.lines.filter((line) => line.includes('cannot be written to')).length
  const known = refusals()
  now({ do: 'deny', channelId: SECOND, permissions: ['ViewChannel'] })
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { language: 'nl' } } })
  await expect.poll(refusals).toBeGreaterThan(known)
  now({ do: 'deny', channelId: SECOND, permissions: ['ReadMessageHistory'] })
  await ada.until(SECOND, (message) => isLive(message) && message.id !== before?.id)
  await expect.poll(() => live().length).toBe(1)
})

it.each(['lobby', 'turn'])(
  'a table that is closed while the bot is kept out leaves no %s that can be pressed, also where its history may not be read',
  async (what) => {
    if (what === 'lobby') await type(ada, CAMPFIRE, 'new')
    else await begun(CAMPFIRE)
    const { id: tableId } = await tableIn(CAMPFIRE)
    const live = () => [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter((one) => isPressedFor(one, tableId))
    await expect.poll(() => live().length).toBe(1)
    const [before] = live()
    const refusals = () => ground.lines.filter((line) => line.includes('cannot be written to')).length
    const known = refusals()
    now({ do: 'deny', channelId: CAMPFIRE, permissions: ['ViewChannel', 'SendMessages'] })
    const host = { person: { id: ADA, name: 'Ada' }, moderator: true, interactionId: null }
    await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'close' } })
    await expect.poll(refusals).toBeGreaterThan(known)
    await ground.restart()
    now({ do: 'deny', channelId: CAMPFIRE, permissions: ['ReadMessageHistory'] })
    await ada.until(CAMPFIRE, (one) => isPublic(one) && BigInt(one.id) > BigInt(before?.id ?? 0))
    await expect.poll(() => live().map(({ id }) => id)).not.toContain(before?.id)
    now({ do: 'deny', channelId: CAMPFIRE, permissions: [] })
  },
)

const isPublic = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.Ephemeral) === 0
const isPressedFor = (message: APIMessage, tableId: string) =>
  isPublic(message) && read(message).pressables.some(({ id }) => id.includes(tableId))

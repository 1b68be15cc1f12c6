import { expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { follow } from '../table/sitting.ts'
import { dayOld, HOUR, LOOK } from './day-old.ts'
import { BJORN, CAMPFIRE, read } from './playground.ts'
import { isLive } from './turns.ts'

it('whoever heard that somebody is gone is not called within the hour, though the answer to that message was lost and they are back', async () => {
  const { ground, now, tableId, first, shownTurn, slow, other, heard, isGone } = await dayOld()
  now({ do: 'leaveServer', personId: slow.id })
  const on = `POST /channels/${CAMPFIRE}/messages`
  ground.sandbox.faults.set({ rules: [{ fault: 'answerLost', on, times: 1 }] })
  ground.setNow(null)
  await other.until(CAMPFIRE, (one) => isLive(one) && isGone(one))
  now({ do: 'leaveServer', personId: slow.id, left: false })
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 1])
  // The one before is taken away when the message is found to be there.
  await expect.poll(() => other.messages.get(CAMPFIRE)?.has(first.id)).toBe(false)

  const table = await viewAsActor(ground.service(), tableId)
  if (table === null) throw new Error('no table')
  await follow(ground.service(), table).finishTurn()
  const silent = await shownTurn()
  expect(silent.mentions).toEqual([])
  expect(heard.map(({ length }) => length)).toEqual([1, 1])
})

it('that somebody is gone calls nobody who is away', async () => {
  const { ground, now, slow, other, third, heard, isGone } = await dayOld()
  const away = [{ from: Date.now() - 24 * HOUR, until: Date.now() + 24 * HOUR }]
  await ground.service().saveSettings(other.id, { away })
  now({ do: 'leaveServer', personId: slow.id })
  ground.setNow(null)
  const told = await third.until(CAMPFIRE, (one) => isLive(one) && isGone(one))
  expect(told.mentions.map(({ id }) => id)).toContain(third.id)
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([0, 1])
})

it('who was removed from the game and has left the server is not said to be able to come back, and nobody is called for it', async () => {
  const { ground, now, tableId, slow, other, third, heard, isGone, shownTurn } = await dayOld()
  // A reminder sent before the seat is freed would put off their call of that for an hour, and so past the check below.
  await ground.service().saveSettings(slow.id, { reminderHours: 0 })
  ground.setNow(null)
  const hour = new Date().getUTCHours()
  await ground.service().saveSettings(third.id, { zone: 'UTC', quiet: { from: hour, to: (hour + 3) % 24 } })
  now({ do: 'leaveServer', personId: third.id })
  const table = await viewAsActor(ground.service(), tableId)
  const seat = table?.seats.findIndex(({ person }) => person?.id === third.id) ?? -1
  const moderator = { person: { id: BJORN, name: 'Bjørn' }, moderator: true, interactionId: null }
  await ground.service().act({ tableId, seq: null, ...moderator, action: { kind: 'freeSeat', seat } })
  const told = await other.until(
    CAMPFIRE,
    (one) => isLive(one) && read(one).text.includes('was removed by a moderator'),
  )
  expect(told.mentions.map(({ id }) => id)).toContain(other.id)
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 0])

  // The quiet hours of who was removed are over: what is theirs is due, and others may be called again.
  ground.setNow(new Date(Date.now() + 4 * HOUR))
  await ground.runtime.looked(LOOK)
  expect((await shownTurn()).id).toBe(told.id)
  expect([...(other.messages.get(CAMPFIRE)?.values() ?? [])].filter(isGone)).toEqual([])
  expect(heard.map(({ length }) => length)).toEqual([1, 0])
})

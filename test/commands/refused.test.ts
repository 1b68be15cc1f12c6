import { afterAll, describe, expect, it } from 'vitest'
import { openService, Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)
let channels = 0

/** A game of two, whose acting player comes first; and somebody who only watches. */
async function watched(): Promise<{ acting: Player; other: Player; guest: Player }> {
  const channel = `refused${++channels}`
  const { table, players } = await started(service, [`ann ${channel}`, `bob ${channel}`], channel)
  const [acting, other] = players.toSorted((one) => (one.name === table.acting ? -1 : 1))
  if (acting === undefined || other === undefined) throw new Error('nobody acts')
  return { acting, other, guest: new Player(service, `eve ${channel}`, channel) }
}

describe('whoever does not sit at the table hears why not, and what to do instead:', () => {
  it('of a take-over without an empty seat', async () => {
    const { guest } = await watched()
    await guest.type('takeover')
    expect(guest.seen.text).toContain('No seat is empty')
    expect(guest.seen.text).toContain('watch')
    await guest.type('takeover', { seat: 1 })
    expect(guest.seen.text).toContain('sits there')
    await guest.type('takeover', { seat: 4 })
    expect(guest.seen.text).toContain('No seat is empty')
  })

  it('of letting a seat sit out', async () => {
    const { guest, other } = await watched()
    await guest.type('sitout')
    expect(guest.seen.text).toContain('You’re not playing at this table')
    await other.type('sitout')
    expect(other.seen.text).toContain('No seat is empty')
  })

  it('of “Take your turn”, pressed or typed', async () => {
    const { acting, guest } = await watched()
    await acting.type('look')
    await guest.press(acting.all('open')[0]?.id ?? 'no button')
    expect(guest.seen.text).toContain('You’re not playing at this table')
    expect(guest.seen.text).toContain('*Look at a city, the islands…*')
    await guest.type('turn')
    expect(guest.seen.text).toContain('You’re not playing at this table')
  })

  it('of a panel; with an empty seat it names the seat', async () => {
    const { acting, other, guest } = await watched()
    // A closer view leads somebody to it who has one.
    await guest.type('look', { at: 'council' })
    expect(guest.all('open')).toEqual([])
    await acting.type('look', { at: 'council' })
    await guest.press(acting.all('open')[0]?.id ?? 'no button')
    expect(guest.seen.text).toContain('You’re not playing at this table')
    await service.act({
      tableId: (await service.inChannel(guest.channelId))?.id ?? '',
      seq: null,
      person: other.asker().person,
      moderator: false,
      interactionId: null,
      action: { kind: 'leave' },
    })
    await guest.type('turn')
    expect(guest.seen.text).toMatch(/take over seat [12]\b/)
    await acting.type('sitout')
    await guest.type('turn')
    expect(guest.seen.text).not.toMatch(/take over seat/)
  })

  it('of choices, of an undo and of an end that are not theirs', async () => {
    const { acting, guest } = await watched()
    await acting.type('turn')
    await guest.press(acting.lines()[0]?.id ?? '')
    expect(guest.seen.text).toContain('You’re not playing at this table')
    for (const command of ['undo', 'end']) {
      await guest.type(command)
      expect(guest.seen.text, command).toContain('You’re not playing at this table')
    }
  })

  it('in a lobby, where the way is to join; and the others wait for its start', async () => {
    const host = new Player(service, 'ann waits', 'waiting')
    await host.type('new')
    const guest = new Player(service, 'eve waits', 'waiting')
    await guest.type('turn')
    expect(guest.seen.text).toContain('press *Join*')
    await host.type('turn')
    expect(host.seen.text).toContain('hasn’t started')
  })
})

it('a second /bonfire new says that a table is open here already, above its lobby', async () => {
  const host = new Player(service, 'ann twice', 'twice')
  await host.type('new')
  await host.type('new')
  expect(host.seen.text).toContain('already has an open table')
  expect(host.all('join')).toHaveLength(1)
})

it('a city of somebody who is not here is refused by that name', async () => {
  const { acting } = await watched()
  await acting.type('look', { player: 'zaphod' })
  expect(acting.seen.text).toContain('zaphod')
})

it('an old button of a game that is over says that it is over', async () => {
  const { acting, other } = await watched()
  await acting.type('look')
  const [old] = acting.all('open')
  const table = await service.inChannel(acting.channelId)
  for (const { name } of [acting, other])
    await service.act({
      tableId: table?.id ?? '',
      seq: null,
      person: { id: name, name },
      moderator: false,
      interactionId: null,
      action: { kind: 'leave' },
    })
  await acting.press(old?.id ?? '')
  expect(acting.seen.text).toContain('This table is over')
})

import { afterAll, describe, expect, it } from 'vitest'
import { openService, Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)
let channels = 0

/** A game of so many, and somebody who may manage the server. */
async function game(people = 3) {
  const channel = `leaving${++channels}`
  const names = ['ann', 'bob', 'cleo'].slice(0, people).map((name) => `${name} ${channel}`)
  const { table, players } = await started(service, names, channel)
  const [host, second, third] = players
  if (host === undefined || second === undefined) throw new Error('nobody came')
  const now = async () => (await service.view(table.id)) ?? table
  return { host, second, third: third ?? second, moderator: new Player(service, `mod ${channel}`, channel, true), now }
}

describe('/bonfire resign in a game', () => {
  it('asks first, saying what will happen, and leaves on the second press, saying what did', async () => {
    const { second, now } = await game()
    const before = await now()
    await second.type('resign')
    expect(second.seen.text).toContain('Leave this game?')
    expect(second.seen.text).toContain('take over the seat')
    expect(await now()).toEqual(before)
    await second.push('confirm')
    expect(second.answer?.kind).toBe('reply')
    expect(second.seen.text).toContain('You left the game')
    expect((await now()).seats[1]?.person).toBeNull()
  })

  it('can be thought over: nothing changes, and the panel is there', async () => {
    const { second, now } = await game()
    const before = await now()
    await second.type('resign')
    await second.push('refresh')
    expect(second.seen.text).toMatch(/turn/)
    expect(await now()).toEqual(before)
  })

  it('is not undone by others who play meanwhile, and does no harm when it is confirmed twice or too late', async () => {
    const { host, second, third, now } = await game()
    const table = await now()
    const acting = [host, second, third].find(({ name }) => name === (table.acting ?? ''))
    const leaving = acting === second ? third : second
    await leaving.type('resign')
    const [confirm] = leaving.all('confirm')
    await acting?.type('turn')
    await acting?.play()
    expect((await now()).seq).toBeGreaterThan(table.seq)
    await leaving.press(confirm?.id ?? '')
    expect(leaving.seen.text).toContain('You left the game')
    const left = await now()
    await leaving.press(confirm?.id ?? '')
    expect(leaving.seen.text).toContain('You’re not playing at this table')
    expect(await now()).toEqual(left)
  })

  it('of the last one says that the table closes; asked before the others left, it asks anew', async () => {
    const { host, second, now } = await game(2)
    await host.type('resign')
    const [early] = host.all('confirm')
    expect(host.seen.text).not.toContain('last one')
    await second.type('resign')
    await second.push('confirm')
    await host.press(early?.id ?? '')
    expect(host.seen.text).toContain('moved on')
    expect(host.seen.text).toContain('the last one')
    expect((await now()).phase).toBe('playing')
    await host.push('confirm')
    expect(host.seen.text).toContain('closed')
    expect((await now()).phase).toBe('closed')
    await host.press(early?.id ?? '')
    expect(host.seen.text).toContain('This table is over')
  })

  it('of somebody who only watches asks nothing and says why', async () => {
    const { moderator } = await game()
    await moderator.type('resign')
    expect(moderator.all('confirm')).toEqual([])
    expect(moderator.seen.text).toContain('You’re not playing at this table')
  })
})

describe('leaving a lobby', () => {
  it('is done at once, typed or pressed, for one can sit down again, and says so', async () => {
    const [ann, bob] = [new Player(service, 'ann lobby', 'lobby'), new Player(service, 'bob lobby', 'lobby')]
    await ann.type('new')
    await bob.type('join')
    await bob.type('resign')
    expect(bob.seen.text).toContain('You left the table')
    await bob.type('join')
    await ann.type('look')
    await bob.press(ann.all('leave')[0]?.id ?? '')
    expect(bob.seen.text).toContain('You left the table')
    await ann.type('resign')
    expect(ann.seen.text).toContain('the table is closed')
    expect(await service.inChannel('lobby')).toBeNull()
  })
})

describe('closing a table', () => {
  it('asks first in a lobby, pressed or typed, and a question from there closes no game', async () => {
    const [ann, bob] = [new Player(service, 'ann close', 'close'), new Player(service, 'bob close', 'close')]
    await ann.type('new')
    await bob.type('join')
    await ann.type('look')
    await ann.push('close')
    expect(ann.seen.text).toContain('Close this table?')
    const [early] = ann.all('confirm')
    await ann.type('start')
    await ann.press(early?.id ?? '')
    expect((await service.inChannel('close'))?.phase).toBe('playing')
    expect(ann.seen.text).toContain('for everybody')
    await ann.push('confirm')
    expect(ann.seen.text).toContain('You closed the table')
    expect(await service.inChannel('close')).toBeNull()
    await ann.type('new')
    await ann.type('close')
    expect(await service.inChannel('close')).not.toBeNull()
    await ann.push('confirm')
    expect(ann.seen.text).toContain('You closed the table')
    expect(await service.inChannel('close')).toBeNull()
  })

  it('is asked of moderators too; of anybody else it is refused at once', async () => {
    const { second, moderator, now } = await game()
    await second.type('close')
    expect(second.all('confirm')).toEqual([])
    expect(second.seen.text).toContain('Only the host')
    await moderator.type('close')
    const [confirm] = moderator.all('confirm')
    await second.press(confirm?.id ?? '')
    expect(second.seen.text).toContain('Only the host')
    expect((await now()).phase).toBe('playing')
    await moderator.press(confirm?.id ?? '')
    expect(moderator.seen.text).toContain('You closed the table')
    expect(await now()).toMatchObject({ phase: 'closed', closed: 'moderator' })
  })
})

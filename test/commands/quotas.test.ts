import { afterAll, expect, it } from 'vitest'
import { NO_QUOTAS } from '#table/service/who-may-sit'
import { openService, Player } from './player.ts'

const { service, close } = await openService(undefined, { quotas: { ...NO_QUOTAS, person: 2, server: 4, solo: 1 } })
afterAll(close)

const at = (name: string, channel: string) => new Player(service, name, channel)

it('who sits at as many open tables as one may hears what to do, and has the way to each', async () => {
  for (const channel of ['one', 'two']) await at('ann', channel).type('new')
  const third = await at('ann', 'three').type('new')
  expect(third.answer?.kind).toBe('ephemeral')
  expect(third.seen.text).toMatch(/You’re at 2 open tables.*Leave one with \/bonfire resign/)
  expect(third.seen.text).toContain('<#one>')
  expect(third.all('open')).toHaveLength(2)
  expect(await service.inChannel('three')).toBeNull()

  await at('bob', 'three').type('new')
  const late = await (await at('ann', 'three').type('look')).push('join')
  expect(late.seen.text).toMatch(/You’re at 2 open tables/)

  await at('ann', 'one').type('resign')
  await at('ann', 'three').type('join')
  expect((await service.inChannel('three'))?.seats.map(({ name }) => name)).toEqual(['bob', 'ann'])
})

it('a game against Tom that is open is offered instead of a second one, in whichever channel that would be', async () => {
  const alone = await at('finn', 'direct').type('solo')
  expect(alone.answer?.kind).toBe('reply')
  const second = await at('finn', 'elsewhere').type('solo')
  expect(second.seen.text).toMatch(/one at a time: go on with it or give it up/)
  await second.push('giveup')
  expect((await at('finn', 'elsewhere').type('solo')).answer?.kind).toBe('reply')
})

it('a server with as many open tables as it may have says who can make room', async () => {
  // Ann's and Bob's, and Finn's are open.
  await at('cleo', 'four').type('new')
  const fifth = await at('eve', 'five').type('new')
  expect(fifth.seen.text).toMatch(/This server has 4 open tables.*its host or a moderator types \/bonfire close/)
})

import { afterAll, describe, expect, it } from 'vitest'
import { componentsOf } from '#discord/components'
import { inChannelAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { actAtTable, type Policy } from '#support/driver'
import { straightOn } from '#support/policies'
import { NO_ICONS } from '#text'
import { openService, Player, started } from './player.ts'

const { service, close } = await openService()
afterAll(close)
const dice = diceFor('news')

const view = async (player: Player) => {
  const table = await inChannelAsActor(service, player.channelId)
  if (table === null) throw new Error('no table')
  return table
}

/** Chooses for whoever must act, until the turn is over; anything that is possible, or what ends it soon. */
async function playTurn(player: Player, straight = false): Promise<void> {
  const { turnSeq } = await view(player)
  for (let table = await view(player), steps = 0; table.turnSeq === turnSeq; table = await view(player), steps++) {
    const policy: Policy = straight || steps > 40 ? straightOn : (_, choices) => dice.pick(choices)
    if ((await actAtTable(service, table.id, policy)) === null) throw new Error('nobody acts')
  }
}

const newsOf = ({ seen }: Player): string | undefined =>
  seen.text
    .split('\n')
    .find((line) => /^(-# )?(\*\*|\[)?(Since|Tom’s card)/.test(line))
    ?.replace('-# ', '')
/** As it is read: without marks of bold type, links and escapes. */
const asRead = (line: string): string => line.replace(/\*\*|\\|\]\([^)]*\)|\[|[\u200b\u2066-\u2069]/g, '')

describe('what happened since one’s own last turn', () => {
  it('stands first in the panel of a turn that has just opened, and goes with the first choice', async () => {
    const { players } = await started(service, ['ann news', 'ben news', 'cleo news'], 'news')
    const first = players.find(({ name }) => name === 'ann news') ?? players[0]
    if (first === undefined) throw new Error('nobody plays')
    const acting = async () => {
      const { acting: id } = await view(first)
      return players.find(({ name }) => name === id) ?? first
    }
    const one = await acting()
    await one.type('turn')
    expect(newsOf(one)).toBeUndefined()
    await playTurn(one, true)
    const two = await acting()
    await two.type('turn')
    expect(newsOf(two)).toBe(`**Since the start**: ${one.name} placed their first fate tile and built a path`)
    expect(two.all('since')[0]?.label).toBe('Since the start')
    await two.push('since', ':0')
    expect(two.seen.text).toContain('### 📃 Since the start')
    await playTurn(two, true)
    await playTurn(two, true)
    expect(await acting()).toBe(one)
    await one.type('turn')
    const others = players.filter((player) => player !== one)
    for (const { name } of others) expect(newsOf(one)).toContain(name)
    expect(newsOf(one)).toMatch(/^\*\*Since your last turn\*\*: /)
    await one.push('page', ':path')
    await one.push('page', ':turn')
    expect(newsOf(one)).toMatch(/^\*\*Since your last turn\*\*: /)
    await one.push('page', ':path')
    await one.play()
    expect(newsOf(one)).toBeUndefined()
    expect(one.all('since')).toEqual([])
  })

  it('has a button to all of it, the oldest first, and from there a way back to the panel', async () => {
    const { players } = await started(service, ['ann all', 'ben all', 'cleo all'], 'all')
    const [ann] = players
    if (ann === undefined) throw new Error('nobody plays')
    for (let turn = 0; turn < 4; turn++) await playTurn(ann, true)
    const table = await view(ann)
    const acting = players.find(({ name }) => name === table.acting) ?? ann
    await acting.type('turn')
    await acting.push('since', ':0')
    const told = table.lastTurns.slice(1).map(({ seat }) => table.seats[seat]?.name ?? '')
    expect(told).toHaveLength(2)
    const places = told.map((name) => acting.seen.text.indexOf(`${name} `))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(acting.seen.text).not.toContain(`${acting.name} laid`)
    await acting.push('open')
    expect(acting.all('page').length).toBeGreaterThan(3)
  })

  it.each([2, 4])('fits into three lines of a phone, whatever %i people do', async (count) => {
    const names = ['ann', 'a name as long as names can be ..', '*ben_the_bold*', 'نور الهدى'].map(
      (name) => `${name}${count}`,
    )
    const { players } = await started(service, names.slice(0, count), `phone${count}`)
    const [ann] = players
    if (ann === undefined) throw new Error('nobody plays')
    const seen: string[] = []
    for (let turn = 0; turn < 16 && (await view(ann)).phase === 'playing'; turn++) {
      await playTurn(ann)
      const { acting } = await view(ann)
      const next = players.find(({ name }) => name === acting)
      if (next === undefined) continue
      await next.type('turn')
      const news = newsOf(next)
      if (news !== undefined) seen.push(asRead(news))
    }
    expect(seen.length).toBeGreaterThan(8)
    for (const line of seen) expect(line.length, line).toBeLessThanOrEqual(100)
  })

  it('against Tom is what he did, right after the own turn’s end, between the picture and the buttons, at which one still looks', async () => {
    const ann = new Player(service, 'ann tom', 'tom')
    await ann.type('solo', { challenge: false, guide: false, tom: true })
    for (let turn = 0; turn < 2; turn++) {
      await ann.type('turn')
      if (turn === 0) await ann.play()
      await ann.push('page', ':path')
      await ann.play()
      await ann.push('end')
      const lines = ann.seen.text.split('\n').filter((line) => line !== '')
      const toms = lines.find((line) => line.startsWith('Tom’s card')) ?? ''
      expect(toms).toMatch(/^Tom’s card: .+ \d cards left in deck 1 of 4\.$/)
      expect(toms.length).toBeLessThanOrEqual(96)
      const picture = { shown: { url: 'attachment://it', alt: undefined }, icons: NO_ICONS }
      const shown = JSON.stringify(ann.answer && componentsOf(ann.answer.post, picture))
      const places = ['"type":12', 'Tom’s card', ':page:'].map((part) => shown.indexOf(part))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(ann.seen.text.match(/Tom’s card/g)).toHaveLength(1)
      await ann.push('since')
      expect(ann.seen.text).toContain('Tom drew the card')
      expect(ann.seen.text).not.toContain('ann tom built')
    }
  })
})

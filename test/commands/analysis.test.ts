import { afterAll, describe, expect, it } from 'vitest'
import type { Choice } from '#engine'
import type { Analysis } from '#players'
import { viewAsActor } from '#support/as-actor'
import { diceFor } from '#support/dice'
import { actAtTable } from '#support/driver'
import { atRandom } from '#support/policies'
import type { TableServiceOptions } from '#table'
import { LANGUAGES, words } from '#text'
import { startThinkers } from '#thinking'
import { openService, Player } from './player.ts'

/** Thinking threads give way to all others: on a machine that has much else to do a look back may take minutes. */
const PATIENCE_MS = 300_000
const thinkers = startThinkers({ workers: 1, deadlineMs: PATIENCE_MS })
let asked = 0
let broken = false
let found: Analysis | null = null
const analyse: TableServiceOptions['analyse'] = async (...game) => {
  asked++
  if (broken) throw new Error('too many look back at once')
  found = await thinkers.analyse(...game)
  return found
}
const { service, close } = await openService(undefined, { analyse })
afterAll(async () => {
  await close()
  await thinkers.close()
})
const en = words('en').analysis

/** Plays for whoever acts, at random. */
async function play(tableId: string, turns: number): Promise<void> {
  const policy = atRandom(diceFor('looking back 2'))
  for (let table = await viewAsActor(service, tableId); table?.state != null && table.state.turn.number <= turns; )
    table = await actAtTable(service, tableId, policy)
}

describe('a look back at a game against Tom', async () => {
  const ann = new Player(service, 'ann', 'alone')
  await ann.type('solo')
  const { id = '' } = (await service.inChannel('alone')) ?? {}
  const press = (who: Player, verb: string) => who.press(`b1:${id}:1:${verb}`)

  it('is not to be had while it goes on, and asks nobody', async () => {
    await play(id, 6)
    expect((await ann.type('analysis')).seen.text).toContain(en.none)
    expect((await press(ann, 'analysis')).seen.text).toContain(en.notOver)
    expect(asked).toBe(0)
  })

  it('that cannot be had in time says so, and can be asked for again', async () => {
    await play(id, 1000)
    broken = true
    expect((await ann.type('analysis')).seen.text).toContain(en.failed)
    broken = false
    expect((await ann.type('analysis')).seen.text).toContain(en.title)
  })

  it('shows what each could expect, where it turned and how the person played, of each game once', async () => {
    const before = asked
    const { seen, answer } = await ann.type('analysis')
    expect(asked).toBe(before)
    const { picture } = answer?.post ?? {}
    if (picture?.scene !== 'analysis') throw new Error('it is not drawn')
    const { settled } = (await service.view(id)) ?? {}
    expect(picture.course.at(-1)?.points).toHaveLength(2)
    expect(picture.course.at(-1)?.turns).toBe(settled?.turn.number)
    expect(picture.turningPoints.length).toBeGreaterThan(0)
    const told = [...seen.text.matchAll(/^\*\*(\d) · Turn (\d+): about \d+ points? given away\*\*\nann.+$/gmu)]
    expect(told.map(([, , turn]) => Number(turn))).toEqual(picture.turningPoints.map(({ number }) => number))
    expect(seen.text.match(/^-# Better: .+$/gmu)).toHaveLength(told.length)
    expect(seen.text).toMatch(/^ann .+\.$/mu)
    expect(seen.text).not.toMatch(/\d\.\d/u)
  })

  it('says how a turn was played where it was another turn of the same kind that gave it away', async () => {
    const points = found?.turningPoints ?? []
    const deed = (choices: readonly Choice[]) =>
      choices.find(({ kind }) => kind !== 'start' && kind !== 'discard')?.kind
    const { text } = (await ann.type('analysis')).seen
    const parts = text.split('given away').slice(1)
    const alike = points.map(({ played, choices }) => deed(played) === deed(choices))
    expect(new Set(alike).size).toBe(2)
    expect(parts.map((part) => /^ann: .+$/mu.test(part))).toEqual(alike)
    expect(
      text
        .split('\n')
        .filter((line) => line.includes('…'))
        .join(),
    ).toBe('')
  })

  it('leads to the position before each of these turns, and back', async () => {
    await ann.type('analysis')
    const ways = ann.all('afterturn')
    for (const { id: way, label } of ways) {
      await ann.press(way)
      const after = Number(/^-# The table after turn (\d+) /mu.exec(ann.seen.text)?.[1])
      expect(after).toBeLessThan(Number(/\d+/u.exec(label)?.[0]))
      expect(ann.answer?.post.picture?.scene).toBe('table')
      await ann.push('analysis')
      expect(ann.seen.text).toContain(en.title)
    }
    expect(ways.length).toBeGreaterThan(0)
  })

  it.each(LANGUAGES)('tells the course in words, in %s', async (language) => {
    const reader = new Player(service, 'ann', 'alone', false, language)
    const say = words(language)
    await reader.type('analysis')
    await reader.push('readanalysis')
    expect(reader.answer?.post.picture).toBeNull()
    expect(reader.seen.text).toContain(say.analysis.course)
    expect(reader.seen.text.match(/^- (?:ann|Tom)\s?: .*\d.*\.$/gmu)).toHaveLength(2)
    await reader.push('showanalysis')
    expect(reader.answer?.post.picture?.scene).toBe('analysis')
    await service.saveSettings('ann', { pictures: false })
    expect((await reader.type('analysis')).seen.text).toContain(say.analysis.course)
    await service.saveSettings('ann', { pictures: true })
  })

  it('still tells of somebody who was forgotten, without the name', async () => {
    await service.forget('ann')
    const guest = new Player(service, 'guest', 'alone')
    const { text } = (await press(guest, 'analysis')).seen
    expect(text).toContain(words('en').names.formerPlayer)
    expect(text).not.toMatch(/\bann\b/u)
  })
})

import { describe, expect, it } from 'vitest'
import { replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { ANN, BEN, CLEO, choicesNow, follow, freshStore, likely, serviceOn, tableOf } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)

const options = { handicap: -5, letTomDecide: false }
const alone = async (channelId: string) =>
  follow(service, tableOf(await service.open({ guildId: null, channelId, host: ANN, solo: true, options })))

describe('a game against Tom', () => {
  it('starts at once, with one seat', async () => {
    const table = await alone('starts')
    expect(table.now()).toMatchObject({ phase: 'playing', solo: true, acting: ANN.id, actingSeat: 0 })
    expect(table.now().seats).toHaveLength(1)
    expect(table.now().state?.setup).toMatchObject({ players: 1, solo: options })
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
  })

  it('has no seat for anybody else', async () => {
    const table = await alone('no seat')
    expect(await table.refused(BEN, { kind: 'join' })).toBe('soloTable')
    expect(await table.refused(BEN, { kind: 'choices', choices: [likely(table.now())] })).toBe('notSeated')
    expect(await table.refused(BEN, { kind: 'takeOver', seat: 1 })).toBe('noSuchSeat')
    expect(await table.refused(ANN, { kind: 'sitOut', seat: 1 })).toBe('noSuchSeat')
  })

  it('closes when its one person leaves', async () => {
    const table = await alone('closes')
    expect(await table.does(ANN, { kind: 'leave' })).toMatchObject({ phase: 'closed' })
    expect(await service.openTablesOf(ANN.id)).not.toContainEqual(table.now())
  })

  it('never lets a card of Tom be taken back, and is played to its end', async () => {
    const table = await alone('to its end')
    let choice = 0
    while (table.now().phase === 'playing') {
      expect(table.now().acting).toBe(ANN.id)
      const before = table.now()
      const choices = choicesNow(before)
      const made = choices[choice++ % choices.length] ?? likely(before)
      await table.does(ANN, { kind: 'choices', choices: [made] })
      const { lastTurn, openTurn } = table.now()
      const told = lastTurn === before.lastTurn ? [] : (lastTurn?.events ?? [])
      // With the person's turn comes his card: what was decided for him after it may be taken back, and no more.
      if (told.length > 0 && before.state?.turn.seat === 0)
        for (const undone of openTurn?.undoes ?? []) expect(undone.choice.kind).toMatch(/^tom/)
    }
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
    expect(replayToEnd(await service.journal(table.id)).state).toEqual(table.now().state)
    const log = await service.log(table.id)
    expect(log?.at(-1)).toMatchObject({ kind: 'turn' })
    expect(await service.inChannel('to its end')).toBeNull()
    expect(await table.refused(CLEO, { kind: 'join' })).toBe('tableOver')
  })
})

import { describe, expect, it } from 'vitest'
import { copies } from '#support/copies'
import { toPublicOnlyTable } from '#table'
import { ANN, BEN, CLEO, DAN, EVE, freshStore, freshTables, game, lobby, PEOPLE, serviceOn, tamper } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)
const quiet = await freshStore()
const DAY = 24 * 60 * 60 * 1000

describe('a lobby', () => {
  it('seats its host first and the others in the order in which they join', async () => {
    const table = await lobby(service, [CLEO, ANN, BEN])
    expect(table.now()).toMatchObject({ phase: 'lobby', host: CLEO.id, solo: false, state: null, acting: null })
    expect(table.now().seats.map((seat) => seat.name)).toEqual(['Cleo', 'Ann', 'Ben'])
  })

  it('has room for four, each once', async () => {
    const table = await lobby(service, [ANN, BEN])
    expect(await table.refused(BEN, { kind: 'join' })).toBe('alreadySeated')
    await table.does(CLEO, { kind: 'join' })
    await table.does(DAN, { kind: 'join' })
    expect(await table.refused(EVE, { kind: 'join' })).toBe('full')
  })

  it('is started by somebody who sits there, with two people at least', async () => {
    const table = await lobby(service, [ANN])
    expect(await table.refused(ANN, { kind: 'start' })).toBe('tooFewPeople')
    await table.does(BEN, { kind: 'join' })
    expect(await table.refused(CLEO, { kind: 'start' })).toBe('notSeated')
    const started = await table.does(BEN, { kind: 'start' })
    expect(started).toMatchObject({ phase: 'playing', lastTurn: null, openTurn: { choices: [], undoTo: null } })
    expect([ANN.id, BEN.id]).toContain(started.acting)
    expect(started.state?.setup).toMatchObject({ players: 2, solo: null, edition: 'rulebook' })
    expect(await table.refused(ANN, { kind: 'start' })).toBe('onlyBeforeStart')
    expect(await table.refused(CLEO, { kind: 'start' })).toBe('notSeated')
    expect(await table.refused(CLEO, { kind: 'join' })).toBe('alreadyStarted')
  })

  it('lets its host alone change what is agreed, and the game is set up so', async () => {
    const table = await lobby(service, [ANN, BEN], { beginnerIslands: true })
    expect(await table.refused(BEN, { kind: 'option', change: { edition: 'online' } })).toBe('notTheHost')
    expect(await table.refused(CLEO, { kind: 'option', change: { edition: 'online' } })).toBe('notSeated')
    await table.does(ANN, { kind: 'option', change: { edition: 'online' } })
    expect(await table.refused(CLEO, { kind: 'option', change: { language: 'de' } })).toBe('notSeated')
    expect(await table.refused(BEN, { kind: 'option', change: { language: 'de', edition: 'rulebook' } })).toBe(
      'notTheHost',
    )
    await table.does(BEN, { kind: 'option', change: { language: 'de' } })
    const started = await table.does(ANN, { kind: 'start' })
    expect(started.state?.setup).toMatchObject({ edition: 'online', beginnerIslands: true })
    expect(await table.refused(ANN, { kind: 'option', change: { edition: 'rulebook' } })).toBe('onlyBeforeStart')
  })

  it('forgets who leaves; the one who sat down next is host then', async () => {
    const table = await lobby(service, [ANN, BEN, CLEO])
    await table.does(ANN, { kind: 'leave' })
    expect(table.now()).toMatchObject({ host: BEN.id, seats: [{ name: 'Ben' }, { name: 'Cleo' }] })
    await table.does(ANN, { kind: 'join' })
    expect(table.now().host).toBe(BEN.id)
    expect(table.now().seats.map((seat) => seat.name)).toEqual(['Ben', 'Cleo', 'Ann'])
  })

  it('closes itself when the last one leaves, and its channel is free again', async () => {
    const table = await lobby(service, [ANN, BEN])
    const { channelId } = table.now()
    expect(await service.inChannel(channelId)).toEqual(toPublicOnlyTable(table.now()))
    await table.does(ANN, { kind: 'leave' })
    expect(await table.does(BEN, { kind: 'leave' })).toMatchObject({ phase: 'closed', closed: 'everybodyLeft' })
    expect(await service.inChannel(channelId)).toBeNull()
    const again = await service.open({ guildId: null, channelId, host: BEN, solo: false, options: {} })
    expect(again.kind).toBe('opened')
  })

  it('is the only open table of its channel', async () => {
    const table = await lobby(service, [ANN, BEN])
    const { channelId } = table.now()
    const second = await service.open({ guildId: null, channelId, host: CLEO, solo: false, options: {} })
    expect(second).toEqual({ kind: 'channelTaken', table: table.now() })
  })

  it('knows nothing yet of choices, undo and empty seats', async () => {
    const table = await lobby(service, [ANN, BEN])
    expect(await table.refused(ANN, { kind: 'choices', choices: [{ kind: 'end' }] })).toBe('notStarted')
    expect(await table.refused(ANN, { kind: 'undo', to: 1 })).toBe('notStarted')
    expect(await table.refused(ANN, { kind: 'sitOut', seat: 1 })).toBe('notStarted')
    expect(await table.refused(CLEO, { kind: 'takeOver', seat: 0 })).toBe('notStarted')
  })

  it('lets typed commands, which no message was drawn for, hold for the table as it stands', async () => {
    const table = await lobby(service, [ANN])
    const joins = [BEN, CLEO, DAN].map((person) => table.press(person, { kind: 'join' }, { seq: null }))
    expect((await Promise.all(joins)).map((outcome) => outcome.kind)).toEqual(['done', 'done', 'done'])
  })

  it('is found by those who sit there', async () => {
    const own = serviceOn(store)
    const table = await lobby(own, [{ id: '77', name: 'Finn' }, BEN])
    expect(await own.openTablesOf('77')).toEqual([toPublicOnlyTable(table.now())])
    await table.press({ id: '77', name: 'Finn' }, { kind: 'leave' })
    expect(await own.openTablesOf('77')).toEqual([])
  })
})

describe('time', () => {
  it('closes a lobby after 24 hours without a press, but no game', async () => {
    const here = serviceOn(quiet)
    const idle = await lobby(here, PEOPLE.slice(0, 3))
    const playing = await game(here, [ANN, BEN])
    const { now } = Date
    expect(await here.closeStaleLobbies(new Date(now() + DAY - 60_000))).toEqual([])
    expect(await here.closeStaleLobbies(new Date(now() + DAY + 60_000))).toEqual([idle.id])
    expect(await here.view(idle.id)).toMatchObject({ phase: 'closed', closed: 'nobodyCame' })
    expect(await here.view(playing.id)).toMatchObject({ phase: 'playing' })
    expect((await here.log(idle.id))?.at(-1)).toMatchObject({ kind: 'closed', why: 'nobodyCame' })
    expect(await here.closeStaleLobbies(new Date(now() + 2 * DAY))).toEqual([])
  })

  it('closes those that were left alone among thousands of lobbies', async () => {
    const { url, store: crowded } = await freshTables()
    const here = serviceOn(crowded)
    const left = await lobby(here, [ANN])
    await copies(url, left.id, 4999)
    const soon = new Date(Date.now() + DAY).toISOString().replace('Z', '+00:00')
    await tamper(url, "UPDATE entries SET at = ? WHERE table_id NOT LIKE '%20' AND table_id NOT LIKE '%45'", soon)
    const alone = Array.from({ length: 4999 }, (_, n) => n + 1).filter((n) => [20, 45].includes(n % 100))
    const closed = await here.closeStaleLobbies(new Date(Date.now() + DAY + 60_000))
    expect(closed.toSorted()).toEqual(alone.map((n) => `${left.id}.${n}`).toSorted())
    expect(await here.view(`${left.id}.20`)).toMatchObject({ phase: 'closed', closed: 'nobodyCame' })
    expect(await here.view(`${left.id}.21`)).toMatchObject({ phase: 'lobby' })
  })

  it('spares a lobby that somebody comes to at the last moment', async () => {
    let clock = Date.now()
    const now = () => new Date(clock)
    const table = await lobby(serviceOn(quiet, { now }), [ANN])
    clock += DAY + 60_000
    const inactiveLobbies: typeof quiet.tables.inactiveLobbies = async (...asked) => {
      const found = await quiet.tables.inactiveLobbies(...asked)
      expect(found).toContain(table.id)
      await table.does(BEN, { kind: 'join' })
      return found
    }
    const there = serviceOn({ tables: { ...quiet.tables, inactiveLobbies } }, { now })
    expect(await there.closeStaleLobbies(now())).not.toContain(table.id)
    expect(await there.view(table.id)).toEqual(toPublicOnlyTable(table.now()))
  })
})

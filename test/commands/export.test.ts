import { expect, it } from 'vitest'
import { type Caller, handleCommand, type TypedOptions } from '#commands'
import { journalsOf } from '#commands/server/export'
import { replayToEnd, scoreSheets } from '#engine'
import { keepGame, seasonGame } from '#support/season'
import { ANN, BEN, freshTables, serviceOn } from '../table/sitting.ts'

const { store } = await freshTables()
const service = serviceOn(store, { people: store.people, servers: store.servers, results: store.results })
const [HERE, ELSEWHERE] = ['801000000000000001', '801000000000000002']
const caller: Caller = {
  ...{ person: { id: '8010001', name: 'Moderator' }, moderator: true, language: 'en', interactionId: '1' },
  ...{ guildId: HERE, channelId: 'channel', lacking: [], guest: false },
}
const EVER = { from: new Date(0), until: new Date(Date.UTC(2030, 0)) }
const games = ['one', 'two', 'three'].map((name) => seasonGame(name, 2))
for (const [index, game] of games.entries()) {
  const of = (guildId: string, id: string) =>
    keepGame(store, game, { id, guildId, endedAt: new Date(Date.UTC(2026, 10, 1 + index)), people: [ANN, BEN] })
  await of(HERE, `here${index}`)
  await of(ELSEWHERE, `there${index}`)
}

/** The tables of an export, in its order. */
async function exported(typed: TypedOptions = {}): Promise<{ table: string; journal: unknown }[]> {
  const reply = await handleCommand(service, caller, 'bonfire-server export', typed)
  if (reply.kind !== 'reply' || reply.file === undefined) throw new Error('no file')
  return reply.file.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

it('an export has all finished games of its server and of no other, the newest first, each to be played again', async () => {
  const lines = await exported()
  expect(lines.map(({ table }) => table)).toEqual(['here2', 'here1', 'here0'])
  for (const [index, { journal }] of lines.entries()) {
    const { rules, state } = replayToEnd(journal)
    expect(scoreSheets(rules, state).map(({ total }) => total)).toEqual(
      games[2 - index]?.sheets.map(({ total }) => total),
    )
  }
  expect((await service.servers.deeds(HERE, 0, 1)).map(({ did }) => did.kind)).toEqual(['exported'])
})

it('it names nobody, also before somebody is forgotten, and a forgotten player’s games stay in it', async () => {
  const before = await exported()
  for (const { id, name } of [ANN, BEN]) {
    expect(JSON.stringify(before)).not.toContain(`"${id}"`)
    expect(JSON.stringify(before)).not.toContain(`"${name}"`)
  }
  await service.forget(ANN.id)
  expect(await exported()).toEqual(before)
})

it('what does not fit is left out, the oldest first, and that is said', async () => {
  const all = await journalsOf(service, HERE, EVER)
  expect(all).toMatchObject({ left: false })
  const room = all.lines.slice(0, 2).reduce((sum, line) => sum + line.length + 1, 0)
  expect(await journalsOf(service, HERE, EVER, room)).toEqual({ lines: all.lines.slice(0, 2), left: true })
  expect(await journalsOf(service, HERE, EVER, room - 1)).toEqual({ lines: all.lines.slice(0, 1), left: true })
})

it('older games can be had by the month, and games against Tom that were asked for in the server are among them', async () => {
  const alone = seasonGame('alone', 1)
  const october = new Date(Date.UTC(2026, 9, 31, 23, 59))
  for (const [id, guildId] of [
    ['tom', HERE],
    ['elsewhere', ELSEWHERE],
  ] as const)
    await keepGame(store, alone, { id, guildId, endedAt: october, people: [BEN] })
  expect((await exported()).map(({ table }) => table)).toEqual(['here2', 'here1', 'here0', 'tom'])
  expect((await exported({ month: '2026-10' })).map(({ table }) => table)).toEqual(['tom'])
  expect((await exported({ month: 'Nov' })).map(({ table }) => table)).toEqual(['here2', 'here1', 'here0'])
  const refused = await handleCommand(service, caller, 'bonfire-server export', { month: 'soon' })
  expect(JSON.stringify(refused)).toContain('soon')
})

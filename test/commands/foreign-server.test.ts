import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Caller,
  commandDefinitions,
  handleCommand,
  handleComponent,
  pressOrRefreshOfCustomId,
  type Reply,
} from '#commands'
import { inWords } from '#commands/components'
import { type ComponentPress, encodeCustomId, fitsCustomId } from '#commands/custom-id'
import { VERBS, type Verb } from '#commands/verbs'
import { gameFactsOf } from '#results'
import type { Store } from '#store'
import { keepGame, seasonGame } from '#support/season'
import { pathOf } from '#support/slash'
import type { TableService } from '#table'
import { freshTables, serviceOn } from '../table/sitting.ts'
import { ALL_VERBS, pressesOf } from './presses.ts'
import { sentOf } from './read-post.ts'

/** Who they are is found nowhere else in an answer. */
const HOST = { id: '700000000000000001', name: 'Hostilde' }
const GUEST = { id: '700000000000000002', name: 'Guestava' }
const LEAVER = { id: '700000000000000003', name: 'Leavonne' }
const FRIEND = '700000000000000004'
const STRANGER = { id: '700000000000000009', name: 'Strangiline' }
const MODERATOR = { id: '700000000000000008', name: 'Moderata' }

type Place = Pick<Caller, 'guildId' | 'channelId' | 'guest'>
const HOME: Place = { guildId: '500000000000000001', channelId: '600000000000000001', guest: false }
/** Where else somebody can be; of them Discord says that they may manage the server. */
const ELSEWHERE: readonly (readonly [string, Place])[] = [
  ['another server', { guildId: '500000000000000002', channelId: '600000000000000002', guest: false }],
  ['a server where the bot is only their own app', { ...HOME, guildId: '500000000000000003', guest: true }],
  [
    'the server of the table, once the bot is only their own app there',
    { ...HOME, channelId: '6000000000000000013', guest: true },
  ],
  ['direct messages', { guildId: null, channelId: '600000000000000004', guest: false }],
]

/** Somebody at a place, who presses and types there. */
function somebody(service: TableService, person: Caller['person'], place: Place, moderator: boolean) {
  let interactions = 0
  const caller = (): Caller => ({
    person,
    moderator,
    language: 'en',
    interactionId: `${person.id}${place.channelId}${++interactions}`,
    lacking: [],
    ...place,
  })
  return {
    press: (id: string, values: readonly string[] = []) =>
      handleComponent(service, caller(), pressOrRefreshOfCustomId(id), values),
    type: (name: string, options: Readonly<Record<string, string | number | boolean>> = {}) =>
      handleCommand(service, caller(), pathOf(name), options),
  }
}

/** All that an answer may show, also where a picture of it is not drawn. */
function saidIn(answer: Reply): string {
  const posts = [
    answer.post,
    ...('direct' in answer && answer.direct !== undefined ? [answer.direct.post, answer.direct.otherwise(null)] : []),
    ...('written' in answer && answer.written !== undefined ? [answer.written.otherwise] : []),
  ]
  const file = 'file' in answer ? (answer.file?.text ?? '') : ''
  return JSON.stringify(posts.flatMap((one) => [sentOf(one), sentOf(inWords(one)), one.picture?.scene])) + file
}

const PHASES = ['lobby', 'playing', 'frozen'] as const

/** Tables in a server with a free seat each, that is kept for a friend, was left, or is at a stopped table. */
async function stage() {
  const { store } = await freshTables()
  const at = new Date(Date.UTC(2026, 10, 20, 18))
  const service = serviceOn(store, { now: () => at, people: store.people, followers: store.followers })
  let channels = 0
  const open = async (phase: (typeof PHASES)[number]): Promise<string> => {
    const channelId = `6100000000000${String(++channels).padStart(5, '0')}`
    const [host, guest, leaver] = [HOST, GUEST, LEAVER].map((person) =>
      somebody(service, person, { ...HOME, channelId }, false),
    )
    await host?.type('new', { friend: FRIEND })
    await guest?.type('join')
    await leaver?.type('join')
    const table = await service.inChannel(channelId)
    if (table === null) throw new Error('no table')
    if (phase === 'lobby') return table.id
    await host?.type('start')
    await service.act({ ...pressBy(LEAVER, table.id), action: { kind: 'leave' } })
    if (phase === 'playing') return table.id
    const last = (await store.tables.entries(table.id)).length
    const data = { at: at.getTime(), message: 'it broke' }
    await store.tables.append(table.id, [{ seq: last + 1, actor: null, type: 'frozen', data }])
    await service.act({ ...pressBy(LEAVER, table.id), action: { kind: 'leave' } })
    return table.id
  }
  return { service, store, open }
}
const pressBy = (person: Caller['person'], tableId: string) => ({
  ...{ tableId, person, seq: null, moderator: false, interactionId: null },
})

/** What the selects of some verbs could bring. */
const VALUES: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  option: ['language de', 'startAt 2'],
  tablelanguage: ['de'],
  hold: [FRIEND, STRANGER.id],
  followdelay: ['1'],
  turnnotice: ['direct'],
  look: ['islands'],
}
/** What a select of that verb brings; some bring the table itself. */
const valuesFor = (verb: Verb, table: string): string[][] => (VALUES[verb] ?? ['0', table]).map((one) => [one])

/** A press of a verb on a table, or some where they come to different things. */
async function pressesOn(service: TableService, tableId: string, verb: Verb): Promise<string[]> {
  const seq = (await service.view(tableId))?.seq ?? 0
  const samples = fc.sample<ComponentPress>(pressesOf(verb), { seed: 7, numRuns: verb === 'confirm' ? 30 : 1 })
  const presses = samples.map((one) => ({ ...one, table: tableId, seq })).filter(fitsCustomId)
  return [...new Set(presses.map(encodeCustomId))]
}

/** Everything that is kept of a table. */
const keptOf = async (store: Store, id: string) =>
  JSON.stringify([
    await store.tables.entries(id),
    await store.tables.plansAt(id),
    await store.followers.ofTable(id),
    await store.notices.ofTable(id),
  ])

it('whoever has nothing to do with a table can press and type elsewhere: nothing changes, and nothing is shown', async () => {
  const { service, store, open } = await stage()
  const strangers = ELSEWHERE.map(([name, place]) => ({ name, ...somebody(service, STRANGER, place, true) }))
  const tables = [await open('lobby'), await open('playing'), await open('frozen')]
  const before = await Promise.all(tables.map((id) => keptOf(store, id)))
  const unseen = [...tables, ...[HOST, GUEST, LEAVER].flatMap(({ id, name }) => [id, name])]
  const seenIn = (answer: Reply) => {
    const said = saidIn(answer)
    return unseen.filter((one) => said.includes(one))
  }
  for (const { name: place, press, type } of strangers) {
    for (const table of tables)
      for (const verb of ALL_VERBS)
        for (const id of await pressesOn(service, table, verb))
          for (const values of [[], ...valuesFor(verb, table)])
            expect(seenIn(await press(id, values)), `${id} ${values.join()} from ${place}`).toEqual([])
    for (const { name, options = [] } of commandDefinitions())
      for (const typed of options.length === 0 ? [name] : options.map((one) => `${name} ${one.name}`))
        expect(seenIn(await type(typed)), `${typed} from ${place}`).toEqual([])
  }
  expect(await Promise.all(tables.map((id) => keptOf(store, id)))).toEqual(before)
})

/** What moderators press is about the server where they press it, and no table of elsewhere. */
const ABOUT_TABLES = ALL_VERBS.filter((verb) => VERBS[verb].about !== 'server')

it('somebody who sits at a table may from elsewhere what anybody may who sits there, whatever they moderate', async () => {
  const [theirs, others] = [await stage(), await stage()]
  const walkers = ELSEWHERE.map(([place, where]) => ({
    place,
    moderator: somebody(theirs.service, GUEST, where, true),
    person: somebody(others.service, GUEST, where, false),
  }))
  for (const phase of PHASES) {
    let [table, twin] = [await theirs.open(phase), await others.open(phase)]
    for (const verb of ABOUT_TABLES) {
      const now = await theirs.service.view(table)
      // What is pressed changes both tables, alike.
      if (now?.phase !== phase || now.seats[1]?.person?.id !== GUEST.id)
        [table, twin] = [await theirs.open(phase), await others.open(phase)]
      for (const id of await pressesOn(theirs.service, table, verb))
        for (const { place, moderator, person } of walkers) {
          const [values = []] = valuesFor(verb, table)
          const [one, other] = [
            await moderator.press(id, values),
            await person.press(id.replace(table, twin), values),
          ].map((answer) =>
            saidIn(answer)
              .replaceAll(twin, table)
              .replaceAll(/b1:[\w-]+:/g, 'b1::'),
          )
          expect(one, `${id} ${values.join()} from ${place}`).toBe(other)
        }
      const [after, alike] = [await theirs.service.view(table), await others.service.view(twin)]
      expect([after?.phase, after?.closed, after?.seq], verb).toEqual([alike?.phase, alike?.closed, alike?.seq])
    }
  }
})

it('a moderator of the server of a table closes it there, and has it shown in another channel', async () => {
  const { service, store, open } = await stage()
  const moderator = somebody(service, MODERATOR, { ...HOME, channelId: '640000000000000001' }, true)
  const lobby = await open('lobby')
  await moderator.press('b1:-:0:follow', [lobby])
  expect(await store.followers.ofTable(lobby)).toHaveLength(1)
  await moderator.press(`b1:${lobby}:4:confirm:closeLobby`)
  expect((await service.view(lobby))?.closed).toBe('moderator')
})

it('finished games of a server, its people, its rules and its searches are shown, and shared, nowhere else', async () => {
  const { store } = await freshTables()
  const { people, results, servers, lookings, puzzles } = store
  const service = serviceOn(store, {
    ...{ people, results, servers, lookings, puzzles },
    factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
  })
  const guildId = HOME.guildId ?? ''
  const game = seasonGame('foreign', 2)
  for (let nth = 0; nth < 6; nth++)
    await keepGame(store, game, { id: `over${nth}`, guildId, endedAt: new Date(nth), people: [HOST, GUEST] })
  await service.results.all()
  await service.servers.save({ guildId, by: HOST.id }, { channels: [HOME.channelId] })
  await service.servers.block({ guildId, by: HOST.id }, LEAVER.id)
  const wish = { ...{ guildId, players: 3, pace: null, language: 'en', role: null }, until: Date.now() + 60_000 }
  await service.lookings.begin({ ...wish, id: 'search', channelId: HOME.channelId, host: HOST })
  const told = [...[HOST, GUEST, LEAVER].flatMap(({ id, name }) => [id, name]), HOME.channelId, 'over5']
  const typed: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['bonfire-club history', {}],
    ['bonfire-club history', { whose: HOST.id }],
    ['bonfire-club ranking', {}],
    ['bonfire-club stats', { whose: HOST.id }],
    ...['settings', 'tables', 'log', 'block', 'export', 'rights', 'delete'].map(
      (name) => [`bonfire-server ${name}`, {}] as const,
    ),
  ]
  const pressed: readonly (readonly [string, readonly string[]])[] = [
    ['b1:-:0:historygame:0....', ['over5']],
    ['b1:-:0:ranking:0', []],
    [`b1:-:0:readstats:${HOST.id}`, []],
    [`b1:-:0:serverpage:${STRANGER.id}:defaults`, []],
    [`b1:-:0:serverset:${STRANGER.id}:tables`, ['3']],
    [`b1:-:0:servertables:${STRANGER.id}:choose`, ['over5']],
    [`b1:-:0:serverdelete:${STRANGER.id}:yes`, []],
    ['b1:-:0:looking:search:in', []],
    ...['sharelook', 'shareresult'].map((verb) => [`b1:over5:9:${verb}`, []] as const),
  ]
  const before = JSON.stringify([await service.servers.settings(guildId), await service.lookings.find('search')])
  // Who played there shares it in no other server, either.
  for (const [place, where] of ELSEWHERE)
    for (const person of [STRANGER, { ...HOST, name: 'Strangiline' }]) {
      const { press, type } = somebody(service, person, where, true)
      const own = person === STRANGER ? [] : [HOST.id, 'over5']
      const unseen = told.filter((one) => !own.includes(one))
      for (const [name, options] of typed) {
        const answer = await type(name, options)
        // Who was asked for stands above the list, found or not.
        const said = Object.values(options)
        expect(
          unseen.filter((one) => !said.includes(one) && saidIn(answer).includes(one)),
          `${name} from ${place}`,
        ).toEqual([])
      }
      for (const [id, values] of pressed) {
        const answer = await press(id, values)
        expect(answer.kind, `${id} from ${place}`).not.toBe('public')
        expect(
          unseen.filter((one) => saidIn(answer).includes(one)),
          `${id} from ${place}`,
        ).toEqual([])
      }
    }
  expect(JSON.stringify([await service.servers.settings(guildId), await service.lookings.find('search')])).toBe(before)
  expect(await service.servers.countTables(guildId)).toBe(6)
})

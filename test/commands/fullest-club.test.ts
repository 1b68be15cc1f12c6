import { describe, expect, it } from 'vitest'
import {
  type Caller,
  handleCommand,
  handleComponent,
  lookingPost,
  type Post,
  pressOrRefreshOfCustomId,
} from '#commands'
import { inWords } from '#commands/components'
import { loadLog } from '#commands/log/told'
import { safeName } from '#commands/names'
import { decision } from '#engine'
import { ACHIEVEMENT_KEYS, RECORD_KEYS } from '#results'
import { asActor } from '#support/as-actor'
import { EVERY_LANGUAGE, speakingThroughout } from '#support/pseudo-language'
import { keepGame, seasonGame } from '#support/season'
import { seasonService } from '#support/season/service'
import type { Looking, ModeratorDeedContent, PersonStats, Ranking, TableService } from '#table'
import { type Language, words } from '#text'
import { freshTables } from '../table/sitting.ts'
import { broken, FACTS, fullestLookBacks } from './fullest.ts'
import { AT, history, NAMES } from './history.ts'
import { type Pressable, readPost } from './read-post.ts'

/** Ids as long as Discord's get. */
const idOf = (nth: number): string => `${9_999_999_999_999_000_000n + BigInt(nth)}`
const GUILD = idOf(500)
const CHANNEL = idOf(501)
const SOME = Array.from({ length: 4 }, (_, nth) => ({ id: idOf(nth), name: NAMES[nth % 2] ?? '' }))
const [OWN, OTHER] = [idOf(0), idOf(1)]
const NAME = NAMES[1] ?? ''

const { store } = await freshTables()
const kept = seasonService(store)
const game = seasonGame('fullest club', 4)
for (let nth = 0; nth < 21; nth++)
  await keepGame(store, game, { id: `longtable${nth}`, guildId: GUILD, endedAt: new Date(AT + nth), people: SOME })
await kept.results.all()
for (let nth = 0; nth < 6; nth++) await openTable(idOf(510 + nth))
const where = { guildId: GUILD, by: OWN }
const DEEDS: readonly ModeratorDeedContent[] = [
  { kind: 'exported' },
  ...(['closed', 'stopped', 'freed'] as const).map((kind) => ({ kind, table: 'longtable0', channelId: CHANNEL })),
]
for (let nth = 0; nth < 45; nth++) await kept.servers.block(where, idOf(600 + nth))
for (let nth = 0; nth < 20; nth++)
  await kept.servers.did(where, DEEDS[nth % DEEDS.length] ?? { kind: 'exported' }, OTHER)
await kept.servers.save(where, {
  ...{ channels: Array.from({ length: 25 }, (_, nth) => idOf(700 + nth)), opener: idOf(800), puzzles: idOf(801) },
})

/** A game of four that is on. */
async function openTable(channelId: string): Promise<void> {
  const [host, ...others] = SOME
  if (host === undefined) throw new Error('nobody')
  const opened = await kept.open({ guildId: GUILD, channelId, host, solo: false, options: {} })
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  const press = { tableId: opened.table.id, seq: null, moderator: false, interactionId: null }
  for (const person of others) await kept.act({ ...press, person, action: { kind: 'join' } })
  expect((await kept.act({ ...press, person: host, action: { kind: 'start' } })).kind).toBe('done')
}

/** As much as can be told of a person and of a server. */
async function wordy(): Promise<TableService> {
  const { results } = kept
  const [stats, ranking] = [await results.stats(OWN, GUILD, OWN), await results.ranking(OWN, GUILD, 0, 10)]
  if (stats?.standing == null) throw new Error('no games')
  const tally = { games: 9999, wins: 9999 }
  const many: PersonStats = {
    ...stats,
    standing: { ...stats.standing, among: { '2': tally, '3': tally, '4': tally }, computers: tally },
    rating: 9999,
    versus: Array.from({ length: 5 }, () => ({ name: NAME, won: 999, tied: 999, lost: 999 })),
    achievements: ACHIEVEMENT_KEYS.map((key, nth) => ({
      ...{ key, tableId: `longtable${nth}`, at: new Date(AT), here: `longtable${nth}` },
    })),
    tom: { ...stats.tom, won: 999, tied: 999, lost: 999 },
    puzzles: { day: 20_000, days: 9999 },
    behind: true,
  }
  const full: Ranking = {
    people: Array.from({ length: 10 }, (_, nth) => {
      const place = 99_990 + nth
      return { place, name: NAME, rating: 9999, games: 9999, own: false }
    }),
    count: 999_990,
    own: { games: 9999, rating: 9999, place: 99_999 },
    wanted: ranking.wanted,
    records: RECORD_KEYS.map((key, nth) => ({
      ...{ key, value: 999, tableId: `longtable${nth}`, seat: 0, personId: OTHER },
      ...{ name: NAME, after: 9, goesOn: false },
    })),
    behind: true,
  }
  return { ...kept, results: { ...results, stats: async () => many, ranking: async () => full } }
}
const service = await wordy()

const RIGHTS_LACKING = [
  'viewChannel',
  'sendMessages',
  'createPublicThreads',
  'attachFiles',
  'readMessageHistory',
] as const

const callerIn = (language: Language): Caller => ({
  person: SOME[0] ?? { id: OWN, name: NAME },
  ...{ moderator: true, language, interactionId: '1', guildId: GUILD, channelId: CHANNEL, lacking: [], guest: false },
  channels: Array.from({ length: 500 }, (_, nth) => ({ channelId: idOf(1000 + nth), lacking: RIGHTS_LACKING })),
})

describe('every message between tables at its fullest keeps to Discord’s limits, in pictures and in words', () => {
  it.each(EVERY_LANGUAGE)('in $name', ({ language, as }) =>
    speakingThroughout(as, async () => {
      const caller = callerIn(language)
      const held = (post: Post): readonly Pressable[] => {
        readPost(inWords(post))
        return readPost(post).pressables
      }
      const typed = async (path: string, options = {}) =>
        held((await handleCommand(service, caller, path, options)).post)
      const pressed = async ({ id, values }: Pressable, value = values[0]) =>
        held(
          (await handleComponent(service, caller, pressOrRefreshOfCustomId(id), value === undefined ? [] : [value]))
            .post,
        )
      const all = async (on: readonly Pressable[]) => {
        for (const one of on) await pressed(one)
      }
      await all(await typed('bonfire-club history', { whose: OWN, players: 4 }))
      await all(await typed('bonfire-club history', { whose: OWN, month: '2026-11' }))
      await all(await typed('bonfire-club ranking'))
      await all(await typed('bonfire-club stats', { whose: OWN }))
      const settings = await typed('bonfire-server settings')
      await all(settings.filter(({ id }) => id.includes(':serverpage:')))
      await typed('bonfire-server rights')
      await typed('bonfire-server log', { page: 1 })
      for (const name of ['block', 'unblock'] as const) await typed(`bonfire-server ${name}`)
      const tables = await typed('bonfire-server tables')
      for (const one of tables) for (const value of one.values) expect((await pressed(one, value)).length).toBe(2)
      expect(tables[0]?.values).toHaveLength(25)
      await typed('bonfire-server export')
      expect(await typed('bonfire-server delete')).toHaveLength(1)
      for (const state of ['open', 'full', 'over', 'failed'] as const)
        held(lookingPost({ ...LOOKING, language }, state))
    }),
  )

  it.each(EVERY_LANGUAGE)(
    'of a look back and a result that somebody shares, whose name stands above, in $name',
    ({ language, as }) =>
      speakingThroughout(as, async () => {
        const table = await kept.viewFor(OWN, 'longtable0')
        const { positions } = history('4-rulebook-1-51.json')
        const before = positions
          .map(asActor)
          .find(({ state }) => state !== null && decision(state)?.question.kind === 'turn')
        if (table === null || before === undefined) throw new Error('no game')
        const ending = async (id: string) => ({ ...(await kept.results.ending(id)), records: broken(NAME) })
        for (const { analysis } of fullestLookBacks(table, before, await loadLog(kept, table), language)) {
          const shared: TableService = {
            ...kept,
            ...{ results: { ...kept.results, ending }, factsOf: async () => FACTS },
            analyse: async () => ({ kind: 'analysed', analysis }),
          }
          for (const person of SOME.slice(0, 2))
            for (const verb of ['sharelook', 'shareresult']) {
              const caller = { ...callerIn(language), person, serverLanguage: language }
              const press = pressOrRefreshOfCustomId(`b1:${table.id}:${table.seq}:${verb}`)
              const { kind, post } = await handleComponent(shared, caller, press, [])
              expect(kind).toBe('public')
              const by = words(language).share.by(safeName(person.name, language))
              for (const shown of [post, inWords(post)]) expect(readPost(shown).text).toContain(by)
            }
        }
      }),
  )
})

const LOOKING: Looking = {
  ...{ id: 'abcdef', guildId: GUILD, channelId: CHANNEL, messageId: idOf(900), revision: 1, dueAt: new Date(AT) },
  ...{ players: 4, people: SOME, host: OWN, language: 'en', until: AT, role: idOf(901) },
  pace: { kind: 'bank', hours: 96, refill: 24, atEnd: 'sitOut' },
}

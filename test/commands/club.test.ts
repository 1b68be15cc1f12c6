import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, handleCommand, handleComponent, pressOrRefreshOfCustomId } from '#commands'
import { RULES_NUMBER, standardRules } from '#engine'
import { altText } from '#render'
import { achievementsOfSeat, gameFactsOf } from '#results'
import { keepGame, seasonGame } from '#support/season'
import { createTableService, type Person } from '#table'
import { LANGUAGES, words } from '#text'
import { freshTables, tamper } from '../table/sitting.ts'
import { Player } from './player.ts'
import { readPost } from './read-post.ts'

/** Named by Discord's id where somebody picks her. */
const CLEO = '100000000000000003'
const [ann, ben, cleo]: Person[] = ['ann', 'ben', 'cleo'].map((name, nth) => ({ id: nth === 2 ? CLEO : name, name }))
const START = Date.UTC(2026, 9, 20)
const DAY = 24 * 3_600_000

const { url, store } = await freshTables()
const service = createTableService(store.tables, {
  ...store,
  now: () => new Date(START + 30 * DAY),
  seed: () => '7'.repeat(32),
  factsOf: async (rules, segments) => gameFactsOf(rules, { segments }),
})
const two = seasonGame('club2', 2)
const three = seasonGame('club3', 3)

const journal = ({ setup, choices }: typeof two) => ({
  segments: [{ rules: RULES_NUMBER, start: { setup }, choices: choices.map(({ choice }) => choice) }],
})

beforeAll(async () => {
  if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('nobody')
  for (let nth = 0; nth < 13; nth++) {
    const people = nth % 3 === 0 ? [ann, cleo, ben] : nth % 3 === 1 ? [ben, ann] : [cleo, ann]
    const table = { id: `game${nth}`, guildId: 'guild', endedAt: new Date(START + nth * 1.5 * DAY), people }
    await keepGame(store, people.length === 3 ? three : two, table)
  }
  // Of another server, before all others: what it came to is Ann's, and shown nowhere else.
  await keepGame(store, two, { id: 'far', guildId: 'other', endedAt: new Date(START - 70 * DAY), people: [ben, ann] })
  await service.results.all()
})
afterAll(() => service.idle())

it.each(LANGUAGES)('a server’s games, its ranking and a person’s statistics are told in %s', async (language) => {
  const player = new Player(service, 'ann', '1', false, language)
  await player.type('bonfire-club history')
  expect(player.all('historygame')[0]?.values).toEqual(Array.from({ length: 10 }, (_, nth) => `game${12 - nth}`))
  await player.push('history')
  expect(player.all('historygame')[0]?.values).toEqual(['game2', 'game1', 'game0'])
  await player.choose('historygame', 'game1')
  for (const verb of ['analysis', 'log', 'journal']) expect(player.all(verb)).toHaveLength(1)
  const { answer } = player
  expect(answer?.kind === 'reply' ? answer.post.picture?.scene : null).toBe('score')
  expect(player.seen.text).toContain(words(language).ending.title)
  await player.push('history')
  expect(player.all('historygame')[0]?.values).toEqual(['game2', 'game1', 'game0'])
  await player.type('bonfire-club ranking')
  for (const name of ['ann', 'ben', 'cleo']) expect(player.seen.text).toContain(`**${name}**`)
  const { records } = words(language)
  const most = Math.max(...three.sheets.map(({ total }) => total))
  const winner = ['ann', 'cleo', 'ben'][three.sheets.findIndex(({ total }) => total === most)] ?? ''
  expect(player.seen.text).toContain(records.stands('points3', most, winner))
  await player.choose('historygame', 'game0')
  expect(player.all('journal')).toHaveLength(1)
  await player.type('bonfire-club stats')
  expect(player.seen.text).toContain('ann')
  const best = Math.max(...[two, three].flatMap(({ sheets }) => sheets.map(({ total }) => total)))
  expect(player.seen.text).toMatch(new RegExp(`\\b(${best}|${two.sheets[1]?.total}|${three.sheets[0]?.total})\\b`))
  expect(player.seen.text).not.toMatch(/undefined|NaN/)
  const earned = (of: typeof two, seat: number) =>
    achievementsOfSeat(gameFactsOf(standardRules, journal(of)), seat).map(
      (key) => words(language).achievements[key].name,
    )
  const all = new Set([...earned(two, 1), ...earned(three, 0)])
  expect(all.size).toBeGreaterThan(0)
  for (const name of all) expect(player.seen.text).toContain(name)
  expect(player.all('historygame').flatMap(({ values }) => values)).not.toContain('far')
  await player.choose('historygame', 'game')
  expect(player.all('journal')).toHaveLength(1)
  await player.type('bonfire-club stats')
  await player.push('sharestats')
  expect(player.answer?.kind).toBe('public')
  expect(player.all('sharestats')).toEqual([])
})

it('where points come from is a picture, and is told in words for those who want that', async () => {
  const player = new Player(service, CLEO)
  await player.type('bonfire-club stats')
  const { club, scores } = words('en')
  const { answer } = player
  const picture = answer?.kind === 'reply' ? answer.post.picture : null
  if (picture?.scene !== 'stats') throw new Error('no picture')
  const cities = [
    ...Array.from({ length: 5 }, () => three.sheets[1]),
    ...Array.from({ length: 4 }, () => two.sheets[0]),
  ]
  const average = cities.reduce((sum, sheet) => sum + (sheet?.total ?? 0), 0) / cities.length
  expect(picture.average).toBeCloseTo(average)
  expect(Object.values(picture.lines).reduce((sum, { own }) => sum + own, 0)).toBeCloseTo(average)
  // A phone's screen has room for the names of achievements; in words there is more of each, and what was most frequent.
  const { achievements, gnomes } = club.stats
  expect(player.seen.text).toContain(achievements)
  for (const more of [gnomes, scores.lines.commonTasks]) expect(player.seen.text).not.toContain(more)
  expect(player.seen.text).not.toMatch(/<t:\d+:d>/)
  expect(altText(picture)).toContain(club.stats.mean(average))
  await player.push('readstats')
  for (const more of [gnomes, ...Object.values(scores.lines)]) expect(player.seen.text).toContain(more)
  expect(player.seen.text).toMatch(/\*\*.+\*\*: .+ · <t:\d+:d>/u)
  await player.push('showstats')
  expect(player.seen.text).not.toContain(scores.lines.commonTasks)
  const stranger = new Player(service, 'nobody')
  await stranger.type('bonfire-club stats')
  expect([...stranger.all('readstats'), ...stranger.all('sharestats')]).toEqual([])
})

it('games are filtered by person, players and month; nobody else is named who hides', async () => {
  const player = new Player(service, 'ann')
  await player.type('bonfire-club history', { whose: CLEO, players: 2, month: '2026-11' })
  expect(player.all('historygame')[0]?.values, player.seen.text).toEqual(['game11', 'game8'])
  for (const said of [`<@${CLEO}>`, '2 players', 'November 2026']) expect(player.seen.text).toContain(said)
  await player.type('bonfire-club history', { whose: CLEO, players: 2, month: 'novem' })
  expect(player.all('historygame')[0]?.values).toEqual(['game11', 'game8'])
  await player.type('bonfire-club history', { month: 'someday' })
  expect(player.seen.text).toContain(words('en').club.history.unknownMonth('someday'))
  await player.type('bonfire-club history', { month: '2024-01' })
  expect(player.seen.text).toContain(words('en').club.history.noneFits)
  await service.saveSettings(CLEO, { listed: false })
  await player.type('bonfire-club stats', { whose: CLEO })
  expect(player.seen.text).toContain('listed')
  await player.type('bonfire-club ranking')
  expect(player.seen.text).not.toContain('cleo')
  expect(player.seen.text).toContain('former player')
})

it('a finished game against Tom that was asked for in a server is there for everybody of it, and for nobody else', async () => {
  const tess: Person = { id: 'tess', name: 'tess' }
  const table = { id: 'alone', guildId: 'club', people: [tess], endedAt: new Date(START + 25 * DAY) }
  await keepGame(store, seasonGame('club1', 1), table)
  const opening = { guildId: null, askedIn: 'club', channelId: 'direct', host: tess, solo: true, options: {} }
  const opened = await service.open(opening)
  const open = opened.kind === 'opened' ? opened.table : null
  await service.results.all()
  const ben = (guildId: string, guest = false) => ({ ...new Player(service, 'ben').asker(), guildId, guest })
  const press = (caller: Caller, id: string, values: readonly string[] = []) =>
    handleComponent(service, caller, pressOrRefreshOfCustomId(id), values)
  const list = readPost((await handleCommand(service, ben('club'), 'bonfire-club history', {})).post)
  const [choose] = list.pressables.filter(({ id }) => id.includes('historygame'))
  expect(choose?.values).toEqual(['alone'])
  const chosen = readPost((await press(ben('club'), choose?.id ?? '', ['alone'])).post)
  expect(chosen.text).toContain('Tom')
  // The way to somebody's direct messages is nobody else's.
  expect(chosen.text).not.toContain('discord.com/channels')
  const [journal] = chosen.pressables.filter(({ id }) => id.endsWith(':journal'))
  expect(await press(ben('club'), journal?.id ?? '')).toMatchObject({ file: {} })
  await tamper(
    url,
    "INSERT INTO turn_messages (table_id, turn_seq, channel_id, message_id) VALUES ('alone', 2, 'direct', '5')",
  )
  const [log] = chosen.pressables.filter(({ id }) => id.includes(':log:'))
  const told = async (caller: Caller) => readPost((await press(caller, log?.id ?? '')).post).text
  expect(await told({ ...ben('club'), person: tess })).toContain('channels/@me/direct/5')
  expect(await told(ben('club'))).toContain('Turn 43')
  expect(await told(ben('club'))).not.toContain('channels/@me')
  const gone = words('en').notices.gone
  for (const caller of [ben('elsewhere'), ben('club', true), { ...ben('club'), guildId: null }])
    expect(readPost((await press(caller, journal?.id ?? '')).post).text).toContain(gone)
  expect(readPost((await press(ben('club'), `b1:${open?.id}:${open?.seq}:open`)).post).text).toContain(gone)
})

it('who is ranked on another page reads their own place below the first one', async () => {
  const four = seasonGame('club4', 4)
  const crowd = Array.from({ length: 12 }, (_, nth): Person => ({ id: `crowd${nth}`, name: `crowd${nth}` }))
  for (let game = 0; game < 15; game++) {
    const [round, group] = [Math.floor(game / 3), game % 3]
    const people = crowd.filter((_, nth) => (round % 2 === 0 ? nth % 3 : Math.floor(nth / 4)) === group)
    const endedAt = new Date(START + 20 * DAY + game * 60_000)
    await keepGame(store, four, { id: `crowd${game}`, guildId: 'crowd', endedAt, people })
  }
  await service.results.all()
  const [first, last] = await Promise.all([0, 1].map((page) => service.results.ranking('', 'crowd', page, 10)))
  for (const { place, name, rating, games } of [first?.people[9], last?.people[1]].flatMap((one) => one ?? [])) {
    const player = new Player(service, name)
    const asker = { ...player.asker(), guildId: 'crowd' }
    player.see(await handleCommand(service, asker, 'bonfire-club ranking', {}))
    const line = words('en').club.ranking.place({ place, name, rating, games })
    expect(player.seen.text.split(line), line).toHaveLength(2)
  }
})

it('in a lobby each reads how the others kept to their games, once there are five', async () => {
  if (ann === undefined || cleo === undefined) throw new Error('nobody')
  const endedAt = new Date(START + 29 * DAY)
  const eve: Person = { id: 'eve', name: 'eve' }
  for (const [nth, how] of (['left', 'lost', 'left', 'lost'] as const).entries()) {
    const leaves = { seat: 1, how, heir: null }
    await keepGame(store, two, { id: `left${nth}`, guildId: 'other', endedAt, people: [cleo, eve], leaves })
  }
  await service.results.all()
  const [host, guest] = [new Player(service, 'ann', '7'), new Player(service, 'eve', '7')]
  await host.type('new', { where: 'here' })
  await guest.type('join')
  const settings = async (player: Player) => {
    const table = await service.inChannel('7')
    return (await player.press(`b1:${table?.id}:${table?.seq}:lobbysettings`)).seen.text
  }
  expect(await settings(host)).not.toContain('eve:')
  const last = { id: 'left9', guildId: null, endedAt, people: [eve] }
  await keepGame(store, seasonGame('club1', 1), last)
  await service.results.all()
  expect(await settings(host)).toContain('eve: 1 finished, 2 left early, 2 lost')
  expect(await settings(guest)).toContain('ann: 13 finished, 0 left early, 0 lost')
  expect(await settings(guest)).not.toContain('eve:')
})

it('pages that were open when somebody was forgotten go on without them', async () => {
  if (ann === undefined) throw new Error('nobody')
  const dora: Person = { id: '100000000000000004', name: 'dora' }
  for (let nth = 0; nth < 12; nth++)
    await keepGame(store, two, {
      ...{ id: `gone${nth}`, guildId: 'guild', endedAt: new Date(START + 20 * DAY + nth), people: [ann, dora] },
    })
  await service.results.all()
  const [history, stats, mine] = [0, 1, 2].map(() => new Player(service, 'ann'))
  if (history === undefined || stats === undefined || mine === undefined) throw new Error('nobody')
  await history.type('bonfire-club history', { whose: dora.id })
  await stats.type('bonfire-club stats', { whose: dora.id })
  await mine.type('bonfire-club stats')
  for (const { seen } of [history, stats, mine]) expect(seen.text).toContain('dora')
  await service.forget(dora.id)
  await history.choose('historygame', 'gone3')
  expect(history.seen.text).toContain(words('en').names.formerPlayer)
  await history.push('history')
  expect(history.seen.text).toContain(words('en').club.history.noneFits)
  await stats.push('readstats')
  expect(stats.all('readstats')).toEqual([])
  await mine.type('bonfire-club stats')
  for (const { seen } of [history, stats, mine]) expect(seen.text).not.toContain('dora')
  await service.results.all()
  await mine.type('bonfire-club ranking')
  expect(mine.seen.text).not.toContain('dora')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countdownTileOnPass, journalSchema, parseChoice } from '#engine'
import type { TableForPerson } from '#table'
import { words } from '#text'
import { afterwards } from '../afterwards.ts'
import { choicesNow, follow, type Sitting } from '../table/sitting.ts'
import { openService, type Player, started } from './player.ts'

/** A kept game with four, in which somebody else than the starting player begins the countdown; and one with two. */
const OF_FOUR = '4-rulebook-1-579'
const OF_TWO = '2-online-1-333'

/** A kept game at a table, up to the turn in which the countdown begins, and that turn played to its end. */
async function inTheCountdown(name: string): Promise<{ table: Sitting; players: readonly Player[] }> {
  const fixture = new URL(`../engine/fixtures/${name}.json`, import.meta.url)
  const [segment] = journalSchema.parse(JSON.parse(readFileSync(fixture, 'utf8'))).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${name} does not begin with a setup`)
  const { seed, players, edition } = segment.start.setup
  const { service, close } = await openService(seed)
  afterwards(close)
  const opened = await started(service, ['ann', 'ben', 'cleo', 'dan'].slice(0, players), undefined, edition)
  const table = follow(service, opened.table)
  for (const line of segment.choices) {
    if (table.now().settled?.countdown) break
    const choice = parseChoice(line)
    await table.does(table.acting(), { kind: 'choices', choices: choice === null ? [] : [choice] })
  }
  return { table, players: opened.players }
}

/** What is cheap comes first, so that they can go on. */
const THRIFTY = ['end', 'fate', 'bonfire', 'ship', 'procession', 'decline']
const LAST = ['pass', 'discard', 'novice', 'turnup']

/** Whoever acts plays the turn to its end, and passes only where nothing else is left. */
async function playsOn(table: Sitting): Promise<void> {
  const began = table.now().turnSeq
  while (table.now().phase === 'playing' && table.now().turnSeq === began) {
    const choices = choicesNow(table.now())
    const thrifty = THRIFTY.flatMap((kind) => choices.find((one) => one.kind === kind) ?? [])
    const [choice] = [...thrifty, ...choices.filter(({ kind }) => !LAST.includes(kind)), ...choices]
    await table.does(table.acting(), { kind: 'choices', choices: choice === undefined ? [] : [choice] })
  }
}

/** What the panel of somebody who waits promises for passing: the points, or why there are none. */
async function promisedTo(player: Player): Promise<string> {
  await player.type('turn')
  if (player.seen.text.includes(words('en').panel.endsBefore)) {
    expect(player.all('ahead')).toEqual([])
    expect(player.all('whynot')).toEqual([])
    return 'never'
  }
  await player.push('ahead', ':open')
  const pass = player.all('page').find(({ id }) => id.endsWith(':pass'))
  const points = /\d/u.exec(pass?.label ?? '')?.[0] ?? 'none'
  await player.push('ahead', ':leave')
  return points
}

const tileOf = ({ settled, actingSeat }: TableForPerson): string =>
  String((settled && countdownTileOnPass(settled, actingSeat ?? 0)) ?? 'none')

it.each([
  [OF_FOUR, 18],
  [OF_TWO, 9],
])(
  'a pass that is planned is promised the points that its turn will find, and none where no turn comes: %s',
  async (name, least) => {
    const { table, players } = await inTheCountdown(name)
    const promised = new Map<string, string[]>()
    const wrong: string[] = []
    let turns = 0
    for (; table.now().phase === 'playing'; turns++) {
      const { acting, settled, seats } = table.now()
      const found = tileOf(table.now())
      for (const one of promised.get(acting ?? '') ?? [])
        if (one !== found) wrong.push(`turn ${turns}: ${acting} was promised ${one}, and the tile is ${found}`)
      promised.delete(acting ?? '')
      for (const player of players) {
        const seat = seats.findIndex(({ person }) => person?.id === player.name)
        if (player.name === acting || settled?.cities[seat]?.status !== 'playing') continue
        promised.set(player.name, [...(promised.get(player.name) ?? []), await promisedTo(player)])
      }
      await playsOn(table)
    }
    expect(wrong).toEqual([])
    expect(turns).toBeGreaterThanOrEqual(least)
    const { seats, settled } = table.now()
    // Who could do nothing any more has passed by itself.
    const playing = seats.filter((_, seat) => settled?.cities[seat]?.status === 'playing')
    const lastHeard = playing.flatMap(({ person }) => promised.get(person?.id ?? '') ?? [])
    expect(lastHeard.length).toBeGreaterThan(0)
    expect(new Set(lastHeard)).toEqual(new Set(['never']))
  },
)

it('a pass that was planned in the starting player’s turn is played for the points that were promised', async () => {
  const { table, players } = await inTheCountdown(OF_FOUR)
  const { actingSeat, seats, settled } = table.now()
  expect([actingSeat, settled?.countdown]).toEqual([settled?.startingSeat, { pile: 5, tile: null }])
  const seat = ((actingSeat ?? 0) + 1) % seats.length
  const player = players.find(({ name }) => name === seats[seat]?.person?.id)
  await player?.type('turn')
  await player?.push('ahead', ':open')
  await player?.push('page', ':pass')
  await player?.push('play', ':pass')
  const before = settled?.cities[seat]?.score ?? 0
  expect(player?.seen.text).toMatch(/\*\*1\*\* · .*passed .*5 points/u)
  await playsOn(table)
  expect(table.now().lastTurn).toMatchObject({ seat, planned: true })
  expect(table.now().settled?.cities[seat]).toMatchObject({ status: 'passed', score: before + 5 })
})

it('whoever passes is asked first, and told what that brings and what is given up', async () => {
  const { table, players } = await inTheCountdown(OF_TWO)
  const say = words('en').panel.pass
  for (;;) {
    const { acting, actingSeat, settled, phase } = table.now()
    expect(phase).toBe('playing')
    const tile = settled === null ? null : countdownTileOnPass(settled, actingSeat ?? 0)
    if (tile === null || settled === null) {
      await playsOn(table)
      continue
    }
    const player = players.find(({ name }) => name === acting)
    await player?.type('turn')
    await player?.push('page', ':pass')
    expect(player?.seen.text).toContain(say.brings(tile))
    expect(player?.seen.text).toContain(say.turns(tile))
    await player?.push('page', ':turn')
    expect(table.now().settled).toEqual(settled)
    await player?.push('page', ':pass')
    await player?.push('play', ':pass')
    expect(player?.seen.text).toContain('passed')
    return
  }
})

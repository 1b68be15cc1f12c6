import { expect, it } from 'vitest'
import { logFileText } from '#commands/log/file'
import { logPost } from '#commands/log/page'
import { loadLog } from '#commands/log/told'
import { parseChoice } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { LANGUAGES, words } from '#text'
import { keptTables } from '../table/kept.ts'
import { follow, serviceOn } from '../table/sitting.ts'
import { Player } from './player.ts'
import { readPost } from './read-post.ts'

const { store, tables } = await keptTables(1)
const service = serviceOn(store)
const { panel, choices } = words('en')

/** The person who must act at a kept table, in that table's channel. */
async function actingAt(id: string): Promise<Player> {
  const view = await viewAsActor(service, id)
  if (view?.acting == null) throw new Error('nobody must act')
  return new Player(service, view.acting, view.channelId)
}

it('have a log of all their turns, read in one of the languages', async () => {
  let turns = 0
  const some = tables.filter((_, index) => index % 3 === 0)
  for (const [index, { id, log }] of some.entries()) {
    const table = await service.view(id)
    if (table === null) throw new Error('there is no such table')
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
    const told = await loadLog(service, table)
    readPost(logPost(table, told, -2, { person: { id: 'reader', name: 'Reader' }, language }))
    const text = logFileText(table, told, language)
    expect(text).not.toMatch(/undefined|NaN|\[object/u)
    const heading = words(language).log.turn(0).replace('0', '(\\d+)')
    const numbers = [...text.matchAll(new RegExp(`^${heading} · `, 'gmu'))].map(([, n]) => Number(n))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    // Against Tom some items of the log are one turn.
    if (!table.solo) expect(numbers.length).toBe(log.turn ?? 0)
    turns += numbers.length
  }
  expect(turns).toBeGreaterThan(100)
})

it('show how they stood after a turn as far as our rules play it alike, and else say that they cannot', async () => {
  const { log } = words('en')
  const seen = { shown: 0, not: 0 }
  for (const { id } of tables.filter((_, index) => index % 12 === 0)) {
    const { channelId, host } = (await service.view(id)) ?? { channelId: '', host: '' }
    // Some are in direct messages: of those nobody else sees anything.
    const player = new Player(service, host, channelId)
    for (const turn of [2, 999]) {
      await player.press(`b1:${id}:0:afterturn:${turn}`)
      const picture = player.answer?.post.picture
      if (picture == null) expect(player.seen.text).toMatch(new RegExp(`${log.cannotBeShown}|${log.title}`, 'u'))
      else expect(player.seen.text).toContain('The table after turn')
      seen[picture == null ? 'not' : 'shown']++
    }
  }
  expect(seen.shown).toBeGreaterThan(0)
  expect(seen.not).toBeGreaterThan(0)
})

it('whose open turn fell away with the rules reads so in the panel, until the next choice', async () => {
  const kept = tables.find(({ about }) => about === '2-rulebook-18: in a turn')
  const player = await actingAt(kept?.id ?? '')
  const told = panel.fellAway(0, kept?.open.length ?? 0)
  await player.type('turn')
  expect(player.seen.text).toContain(told)
  await player.type('play', { move: kept?.open[0] ?? '' })
  expect(player.seen.text).not.toContain(told)
})

it('who has only a bonus action is asked for it, after the turn before has ended, and may take no more turns', async () => {
  const kept = tables.find(({ about }) => about === '3-online-56: before a novice moved by itself')
  const view = await viewAsActor(service, kept?.id ?? '')
  if (kept === undefined || view === null) throw new Error('there is no such table')
  const before = follow(service, view)
  for (const line of [...kept.open, 'end']) {
    const choice = parseChoice(line)
    if (choice !== null) await before.does(before.acting(), { kind: 'choices', choices: [choice] })
  }
  const player = await actingAt(kept.id)
  await player.type('turn')
  expect(player.seen.text).toContain('You have only a bonus action left')
  expect(player.all('page').flatMap(({ id, disabled }) => (disabled ? [] : id.split(':').at(-1)))).toEqual([
    'novice',
    'pass',
  ])
  await player.push('page', ':pass')
  const [out] = player.all('play')
  expect(out).toMatchObject({ label: choices.out.label })
  await player.press(out?.id ?? '')
  const after = await viewAsActor(service, kept.id)
  expect(after?.state?.cities[before.now().actingSeat ?? 0]?.status).toBe('out')
  expect(player.seen.text).toContain('take no more turns')
})

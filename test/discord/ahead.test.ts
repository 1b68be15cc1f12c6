import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { openStore } from '#store'
import { freshDatabase } from '../store/databases.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  playFirst,
  playground,
  read,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { endTurn, isLive, playTurn, turnsOf } from './turns.ts'

const { url, drop } = await freshDatabase()
afterAll(drop)
const ground = await playground({ drawOneIn: 1_000_000, databaseUrl: url })
const store = await openStore(url)
afterAll(() => store.close())
const [ada, bjorn] = await Promise.all([ground.person(ADA), ground.person(BJORN)])
const turns = turnsOf(ground, ada, bjorn)

const named = (message: APIMessage, verb: string, ending = '') =>
  withVerb(message, verb).find(({ id }) => id.endsWith(ending))?.id ?? `no ${verb} ${ending}`
const press = async (person: ScriptedPerson, message: APIMessage, verb: string, ending = '') =>
  shown(await person.press(message, named(message, verb, ending)))
const choose = async (person: ScriptedPerson, message: APIMessage) => {
  return shown(await playFirst(person, message))
}
const takeRewards = async (person: ScriptedPerson, message: APIMessage) => {
  const all = withVerb(message, 'together').find(({ id }) => id.includes(':on:'))
  return shown(await person.press(message, all?.id ?? 'nothing to do'))
}
const textOf = (message: APIMessage) => read(message).text

/** From the panel of whoever waits: another way, a path or the Great Bonfire, to the turn's end. */
async function planWay(person: ScriptedPerson, from: APIMessage, page: 'path' | 'bonfire'): Promise<APIMessage> {
  let panel = await press(person, await choose(person, from), 'page', `:${page}`)
  do panel = await (page === 'bonfire' ? takeRewards(person, panel) : choose(person, panel))
  while (withVerb(panel, 'end').length === 0)
  return await press(person, panel, 'end')
}

it('a turn is planned in private, changed and withdrawn, and played when it comes: nobody is called to it', async () => {
  const { id, live, acting, other } = await turns.begun(CAMPFIRE)
  const waiting = shown(await type(other, CAMPFIRE, 'turn'))
  const before = await ground.service().view(id)

  // Begun, left, and begun again; a press on what is gone is known as such.
  const draft = await press(other, waiting, 'ahead', ':open')
  expect(textOf(draft)).toContain('Planning ahead')
  const left = await press(other, draft, 'ahead', ':leave')
  expect(textOf(left)).toContain('You haven’t planned anything yet')
  const again = await press(other, left, 'ahead', ':begin')
  const kept = await planWay(other, again, 'bonfire')
  expect(textOf(kept)).toMatch(/\*\*1\*\* · .+Great Bonfire/u)
  const withdrawn = await press(other, kept, 'ahead', ':withdraw')
  expect(textOf(withdrawn)).toContain('You haven’t planned anything yet')
  expect(await store.tables.plansAt(id)).toEqual([])

  // Two ways, the second of them first.
  const one = await planWay(other, await press(other, withdrawn, 'ahead', ':begin'), 'path')
  const two = await planWay(other, await press(other, one, 'ahead', ':begin'), 'bonfire')
  const order = named(two, 'ahead', ':order')
  const ordered = shown(await other.select(two, order, ['raise.1']))
  expect(textOf(ordered)).toMatch(/\*\*1\*\* · .*Great Bonfire[\s\S]*\*\*2\*\* · .*path/u)
  expect(textOf(shown(await type(other, CAMPFIRE, 'turn')))).toContain('Your next turn is planned (2 plans).')

  // Nothing of it is anywhere else.
  expect(await ground.service().view(id)).toEqual(before)
  expect(acting.latest(CAMPFIRE, isLive)).toEqual(live)

  await endTurn(acting, await playTurn(acting, CAMPFIRE))
  const next = await acting.until(CAMPFIRE, (message) => isLive(message) && message.id !== live.id)
  expect(textOf(next)).toContain(`<@${acting.id}>`)
  expect(textOf(next)).toMatch(/built a .*path[\s\S]*\*\*As planned\*\*: [\s\S]*Great Bonfire/u)
  expect(next.mentions.map((one) => one.id)).toEqual([acting.id])
  expect(await store.tables.plansAt(id)).toEqual([])
  const log = textOf(shown(await type(acting, CAMPFIRE, 'log')))
  expect(log).toMatch(/\n📅 As planned: .+Great Bonfire/u)
  expect(log.match(/As planned/gu)).toHaveLength(1)

  // A plan that does not fit any more calls its person as usual, and says why.
  const waits = await press(other, shown(await type(other, CAMPFIRE, 'turn')), 'ahead', ':open')
  const path = await choose(other, await press(other, waits, 'page', ':path'))
  await other.select(path, named(path, 'more'), ['ahead:keep'])
  const taken = shown(await type(acting, CAMPFIRE, 'turn'))
  await endTurn(acting, await choose(acting, await press(acting, taken, 'page', ':path')))
  const called = await other.until(
    CAMPFIRE,
    (message) => isLive(message) && message.id !== next.id && message.id !== live.id,
  )
  expect(called.mentions.map((one) => one.id)).toEqual([other.id])
  const panel = await press(other, called, 'open')
  expect(textOf(panel)).toMatch(/nothing was played for you\.\n> 1 · .+ – /u)

  await typeAndConfirm(ada, CAMPFIRE, 'close')
  await expect.poll(() => store.tables.plansAt(id)).toEqual([])
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

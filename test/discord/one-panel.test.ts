import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, read, shown, type, withVerb } from './playground.ts'
import { turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000 })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { begun } = turnsOf(ground, ada, bjorn)

const press = async (person: ScriptedPerson, message: APIMessage, verb: string) =>
  shown(await person.press(message, withVerb(message, verb)[0]?.id ?? `no ${verb}`))
const has = (person: ScriptedPerson, { id }: APIMessage) => person.messages.get(CAMPFIRE)?.has(id) ?? false

it('somebody has one panel of a table: another takes the place of the one before, and of nothing else', async () => {
  const { live, acting, other } = await begun(CAMPFIRE)
  const first = await press(acting, live, 'open')
  const others = await press(other, live, 'city')
  const log = shown(await type(acting, CAMPFIRE, 'log'))
  const second = await press(acting, live, 'open')
  expect(second.id).not.toBe(first.id)
  await eventually(() => expect(has(acting, first)).toBe(false))
  expect([has(acting, second), has(acting, log), has(other, others)]).toEqual([true, true, true])
  // What was opened as something else becomes the panel, and is the one from then on.
  const panel = await press(acting, log, 'open')
  expect(panel.id).toBe(log.id)
  await eventually(() => expect(has(acting, second)).toBe(false))
  expect(withVerb(panel, 'play').length).toBeGreaterThan(1)
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

it('beside the button of who is on turn stands one for those who wait, which leads to their city and their plan', async () => {
  const { live, other } = await begun('802000000000000002')
  const { takeTurn, city } = words('en').buttons
  expect(['open', 'city'].map((verb) => withVerb(live, verb)[0]?.label)).toEqual([takeTurn, city])
  const waits = await press(other, live, 'city')
  expect(read(waits).text).toContain('Your first turn begins')
  expect(withVerb(waits, 'ahead')).toHaveLength(1)
})

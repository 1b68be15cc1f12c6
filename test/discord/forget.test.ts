import { expect, it } from 'vitest'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, withVerb } from './playground.ts'

const ground = await playground({ drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)

it('/bonfire forget-me names the tables to leave first, asks, forgets, and is a matter of the asker alone', async () => {
  await type(ada, SECOND, 'new')
  await type(bjorn, SECOND, 'join')
  const seated = shown(await type(bjorn, CAMPFIRE, 'forget-me'))
  expect(read(seated).text).toContain(`<#${SECOND}>`)
  expect(withVerb(seated, 'forget')).toEqual([])

  const name = bjorn.world().person.user.global_name ?? ''
  await type(bjorn, SECOND, 'resign')
  await type(bjorn, CAMPFIRE, 'solo')
  const inDirect = shown(await type(bjorn, CAMPFIRE, 'forget-me'))
  expect(read(inDirect).text).toContain(words('en').tables.inDirectMessages)
  const giving = shown(await type(bjorn, CAMPFIRE, 'resign'))
  await bjorn.press(giving, withVerb(giving, 'giveup')[0]?.id ?? 'no giving up')

  const asked = shown(await type(bjorn, CAMPFIRE, 'forget-me'))
  expect(read(asked).text).toContain('can’t be undone')
  const [confirm] = withVerb(asked, 'forget')
  const done = shown(await bjorn.press(asked, confirm?.id ?? 'nothing to confirm'))
  expect(read(done).text).toContain('2 tables')
  expect(withVerb(done, 'forget')).toEqual([])
  expect(read(shown(await type(bjorn, CAMPFIRE, 'profile'))).text).toContain('No games yet')

  const log = read(shown(await type(ada, SECOND, 'log'))).text
  expect(log).toContain('A former player sat down.')
  expect(log).not.toContain(name)
  expect((await ground.service().openTablesOf(ADA)).map(({ seats }) => seats.length)).toEqual([1])
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

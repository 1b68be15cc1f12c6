import { expect, it } from 'vitest'
import { type Language, words } from '#text'
import { ADA, CAMPFIRE, MAXIMILIANA, playground, read, SANNE, shown, type, withVerb } from './playground.ts'

const ground = await playground({ drawOneIn: 1_000_000 })

/** What a panel asks or says as the game begins, whoever begins it. */
const asked = (language: Language): string[] => {
  const { prompts, panel } = words(language)
  return [prompts.startTile, panel.othersTurn('').trim()]
}

it('each reads what only they see in the language of their client, and everybody the channel in the table’s', async () => {
  const [ada, maximiliana] = [await ground.person(ADA), await ground.person(MAXIMILIANA)]
  const sanne = await ground.person(SANNE)
  await type(ada, CAMPFIRE, 'new')
  const lobby = await maximiliana.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  expect(read(lobby).text).toContain(words('en').lobby.title)
  // A button that everybody sees is called as it is written there.
  expect(read(shown(await type(maximiliana, CAMPFIRE, 'turn'))).text).toContain('Drück auf *Join*')
  await maximiliana.press(lobby, withVerb(lobby, 'join')[0]?.id ?? 'no join')
  await type(sanne, CAMPFIRE, 'join')
  await type(ada, CAMPFIRE, 'start')
  const live = await maximiliana.until(CAMPFIRE, (message) => withVerb(message, 'open').length > 0)

  expect(read(shown(await type(maximiliana, CAMPFIRE, 'help'))).text).toContain(words('de').help.help.title)
  expect(read(shown(await type(ada, CAMPFIRE, 'help'))).text).toContain(words('en').help.help.title)
  expect(read(shown(await type(sanne, CAMPFIRE, 'help'))).text).toContain(words('nl').help.help.title)
  const panel = read(shown(await maximiliana.press(live, withVerb(live, 'open')[0]?.id ?? 'no open')))
  expect(asked('de').some((line) => panel.text.includes(line))).toBe(true)
  const dutch = read(shown(await sanne.press(live, withVerb(live, 'open')[0]?.id ?? 'no open')))
  expect(asked('nl').some((line) => dutch.text.includes(line))).toBe(true)
  const scores = read(shown(await type(maximiliana, CAMPFIRE, 'scores'))).text
  expect(scores).toContain(words('de').scores.title)
  expect(read(live).text).toMatch(/It’s <@\d+>’s turn/u)
})

it('commands are named as the reader can type them: as their client has them, whatever language they chose', async () => {
  const [ada, maximiliana] = [await ground.person(ADA), await ground.person(MAXIMILIANA)]
  for (const [person, id, language, named] of [
    [maximiliana, MAXIMILIANA, 'en', '/bonfire regeln'],
    [ada, ADA, 'de', '/bonfire rules'],
  ] as const) {
    await ground.service().saveSettings(id, { language })
    const help = shown(await type(person, CAMPFIRE, 'help'))
    const { text } = read(help)
    expect(text).toContain(words(language).help.help.title)
    expect(text).toContain(named)
    expect(text.match(/\/bonfire (rules|regeln)\b/gu)).toEqual([named])
    await ground.service().saveSettings(id, { language: null })
  }
})

it('commands are registered with names, options and choices in every language', async () => {
  const [command] = (await ground.person(MAXIMILIANA)).world().commands
  expect(command?.description_localizations?.de).toBe(words('de').help.bonfire.description)
  expect(command?.description_localizations?.nl).toBe(words('nl').help.bonfire.description)
  const open = command?.options?.find(({ name }) => name === 'new')
  expect(open?.name_localizations).toEqual({ 'en-US': 'new', 'en-GB': 'new', de: 'neu', nl: 'nieuw', fr: 'nouvelle' })
  const edition = open?.type === 1 ? open.options?.find(({ name }) => name === 'edition') : undefined
  expect(edition?.name_localizations?.de).toBe('fassung')
  const choices = edition?.type === 3 && 'choices' in edition ? (edition.choices ?? []) : []
  expect(choices.map((choice) => choice.name_localizations?.de)).toEqual(['Spielanleitung', 'Online-Fassung'])
  expect(choices.map((choice) => choice.name_localizations?.nl)).toEqual(['Engelse/Duitse spelregels', 'Online-editie'])
})

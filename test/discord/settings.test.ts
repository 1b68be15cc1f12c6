import { expect, it } from 'vitest'
import { LANGUAGES, type Language, words } from '#text'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  lobbySettings,
  MAXIMILIANA,
  NOOR,
  playground,
  read,
  SANNE,
  SECOND,
  shown,
  type,
  withVerb,
} from './playground.ts'

let serverLocale = 'en-US'
let spoilt = false
const ground = await playground({
  drawOneIn: 1_000_000,
  sandbox: {
    tamper: (interaction) => ({
      ...interaction,
      ...('guild_locale' in interaction ? { guild_locale: serverLocale } : {}),
      ...(spoilt ? { data: null } : {}),
    }),
  },
})
const [ada, bjorn, maximiliana, noor] = [
  await ground.person(ADA),
  await ground.person(BJORN),
  await ground.person(MAXIMILIANA),
  await ground.person(NOOR),
]
const idOf = (message: Parameters<typeof withVerb>[0], verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const settingsOf = async (who: typeof ada, channel = CAMPFIRE) => shown(await type(who, channel, 'settings'))
const textOf = (message: Parameters<typeof read>[0]) => read(message).text

it('a table speaks the server’s language, or the one that it was opened in, and is changed in mid-game', async () => {
  serverLocale = 'de'
  // What is written on the table's message is in its language.
  const written = (one: Language) => ({ ...words(one).buttons, lookAt: words(one).live.lookPlaceholder })
  expect(textOf(shown(await type(ada, CAMPFIRE, 'new')))).toContain(words('en').lobby.opened(written('de')))
  const lobby = await maximiliana.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  expect(textOf(lobby)).toContain(words('de').lobby.title)
  expect(textOf(lobby)).toContain('Sprache: Deutsch.')
  await maximiliana.press(lobby, idOf(lobby, 'join'))
  // Anybody who sits there may, not only the host.
  const both = await maximiliana.until(CAMPFIRE, (message) => withVerb(message, 'start')[0]?.disabled === false)
  const how = await lobbySettings(maximiliana, both)
  await maximiliana.select(how, idOf(how, 'option'), ['language en'])
  await ada.until(CAMPFIRE, (message) => textOf(message).includes('Language: English.'))
  await type(ada, CAMPFIRE, 'start')
  const live = await ada.until(CAMPFIRE, (message) => /It’s <@\d+>’s turn/u.test(textOf(message)))

  const stranger = await settingsOf(bjorn)
  expect(withVerb(stranger, 'language')).toHaveLength(1)
  expect(withVerb(stranger, 'tablelanguage')).toEqual([])
  const panel = await settingsOf(maximiliana)
  expect(textOf(panel)).toContain(words('de').settings.tableSpeaks('English'))
  const changed = shown(await maximiliana.select(panel, idOf(panel, 'tablelanguage'), ['de']))
  expect(textOf(changed)).toContain(words('de').settings.tableSpeaks('Deutsch'))
  const german = await ada.until(CAMPFIRE, (message) => /<@\d+> ist am Zug/u.test(textOf(message)))
  expect(german.id).toBe(live.id)
  const help = textOf(shown(await type(ada, CAMPFIRE, 'help')))
  expect(help).toContain(words('en').help.help.title)
  expect(help).toContain(words('en').help.help.text(written('de')))

  expect(textOf(shown(await type(noor, SECOND, 'new', { language: 'en' })))).toContain(
    words('en').lobby.opened(written('en')),
  )
  await noor.until(SECOND, (message) => textOf(message).includes(words('en').lobby.title))
  serverLocale = 'en-US'
})

it.each([
  { against: 'Tom', typed: {}, who: MAXIMILIANA, theirs: 'de', other: 'nl' },
  { against: 'a computer player', typed: { opponents: 1 }, who: SANNE, theirs: 'nl', other: 'de' },
] as const)('a game against $against speaks to the one who plays it, in direct messages', async (game) => {
  const { typed, who, theirs, other } = game
  const person = await ground.person(who)
  await type(person, CAMPFIRE, 'solo', typed)
  const direct = await person.openDm()
  const live = await person.until(direct.id, (message) => withVerb(message, 'open').length > 0)
  expect(withVerb(live, 'open').map(({ label }) => label)).toEqual([words(theirs).buttons.takeTurn])
  // … from the press on with which that person chooses another language, and back.
  const settings = await settingsOf(person, direct.id)
  expect(withVerb(settings, 'tablelanguage')).toEqual([])
  for (const [value, language] of [
    [other, other],
    ['discord', theirs],
  ] as const) {
    await person.select(settings, idOf(settings, 'language'), [value])
    const spoken = await person.until(direct.id, (message) =>
      withVerb(message, 'open').some(({ label }) => label === words(language).buttons.takeTurn),
    )
    expect(spoken.id).toBe(live.id)
  }
})

it('a game against Tom is told in words, live message and all, to one who wants no pictures', async () => {
  const wants = async (on: string) => {
    const settings = await settingsOf(noor)
    const switches = withVerb(settings, 'setting').find(({ id }) => id.endsWith(`pictures:${on}`))
    return shown(await noor.press(settings, switches?.id ?? 'no switch'))
  }
  expect(textOf(await wants('off'))).toContain(words('en').settings.switches.pictures(false).told)
  await type(noor, CAMPFIRE, 'solo')
  const direct = await noor.openDm()
  const live = await noor.until(direct.id, (message) => withVerb(message, 'open').length > 0)
  expect(textOf(live)).toContain(`### ${words('en').reading.headings.yours}`)
  expect(withVerb(live, 'show').map(({ label }) => label)).toEqual([words('en').reading.showPicture])
  const panel = shown(await noor.press(live, idOf(live, 'open')))
  expect(textOf(panel)).toContain(`### ${words('en').reading.headings.options}`)
  expect(textOf(await wants('on'))).toContain(words('en').settings.switches.pictures(true).told)
  expect(textOf(shown(await noor.press(live, idOf(live, 'open'))))).not.toContain(words('en').reading.headings.options)
})

it('a person’s language goes before Discord’s, stays over a restart, and is forgotten with the person', async () => {
  const settings = await settingsOf(bjorn)
  expect(textOf(settings)).toContain(words('en').settings.speaks('English', true))
  const german = shown(await bjorn.select(settings, idOf(settings, 'language'), ['de']))
  expect(textOf(german)).toContain(words('de').settings.speaks('Deutsch', false))
  const quiet = shown(
    await bjorn.press(german, withVerb(german, 'setting').find(({ id }) => id.includes('hints'))?.id ?? 'no hints'),
  )
  expect(textOf(quiet)).toContain(words('de').settings.switches.hints(false).told)
  expect(textOf(quiet)).toContain(words('de').settings.switches.warnings(true).told)

  await ground.restart()
  expect(textOf(shown(await type(bjorn, CAMPFIRE, 'help')))).toContain(words('de').help.help.title)
  const asked = shown(await type(bjorn, CAMPFIRE, 'forget-me'))
  expect(textOf(asked)).toContain(words('de').forget.ask)
  await bjorn.press(asked, idOf(asked, 'forget'))
  const anew = await settingsOf(bjorn)
  expect(textOf(anew)).toContain(words('en').settings.speaks('English', true))
  expect(textOf(anew)).toContain(words('en').settings.switches.hints(true).told)
})

it('somebody goes back to Discord’s language; one that the bot does not speak falls to the server’s', async () => {
  const settings = await settingsOf(maximiliana)
  const english = shown(await maximiliana.select(settings, idOf(settings, 'language'), ['en']))
  expect(textOf(english)).toContain(words('en').settings.speaks('English', false))
  const back = shown(await maximiliana.select(english, idOf(english, 'language'), ['discord']))
  expect(textOf(back)).toContain(words('de').settings.speaks('Deutsch', true))
  serverLocale = 'de'
  expect(textOf(await settingsOf(bjorn))).toContain(words('de').settings.title)
  serverLocale = 'en-US'
  expect(textOf(await settingsOf(bjorn))).toContain(words('en').settings.title)
})

it('what cannot be read is answered in the language of the client all the same', async () => {
  spoilt = true
  expect(textOf(shown(await type(maximiliana, CAMPFIRE, 'help')))).toContain(words('de').notices.unreadable)
  expect(textOf(shown(await type(ada, CAMPFIRE, 'help')))).toContain(words('en').notices.unreadable)
  spoilt = false
})

it('the settings are a button of the help, and offer every language', async () => {
  const help = shown(await type(noor, CAMPFIRE, 'help'))
  const settings = shown(await noor.press(help, idOf(help, 'settings')))
  expect(withVerb(settings, 'language')[0]?.options.map(({ value }) => value)).toEqual(['discord', ...LANGUAGES])
})

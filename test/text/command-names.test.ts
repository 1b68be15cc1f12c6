import { expect, it } from 'vitest'
import { commandNamesTranslatedInto, LANGUAGES, withTranslatedCommands, words } from '#text'

it('no two subcommands have a name in common in any language', () => {
  for (const language of LANGUAGES) {
    const [names, { help }] = [commandNamesTranslatedInto(language), words(language)]
    for (const [root, part] of [
      ['bonfire', 'commands'],
      ['bonfire-club', 'club'],
      ['bonfire-server', 'server'],
    ] as const)
      for (const one of LANGUAGES) {
        const typed = Object.values(words(one).help[part]).map(({ name }) => names.get(`/${root} ${name}`))
        expect(typed).toEqual(Object.values(help[part]).map(({ name }) => `/${root} ${name}`))
      }
  }
})

it('commands are named as a Discord in another language has them, and nothing else is changed', () => {
  expect(withTranslatedCommands('Tipp /bonfire-server tische, oder **/bonfire übernehmen**.', 'en')).toBe(
    'Tipp /bonfire-server tables, oder **/bonfire takeover**.',
  )
  expect(withTranslatedCommands('Type /bonfire close; /bonfire-puzzle and /bonfire whatever stay.', 'de')).toBe(
    'Type /bonfire schließen; /bonfire-puzzle and /bonfire whatever stay.',
  )
})

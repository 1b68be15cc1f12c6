import { describe, expect, it } from 'vitest'
import { commandDefinitions } from '#commands'
import { EVERY_LANGUAGE, withPseudoLanguage } from '#support/pseudo-language'
import { LANGUAGES, LIMITS, LOCALES_BY_LANGUAGE, words } from '#text'

/** A command, an option or a choice, as far as the limits go. */
interface Node {
  readonly name: string
  readonly description?: string | undefined
  readonly name_localizations?: object | null | undefined
  readonly description_localizations?: object | null | undefined
  readonly options?: readonly Node[] | undefined
  readonly choices?:
    | readonly {
        readonly name: string
        readonly name_localizations?: object | null | undefined
        readonly value: string | number
      }[]
    | undefined
  readonly required?: boolean | undefined
}

const COMMAND_NAME = /^[-_\p{Ll}\p{N}]{1,32}$/u

const longest = (text: string, localised: object | null | undefined): number =>
  Math.max(text.length, ...Object.values(localised ?? {}).map((one) => String(one).length))

/** Insists on the limits for a command or option; returns its characters, by which Discord counts 8000. */
function measured(node: Node): number {
  const { name, description = '', options = [], choices = [] } = node
  for (const one of [name, ...Object.values(node.name_localizations ?? {})]) expect(one).toMatch(COMMAND_NAME)
  for (const one of [description, ...Object.values(node.description_localizations ?? {})]) {
    expect(one.length, name).toBeGreaterThan(0)
    expect(one.length, name).toBeLessThanOrEqual(100)
  }
  expect(options.length, name).toBeLessThanOrEqual(25)
  expect(choices.length, name).toBeLessThanOrEqual(25)
  expect(new Set(options.map((one) => one.name)).size, name).toBe(options.length)
  expect(new Set(choices.map((one) => one.name)).size, name).toBe(choices.length)
  for (const choice of choices) {
    for (const one of [choice.name, ...Object.values(choice.name_localizations ?? {})])
      expect(one).toMatch(/^.{1,100}$/)
    expect(String(choice.value)).toMatch(/^.{1,100}$/)
  }
  const required = options.map((one) => one.required === true)
  expect(required, name).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
  return [
    longest(name, node.name_localizations),
    longest(description, node.description_localizations),
    ...options.map(measured),
    ...choices.map((choice) => longest(choice.name, choice.name_localizations) + String(choice.value).length),
  ].reduce((sum, one) => sum + one, 0)
}

describe('the command', () => {
  it('keeps to Discord’s limits for commands, with all its options and choices', () => {
    for (const command of commandDefinitions()) expect(measured(command)).toBeLessThanOrEqual(8000)
    const [bonfire] = commandDefinitions()
    const characters = bonfire === undefined ? 0 : measured(bonfire)
    expect(characters).toBeGreaterThan(500)
    expect(characters).toBeLessThanOrEqual(LIMITS.command)
  })

  it.each(EVERY_LANGUAGE)('does so with every text of its own, in $name', ({ language, as }) =>
    withPseudoLanguage(as, () => {
      const { help, live, card, names } = words(language)
      for (const { name, description } of [
        help.bonfire,
        help.bonfireClub,
        help.bonfireServer,
        ...Object.values(help.commands),
        ...Object.values<typeof help.bonfire>(help.club),
        ...Object.values<typeof help.bonfire>(help.server),
        ...Object.values(help.options),
      ]) {
        expect(name).toMatch(COMMAND_NAME)
        expect(description.length, description).toBeLessThanOrEqual(LIMITS.commandDescription)
      }
      const editions = Object.values(names.edition).map((edition) => edition.name)
      const looks = Object.values(live.looks).filter((look) => typeof look === 'string')
      for (const choice of [help.aCity, ...looks, ...Object.values(card.where), ...editions])
        expect(choice.length, choice).toBeLessThanOrEqual(LIMITS.choiceName)
    }),
  )

  it('leaves room for a language that takes twice as many words', () => {
    for (const command of commandDefinitions()) expect(2 * measured(command)).toBeLessThanOrEqual(LIMITS.command)
  })

  it('is registered in every language, with each of its options and choices', () => {
    const lacking = (node: Node): string[] => {
      const { name, description, choices = [], options = [] } = node
      const maps = [node.name_localizations, ...(description === undefined ? [] : [node.description_localizations])]
      const said = [...maps, ...choices.map((choice) => choice.name_localizations)]
      const all = LANGUAGES.flatMap((language) => LOCALES_BY_LANGUAGE[language])
      return [
        ...(said.every((map) => all.every((locale) => Object.keys(map ?? {}).includes(locale))) ? [] : [name]),
        ...options.flatMap(lacking),
      ]
    }
    expect(commandDefinitions().flatMap(lacking)).toEqual([])
    const all: readonly Node[] = commandDefinitions()
    const named = (locale: string) => (option: Node) =>
      new Map(Object.entries(option.name_localizations ?? {})).get(locale)
    for (const { name: root, options: subcommands = [] } of all)
      for (const locale of LANGUAGES.flatMap((language) => LOCALES_BY_LANGUAGE[language])) {
        expect(new Set(subcommands.map(named(locale))).size, root).toBe(subcommands.length)
        for (const { name, options = [] } of subcommands)
          expect(new Set(options.map(named(locale))).size, name).toBe(options.length)
      }
  })
})

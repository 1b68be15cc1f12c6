import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import { RULES_EDITIONS } from '#engine'
import type { TableService } from '#table'
import { LANGUAGE_NAMES, LANGUAGES, localizedCommandWords, localizedText, type Words } from '#text'
import type { Caller, Reply, Suggestion, TypedOptions } from './reply.ts'

type CommandName = keyof Words['help']['commands']
type OptionName = keyof Words['help']['options']

/** What can be typed with a command, and what it is answered with. */
export interface CommandHandler {
  readonly options?: readonly APIApplicationCommandBasicOption[]
  run(service: TableService, caller: Caller, typed: TypedOptions): Promise<Reply>
  /** @param option which one is being typed, by its own name */
  suggest?(service: TableService, caller: Caller, typed: string, option: string): Promise<readonly Suggestion[]>
}

/** `/bonfire <name>`, or what follows another command. */
export interface Subcommand<Name extends string = CommandName> extends CommandHandler {
  readonly name: Name
}

export type CommandWords = Words['help']['bonfire']

/** An option's own name is what its value is read by; people see the one of their language. */
const named = (option: OptionName) => ({
  ...localizedCommandWords((words) => words.help.options[option]),
  name: option,
  required: false,
})

/** Options of the standard kinds, not required unless said. */
export const textOption = (
  option: OptionName,
  { autocomplete = false, required = false }: { autocomplete?: boolean; required?: boolean } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named(option),
  required,
  autocomplete,
})
export const integerOption = (option: OptionName, least: number, most: number): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  ...named(option),
  min_value: least,
  max_value: most,
})

const optionOf =
  (
    type: ApplicationCommandOptionType.Boolean | ApplicationCommandOptionType.User | ApplicationCommandOptionType.Role,
  ) =>
  (option: OptionName): APIApplicationCommandBasicOption => ({ type, ...named(option) })
export const booleanOption = optionOf(ApplicationCommandOptionType.Boolean)
export const userOption = optionOf(ApplicationCommandOptionType.User)
export const roleOption = optionOf(ApplicationCommandOptionType.Role)

/**
 * One of a few, each with its name in every language.
 * @param typedAs what is typed for it; itself unless given
 */
export const commandOptionWithChoices = <One>(
  option: OptionName,
  all: readonly One[],
  nameOf: (words: Words, one: One) => string,
  typedAs: (one: One) => string = String,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named(option),
  choices: all.map((one) => {
    const { text, localizations } = localizedText((words) => nameOf(words, one))
    return { name: text, name_localizations: localizations, value: typedAs(one) }
  }),
})

/** The same options of several commands. */
export const editionOption = commandOptionWithChoices(
  'edition',
  RULES_EDITIONS,
  ({ names }, edition) => names.edition[edition].name,
)
export const languageOption = commandOptionWithChoices('language', LANGUAGES, (_, language) => LANGUAGE_NAMES[language])

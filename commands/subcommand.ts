import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10'
import type { TableService } from '#table'
import { localized, localizedText, type Words } from '#text'
import type { Caller, CommandOptions, Reply, Suggestion } from './reply.ts'

type CommandName = keyof Words['help']['commands']
type OptionName = keyof Words['help']['options']

/** What can be typed with a command, and what it is answered with. */
export interface Command {
  readonly options?: readonly APIApplicationCommandBasicOption[]
  run(service: TableService, caller: Caller, typed: CommandOptions): Promise<Reply>
  /** @param option which one is being typed, by its own name */
  suggest?(service: TableService, caller: Caller, typed: string, option: string): Promise<readonly Suggestion[]>
}

/** `/bonfire <name>`, or what follows another command. */
export interface Subcommand<Name extends string = CommandName> extends Command {
  readonly name: Name
}

export type Described = Words['help']['bonfire']

/** An option's own name is what its value is read by; people see the one of their language. */
const named = (option: OptionName) => ({ ...localized((words) => words.help.options[option]), name: option })

/** Options of the standard kinds, never required. */
export const textOption = (
  option: OptionName,
  how: { choices?: APIApplicationCommandOptionChoice<string>[]; autocomplete?: boolean; required?: boolean } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named(option),
  required: how.required ?? false,
  ...(how.choices === undefined ? { autocomplete: how.autocomplete ?? false } : { choices: how.choices }),
})
export const booleanOption = (option: OptionName): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  ...named(option),
  required: false,
})
export const integerOption = (option: OptionName, least: number, most: number): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  ...named(option),
  required: false,
  min_value: least,
  max_value: most,
})

export const userOption = (option: OptionName): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  ...named(option),
  required: false,
})

export const roleOption = (option: OptionName): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Role,
  ...named(option),
  required: false,
})

/** One of a few values, each with its name in every language. */
export const choiceOf = (value: string, pick: (words: Words) => string): APIApplicationCommandOptionChoice<string> => {
  const { text, localizations } = localizedText(pick)
  return { name: text, name_localizations: localizations, value }
}

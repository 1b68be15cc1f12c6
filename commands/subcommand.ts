import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10'
import type { TableService } from '#table'
import { type Language, type Words, words } from '#text'
import type { Caller, CommandOptions, Reply, Suggestion } from './reply.ts'

export type CommandName = keyof Words['help']['commands']
type OptionName = keyof Words['help']['options']

/** `/bonfire <name>`: what can be typed, and what it is answered with. */
export interface Subcommand {
  readonly name: CommandName
  readonly options?: (language: Language) => APIApplicationCommandBasicOption[]
  run(service: TableService, caller: Caller, typed: CommandOptions): Promise<Reply>
  suggest?(service: TableService, caller: Caller, typed: string): Promise<readonly Suggestion[]>
}

const named = (option: OptionName, language: Language) => words(language).help.options[option]

/** Options of the standard kinds, never required. */
export const textOption = (
  option: OptionName,
  language: Language,
  how: { choices?: APIApplicationCommandOptionChoice<string>[]; autocomplete?: boolean; required?: boolean } = {},
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named(option, language),
  required: how.required ?? false,
  ...(how.choices === undefined ? { autocomplete: how.autocomplete ?? false } : { choices: how.choices }),
})
export const booleanOption = (option: OptionName, language: Language): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  ...named(option, language),
  required: false,
})
export const integerOption = (
  option: OptionName,
  language: Language,
  least: number,
  most: number,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Integer,
  ...named(option, language),
  required: false,
  min_value: least,
  max_value: most,
})

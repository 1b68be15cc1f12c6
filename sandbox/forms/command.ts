import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10'
import { z } from 'zod'
import { lengthOf, list, snowflake, text } from './form.ts'

/** Lower case where the script knows cases; letters, digits, `-` and `_` of any script; 1 to 32 characters. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

const commandName = z.string().superRefine((name, check) => {
  if (!NAME.test(name)) {
    check.addIssue({
      code: 'custom',
      message: 'STRING_TYPE_REGEX: String value did not match validation regex.',
    })
  }
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    check.addIssue({ code: 'custom', message: 'APPLICATION_COMMAND_INVALID_NAME: Command name is invalid' })
  }
})

const locales: ReadonlySet<string> = new Set(Object.values(Locale))

function localised(one: z.ZodType<string>) {
  return z
    .record(z.string(), one.nullable())
    .nullish()
    .superRefine((map, check) => {
      for (const locale of Object.keys(map ?? {})) {
        if (locales.has(locale)) continue
        check.addIssue({ code: 'custom', path: [locale], message: 'BASE_TYPE_CHOICES: Value must be a known locale.' })
      }
    })
    .transform((map) => map ?? null)
}

const described = {
  name: commandName,
  name_localizations: localised(commandName).exactOptional(),
  description: text(1, 100),
  description_localizations: localised(text(1, 100)).exactOptional(),
}
const optional = { ...described, required: z.boolean().exactOptional() }

function choices<T extends string | number>(value: z.ZodType<T>) {
  return list(
    z.object({ name: text(1, 100), name_localizations: localised(text(1, 100)).exactOptional(), value }),
    25,
  ).exactOptional()
}

/** A choice list and autocompletion exclude each other. */
const AUTOCOMPLETED = { autocomplete: true } as const
const NOT_BOTH = 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE: Choices and autocomplete are mutually exclusive'
const notBoth = (option: { choices?: unknown; autocomplete?: boolean }) =>
  option.autocomplete !== true || option.choices === undefined

const basic = z.discriminatedUnion('type', [
  z
    .object({
      ...optional,
      type: z.literal(O.String),
      choices: choices(text(1, 100)),
      autocomplete: z.boolean().exactOptional(),
      min_length: z.int().min(0).max(6000).exactOptional(),
      max_length: z.int().min(1).max(6000).exactOptional(),
    })
    .refine(notBoth, NOT_BOTH)
    .transform(({ choices, autocomplete, ...rest }) =>
      autocomplete === true ? { ...rest, ...AUTOCOMPLETED } : choices === undefined ? rest : { ...rest, choices },
    ),
  z
    .object({
      ...optional,
      type: z.literal(O.Integer),
      choices: choices(z.int()),
      autocomplete: z.boolean().exactOptional(),
      min_value: z.int().exactOptional(),
      max_value: z.int().exactOptional(),
    })
    .refine(notBoth, NOT_BOTH)
    .transform(({ choices, autocomplete, ...rest }) =>
      autocomplete === true ? { ...rest, ...AUTOCOMPLETED } : choices === undefined ? rest : { ...rest, choices },
    ),
  z
    .object({
      ...optional,
      type: z.literal(O.Number),
      choices: choices(z.number()),
      autocomplete: z.boolean().exactOptional(),
      min_value: z.number().exactOptional(),
      max_value: z.number().exactOptional(),
    })
    .refine(notBoth, NOT_BOTH)
    .transform(({ choices, autocomplete, ...rest }) =>
      autocomplete === true ? { ...rest, ...AUTOCOMPLETED } : choices === undefined ? rest : { ...rest, choices },
    ),
  z.object({ ...optional, type: z.literal(O.Boolean) }),
  z.object({ ...optional, type: z.literal(O.User) }),
  z.object({
    ...optional,
    type: z.literal(O.Channel),
    channel_types: z.array(z.enum(ChannelType).exclude(['GuildDirectory'])).exactOptional(),
  }),
  z.object({ ...optional, type: z.literal(O.Role) }),
  z.object({ ...optional, type: z.literal(O.Mentionable) }),
  z.object({ ...optional, type: z.literal(O.Attachment) }),
])

const subcommand = z.object({
  ...described,
  type: z.literal(O.Subcommand),
  options: checked(list(basic, 25)).exactOptional(),
})
const group = z.object({
  ...described,
  type: z.literal(O.SubcommandGroup),
  options: checked(list(z.discriminatedUnion('type', [subcommand]), 25)).exactOptional(),
})

/** Names differ within a list, required options come first, and subcommands do not mix with options. */
function checked<T extends { name: string; type: O; required?: boolean }>(options: z.ZodType<T[]>) {
  return options.superRefine((all, check) => {
    const names = new Set<string>()
    let optionalSeen = false
    all.forEach((option, at) => {
      const issue = (field: string, message: string) => check.addIssue({ code: 'custom', path: [at, field], message })
      if (names.has(option.name)) {
        issue('name', 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS: Option name already exists')
      }
      names.add(option.name)
      if (option.required !== true) optionalSeen = true
      else if (optionalSeen) {
        issue(
          'required',
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID: Required options must be placed before non-required options',
        )
      }
    })
    const subs = all.filter((option) => option.type === O.Subcommand || option.type === O.SubcommandGroup)
    if (subs.length > 0 && subs.length < all.length) {
      const message =
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID: Sub-command and sub-command group option types are mutually exclusive to all other types'
      check.addIssue({ code: 'custom', message })
    }
  })
}

const options: z.ZodType<APIApplicationCommandOption[]> = checked(
  list(z.discriminatedUnion('type', [...basic.options, subcommand, group]), 25),
)

const fields = {
  name: commandName,
  name_localizations: localised(commandName).exactOptional(),
  description: text(1, 100),
  description_localizations: localised(text(1, 100)).exactOptional(),
  options: options.nullish(),
  default_member_permissions: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^[0-9]{1,20}$/, 'NUMBER_TYPE_COERCE: Value is not int.'))
    .nullish(),
  dm_permission: z.boolean().nullish(),
  contexts: z.array(z.enum(InteractionContextType)).nullish(),
  integration_types: z.array(z.enum(ApplicationIntegrationType)).nullish(),
  nsfw: z.boolean().nullish(),
  type: z.literal(ApplicationCommandType.ChatInput).nullish(),
  id: snowflake.nullish(),
}

/** A slash command as it is registered. Commands of other kinds are outside this sandbox. */
export const command = z.object(fields).superRefine((one, check) => {
  if (weight(one) <= 8000) return
  const message = 'APPLICATION_COMMAND_TOO_LARGE: Command exceeds maximum size (8000)'
  check.addIssue({ code: 'custom', message })
})
export const commandPatch = z.object(fields).partial()
export type CommandForm = z.output<typeof command>

/** All commands at once, as PUT takes them. */
export const commandList = list(command, 100).superRefine((all, check) => {
  const names = new Set<string>()
  all.forEach(({ name }, at) => {
    if (names.has(name)) {
      const message = 'APPLICATION_COMMANDS_DUPLICATE_NAME: Application command names must be unique'
      check.addIssue({ code: 'custom', path: [at], message })
    }
    names.add(name)
  })
})

/** A command's size as Discord counts it: names, descriptions and values, the longest translation of each. */
function weight(one: unknown): number {
  if (Array.isArray(one)) return one.reduce((sum: number, inner) => sum + weight(inner), 0)
  if (typeof one !== 'object' || one === null) return 0
  const entries = new Map(Object.entries(one))
  const longest = (field: string): number => {
    const own = entries.get(field)
    const translations = Object.values(entries.get(`${field}_localizations`) ?? {})
    return [own, ...translations].reduce((max: number, words) => {
      return typeof words === 'string' ? Math.max(max, lengthOf(words)) : max
    }, 0)
  }
  const value = entries.get('value')
  const own = longest('name') + longest('description') + (value === undefined ? 0 : lengthOf(String(value)))
  return own + weight(entries.get('options')) + weight(entries.get('choices'))
}

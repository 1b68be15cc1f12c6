import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Kind,
  type Locale,
} from 'discord-api-types/v10'
import type { TypedOption } from '#sandbox/page-protocol'

/** An option as it reads in the person's language; `key` is the name that the bot knows it by. */
export type LocalizedOption = APIApplicationCommandBasicOption & { readonly key: string }

/** One line of the slash menu: a command, or one of its subcommands with the way down to it. */
export interface Entry {
  /** As typed, without the slash and in the person's language: `bonfire new`. */
  readonly path: string
  readonly description: string
  readonly command: APIApplicationCommand
  /** Subcommand group and subcommand, outermost first; empty for a command without any. */
  readonly trail: readonly { readonly name: string; readonly type: number }[]
  /** Required ones first. */
  readonly options: readonly LocalizedOption[]
}

export type Value = string | number | boolean

/** All that can be typed in this channel, in the order of the commands: subcommands stand alone, as Discord lists them. */
export function slashEntries(commands: readonly APIApplicationCommand[], inDm: boolean, locale: Locale): Entry[] {
  return commands.filter((command) => fits(command, inDm)).flatMap((command) => entriesOf(command, locale))
}

/** What somebody reads whose client has that language. */
const read = (one: APIApplicationCommand | APIApplicationCommandOption, locale: Locale) => ({
  name: one.name_localizations?.[locale] ?? one.name,
  description: one.description_localizations?.[locale] ?? one.description,
})

function fits(command: APIApplicationCommand, inDm: boolean): boolean {
  if (command.type !== 1) return false
  if (!command.contexts) return !inDm || command.dm_permission !== false
  return command.contexts.some((context) => (inDm ? context === 1 : context === 0))
}

function entriesOf(command: APIApplicationCommand, locale: Locale): Entry[] {
  const walk = (
    path: string,
    description: string,
    trail: Entry['trail'],
    options: readonly APIApplicationCommandOption[],
  ): Entry[] => {
    const below: Entry[] = []
    const basic: LocalizedOption[] = []
    for (const option of options) {
      const { name, description: about } = read(option, locale)
      if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) {
        const step = { name: option.name, type: option.type }
        below.push(...walk(`${path} ${name}`, about, [...trail, step], option.options ?? []))
      } else basic.push({ ...option, name, description: about, key: option.name })
    }
    if (below.length > 0) return below
    const sorted = [...basic.filter((option) => option.required), ...basic.filter((option) => !option.required)]
    return [{ path, description, command, trail, options: sorted }]
  }
  const { name, description } = read(command, locale)
  return walk(name, description, [], command.options ?? [])
}

/** The entries for what stands behind the slash: those that begin so first, then those that hold every word of it. */
export function matchingEntries(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = typed.trim().toLowerCase()
  const words = wanted.split(/\s+/)
  const begin = entries.filter((entry) => entry.path.startsWith(wanted))
  const hold = entries.filter((entry) => !begin.includes(entry) && words.every((word) => entry.path.includes(word)))
  return [...begin, ...hold]
}

/** The entry that a typed line names in full, and what was typed after it; null when it names none. */
export function exactEntry(entries: readonly Entry[], typed: string): { entry: Entry; rest: string } | null {
  const line = typed.trim().replace(/\s+/g, ' ')
  const named = entries.filter((entry) => line === entry.path || line.startsWith(`${entry.path} `))
  const entry = named.sort((a, b) => b.path.length - a.path.length)[0]
  return entry ? { entry, rest: line.slice(entry.path.length).trim() } : null
}

/** Nests option values below subcommand and group, as an interaction carries them. */
export function nestOptions(entry: Entry, values: readonly TypedOption[]): TypedOption[] {
  return entry.trail.reduceRight<TypedOption[]>(
    (inside, step) => [{ name: step.name, type: step.type, options: inside }],
    [...values],
  )
}

/** What an option's text means: a value, or why it is none (in Discord's words, near enough). */
export function readValue(
  option: APIApplicationCommandBasicOption,
  text: string,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly why: string } {
  switch (option.type) {
    case Kind.String: {
      if (text.length < (option.min_length ?? 0)) return no(`Needs ${option.min_length} characters or more.`)
      if (text.length > (option.max_length ?? 6000)) return no(`At most ${option.max_length ?? 6000} characters.`)
      return { ok: true, value: text }
    }
    case Kind.Integer:
    case Kind.Number: {
      const value = Number(text)
      const whole = option.type === Kind.Integer
      if (text.trim() === '' || !Number.isFinite(value) || (whole && !Number.isSafeInteger(value)))
        return no(whole ? 'Input a valid integer.' : 'Input a valid number.')
      if (option.min_value !== undefined && value < option.min_value) return no(`At least ${option.min_value}.`)
      if (option.max_value !== undefined && value > option.max_value) return no(`At most ${option.max_value}.`)
      return { ok: true, value }
    }
    case Kind.Boolean:
    case Kind.User:
    case Kind.Channel:
    case Kind.Mentionable:
    case Kind.Role:
    case Kind.Attachment:
      return no('Choose one from the list.')
  }
}

function no(why: string): { ok: false; why: string } {
  return { ok: false, why }
}

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10'
import type { World } from '#sandbox/page-protocol'
import { displayName, isDm, roleName } from '../state/names.ts'
import type { Value } from './slash.ts'

export interface Suggestion {
  readonly label: string
  readonly value: Value
}

/** True when the bot itself suggests values, one keystroke after the other. */
export function asksBot(option: APIApplicationCommandBasicOption): boolean {
  return 'autocomplete' in option && option.autocomplete === true
}

/** True when only what is listed may be chosen. */
export function isClosed(option: APIApplicationCommandBasicOption): boolean {
  switch (option.type) {
    case Kind.String:
    case Kind.Integer:
    case Kind.Number:
      return 'choices' in option && option.choices !== undefined && option.choices.length > 0
    default:
      return true
  }
}

/** What may be chosen for an option, narrowed down by what is typed. */
export function suggestions(
  option: APIApplicationCommandBasicOption,
  text: string,
  world: World,
  fromBot: readonly APIApplicationCommandOptionChoice[],
): Suggestion[] {
  if (asksBot(option)) return fromBot.map(({ name, value }) => ({ label: name, value }))
  const wanted = text.trim().replace(/^[@#]/, '').toLowerCase()
  return everything(option, world).filter(({ label }) => label.toLowerCase().includes(wanted))
}

/** Those of the bot's suggestions that hold what is typed; all of them for nothing. */
export function narrowed(
  choices: readonly APIApplicationCommandOptionChoice[],
  text: string,
): readonly APIApplicationCommandOptionChoice[] {
  return choices.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
}

function everything(option: APIApplicationCommandBasicOption, world: World): Suggestion[] {
  switch (option.type) {
    case Kind.String:
    case Kind.Integer:
    case Kind.Number: {
      const choices = 'choices' in option ? (option.choices ?? []) : []
      const { locale } = world.person
      return choices.map((choice) => ({
        label: choice.name_localizations?.[locale] ?? choice.name,
        value: choice.value,
      }))
    }
    case Kind.Boolean:
      return [
        { label: 'True', value: true },
        { label: 'False', value: false },
      ]
    case Kind.User:
    case Kind.Mentionable: {
      const users = [...world.people.map((person) => person.user), ...(world.bot ? [world.bot] : [])]
      return users.map((user) => ({ label: displayName(user), value: user.id }))
    }
    case Kind.Channel:
      return world.channels
        .filter((channel) => !isDm(channel))
        .map((channel) => ({ label: channel.name ?? channel.id, value: channel.id }))
    case Kind.Role:
      return world.roles.map(({ id, name }) => ({ label: roleName(name), value: id }))
    case Kind.Attachment:
      return []
  }
}

import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { TableService } from '#table'
import { LIMITS, words } from '#text'
import { newCommand, type ThreadToStart, threadToStartFor } from './lobby/open.ts'
import { replyAsWanted } from './pictures-or-words.ts'
import { type Caller, noticeReply, type Reply, type Suggestion, type TypedOptions } from './reply.ts'
import { commandAt } from './roots.ts'

/** Whether these are options as they were declared; Discord sees to that, but nothing of ours relies on it. */
const matchDeclared = (declared: readonly APIApplicationCommandBasicOption[], given: TypedOptions): boolean =>
  Object.entries(given).every(([name, value]) => {
    const option = declared.find((one) => one.name === name)
    switch (option?.type) {
      case ApplicationCommandOptionType.Boolean:
        return typeof value === 'boolean'
      case ApplicationCommandOptionType.Integer:
        return (
          Number.isInteger(value) &&
          Number(value) >= (option.min_value ?? Number.MIN_SAFE_INTEGER) &&
          Number(value) <= (option.max_value ?? Number.MAX_SAFE_INTEGER)
        )
      case ApplicationCommandOptionType.String:
        return typeof value === 'string' && (option.choices?.some((choice) => choice.value === value) ?? true)
      case ApplicationCommandOptionType.User:
      case ApplicationCommandOptionType.Role:
        return typeof value === 'string' && /^\d{15,20}$/.test(value)
      default:
        return false
    }
  })

/**
 * Answers a typed command.
 * @param path as Discord writes it, without the slash: `bonfire new`, `bonfire-puzzle`
 */
export async function handleCommand(
  service: TableService,
  caller: Caller,
  path: string,
  options: TypedOptions,
): Promise<Reply> {
  const command = commandAt(path)
  if (command === undefined || !matchDeclared(command.options ?? [], options))
    return noticeReply(words(caller.language).notices.unreadable)
  return replyAsWanted(service, caller, await command.run(service, caller, options))
}

/**
 * The thread that has to be opened before a typed command is answered: its table is to play there. Null where none has.
 */
export const threadToStartForCommand = async (
  service: TableService,
  caller: Caller,
  path: string,
  options: TypedOptions,
): Promise<ThreadToStart | null> =>
  commandAt(path) === newCommand && matchDeclared(newCommand.options ?? [], options)
    ? await threadToStartFor(service, caller, options)
    : null

/** What to suggest while somebody types an option's text; at most 25. */
export const handleAutocomplete = async (
  service: TableService,
  caller: Caller,
  path: string,
  typed: string,
  option: string,
): Promise<readonly Suggestion[]> =>
  ((await commandAt(path)?.suggest?.(service, caller, typed, option)) ?? []).slice(0, LIMITS.suggestions)

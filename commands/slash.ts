import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { TableService } from '#table'
import { LIMITS, localized, words } from '#text'
import { hintCommand } from './advice/recommend.ts'
import { analysisCommand } from './analysis/command.ts'
import { noticePost } from './components.ts'
import { followCommand } from './follow/command.ts'
import { forgetMeCommand } from './forget-me.ts'
import { helpCommand, rulesCommand } from './help.ts'
import { journalCommand } from './journal.ts'
import { closeCommand, resignCommand } from './leaving.ts'
import { newCommand, type ThreadWish, threadFor } from './lobby/open.ts'
import { joinCommand, sitoutCommand, startCommand, takeoverCommand } from './lobby/seats.ts'
import { logCommand } from './log/command.ts'
import { lookCommand, movedCommand, scoresCommand } from './looks/commands.ts'
import { mineCommand } from './mine.ts'
import { replyAsWanted } from './pictures-or-words.ts'
import { PUZZLE_COMMAND, puzzleDefinition, puzzleReply } from './puzzle/press.ts'
import type { Caller, CommandOptions, Reply, Suggestion } from './reply.ts'
import { settingsCommand } from './settings.ts'
import { soloCommand } from './solo/open.ts'
import { profileCommand } from './solo/profile.ts'
import type { Subcommand } from './subcommand.ts'
import { endCommand, playCommand, turnCommand, undoCommand } from './turn/commands.ts'

const SUBCOMMANDS: readonly Subcommand[] = [
  newCommand,
  mineCommand,
  soloCommand,
  profileCommand,
  joinCommand,
  startCommand,
  turnCommand,
  hintCommand,
  lookCommand,
  scoresCommand,
  logCommand,
  followCommand,
  playCommand,
  undoCommand,
  endCommand,
  resignCommand,
  takeoverCommand,
  sitoutCommand,
  closeCommand,
  journalCommand,
  analysisCommand,
  settingsCommand,
  forgetMeCommand,
  rulesCommand,
  helpCommand,
]

/** All commands as Discord wants them registered. */
export const commandDefinitions = (): RESTPostAPIChatInputApplicationCommandsJSONBody[] => [
  commandDefinition(),
  puzzleDefinition(),
]

/** `/bonfire` as Discord wants it registered, in every language that there is. */
function commandDefinition(): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...localized((one) => one.help.bonfire),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    options: SUBCOMMANDS.map(
      ({ name, options }): APIApplicationCommandSubcommandOption => ({
        type: ApplicationCommandOptionType.Subcommand,
        ...localized((one) => one.help.commands[name]),
        name,
        options: [...(options ?? [])],
      }),
    ),
  }
}

const find = (name: string): Subcommand | undefined => SUBCOMMANDS.find((one) => one.name === name)

/** Whether these are options as they were declared; Discord sees to that, but nothing of ours relies on it. */
const matchDeclared = (declared: readonly APIApplicationCommandBasicOption[], given: CommandOptions): boolean =>
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
        return typeof value === 'string' && /^\d{15,20}$/.test(value)
      default:
        return false
    }
  })

/**
 * Answers a typed command.
 * @param name of a subcommand of `/bonfire`, or of a command of its own
 */
export async function handleCommand(
  service: TableService,
  caller: Caller,
  name: string,
  options: CommandOptions,
): Promise<Reply> {
  if (name === PUZZLE_COMMAND) return replyAsWanted(service, caller, await puzzleReply(service, caller))
  const former = await movedCommand(service, caller, name, options)
  if (former !== null) return replyAsWanted(service, caller, former)
  const subcommand = find(name)
  if (subcommand === undefined || !matchDeclared(subcommand.options ?? [], options))
    return { kind: 'ephemeral', post: noticePost(words(caller.language).notices.unreadable) }
  return replyAsWanted(service, caller, await subcommand.run(service, caller, options))
}

/**
 * The thread that has to be opened before a typed command is answered: its table is to play there. Null where none has.
 */
export const threadWanted = async (
  service: TableService,
  caller: Caller,
  name: string,
  options: CommandOptions,
): Promise<ThreadWish | null> =>
  name === newCommand.name && matchDeclared(newCommand.options ?? [], options)
    ? await threadFor(service, caller, options)
    : null

/** What to suggest while somebody types an option's text; at most 25. */
export const handleAutocomplete = async (
  service: TableService,
  caller: Caller,
  name: string,
  typed: string,
  option: string,
): Promise<readonly Suggestion[]> =>
  ((await find(name)?.suggest?.(service, caller, typed, option)) ?? []).slice(0, LIMITS.suggestions)

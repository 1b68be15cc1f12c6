import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { localizedCommandWords, type Words } from '#text'
import { hintCommand } from './advice/recommend.ts'
import { analysisCommand } from './analysis/command.ts'
import { historyCommand } from './club/history.ts'
import { rankingCommand } from './club/ranking.ts'
import { statsCommand } from './club/stats.ts'
import { tablesShownHereCommand } from './follow/command.ts'
import { forgetMeCommand } from './forget-me.ts'
import { helpCommand, rulesCommand } from './help.ts'
import { journalCommand } from './journal.ts'
import { closeCommand, resignCommand } from './leaving.ts'
import { newCommand } from './lobby/open.ts'
import { joinCommand, sitOutEmptySeatCommand, startCommand, takeoverCommand } from './lobby/seats.ts'
import { logCommand } from './log/command.ts'
import { lookingCommand } from './looking/command.ts'
import { FORMER_LOOK_COMMANDS, lookCommand, scoresCommand } from './looks/commands.ts'
import { mineCommand } from './mine.ts'
import { puzzleCommand } from './puzzle/press.ts'
import { blockCommand, unblockCommand } from './server/block.ts'
import { serverDeleteCommand } from './server/delete.ts'
import { serverExportGamesCommand } from './server/export.ts'
import { serverLogCommand } from './server/log.ts'
import { serverRightsCommand } from './server/rights.ts'
import { serverSettingsCommand } from './server/settings.ts'
import { serverTablesCommand } from './server/tables.ts'
import { settingsCommand } from './settings.ts'
import { soloCommand } from './solo/open.ts'
import { profileCommand } from './solo/profile.ts'
import type { CommandHandler, CommandWords, Subcommand } from './subcommand.ts'
import { endCommand, playTypedChoicesCommand, turnCommand, undoCommand } from './turn/commands.ts'

/** What follows `/bonfire`: as many as Discord lets a command have. */
const BONFIRE: readonly Subcommand[] = [
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
  tablesShownHereCommand,
  playTypedChoicesCommand,
  undoCommand,
  endCommand,
  resignCommand,
  takeoverCommand,
  sitOutEmptySeatCommand,
  closeCommand,
  journalCommand,
  analysisCommand,
  settingsCommand,
  forgetMeCommand,
  rulesCommand,
  helpCommand,
]

/** `/bonfire-club`: what players get between tables. */
const CLUB: readonly Subcommand<keyof Words['help']['club']>[] = [
  historyCommand,
  rankingCommand,
  statsCommand,
  lookingCommand,
]

/** `/bonfire-server`: what moderators get. */
const SERVER: readonly Subcommand<keyof Words['help']['server']>[] = [
  serverSettingsCommand,
  serverTablesCommand,
  blockCommand,
  unblockCommand,
  serverRightsCommand,
  serverLogCommand,
  serverExportGamesCommand,
  serverDeleteCommand,
]

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody

/** A command as Discord wants it registered, and what can be typed with it: by its whole path, `bonfire new`. */
interface Root {
  readonly definition: Definition
  readonly paths: readonly (readonly [string, CommandHandler])[]
}

const ANYWHERE = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
} satisfies Partial<Definition>
const IN_SERVERS = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
} satisfies Partial<Definition>

/** A command that is nothing but subcommands. */
const rootOf = <Name extends string>(
  name: string,
  said: 'bonfire' | 'bonfireClub' | 'bonfireServer',
  where: Partial<Definition>,
  subcommands: readonly Subcommand<Name>[],
  saidOf: (words: Words) => Readonly<Record<Name, CommandWords>>,
): Root => ({
  definition: {
    type: ApplicationCommandType.ChatInput,
    ...localizedCommandWords(({ help }) => help[said]),
    name,
    ...where,
    options: subcommands.map(
      (one): APIApplicationCommandSubcommandOption => ({
        type: ApplicationCommandOptionType.Subcommand,
        ...localizedCommandWords((words) => saidOf(words)[one.name]),
        name: one.name,
        options: [...(one.options ?? [])],
      }),
    ),
  },
  paths: subcommands.map((one) => [`${name} ${one.name}`, one]),
})

const PUZZLE = 'bonfire-puzzle'

/** Every command that there is: registering, answering and suggesting follow from it. */
const ROOTS: readonly Root[] = [
  rootOf('bonfire', 'bonfire', ANYWHERE, BONFIRE, ({ help }) => help.commands),
  rootOf('bonfire-club', 'bonfireClub', IN_SERVERS, CLUB, ({ help }) => help.club),
  rootOf(
    'bonfire-server',
    'bonfireServer',
    { ...IN_SERVERS, default_member_permissions: String(PermissionFlagsBits.ManageGuild) },
    SERVER,
    ({ help }) => help.server,
  ),
  {
    definition: {
      type: ApplicationCommandType.ChatInput,
      ...localizedCommandWords(({ puzzle }) => puzzle.command),
      name: PUZZLE,
      ...ANYWHERE,
    },
    paths: [[PUZZLE, puzzleCommand]],
  },
]

const COMMANDS: ReadonlyMap<string, CommandHandler> = new Map([
  ...FORMER_LOOK_COMMANDS,
  ...ROOTS.flatMap(({ paths }) => paths),
])

/** All commands as Discord wants them registered. */
export const commandDefinitions = (): Definition[] => ROOTS.map(({ definition }) => definition)

/** @param path as Discord writes it, without the slash: `bonfire new`, `bonfire-puzzle` */
export const commandAt = (path: string): CommandHandler | undefined => COMMANDS.get(path)

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { House } from '#table'
import { DISCORD_LOCALES, LANGUAGES, type Language, words } from '#text'
import type { Answer, Asker, Suggestion, Typed } from '../answer.ts'
import { noticePost } from '../panels/notice.ts'
import { city } from './city.ts'
import { close } from './close.ts'
import { end } from './end.ts'
import { forgetMe } from './forget-me.ts'
import { help } from './help.ts'
import { join } from './join.ts'
import { journal } from './journal.ts'
import { log } from './log.ts'
import { looks } from './looks.ts'
import { newTable } from './new.ts'
import { play } from './play.ts'
import { profile } from './profile.ts'
import { resign } from './resign.ts'
import { rules } from './rules.ts'
import { sitout } from './sitout.ts'
import { solo } from './solo.ts'
import { start } from './start.ts'
import type { Subcommand } from './subcommand.ts'
import { table } from './table.ts'
import { takeover } from './takeover.ts'
import { turn } from './turn.ts'
import { undo } from './undo.ts'

const SUBCOMMANDS: readonly Subcommand[] = [
  newTable,
  solo,
  profile,
  join,
  start,
  turn,
  table,
  city,
  ...looks,
  log,
  play,
  undo,
  end,
  resign,
  takeover,
  sitout,
  close,
  journal,
  forgetMe,
  rules,
  help,
]

/** `/bonfire` as Discord wants it registered, in every language that there is. */
export function commandDefinition(): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...described((language) => words(language).help.bonfire),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    options: SUBCOMMANDS.map(
      ({ name, options }): APIApplicationCommandSubcommandOption => ({
        type: ApplicationCommandOptionType.Subcommand,
        ...described((language) => words(language).help.commands[name]),
        name,
        options: options?.('en') ?? [],
      }),
    ),
  }
}

/** Name and description in English, and in each of Discord's locales that we have words for. */
function described(of: (language: Language) => { readonly name: string; readonly description: string }) {
  const localised = (pick: (language: Language) => string) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => DISCORD_LOCALES[language].map((locale) => [locale, pick(language)])),
    )
  return {
    name: of('en').name,
    description: of('en').description,
    name_localizations: localised((language) => of(language).name),
    description_localizations: localised((language) => of(language).description),
  }
}

const find = (name: string): Subcommand | undefined => SUBCOMMANDS.find((one) => one.name === name)

/** Whether these are options as they were declared; Discord sees to that, but nothing of ours relies on it. */
const fits = (declared: readonly APIApplicationCommandBasicOption[], given: Typed): boolean =>
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
      default:
        return false
    }
  })

/** Answers a typed command. */
export async function typed(house: House, asker: Asker, name: string, options: Typed): Promise<Answer> {
  const subcommand = find(name)
  if (subcommand === undefined || !fits(subcommand.options?.('en') ?? [], options))
    return { kind: 'whisper', post: noticePost(words(asker.language).notices.unreadable) }
  return subcommand.run(house, asker, options)
}

/** What to suggest while somebody types; at most 25. */
export const suggested = async (
  house: House,
  asker: Asker,
  name: string,
  typed: string,
): Promise<readonly Suggestion[]> => ((await find(name)?.suggest?.(house, asker, typed)) ?? []).slice(0, 25)

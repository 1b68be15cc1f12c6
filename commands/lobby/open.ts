import { EDITIONS } from '#engine'
import type { OpenOutcome, TableOptions, TableService } from '#table'
import { LANGUAGE_NAMES, LANGUAGES, words } from '#text'
import { noticePost } from '../components.ts'
import { privatePost } from '../private.ts'
import type { Caller, Reply } from '../reply.ts'
import { cannotShowTable } from '../rights.ts'
import { booleanOption, choiceOf, type Subcommand, textOption } from '../subcommand.ts'
import { MOST_LISTED, tablesPost } from '../tables.ts'

/** Opens a table in the channel: a lobby for two to four. */
export const newCommand: Subcommand = {
  name: 'new',
  options: [
    textOption('edition', {
      choices: EDITIONS.map((edition) => choiceOf(edition, (one) => one.names.edition[edition].name)),
    }),
    booleanOption('beginners'),
    textOption('language', {
      choices: LANGUAGES.map((language) => choiceOf(language, () => LANGUAGE_NAMES[language])),
    }),
  ],
  run: (service, caller, typed) =>
    openTable(service, caller, {
      edition: typed.edition === 'online' ? 'online' : 'rulebook',
      beginnerIslands: typed.beginners === true,
      language: typeof typed.language === 'string' ? typed.language : (caller.serverLanguage ?? caller.language),
    }),
}

/**
 * Opens a table in the asker's channel; when one is open there already, shows that.
 * @param rematchOf the table whose people are asked to it
 */
export async function openTable(
  service: TableService,
  caller: Caller,
  options: Partial<TableOptions>,
  rematchOf?: string,
): Promise<Reply> {
  const { guildId, channelId, person, language, lacking, guest } = caller
  const { notices, lobby } = words(language)
  if (guildId === null) return { kind: 'ephemeral', post: noticePost(notices.onlyInServers) }
  if (guest) return { kind: 'ephemeral', post: noticePost(notices.guest) }
  if (cannotShowTable(lacking) && (await service.inChannel(channelId)) === null)
    return { kind: 'ephemeral', post: noticePost(notices.cannotWriteHere(lacking)) }
  const again = rematchOf === undefined ? {} : { rematchOf }
  const opened = await service.open({ guildId, channelId, host: person, solo: false, options, ...again })
  switch (opened.kind) {
    case 'opened': {
      const said = lacking.includes('attachFiles') ? notices.openedInWords('attachFiles') : lobby.opened
      const otherwise = noticePost(notices.cannotWriteHere([]))
      return { kind: 'done', post: noticePost(said), written: { table: opened.table.id, otherwise } }
    }
    case 'channelTaken':
    case 'soloOpen':
      return {
        kind: 'ephemeral',
        post: privatePost(opened.table, person.id, language, { notice: notices.channelTaken }),
      }
    default:
      return quotaReply(service, caller, opened)
  }
}

/** What somebody hears for whom no more tables are opened: why, and their own, one of which may make room. */
export async function quotaReply(
  service: TableService,
  { person, language }: Caller,
  { kind, most }: Extract<OpenOutcome, { kind: 'tooManyTables' | 'serverFull' }>,
): Promise<Reply> {
  const { notices, tableRefusals } = words(language)
  if (kind === 'serverFull') return { kind: 'ephemeral', post: noticePost(notices.serverFull(most)) }
  const own = await service.openTablesOf(person.id, MOST_LISTED + 1)
  return { kind: 'ephemeral', post: tablesPost(own, person.id, language, tableRefusals.tooManyTables(most)) }
}

import { EDITIONS } from '#engine'
import type { LevelName } from '#players'
import type { OpenOutcome, PublicTable, TableOptions, TableService } from '#table'
import { LANGUAGE_NAMES, LANGUAGES, type Language, words } from '#text'
import { newCardPost, threadName } from '../card.ts'
import { noticePost, type Post } from '../components.ts'
import { relativeTime } from '../moments.ts'
import { privatePost } from '../private.ts'
import type { Caller, CommandOptions, Reply } from '../reply.ts'
import { lacksNeededRights } from '../rights.ts'
import { booleanOption, choiceOf, type Subcommand, textOption, userOption } from '../subcommand.ts'
import { writtenThere } from '../table-language.ts'
import { MOST_LISTED, tablesReply } from '../table-list.ts'
import { calledLaterLines } from './held-seats.ts'

const PLACES = ['thread', 'here'] as const

/** Opens a table, a lobby for two to four: in a thread of its own, or in the channel. */
export const newCommand: Subcommand = {
  name: 'new',
  options: [
    textOption('where', { choices: PLACES.map((place) => choiceOf(place, (one) => one.card.where[place])) }),
    textOption('edition', {
      choices: EDITIONS.map((edition) => choiceOf(edition, (one) => one.names.edition[edition].name)),
    }),
    booleanOption('beginners'),
    userOption('friend'),
    textOption('language', {
      choices: LANGUAGES.map((language) => choiceOf(language, () => LANGUAGE_NAMES[language])),
    }),
  ],
  run: async (service, caller, typed) =>
    refusedFriend(caller, typed) ??
    openTable(
      service,
      caller,
      {
        edition: typed.edition === 'online' ? 'online' : 'rulebook',
        beginnerIslands: typed.beginners === true,
        language: languageFor(caller, typed),
      },
      { wished: typed.where === 'thread', friend: friendIn(typed) },
    ),
}

const friendIn = ({ friend }: CommandOptions): string | undefined => (typeof friend === 'string' ? friend : undefined)

/** Refuses to keep a seat for a bot. */
const refusedFriend = ({ bots = [], language }: Caller, typed: CommandOptions): Reply | null =>
  bots.includes(friendIn(typed) ?? '')
    ? { kind: 'ephemeral', post: noticePost(words(language).gathering.notForBots) }
    : null

const languageFor = (caller: Caller, { language }: CommandOptions): Language =>
  LANGUAGES.find((one) => one === language) ?? caller.serverLanguage ?? caller.language

/** A thread that is to be opened, and the message that it is to grow from. */
export interface ThreadWish {
  readonly name: string
  readonly card: Post
}

/**
 * The thread for a table that `/bonfire new` asks for; it is opened before the table. Null if the table plays where it was
 * asked for, or cannot be opened.
 */
export async function threadFor(
  service: TableService,
  caller: Caller,
  typed: CommandOptions,
): Promise<ThreadWish | null> {
  const { guildId, guest, lacking, lackingForThread, mayNotWrite, person } = caller
  if (typed.where === 'here' || guildId === null || guest || mayNotWrite || lacksNeededRights(lacking)) return null
  if (lackingForThread === undefined || lackingForThread.length > 0) return null
  if (refusedFriend(caller, typed) !== null) return null
  if ((await service.mayNotOpen(guildId, person.id)) !== null) return null
  return { name: threadName([person.name]), card: newCardPost(person, languageFor(caller, typed)) }
}

/**
 * Opens a table in its thread, else in the asker's channel; if one is open there already, shows that.
 * @param how again: the table whose people are asked to it; computers: who sit down at once; friend: id of whom a seat is
 * kept for; wished: a thread was asked for in so many words
 */
export async function openTable(
  service: TableService,
  caller: Caller,
  options: Partial<TableOptions>,
  {
    again,
    computers = [],
    friend,
    wished = false,
  }: {
    readonly again?: PublicTable
    readonly computers?: readonly LevelName[]
    readonly friend?: string | undefined
    readonly wished?: boolean
  } = {},
): Promise<Reply> {
  const { guildId, person, language, lacking, guest, mayNotWrite, ownThreadId = null } = caller
  const channelId = ownThreadId ?? caller.channelId
  const { notices } = words(language)
  if (guildId === null) return { kind: 'ephemeral', post: noticePost(notices.onlyInServers) }
  if (guest) return { kind: 'ephemeral', post: noticePost(notices.guest) }
  const why = mayNotWrite
    ? notices.youMayNotWrite
    : lacksNeededRights(lacking)
      ? notices.cannotWriteHere(lacking)
      : null
  if (why !== null && (await service.inChannel(channelId)) === null) return { kind: 'ephemeral', post: noticePost(why) }
  const around = ownThreadId === null ? caller.around : caller.channelId
  const opened = await service.open({
    guildId,
    channelId,
    host: person,
    solo: false,
    options,
    computers,
    ownThread: ownThreadId !== null,
    ...(around === undefined ? {} : { around }),
    ...(friend === undefined ? {} : { friend }),
    ...(again === undefined ? {} : { rematchOf: again.id }),
  })
  switch (opened.kind) {
    case 'opened': {
      const said = [openedWords(caller, wished, opened.table), ...calledLaterLines(opened.table, language)].join('\n')
      const otherwise = noticePost(notices.cannotWriteHere([]))
      return { kind: 'done', post: noticePost(said), written: { table: opened.table.id, otherwise } }
    }
    case 'channelTaken':
      // Another process got the same command and was first.
      if (ownThreadId !== null) return { kind: 'done', post: noticePost(openedWords(caller, wished, opened.table)) }
      return {
        kind: 'ephemeral',
        post: privatePost(opened.table, person.id, language, { notice: notices.channelTaken }),
      }
    case 'soloOpen':
      return {
        kind: 'ephemeral',
        post: privatePost(opened.table, person.id, language, { notice: notices.channelTaken }),
      }
    default:
      return quotaReply(service, caller, opened)
  }
}

/** Where the table is, and what is missing there. */
function openedWords(
  { language, lacking, lackingForThread, ownThreadId }: Caller,
  wished: boolean,
  table: PublicTable,
): string {
  const there = writtenThere(table)
  const { notices, lobby, card } = words(language)
  const inWords = lacking.includes('attachFiles') ? notices.openedInWords('attachFiles') : null
  if (ownThreadId != null)
    return [card.opened(`<#${ownThreadId}>`, there), inWords].filter((one) => one !== null).join(' ')
  if (wished && lackingForThread !== undefined) return card.openedHere(lackingForThread)
  return inWords ?? lobby.opened(there)
}

/** Why no more tables are opened for somebody, and their own, of which one may make room. */
export async function quotaReply(
  service: TableService,
  caller: Caller,
  exceeded: Extract<OpenOutcome, { kind: 'tooManyTables' | 'serverFull' | 'openedMuch' }>,
): Promise<Reply> {
  const { person, language } = caller
  const { notices, tableRefusals } = words(language)
  const { kind, most } = exceeded
  if (kind === 'serverFull') return { kind: 'ephemeral', post: noticePost(notices.serverFull(most)) }
  if (kind === 'openedMuch') {
    const { by, again } = exceeded
    return { kind: 'ephemeral', post: noticePost(notices.openedMuch[by](most, relativeTime(again))) }
  }
  const own = await service.openTablesOf(person.id, MOST_LISTED + 1)
  const { post } = await tablesReply(service, own, caller, { notice: tableRefusals.tooManyTables(most) })
  return { kind: 'ephemeral', post }
}

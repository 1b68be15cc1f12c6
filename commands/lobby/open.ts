import type { LevelName } from '#players'
import {
  defaultPace,
  type OpenOutcome,
  type PublicTable,
  type ServerSettings,
  STORY_TEXT_PER_TURN_OR_ROUND,
  type TableOptions,
  type TableService,
} from '#table'
import { LANGUAGES, type Language, words } from '#text'
import { DAY_MS } from '#time'
import { channelCardWhileOpening, threadName } from '../card.ts'
import { noticePost, type Post } from '../components.ts'
import { relativeTimestamp, weekdayTimestamp } from '../moments.ts'
import { actAtTableOrPlan, seatOutcomeReply } from '../outcome.ts'
import { ownPost } from '../private.ts'
import {
  type Caller,
  isReply,
  noticeReply,
  type Reply,
  serverOrReply,
  type TableContext,
  type TypedOptions,
  typedTextOf,
} from '../reply.ts'
import { lacksNeededRights, whyCannotPostHere } from '../rights.ts'
import {
  booleanOption,
  commandOptionWithChoices,
  editionOption,
  languageOption,
  type Subcommand,
  textOption,
  userOption,
} from '../subcommand.ts'
import { liveMessageLabels } from '../table-language.ts'
import { MOST_LISTED_TABLES, tablesReply } from '../table-list.ts'
import { typedMomentOrReply } from '../typed-time.ts'
import { friendsNotCalledYetLines } from './held-seats.ts'

const PLACES = ['thread', 'here'] as const

/** Opens a table, a lobby for two to four: in a thread of its own, or in the channel. */
export const newCommand: Subcommand = {
  name: 'new',
  options: [
    commandOptionWithChoices('where', PLACES, ({ card }, place) => card.where[place]),
    editionOption,
    booleanOption('beginners'),
    userOption('friend'),
    languageOption,
    textOption('time'),
    commandOptionWithChoices('story', STORY_TEXT_PER_TURN_OR_ROUND, ({ lobby }, story) => lobby.stories[story]),
  ],
  run: async (service, caller, typed) => {
    const starts = await startTyped(service, caller, typed)
    if (isReply(starts)) return starts
    return (
      refusedFriend(caller, typed) ??
      openTable(
        service,
        caller,
        {
          ...(await defaultsFor(service, caller, typed)),
          beginnerIslands: typed.beginners === true,
          ...(typed.story === 'round' ? { story: 'round' } : {}),
          ...(starts.at === null ? {} : { startTime: starts.at.getTime() }),
        },
        { wished: typed.where === 'thread', friend: typedTextOf(typed.friend) ?? undefined },
      )
    )
  },
}

/** So far ahead a start can be fixed, in ms. */
const MOST_AHEAD = 30 * DAY_MS

/** When the game is to start; null where nobody said. */
const startTyped = (service: TableService, caller: Caller, { time }: TypedOptions) =>
  typedMomentOrReply(service, caller, time, MOST_AHEAD)

/** Refuses to keep a seat for a bot. */
const refusedFriend = ({ bots = [], language }: Caller, typed: TypedOptions): Reply | null =>
  bots.includes(typedTextOf(typed.friend) ?? '') ? noticeReply(words(language).gathering.notForBots) : null

/** What a server wants its new tables to have; nothing where there is none. */
const rulesOf = async (service: TableService, { guildId, guest }: Caller): Promise<ServerSettings | null> =>
  guildId === null || guest ? null : await service.servers.settings(guildId)

/** What was typed; else the server's. */
export const typedOrServerLanguage = (
  caller: Caller,
  { language }: TypedOptions,
  rules: ServerSettings | null,
): Language =>
  LANGUAGES.find((one) => one === (language ?? rules?.language)) ?? caller.serverLanguage ?? caller.language

/** What was typed; else what the server wants. */
async function defaultsFor(service: TableService, caller: Caller, typed: TypedOptions): Promise<Partial<TableOptions>> {
  const rules = await rulesOf(service, caller)
  const pace = rules === null ? null : defaultPace(rules)
  return {
    edition: (typed.edition ?? rules?.edition) === 'online' ? 'online' : 'rulebook',
    language: typedOrServerLanguage(caller, typed, rules),
    ...(rules?.hints === 'on' ? { recommendations: true } : {}),
    ...(pace === null ? {} : { pace }),
  }
}

/** A thread that is to be opened, and the message that it is to grow from. */
export interface ThreadToStart {
  readonly name: string
  readonly card: Post
}

/**
 * The thread for a table that `/bonfire new` asks for; it is opened before the table. Null if the table plays where it was
 * asked for, or cannot be opened.
 */
export async function threadToStartFor(
  service: TableService,
  caller: Caller,
  typed: TypedOptions,
): Promise<ThreadToStart | null> {
  const { guildId, guest, lacking, lackingForThread, mayNotWrite, person } = caller
  const rules = await rulesOf(service, caller)
  if (
    (typed.where ?? rules?.where) === 'here' ||
    guildId === null ||
    guest ||
    mayNotWrite ||
    lacksNeededRights(lacking)
  )
    return null
  if (lackingForThread === undefined || lackingForThread.length > 0) return null
  if (refusedFriend(caller, typed) !== null || isReply(await startTyped(service, caller, typed))) return null
  const { channelId, around, roles, moderator } = caller
  const opening = { guildId, hostId: person.id, channelId, around, roles, moderator }
  if ((await service.mayNotOpen(opening)) !== null) return null
  return {
    name: threadName([person.name]),
    card: channelCardWhileOpening(person, typedOrServerLanguage(caller, typed, rules)),
  }
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
  how: {
    readonly again?: PublicTable
    readonly computers?: readonly LevelName[]
    readonly friend?: string | undefined
    readonly wished?: boolean
  },
): Promise<Reply> {
  const { again, computers = [], friend, wished = false } = how
  const { person, language, ownThreadId = null } = caller
  const channelId = ownThreadId ?? caller.channelId
  const { notices } = words(language)
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const why = whyCannotPostHere(caller)
  if (why !== null && (await service.inChannel(channelId)) === null) return noticeReply(why)
  const around = ownThreadId === null ? caller.around : caller.channelId
  const opened = await service.open({
    ...server,
    channelId,
    host: person,
    ...(caller.roles === undefined ? {} : { roles: caller.roles }),
    moderator: caller.moderator,
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
      const said = [
        openedWords(caller, wished, opened.table),
        ...friendsNotCalledYetLines(opened.table, language),
      ].join('\n')
      const otherwise = noticePost(notices.cannotWriteHere([]))
      return { kind: 'done', post: noticePost(said), written: { table: opened.table.id, otherwise } }
    }
    case 'channelTaken':
    case 'soloOpen':
      // Another process got the same command and was first.
      if (ownThreadId !== null) return { kind: 'done', post: noticePost(openedWords(caller, wished, opened.table)) }
      if (options.startTime !== undefined && opened.table.phase === 'lobby' && opened.table.host === person.id)
        return changeStart({ service, caller, table: opened.table }, options.startTime)
      return {
        kind: 'ephemeral',
        post: ownPost(opened.table, caller, notices.channelTaken),
      }
    default:
      return noNewTableReply(service, caller, opened)
  }
}

/** The host of the lobby that is there fixes another time. */
async function changeStart(context: TableContext, at: number): Promise<Reply> {
  const { caller } = context
  const outcome = await actAtTableOrPlan(context, { kind: 'option', change: { startTime: at } })
  const { gathering } = words(caller.language)
  return outcome.kind === 'done'
    ? { kind: 'done', post: noticePost(gathering.startFixed(weekdayTimestamp(new Date(at)))) }
    : seatOutcomeReply(caller, outcome)
}

/** Where the table is, and what is missing there. */
function openedWords(
  { language, lacking, lackingForThread, ownThreadId }: Caller,
  wished: boolean,
  table: PublicTable,
): string {
  const there = liveMessageLabels(table)
  const { notices, lobby, card, gathering, phrases } = words(language)
  if (table.options.startTime !== undefined) {
    const fixed = gathering.startFixed(weekdayTimestamp(new Date(table.options.startTime)))
    return ownThreadId == null ? fixed : phrases.labelled(`<#${ownThreadId}>`, fixed)
  }
  const inWords = lacking.includes('attachFiles') ? notices.openedInWords('attachFiles') : null
  if (ownThreadId != null)
    return [card.opened(`<#${ownThreadId}>`, there), inWords].filter((one) => one !== null).join(' ')
  if (wished && lackingForThread !== undefined) return card.openedHere(lackingForThread)
  return inWords ?? lobby.opened(there)
}

/** Why no more tables are opened for somebody, and their own, of which one may make room. */
export async function noNewTableReply(
  service: TableService,
  caller: Caller,
  exceeded: Exclude<OpenOutcome, { kind: 'opened' | 'channelTaken' | 'soloOpen' }>,
): Promise<Reply> {
  const { person, language } = caller
  const { notices, tableRefusals, server } = words(language)
  switch (exceeded.kind) {
    case 'serverFull':
      return noticeReply(notices.serverFull(exceeded.most))
    case 'openedMuch':
      return noticeReply(notices.openedMuch[exceeded.by](exceeded.most, relativeTimestamp(exceeded.again)))
    case 'wrongChannel':
      return noticeReply(server.wrongChannel(exceeded.channels.map((id) => `<#${id}>`)))
    case 'needsRole':
      return noticeReply(server.needsRole(`<@&${exceeded.role}>`))
    case 'blockedHere':
      return noticeReply(tableRefusals.blockedHere)
    case 'tooManyHere':
    case 'fewerComputers':
      return noticeReply(tableRefusals[exceeded.kind](exceeded.most))
    case 'tooManyTables': {
      const own = await service.openTablesOf(person.id, MOST_LISTED_TABLES + 1)
      const { post } = await tablesReply(service, own, caller, { notice: tableRefusals.tooManyTables(exceeded.most) })
      return { kind: 'ephemeral', post }
    }
  }
}

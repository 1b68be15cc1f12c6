import type { PublicOnlyTable, PublicTable, TableService } from '#table'
import { clip, EMOJI, type Language, LIMITS, words } from '#text'
import { asQuote, button, buttonRows, type Post, type PostPart, post, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { missingPlayersText } from '../lobby/start-time.ts'
import { seatOfPerson } from '../looks/view.ts'
import { plainNameOf, safeNamesOf } from '../names.ts'
import { actAtTableOrPlan } from '../outcome.ts'
import {
  type Caller,
  isReply,
  noticeReply,
  type OptionalTableContext,
  type PressContext,
  type Reader,
  type Reply,
  reply,
  serverOrReply,
} from '../reply.ts'
import { lacksNeededRights, moderates } from '../rights.ts'
import type { Subcommand } from '../subcommand.ts'
import { refusalLineOfOutcome } from '../table-text.ts'

/** The most channels that show one table, and the most tables that one channel shows. */
const MOST_CHANNELS = 3
const MOST_TABLES = 3
/** Delays, in turns, that can be chosen. */
const FOLLOW_DELAYS = [0, 1, 2, 4, 8] as const

/** Shows a table of another channel here, lists those shown, and ends it. */
export const tablesShownHereCommand: Subcommand = {
  name: 'follow',
  run: (service, caller) => followReply(service, caller),
}

/** Starts showing a table in the presser's channel. */
export async function pressFollowHere({
  service,
  caller,
  values: [tableId = ''],
}: OptionalTableContext): Promise<Reply> {
  const table = await service.view(tableId)
  const say = words(caller.language)
  if (table === null) return followReply(service, caller, say.notices.gone)
  const why = whyNot(table, caller) ?? (await whyFull(service, table, caller))
  if (why !== null) return followReply(service, caller, why)
  const { channelId, person } = caller
  await service.followers.add({ tableId, target: channelId, kind: 'channel', personId: person.id })
  return followReply(service, caller, say.follow.begins(table.phase === 'playing'))
}

/** Stops showing a table in the presser's channel. */
export async function pressUnfollowHere({ service, caller, table }: PressContext): Promise<Reply> {
  const { channelId, language, person } = caller
  const { follow } = words(language)
  const one = (await service.followers.ofTable(table.id)).find(({ target }) => target === channelId)
  if (one !== undefined && one.personId !== person.id && !mayShow(table, caller))
    return followReply(service, caller, follow.notYours)
  await service.followers.remove(table.id, channelId)
  return followReply(service, caller, follow.stopped)
}

/** How much later than the table other channels show it. */
export async function pressFollowTurnDelay(context: PressContext): Promise<Reply> {
  const { service, caller, values } = context
  const followDelay = FOLLOW_DELAYS.find((turns) => String(turns) === values[0])
  if (followDelay === undefined) return followReply(service, caller)
  const outcome = await actAtTableOrPlan(context, { kind: 'option', change: { followDelay } })
  return followReply(service, caller, refusalLineOfOutcome(outcome, caller.language))
}

/** Players at the table, and moderators of its server. */
const mayShow = (table: PublicTable, caller: Caller): boolean =>
  moderates(table, caller) || seatOfPerson(table, caller.person.id) !== null

/** Why a table cannot be shown in the channel; null where it can. */
function whyNot(table: PublicTable, caller: Caller): string | null {
  const { follow, notices, tableRefusals } = words(caller.language)
  const { phase, guildId, solo } = table
  if (caller.guildId === null || caller.guildId !== guildId || solo) return notices.onlyInServers
  if (caller.guest) return notices.guest
  if (caller.mayNotWrite) return notices.youMayNotWrite
  if (lacksNeededRights(caller.lacking)) return notices.missingRights(caller.lacking)
  if (phase !== 'lobby' && phase !== 'playing') return tableRefusals.tableOver(phase)
  if (!mayShow(table, caller)) return follow.notYours
  return isAt(table, caller) ? follow.ownChannel : null
}

/** Whether the table, or its card, is in the channel. */
const isAt = ({ channelId, cardChannelId }: PublicTable, caller: Caller): boolean =>
  caller.channelId === channelId || caller.channelId === cardChannelId

async function whyFull(service: TableService, table: PublicTable, { channelId, language }: Caller) {
  const { follow } = words(language)
  const [channels, tables] = [
    (await service.followers.ofTable(table.id)).filter(({ kind }) => kind === 'channel'),
    await service.followers.ofTarget(channelId),
  ]
  if (channels.some(({ target }) => target === channelId)) return null
  if (channels.length >= MOST_CHANNELS) return follow.tooManyChannels(MOST_CHANNELS)
  return tables.length >= MOST_TABLES ? follow.tooManyTables(MOST_TABLES) : null
}

async function followReply(service: TableService, caller: Caller, notice: string | null = null): Promise<Reply> {
  const server = serverOrReply(caller)
  if (isReply(server)) return server
  const { notices } = words(caller.language)
  if (lacksNeededRights(caller.lacking) && notice === null) return noticeReply(notices.missingRights(caller.lacking))
  const followers = await service.followers.ofTarget(caller.channelId)
  const shown = (await Promise.all(followers.map(({ tableId }) => service.view(tableId)))).filter((one) => one !== null)
  const others = (await tablesToShow(service, caller)).filter(({ id }) => followers.every((one) => one.tableId !== id))
  return reply(
    tablesShownHerePost(shown, others, caller, notice ?? (caller.mayNotWrite ? notices.youMayNotWrite : null)),
  )
}

/** Tables of the server that the caller may have shown in the channel: the caller's own first, then the newest. */
async function tablesToShow(service: TableService, caller: Caller): Promise<PublicOnlyTable[]> {
  const { guildId, person } = caller
  if (guildId === null || caller.mayNotWrite) return []
  const own = (await service.openTablesOf(person.id)).filter((table) => table.guildId === guildId && !table.solo)
  const all = caller.moderator ? await service.openTablesIn(guildId, LIMITS.options + MOST_TABLES) : []
  return [...own, ...all.filter(({ id }) => own.every((one) => one.id !== id))]
    .filter((table) => mayShow(table, caller) && !isAt(table, caller) && table.phase !== 'frozen')
    .slice(0, LIMITS.options)
}

/** The tables that the channel shows, each with a way to end that, and a select of others. */
export function tablesShownHerePost(
  shown: readonly PublicOnlyTable[],
  others: readonly PublicOnlyTable[],
  caller: Reader,
  notice: string | null,
): Post {
  const { language } = caller
  const { follow } = words(language)
  return post([
    asQuote(notice),
    `### ${EMOJI.search} ${follow.title}`,
    ...shown.flatMap((table) => shownParts(table, caller)),
    shown.length === 0 && others.length === 0 ? follow.none : null,
    others.length === 0
      ? null
      : select(
          pressOn(null, { verb: 'follow' }),
          follow.choose,
          others.map((table) => ({ value: table.id, ...labelsOf(table, language), emoji: EMOJI.bonfire })),
        ),
  ])
}

function shownParts(table: PublicOnlyTable, { person, language }: Reader): PostPart[] {
  const { follow } = words(language)
  const delay = table.options.followDelay ?? 0
  return [
    `${follow.shown(safeNamesOf(table, language).join(', '))} <#${table.channelId}>\n-# ${follow.delay(delay)}`,
    ...buttonRows([button(pressOn(table, { verb: 'unfollow' }), follow.stop, { style: 'danger' })]),
    ...(seatOfPerson(table, person.id) === null
      ? []
      : [
          select(
            pressOn(table, { verb: 'followdelay' }),
            follow.chooseDelay,
            FOLLOW_DELAYS.map((turns) => ({
              value: String(turns),
              label: follow.delay(turns),
              chosen: turns === delay,
            })),
          ),
        ]),
  ]
}

/** Who plays, and whose turn it is. */
function labelsOf(
  table: PublicOnlyTable,
  language: Language,
): { readonly label: string; readonly description: string } {
  const { panel } = words(language)
  const names = table.seats.map((_, seat) => plainNameOf(table, seat, language))
  return {
    label: clip(names.join(', '), LIMITS.optionLabel),
    description:
      table.phase === 'lobby'
        ? missingPlayersText(table, language)
        : panel.othersTurn(plainNameOf(table, table.actingSeat ?? 0, language)),
  }
}

import type { PublicTable, TableService } from '#table'
import { EMOJI, words } from '#text'
import { button, buttonRows, noticePost, type Post, post, putAbove, type SelectOption, select } from '../components.ts'
import { type ComponentPress, pressOn } from '../custom-id.ts'
import { tablePlaceText } from '../links.ts'
import { plainNameOf, safeNameOf, safeNamesOf } from '../names.ts'
import { actAtTableOrPlan } from '../outcome.ts'
import { type Caller, isReply, type OptionalTableContext, type Reply, reply } from '../reply.ts'
import { tableRefusalLine } from '../table-text.ts'
import { moderatorCommand, moderatorWhoPressed } from './who-moderates.ts'

/** Tables that are listed: each has up to five options in a select of 25. */
const MOST_LISTED = 5

/** Shows the server's open tables, to close one, stop its game or free a seat. */
export const serverTablesCommand = moderatorCommand('tables', async (service, where, caller) =>
  reply(await tablesPost(service, caller, where.guildId, where.by)),
)

/** Shows them again, or asks about what the select chose; closes and frees once that was confirmed. */
export async function pressServerTables(
  { service, caller, values: [value] }: OptionalTableContext,
  { by, what, table: tableId }: ComponentPress<'servertables'>,
): Promise<Reply> {
  const where = moderatorWhoPressed(caller, by)
  if (isReply(where)) return where
  const again = async (notice: string | null) => {
    const shown = await tablesPost(service, caller, where.guildId, by)
    return reply(notice === null ? shown : putAbove(noticePost(notice), shown))
  }
  const [id = '', seatChosen] = what === 'choose' ? (value ?? '').split(' ') : [tableId]
  const seat = what === 'choose' ? seatChosen : /^free(\d)$/.exec(what)?.[1]
  const found = what === 'list' ? null : await service.viewFor(caller.person.id, id)
  if (found === null || found.guildId !== where.guildId) return again(null)
  const at = seat === undefined ? null : Number(seat)
  const sitting = at === null ? null : found.seats[at]?.person
  if (at !== null && sitting == null) return again(null)
  if (what === 'choose') return reply(askPost(found, at, by, caller))
  const done = await actAtTableOrPlan(
    { service, caller: { ...caller, moderator: true }, table: found },
    at === null ? { kind: 'close', as: 'moderator' } : { kind: 'freeSeat', seat: at },
  )
  const { tables } = words(caller.language).server
  if (done.kind === 'refused') return again(tableRefusalLine(done.table, done.refusal, caller.language))
  if (done.kind !== 'done') return again(null)
  const kind = at !== null ? 'freed' : isOn(found) ? 'stopped' : 'closed'
  await service.servers.did(where, { kind, table: found.id, channelId: found.channelId }, sitting?.id)
  return again(tables[kind])
}

/** Whether a game has begun, which may have broken since: closing the table stops it. */
const isOn = ({ phase }: PublicTable): boolean => phase !== 'lobby'

async function tablesPost(service: TableService, caller: Caller, guildId: string, by: string): Promise<Post> {
  const { language } = caller
  const { server, notices } = words(language)
  const all = await service.openTablesIn(guildId, MOST_LISTED + 1)
  if (all.length === 0) return noticePost(server.tables.none)
  const shown = all.slice(0, MOST_LISTED)
  return post([
    `### ${server.tables.title}`,
    shown.map(
      (table, nth) => `${nth + 1}. ${tablePlaceText(table, language)} · ${safeNamesOf(table, language).join(', ')}`,
    ),
    all.length > shown.length ? `-# ${notices.moreTables}` : null,
    select(
      pressOn(null, { verb: 'servertables', by, what: 'choose' }),
      server.tables.choose,
      shown.flatMap((table, nth) => optionsOf(table, nth + 1, caller)),
    ),
  ])
}

/** @param number of the table in the list */
function optionsOf(table: PublicTable, number: number, { language }: Caller): SelectOption[] {
  const { tables } = words(language).server
  const names = table.seats.map((_, seat) => plainNameOf(table, seat, language))
  return [
    {
      value: table.id,
      label: isOn(table) ? tables.stop(number, names) : tables.close(number, names),
      emoji: EMOJI.out,
    },
    ...(table.phase === 'playing' && !table.solo
      ? table.seats.flatMap(({ person }, seat) =>
          person === null
            ? []
            : { value: `${table.id} ${seat}`, label: tables.free(number, names[seat] ?? ''), emoji: EMOJI.seat },
        )
      : []),
  ]
}

function askPost(table: PublicTable, seat: number | null, by: string, { language }: Caller): Post {
  const { tables } = words(language).server
  const names = safeNamesOf(table, language)
  const what = seat !== null ? 'free' : isOn(table) ? 'stop' : 'close'
  const asked = {
    close: () => tables.askClose(names),
    stop: () => tables.askStop(names),
    free: () => tables.askFree(safeNameOf(table, seat ?? 0, language)),
  }
  return post([
    asked[what](),
    ...buttonRows([
      button(
        pressOn(table, { verb: 'servertables', by, what: seat === null ? 'close' : (FREE[seat] ?? 'list') }),
        tables.confirm[what],
        { style: 'danger' },
      ),
      button(pressOn(null, { verb: 'servertables', by, what: 'list' }), tables.back),
    ]),
  ])
}

const FREE = ['free0', 'free1', 'free2', 'free3'] as const

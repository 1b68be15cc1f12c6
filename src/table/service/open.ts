import type { OpenOutcome, OpenRequest } from '../actions/action.ts'
import { type Draft, newDraft, type ValidationContext, withEntry } from '../actions/draft.ts'
import { withGameStart } from '../actions/lobby.ts'
import { withComputerSeated } from '../actions/seat-changes.ts'
import { rowOfEntry } from '../state/entries.ts'
import { DEFAULT_OPTIONS } from '../state/options.ts'
import { MOST_SEATS } from '../state/seats.ts'
import { emptyTableState, type TableState } from '../state/state.ts'
import { isComputerDue } from './cache.ts'
import { earliestRematchRequestTime, earliestSeatInvitationTime, runInInvitedPersonsQueue } from './call-pauses.ts'
import { viewTableFor } from './queries.ts'
import type { ServiceContext } from './service-context.ts'
import { type QuotaOrServerRefusal, whyMayNotOpen } from './who-may-sit.ts'

type Created =
  | { readonly kind: 'created'; readonly table: TableState; readonly askedIn: string | null }
  | { readonly kind: 'channelTaken'; readonly tableId: string }
  | QuotaOrServerRefusal

/** Opens a table or says why not, with the table that is in the way. */
export async function openTable(context: ServiceContext, opening: OpenRequest): Promise<OpenOutcome> {
  const { queue, cache, changed, ownOf } = context
  const { guildId, host, rematchOf } = opening
  const asks = guildId !== null && rematchOf !== undefined
  const again = asks ? await earliestRematchRequestTime(context, { guildId, rematchOf, by: host.id }) : null
  const byHost = () => queue.run(`person ${host.id}`, () => createWith(context, opening, again))
  for (;;) {
    const result = await (guildId === null ? byHost() : queue.run(`server ${guildId}`, byHost))
    switch (result.kind) {
      case 'created': {
        await context.settings.load(host.id)
        cache.put(result.table)
        changed(result.table.id, result.table.seq)
        return { kind: 'opened', table: ownOf(result.table, host.id), askedIn: result.askedIn }
      }
      case 'channelTaken':
      case 'soloOpen': {
        const { tableId, ...why } = result
        const table = await viewTableFor(context, host.id, tableId)
        if (table !== null) return { ...why, table }
        break
      }
      default:
        return result
    }
  }
}

/** With a seat for a friend, who is called unless they just were. */
const createWith = (context: ServiceContext, opening: OpenRequest, again: number | null): Promise<Created> => {
  const { friend } = opening
  return friend === undefined
    ? create(context, opening, { again })
    : runInInvitedPersonsQueue(context, friend, async () =>
        create(context, opening, { again, friend: await earliestSeatInvitationTime(context, friend) }),
      )
}

/** When people can be called who are asked to a new table; null: at once. */
interface CalledLater {
  readonly again: number | null
  readonly friend?: number | null
}

async function create(context: ServiceContext, opening: OpenRequest, later: CalledLater): Promise<Created> {
  const { runtime, repository, now } = context
  const { guildId, channelId, around, solo, host } = opening
  const { roles, moderator, computers = [] } = opening
  const asked = { hostId: host.id, guildId, channelId, around, solo, roles, moderator, computers: computers.length }
  const exceeded = await whyMayNotOpen(context, asked, new Date(now().at))
  const inTheWay = exceeded === null ? null : await repository.openInChannel(channelId)
  if (inTheWay !== null) return { kind: 'channelTaken', tableId: inTheWay }
  if (exceeded !== null) return exceeded
  const id = runtime.randomId(6)
  const hasCard = around !== undefined && (opening.ownThread || (await repository.hasCard(around, channelId)))
  const cardChannelId = hasCard ? around : null
  const { table, entries } = firstEntries(id, opening, cardChannelId, later, now())
  const { game } = table
  if (game !== null) await repository.saveBox(game.rules.hash, game.rules.box)
  const askedIn = guildId === null ? await countsIn(context, opening) : null
  const result = await repository.create(
    {
      ...{ id, guildId, channelId, cardChannelId, solo, people: [host.id], computerDue: isComputerDue(table) },
      askedIn,
      invited: table.lobby.heldSeats.map(({ person }) => person),
    },
    entries.map(rowOfEntry),
  )
  return result.kind === 'created' ? { kind: 'created', table, askedIn } : result
}

/** The server in which a game in direct messages counts: none that keeps its host out. */
async function countsIn(
  { repository, servers }: ServiceContext,
  { askedIn = null, follows, host }: OpenRequest,
): Promise<string | null> {
  const before = askedIn === null && follows !== undefined ? await repository.askedIn(follows) : null
  const guildId = askedIn ?? before
  return guildId === null || (await servers.isBlocked(guildId, host.id)) ? null : guildId
}

/** The host sits down, and computer players do. Against Tom, and in direct messages against those, the game begins at once. */
function firstEntries(
  id: string,
  opening: OpenRequest,
  cardChannelId: string | null,
  later: CalledLater,
  now: ValidationContext,
): Draft {
  const { guildId, channelId, host, solo, options, rematchOf, friend, computers = [] } = opening
  const empty = emptyTableState({ id, guildId, channelId, cardChannelId }, new Date(now.at))
  const all = { ...DEFAULT_OPTIONS, ...options }
  const actor = { person: host, moderator: false, interactionId: null }
  const draft = newDraft(empty, actor, now)
  const askableAt = later.again ?? undefined
  const opened = withEntry(draft, { type: 'opened', host, solo, options: all, rematchOf, askableAt })
  const seated = computers
    .slice(0, MOST_SEATS - 1)
    .reduce((before, level) => withComputerSeated(before, before.table.seating.seats.length, level), opened)
  if (solo || (guildId === null && computers.length > 0)) return withGameStart(seated)
  return friend === undefined || friend === host.id
    ? seated
    : withEntry(seated, { type: 'held', person: friend, callableAt: later.friend ?? undefined })
}

import { DAY_MS } from '#time'
import { actWithinTableQueue } from '../service/act.ts'
import type { ServiceContext } from '../service/service-context.ts'

/** For so long after the bot left a server what is kept of it stays. */
const KEPT_MS = 30 * DAY_MS
const PAGE = 50

/** More open tables than a server has. */
const EVERY = 1_000_000
/** So long the tables' channels have to say that they are closed, and how often that is looked at, in ms. */
const SHOWN_WITHIN = 20_000
const LOOK_EVERY = 100

/**
 * Deletes all that is kept of a server: its open tables are closed first, so that their channels say so. A table that cannot be
 * closed is deleted all the same.
 * @param present whether the bot is in that server, and its channels can be written to
 */
export async function deleteServer(context: ServiceContext, guildId: string, present = true): Promise<void> {
  const { repository, serverRows, lookings, queue, cache, runtime } = context
  const open = await repository.openIn(guildId, EVERY)
  for (const tableId of open) await queue.run(tableId, () => actWithinTableQueue(context, closing(tableId)))
  const began = runtime.monotonic()
  while (present && runtime.monotonic() - began < SHOWN_WITHIN && (await serverRows.isBehind(guildId)))
    await runtime.sleep(LOOK_EVERY)
  for (;;) {
    const tables = await serverRows.tables(guildId, PAGE)
    for (const id of tables)
      await queue.run(id, async () => {
        await serverRows.deleteTable(id)
        cache.invalidate(id)
      })
    if (tables.length < PAGE) break
  }
  await lookings.forgetServer(guildId)
  await serverRows.deleteServer(guildId)
}

const closing = (tableId: string) => ({
  ...{ tableId, seq: null, person: { id: '', name: '' }, moderator: true, interactionId: null },
  action: { kind: 'close' as const },
})

/**
 * Keeps since when the bot is in a server no more, and deletes what is kept of those that it left long ago.
 * @param present ids of all servers that the bot is in, as Discord says now
 * @returns ids of those that were deleted
 */
export async function markAndDeleteLeftServers(
  context: ServiceContext,
  present: ReadonlySet<string>,
): Promise<string[]> {
  const { serverRows, now } = context
  const { sureAt } = now()
  for (const guildId of await serverRows.all())
    await (present.has(guildId) ? serverRows.markThere(guildId) : serverRows.markLeft(guildId, new Date(sureAt)))
  const left = await serverRows.leftBefore(new Date(sureAt - KEPT_MS))
  for (const guildId of left) await deleteServer(context, guildId, false)
  return left
}

import type { ServiceContext } from '../service/service-context.ts'
import { type Folded, NO_GUILD, peopleOf, readGuild, readStanding, storedStanding, withResult } from './fold.ts'
import { COUNTED, readResult } from './result.ts'

/** Games that are folded in one go: a press waits for no more. */
const PAGE = 10

/**
 * Folds the next results of a server, in the order in which the games ended: only once all that have ended are reckoned.
 * @returns the tables whose games were next, perhaps folded by another process; none where all are folded
 */
export async function foldSome({ results }: ServiceContext, guildId: string): Promise<readonly string[]> {
  const kept = await results.fold(guildId)
  if (kept === null || !(await results.isCounted(guildId, COUNTED))) return []
  const guild = readGuild(kept)
  const page = await results.after(guildId, guild === null ? null : kept.foldedAt, PAGE)
  const last = page.at(-1)
  if (last === undefined) return []
  const games = page
    .flatMap((one) => readResult(one) ?? [])
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime() || (a.tableId < b.tableId ? -1 : 1))
  const ids = [...new Set(games.flatMap(peopleOf))]
  // Those of a fold that begins anew are overwritten one by one.
  const before = guild === null ? [] : await results.standings(guildId, ids)
  const start: Folded = {
    guild: guild ?? NO_GUILD,
    people: new Map(before.map((one) => [one.personId, readStanding(one)])),
  }
  const folded = games.reduce(withResult, start)
  const standings = [...folded.people].map(([personId, standing]) => storedStanding(personId, standing))
  const { revision } = kept
  await results.saveFold(guildId, { revision, foldedAt: last.endedAt, data: folded.guild }, standings)
  // Where somebody was first it is read anew.
  return page.map(({ tableId }) => tableId)
}

import { standardRules } from '#engine'
import type { SeasonGame, SeasonTable } from '#support/season'

/** A record as it stands: what, how much, in which game, and whose. */
export type HeldRecord = readonly [key: string, value: number, tableId: string, personId: string]

/**
 * The records of a server, from what was played and nothing that the bot keeps.
 * @returns those that stand, and by game those that were broken after five games had offered something
 */
export function recordsOf(games: readonly (readonly [SeasonGame, SeasonTable])[], guildId: string) {
  const best = new Map<string, HeldRecord>()
  const offered = new Map<string, number>()
  const runs = new Map<string, number>()
  /** People whose present run of wins held the record. */
  const holds = new Set<string>()
  const news: [string, string, number, number][] = []
  const offer = (key: string, value: number, tableId: string, personId: string, goesOn = false) => {
    const before = offered.get(key) ?? 0
    offered.set(key, before + 1)
    const [, standing = null] = best.get(key) ?? []
    if (standing !== null && (key === 'closest' ? value >= standing : value <= standing)) return
    if (standing !== null && before >= 5 && !goesOn) news.push([tableId, key, standing, value])
    best.set(key, [key, value, tableId, personId])
  }
  const ordered = games
    .filter(([, table]) => table.guildId === guildId && !table.people.includes(null) && table.closed !== true)
    .filter(([{ setup }]) => setup.box === standardRules.hash)
    .toSorted(([, a], [, b]) => a.endedAt.getTime() - b.endedAt.getTime() || (a.id < b.id ? -1 : 1))
  for (const [game, { id, people, leaves }] of ordered) {
    const own = people.flatMap((person, seat) =>
      person === null || (leaves?.seat === seat && leaves.heir !== person)
        ? []
        : [{ seat, id: person.id, total: game.sheets[seat]?.total ?? 0 }],
    )
    const most = Math.max(...own.map(({ total }) => total))
    offer(`points${people.length}`, most, id, own.find(({ total }) => total === most)?.id ?? '')
    const turns = own.flatMap((one) => greatestTurn(game, one.seat).map((value) => ({ id: one.id, value })))
    const greatest = Math.max(...turns.map(({ value }) => value))
    offer('turn', greatest, id, turns.find(({ value }) => value === greatest)?.id ?? '')
    const [first, second] = game.sheets.toSorted((a, b) => a.rank - b.rank || b.total - a.total)
    const winner = own.find(({ seat }) => game.sheets[seat]?.rank === 1)
    if (people.length > 1 && winner !== undefined && first !== undefined && second !== undefined && second.rank > 1)
      offer('closest', first.total - second.total, id, winner.id)
    const [alone] = people
    if (people.length === 1 && alone != null) {
      const run = (game.sheets[0]?.rank ?? 9) < (game.sheets[1]?.rank ?? 0) ? (runs.get(alone.id) ?? 0) + 1 : 0
      runs.set(alone.id, run)
      // A run that holds the record is told once.
      const [, value, , holder] = best.get('streak') ?? []
      if (run > 0)
        offer('streak', run, id, alone.id, run > 1 && holder === alone.id && value === run - 1 && holds.has(holder))
      if (run === 0) holds.delete(alone.id)
      else if (best.get('streak')?.[2] === id) holds.add(alone.id)
    }
  }
  return { best, news }
}

/** What a seat's turns added to what its city would have scored; what comes between two of them counts with the later one. */
function greatestTurn({ start, course }: SeasonGame, seat: number): number[] {
  const ends = course.filter((one, index) => one.seat === seat && course[index + 1]?.turn !== one.turn)
  const totals = ends.map(({ totals }) => totals[seat] ?? 0)
  return totals.map((total, index) => total - (totals[index - 1] ?? start[seat] ?? 0))
}

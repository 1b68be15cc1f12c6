import type { PuzzleRepository, StoredAttempt } from '#table/puzzles/puzzle-repository'
import type { Client, PuzzleAttemptRow } from './client.ts'
import { unlessTaken } from './taken.ts'

/** How people fare with the puzzles of the days, through Prisma, alike on both databases. */
export function puzzleRepository(client: Client): PuzzleRepository {
  return {
    find: async (day, personId) => {
      const [row] = await client.puzzleAttempt.findMany({
        where: { day, personId },
        orderBy: { personId: 'asc' },
        take: 1,
      })
      return row === undefined ? null : read(row)
    },
    save: async (day, { personId, guildId, data: attempt }, before) => {
      const data = JSON.stringify(attempt)
      if (before === null)
        return unlessTaken(() => client.puzzleAttempt.createMany({ data: { day, personId, guildId, data } }))
      const where = { day, personId, data: JSON.stringify(before.data) }
      return (await client.puzzleAttempt.updateMany({ where, data: { data } })).count > 0
    },
    ofGuild: async (day, guildId, most) =>
      (await client.puzzleAttempt.findMany({ where: { day, guildId }, orderBy: { personId: 'asc' }, take: most })).map(
        read,
      ),
    removeBefore: async (day) => {
      await client.puzzleAttempt.deleteMany({ where: { day: { lt: day } } })
    },
    forget: async (personId) => {
      await client.puzzleAttempt.deleteMany({ where: { personId } })
    },
  }
}

const read = ({ personId, guildId, data }: PuzzleAttemptRow): StoredAttempt => ({
  personId,
  guildId,
  data: JSON.parse(data),
})

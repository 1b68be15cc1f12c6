import type { PersonRepository } from '#table/people'
import type { Client } from './client.ts'
import { unlessTaken } from './taken.ts'

/**
 * What is kept of people, by Discord's user id: JSON, for the table to decode. With it go notices and plans of theirs, and
 * what they follow.
 * @param wipe takes what was deleted out of what the database keeps beside its rows
 */
export function personRepository(client: Client, wipe: () => Promise<void>): PersonRepository {
  return {
    profile: async (id) => {
      const row = await client.person.findUnique({ where: { id } })
      return row === null ? null : JSON.parse(row.profile)
    },
    changeProfile: async (id, change) => {
      for (let written = false; !written; ) {
        const row = await client.person.findUnique({ where: { id } })
        const profile = JSON.stringify(change(row === null ? null : JSON.parse(row.profile)))
        written =
          row === null
            ? await unlessTaken(() => client.person.createMany({ data: { id, profile } }))
            : (await client.person.updateMany({ where: { id, profile: row.profile }, data: { profile } })).count > 0
      }
    },
    forget: async (id) => {
      await client.$transaction([
        client.notice.deleteMany({ where: { personId: id } }),
        client.follower.deleteMany({ where: { personId: id } }),
        client.plan.deleteMany({ where: { personId: id } }),
        client.person.deleteMany({ where: { id } }),
      ])
      await wipe()
    },
  }
}

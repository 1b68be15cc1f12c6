import type { People } from '#table/people'
import type { Client } from './client.ts'

/** What is kept of people, by Discord's user id: JSON, for the table to decode. */
export function peopleIn(client: Client): People {
  return {
    profile: async (id) => {
      const row = await client.person.findUnique({ where: { id } })
      return row === null ? null : JSON.parse(row.profile)
    },
    changeProfile: async (id, change) => {
      const row = await client.person.findUnique({ where: { id } })
      const profile = JSON.stringify(change(row === null ? null : JSON.parse(row.profile)))
      await client.person.upsert({ where: { id }, create: { id, profile }, update: { profile } })
    },
    forget: async (id) => {
      await client.person.deleteMany({ where: { id } })
    },
  }
}

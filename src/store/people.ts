import type { People } from '#table/people'
import type { Client } from './client.ts'

/** What is kept of people, by Discord's user id: JSON, for the table to decode. */
export function peopleIn(client: Client): People {
  return {
    profile: async (id) => {
      const row = await client.person.findUnique({ where: { id } })
      return row === null ? null : JSON.parse(row.profile)
    },
    saveProfile: async (id, data) => {
      const profile = JSON.stringify(data)
      await client.person.upsert({ where: { id }, create: { id, profile }, update: { profile } })
    },
  }
}

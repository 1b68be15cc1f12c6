import type { Client } from './client.ts'

/** What people set for themselves, by Discord's user id. */
export interface People {
  /** The JSON last saved, for the caller to decode, or null. */
  profile(personId: string): Promise<unknown>
  saveProfile(personId: string, profile: unknown): Promise<void>
}

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

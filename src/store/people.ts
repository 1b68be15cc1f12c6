import { z } from 'zod'
import type { PersonRepository } from '#table/people'
import type { Client } from './client.ts'
import { type Statements, sql } from './statements.ts'
import { unlessTaken } from './taken.ts'

/**
 * What is kept of people, by Discord's user id: JSON, for the table to decode. With it go notices and plans of theirs, and
 * what they follow.
 * @param wipe takes what was deleted out of what the database keeps beside its rows
 */
export function personRepository(client: Client, { rows }: Statements, wipe: () => Promise<void>): PersonRepository {
  const kept = async (id: string): Promise<string | null> =>
    Profiles.parse(await rows(sql`SELECT profile FROM people WHERE id = ${id}`))[0]?.profile ?? null

  return {
    profile: async (id) => {
      const profile = await kept(id)
      return profile === null ? null : JSON.parse(profile)
    },
    changeProfile: async (id, change) => {
      for (let written = false; !written; ) {
        const before = await kept(id)
        const profile = JSON.stringify(change(before === null ? null : JSON.parse(before)))
        written =
          before === null
            ? await unlessTaken(() => client.person.createMany({ data: { id, profile } }))
            : (await client.person.updateMany({ where: { id, profile: before }, data: { profile } })).count > 0
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

const Profiles = z.array(z.object({ profile: z.string() }))

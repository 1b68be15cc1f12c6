import { z } from 'zod'
import type { PersonRepository } from '#table/people/people'
import { type Statements, sql } from './sql.ts'

const profileOf = sql(`SELECT profile FROM people WHERE id = :id`)
const add = sql(`INSERT INTO people (id, profile) VALUES (:id, :profile) ON CONFLICT DO NOTHING`)
const change = sql(`UPDATE people SET profile = :profile WHERE id = :id AND profile = :before`)
const forget = [
  sql(`DELETE FROM notices WHERE person_id = :id`),
  sql(`DELETE FROM followers WHERE person_id = :id`),
  sql(`DELETE FROM plans WHERE person_id = :id`),
  sql(`DELETE FROM people WHERE id = :id`),
]

/**
 * What is kept of people, by Discord's user id: JSON, for the table to decode. With it go notices and plans of theirs, and
 * what they follow.
 * @param wipe takes what was deleted out of what the database keeps beside its rows
 */
export function personRepository({ rows, write, writeAll }: Statements, wipe: () => Promise<void>): PersonRepository {
  const kept = async (id: string): Promise<string | null> =>
    Profiles.parse(await rows(profileOf({ id })))[0]?.profile ?? null

  return {
    profile: async (id) => {
      const profile = await kept(id)
      return profile === null ? null : JSON.parse(profile)
    },
    changeProfile: async (id, changed) => {
      for (let written = 0; written === 0; ) {
        const before = await kept(id)
        const profile = JSON.stringify(changed(before === null ? null : JSON.parse(before)))
        written = await write(before === null ? add({ id, profile }) : change({ id, profile, before }))
      }
    },
    forget: async (id) => {
      await writeAll(forget.map((statement) => statement({ id })))
      await wipe()
    },
  }
}

const Profiles = z.array(z.object({ profile: z.string() }))

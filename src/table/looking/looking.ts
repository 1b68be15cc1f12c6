import { z } from 'zod'
import { paceSchema } from '../clock/pace.ts'
import type { Person } from '../state/seats.ts'
import type { LookingRepository, StoredLooking } from './looking-repository.ts'

const data = z.object({
  /** With how many people the table opens. */
  players: z.int().min(2).max(4),
  /** Who is in, the one who looks first. */
  people: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  /** Id of the one who looks. */
  host: z.string(),
  language: z.string(),
  pace: paceSchema.nullable(),
  /** Until when, in ms since 1970. */
  until: z.int(),
  /** Id of a role that the message mentions; null where it mentions none. */
  role: z.string().nullable().default(null),
})

/** Somebody's search for players. */
export interface Looking extends Omit<StoredLooking, 'data'>, Readonly<z.infer<typeof data>> {}

/** What is looked for. */
type LookingWish = Pick<
  Looking,
  'id' | 'guildId' | 'channelId' | 'players' | 'language' | 'pace' | 'until' | 'role'
> & {
  readonly host: Person
}

/** How a search stands: as many are in as are wanted; its time is over, or whoever looked does not any more. */
export type LookingStatus = 'open' | 'full' | 'over'

/** So long nobody else does something about one that is due, or shows what changed, in ms. */
const CLAIM_MS = 60_000

/**
 * Searches for players; every call may throw `StoreUnavailable`.
 * @param now by the clock on the wall
 */
export function createLookingService(kept: LookingRepository, now: () => Date) {
  const read = ({ data: json, ...row }: StoredLooking): Looking | null => {
    const { data: found } = data.safeParse(json)
    return found === undefined ? null : { ...row, ...found }
  }
  const stored = (looking: Looking): StoredLooking => {
    const { players, people, host, language, pace, until, role, ...row } = looking
    return { ...row, data: { players, people, host, language, pace, until, role } }
  }
  const stateOf = ({ people, players, host, until }: Looking): LookingStatus => {
    if (!people.some(({ id }) => id === host)) return 'over'
    if (people.length >= players) return 'full'
    return until <= now().getTime() ? 'over' : 'open'
  }
  const find = async (id: string): Promise<Looking | null> => {
    const row = await kept.find(id)
    return row === null ? null : read(row)
  }
  const oneClaimLater = (): Date => new Date(now().getTime() + CLAIM_MS)
  /** Changes it as often as others are first. */
  const changed = async (id: string, change: (looking: Looking) => Looking): Promise<Looking | null> => {
    for (;;) {
      const before = await find(id)
      if (before === null) return null
      const next = change(before)
      if (next === before) return before
      if (await kept.change(stored(next))) return { ...next, revision: before.revision + 1 }
    }
  }
  const withPerson = (looking: Looking, person: Person, comes: boolean): Looking => {
    const isIn = looking.people.some(({ id }) => id === person.id)
    if (isIn === comes || stateOf(looking) !== 'open') return looking
    const { id, name } = person
    const people = comes ? [...looking.people, { id, name }] : looking.people.filter((one) => one.id !== id)
    const next = { ...looking, people }
    // Whoever asks for it shows it; where their process dies, another one does.
    return { ...next, dueAt: stateOf(next) === 'open' ? oneClaimLater() : now() }
  }
  return {
    /**
     * @param wish its id is Discord's of what was typed: of two processes that hear it both begin the same search
     * @returns null where the person looks for players in that server already
     */
    begin: async ({ host, ...wish }: LookingWish): Promise<Looking | null> => {
      const others = await kept.all(wish.guildId)
      if (others.some((one) => one.id !== wish.id && read(one)?.host === host.id)) return null
      const looking: Looking = {
        ...wish,
        ...{ host: host.id, people: [{ id: host.id, name: host.name }] },
        ...{ messageId: null, revision: 1, dueAt: oneClaimLater() },
      }
      return (await kept.add(stored(looking))) ? looking : find(wish.id)
    },
    find,
    /**
     * Somebody is in, or not any more; whoever looks ends it so. What is full or over stays as it is.
     * @returns null where there is no such search (any more)
     */
    change: (id: string, person: Person, comes: boolean) =>
      changed(id, (looking) => withPerson(looking, person, comes)),
    /**
     * A message shows it as it was read.
     * @returns how it stands, where it was changed meanwhile; null where nothing is left to show
     */
    shown: async (seen: Looking, messageId: string): Promise<Looking | null> => {
      let isNewest = false
      const after = await changed(seen.id, (one) => {
        isNewest = one.revision === seen.revision
        if (!isNewest) return one.messageId === null ? { ...one, messageId } : one
        return { ...one, messageId, dueAt: stateOf(one) === 'open' ? new Date(one.until) : one.dueAt }
      })
      return isNewest ? null : after
    },
    stateOf,
    /** Ids of those that are full or over, or not shown as they stand, and that nobody does something about. */
    due: () => kept.due(now()),
    /** Takes one that is due, for a minute; null where another process has it, or it is not due. */
    claim: async (id: string): Promise<Looking | null> => {
      const looking = await find(id)
      if (looking === null || looking.dueAt > now()) return null
      const claimed = { ...looking, dueAt: oneClaimLater() }
      return (await kept.change(stored(claimed))) ? { ...claimed, revision: claimed.revision + 1 } : null
    },
    /** It is done with. */
    remove: kept.remove,
    forget: async (personId: string) => {
      for (const row of await kept.all(null)) {
        const looking = read(row)
        if (looking === null || !looking.people.some(({ id }) => id === personId)) continue
        await changed(row.id, (one) => {
          const people = one.people.filter(({ id }) => id !== personId)
          return { ...one, people, host: one.host === personId ? '' : one.host, dueAt: now() }
        })
      }
    },
    forgetServer: async (guildId: string) => {
      for (const { id } of await kept.all(guildId)) await kept.remove(id)
    },
  }
}

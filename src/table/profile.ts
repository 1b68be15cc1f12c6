import { z } from 'zod'
import { scoreSheets } from '#engine'
import { FIRST_HANDICAP, nextHandicap, type SoloResult } from './handicap.ts'
import type { Logged } from './log.ts'
import type { People } from './people.ts'
import { ask } from './shelf.ts'
import type { Tables } from './tables.ts'
import type { TableView } from './view.ts'

const gameSchema = z.object({
  table: z.string(),
  /** When it ended, in ms since 1970. */
  at: z.int(),
  /** A game given up is lost; `void` are those that count for nothing: broken, or closed by somebody else. */
  result: z.enum(['won', 'lost', 'tied', 'void']),
  gaveUp: z.boolean(),
  /** Points of the person and of Tom. */
  points: z.tuple([z.int(), z.int()]).nullable(),
  handicap: z.int(),
  challenge: z.boolean(),
})
/** A game against Tom that has ended. */
export type SoloGame = z.infer<typeof gameSchema>

const keptSchema = z.object({
  /** Whether hints are wanted in a solo game; null: in the first. */
  guide: z.boolean().nullable().default(null),
  games: z.array(gameSchema).default([]),
})
type Kept = z.infer<typeof keptSchema>

/** A person's games against Tom. */
export interface Profile {
  readonly guide: boolean | null
  /** Those that were played to an end or given up, oldest first. */
  readonly games: readonly SoloGame[]
  readonly won: number
  readonly lost: number
  readonly tied: number
  /** R16.12: what the challenge stood at, from its start to now. */
  readonly handicaps: readonly number[]
  /** The last of them: the next game's. */
  readonly handicap: number
  /** The highest. */
  readonly best: number
}

/**
 * A person's profile. It follows from the tables, which never change once they have ended; what is kept beside them
 * only spares reading each again. So a game counts once, however often, where and when it is asked.
 * @param read a table with what happened there
 */
export async function profileOf(
  tables: Tables,
  people: People,
  personId: string,
  read: (tableId: string) => Promise<{ readonly table: TableView; readonly log: readonly Logged[] } | null>,
): Promise<Profile> {
  const [kept, ended] = await Promise.all([keptOf(people, personId), ask(() => tables.endedSoloOf(personId))])
  const known = new Map(kept.games.map((game) => [game.table, game]))
  const games: SoloGame[] = []
  for (const { id } of ended) {
    const game = known.get(id)
    const fresh = game === undefined ? await read(id) : null
    if (game !== undefined) games.push(game)
    else if (fresh !== null) games.push(gameOf(fresh.table, fresh.log))
  }
  games.sort((a, b) => a.at - b.at)
  if (games.length > known.size) await change(people, personId, (now) => ({ ...now, games }))
  return summed({ ...kept, games })
}

/** Whether the person wants hints. */
export const saveGuide = (people: People, personId: string, guide: boolean): Promise<void> =>
  change(people, personId, (now) => ({ ...now, guide }))

const change = (people: People, personId: string, made: (now: Kept) => Kept): Promise<void> =>
  ask(() => people.changeProfile(personId, (kept) => made(readKept(kept))))

const keptOf = async (people: People, personId: string): Promise<Kept> =>
  readKept(await ask(() => people.profile(personId)))

/** What cannot be read is as if nothing had been kept: the games follow from the tables. */
function readKept(json: unknown): Kept {
  const read = keptSchema.safeParse(json ?? {})
  return read.success ? read.data : { guide: null, games: [] }
}

function summed({ guide, games }: Kept): Profile {
  const counting = games.filter(({ result }) => result !== 'void')
  const handicaps = [FIRST_HANDICAP]
  for (const { challenge, result } of counting) {
    if (challenge && result !== 'void') handicaps.push(nextHandicap(handicaps.at(-1) ?? FIRST_HANDICAP, result))
  }
  const count = (result: SoloResult) => counting.filter((game) => game.result === result).length
  return {
    guide,
    games: counting,
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    handicaps,
    handicap: handicaps.at(-1) ?? FIRST_HANDICAP,
    best: Math.max(...handicaps),
  }
}

/** What an ended table comes to. */
function gameOf(table: TableView, log: readonly Logged[]): SoloGame {
  const result = soloResult(table)
  const last = log.at(-1)
  const gaveUp = last?.kind === 'closed' && last.why !== 'moderator' && table.fault === null
  return {
    table: table.id,
    at: table.since.getTime(),
    result: result ?? (gaveUp ? 'lost' : 'void'),
    gaveUp,
    points: result === null ? null : pointsOf(table),
    handicap: table.options.handicap,
    challenge: table.options.challenge,
  }
}

/** R16.10: how a finished game against Tom went; null for any other. */
export function soloResult(table: TableView): SoloResult | null {
  const points = table.solo && table.phase === 'finished' ? pointsOf(table) : null
  if (points === null) return null
  const [person, tom] = points
  if (person === tom) return 'tied'
  return person > tom ? 'won' : 'lost'
}

function pointsOf(table: TableView): [number, number] | null {
  if (table.settled === null || table.settled.ended === null) return null
  const [person, tom] = scoreSheets(table.settled)
  return person === undefined || tom === undefined ? null : [person.total, tom.total]
}

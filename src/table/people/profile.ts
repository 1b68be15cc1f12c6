import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { clampQuietHours, formerZonedQuietHoursAfter } from '../clock/quiet-hours.ts'
import type { EndedTableCursor, TableRepository, TableRowWithoutState } from '../repository.ts'
import { mapInBatches } from '../side-by-side.ts'
import type { PersonRepository } from './people.ts'
import { isPlannedAtTables, type PersonSettings, personSettingsSchema, SETTINGS_PAUSE_MS } from './settings.ts'

/** R16.12: how a game against Tom ended for the person; a tie is neither. */
export type SoloOutcome = 'won' | 'lost' | 'tied'

/** R16.12: where everybody's challenge begins. A negative handicap is the person's head start, a positive one Tom's. */
export const FIRST_HANDICAP = -10

const CHANGE: Readonly<Record<SoloOutcome, number>> = { won: 5, lost: -2, tied: 0 }
/** A game is set up with no more than this, either way. */
const MOST = 1000

/**
 * R16.12: the handicap of a person's next game.
 * @param handicap of the game just finished
 * @returns within the bounds of a game's setup
 */
export const nextHandicap = (handicap: number, result: SoloOutcome): number =>
  Math.max(-MOST, Math.min(MOST, handicap + CHANGE[result]))

const soloGameSchema = z.object({
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
export type SoloGame = z.infer<typeof soloGameSchema>

/** When an ended table was closed. */
export const tableClosedAt = ({ closedAt: at, createdAt }: TableRowWithoutState): Date => at ?? createdAt

/** The sum of older games, of which nothing else is kept. */
const summarySchema = z.object({
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  /** R16.12: what the challenge stood at after the last of them, and at its highest. */
  handicap: z.int(),
  best: z.int(),
  /** The last of them, which no other may come before. */
  last: z.object({ id: z.string(), at: z.int() }).nullable(),
})
type Summary = z.infer<typeof summarySchema>
const NO_GAMES: Summary = { won: 0, lost: 0, tied: 0, handicap: FIRST_HANDICAP, best: FIRST_HANDICAP, last: null }

/** Fields of later versions stay; one that cannot be read counts as not set. */
const keptSchema = z.looseObject({
  ...personSettingsSchema.omit({ hints: true }).shape,
  /** Whether hints are wanted, as it was first called. */
  guide: personSettingsSchema.shape.hints,
  /** Sum of the games before those below. */
  before: summarySchema.default(NO_GAMES),
  games: z.array(soloGameSchema).default([]),
})
type Kept = z.infer<typeof keptSchema>
const NOTHING_KEPT: Kept = keptSchema.parse({})

/** A person's games against Tom. */
export interface SoloProfile {
  /** The newest of those that were played to an end or given up, oldest first. */
  readonly games: readonly SoloGame[]
  /** Of all games. */
  readonly won: number
  readonly lost: number
  readonly tied: number
  /** R16.12: what the challenge stood at, from before the first of the newest games to now. */
  readonly handicaps: readonly number[]
  /** The last of them: the next game's. */
  readonly handicap: number
  /** The highest ever. */
  readonly best: number
}

/** Games of which more than their sum is kept: as many at least, twice as many at most. */
const NEWEST = 50
/** Ended games that are read in one go. */
const PAGE = 100

/**
 * A person's profile. It follows from the tables, whose games stay as they ended; what is kept beside them
 * only spares reading each again. So a game counts once, however often, where and when it is asked.
 * @param gameOf the result of an ended table
 */
export async function soloProfileOf(
  repository: TableRepository,
  people: PersonRepository,
  personId: string,
  gameOf: (ended: TableRowWithoutState) => Promise<SoloGame | null>,
): Promise<SoloProfile> {
  const save = ({ before, games }: Kept) => change(people, personId, (now) => ({ ...now, before, games }))
  const found = await keptOf(people, personId)
  let kept = shortened(found)
  if (kept !== found) await save(kept)
  for (let after = placeOf(kept.before); ; ) {
    const page: TableRowWithoutState[] = await repository.endedSoloOf(personId, after, PAGE)
    const known = new Set(kept.games.map(({ table }) => table))
    const unknown = page.filter(({ id }) => !known.has(id))
    const fresh = (await mapInBatches(unknown, gameOf)).filter((game) => game !== null)
    if (fresh.length > 0) {
      kept = shortened({ ...kept, games: [...kept.games, ...fresh].sort((a, b) => a.at - b.at) })
      // Page by page, so that a failure loses little.
      await save(kept)
      await setImmediate()
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return summed(kept)
    after = { id: last.id, closedAt: tableClosedAt(last) }
  }
}

const placeOf = ({ last }: Summary): EndedTableCursor | null =>
  last === null ? null : { id: last.id, closedAt: new Date(last.at) }

/** The same with the sum of its oldest games in their place, should they be many. */
function shortened(kept: Kept): Kept {
  if (kept.games.length <= 2 * NEWEST) return kept
  const old = kept.games.slice(0, -NEWEST)
  return { ...kept, before: old.reduce(added, kept.before), games: kept.games.slice(-NEWEST) }
}

function added(sum: Summary, { table, at, result, challenge }: SoloGame): Summary {
  const last = { id: table, at }
  if (result === 'void') return { ...sum, last }
  const handicap = challenge ? nextHandicap(sum.handicap, result) : sum.handicap
  return { ...sum, last, [result]: sum[result] + 1, handicap, best: Math.max(sum.best, handicap) }
}

/** The person's settings, with the defaults where they set none. */
export async function loadPersonSettings(people: PersonRepository, personId: string): Promise<PersonSettings> {
  const kept = await keptOf(people, personId)
  return personSettingsSchema.parse({ ...kept, hints: kept.guide })
}

/**
 * Changes settings; the others stay. Of quiet hours that are too long the first ones hold.
 * @param at in ms since 1970: clocks went by the former quiet hours until then, and the person's tables are looked at soon after
 */
export const saveChangedSettings = (
  people: PersonRepository,
  personId: string,
  { hints, ...changed }: Partial<PersonSettings>,
  at: number,
): Promise<void> =>
  change(
    people,
    personId,
    (now) => {
      const next = { ...now, ...changed, guide: hints ?? now.guide }
      const quiet = next.quiet === null ? null : clampQuietHours(next.quiet)
      return { ...next, quiet, quietBefore: formerZonedQuietHoursAfter(now, { ...next, quiet }, at) }
    },
    // Where the process dies before it has told them, another one looks at the tables.
    isPlannedAtTables(changed) ? new Date(at + SETTINGS_PAUSE_MS) : null,
  )

const change = (
  people: PersonRepository,
  personId: string,
  made: (now: Kept) => Kept,
  shownAt: Date | null = null,
): Promise<void> => people.changeProfile(personId, (kept) => made(readKept(kept)), shownAt)

const keptOf = async (people: PersonRepository, personId: string): Promise<Kept> =>
  readKept(await people.profile(personId))

/** A profile that cannot be read counts as empty: the games follow from the tables. */
function readKept(json: unknown): Kept {
  // Most people have no profile, and each is read several times a turn.
  if (json == null) return NOTHING_KEPT
  const read = keptSchema.safeParse(json)
  return read.success ? read.data : NOTHING_KEPT
}

function summed({ before, games }: Kept): SoloProfile {
  const counting = games.filter(({ result }) => result !== 'void')
  const handicaps = [before.handicap]
  let sum = before
  for (const game of counting) {
    sum = added(sum, game)
    if (game.challenge) handicaps.push(sum.handicap)
  }
  const { won, lost, tied, handicap, best } = sum
  return { games: counting, won, lost, tied, handicaps, handicap, best }
}
